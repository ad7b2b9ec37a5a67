/** The session that is there: acting as somebody else, its end, and what survives that. */
export const sessionEn = {
  impersonation: {
    names: '%{administrator} acts as %{user}',
    name: '%{administrator} acts as another user',
    back: 'Back to my account',
    ended: 'You no longer act as somebody else. You are %{administrator} again.',
  },
  end: {
    title: 'Your session is about to end',
    text: 'Enter your password to stay signed in. What you have typed on this page stays where it is.',
    textWithCode:
      'Enter your password and a code to stay signed in. What you have typed on this page stays where it is.',
    impersonated:
      'Acting as somebody else ends then, and cannot be extended. After that you are %{administrator} again.',
    left: '%{smart_count} second left |||| %{smart_count} seconds left',
    close: 'Close; the session still ends',
    password: 'Password',
    code: 'Code from your authenticator app',
    codeHint: 'Six digits. A code works once.',
    leave: 'Log out now',
    stay: 'Stay signed in',
    goOn: 'Go on until then',
    busy: 'One moment…',
    extended: 'You stay signed in.',
    failed: 'The session could not be extended.',
    strip: 'Your session ends in',
    show: 'Stay signed in…',
  },
  restored: 'Your unsaved changes were restored',
};
