/** The rooms of the back-office by the name of their route, each with a line on what is done there. */
export const navEn = {
  title: {
    dashboard: 'Dashboard',
    responses: 'Responses',
    corporateSurvey: 'Start scan',
    settings: 'Settings',
    profile: 'Profile',
    users: 'Users',
    logout: 'Log out',
  },
  line: {
    responses: 'Who took the scan, how far they came, and what they answered.',
    corporateSurvey: 'Take the scan together with a client.',
    settings: 'Your profile, the users, and how the application runs.',
    profile: 'Your name and language, password, two-factor authentication and open sessions.',
    users: 'Who has an account here, with which role, and when they last signed in.',
  },
  group: { application: 'Application', messages: 'Messages', queue: 'Queue', system: 'System' },
  overview: 'All settings',
  search: 'Search the settings',
  found: '%{smart_count} page found |||| %{smart_count} pages found',
  notFound: 'No page matches “%{search}”.',
};
