/** The home screen. */
export const homeEn = {
  title: 'Dashboard',
  greeting: 'Welcome, %{name}',
  lastSignIn: 'Last signed in: %{moment}',
  rooms: 'What you can do here',
  noRooms: 'No part of the back-office is open to you yet. Ask your administrator for a role.',
  loadFailed: 'Your profile could not be loaded.',
  retry: 'Try again',
  twoFactor: {
    title: 'Protect your account with two-factor authentication',
    text: 'Besides your password, a code from your phone is then needed to sign in.',
    link: 'Set it up in your profile',
  },
};
