/** The door: signing in. The sentences under `error` are the specification's. */
export const signInEn = {
  title: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  busy: 'Signing in…',
  home: 'Back to the website',
  forgot: 'Forgot password?',
  error: {
    invalid: 'Invalid login credentials',
    unreachable: 'Login server unreachable',
    failed: 'Could not authenticate',
    invalidProfile: 'Login server unreachable, invalid profile',
    setUpRequired: '2FA setup is required to proceed.',
    setUpMissing: 'Missing required setup information. Please try logging in again.',
  },
  codeNeeded: 'Sign in again and enter the code from your authenticator app.',
  noAnswer: 'The server did not answer. Check your connection and try again.',
};
