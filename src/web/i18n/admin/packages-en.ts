/** The packages and their settings, in English: the texts of a setting stand under the package that it belongs to. */
export const packagesEn = {
  title: 'Packages',
  column: { name: 'Package', description: 'What it is about', version: 'Version', updatedAt: 'Last change' },
  unchanged: 'as delivered',
  empty: { title: 'No packages', text: 'This application has no packages with settings.' },
  form: {
    title: 'Settings',
    text: 'A change holds at once, for everybody.',
    readOnly: 'Only who manages every tenant may change these settings.',
    saved: 'The settings are saved.',
    error: 'The settings could not be loaded',
    retry: 'Try again',
  },
  about: { title: 'This package', version: 'Version', updatedAt: 'Last change', changes: 'Changes' },
  weakPassword: 'Fewer than 8 characters are easy to guess. From 8 on, common passwords are refused as well.',
  base: {
    title: 'Base',
    field: { siteTitle: 'Name of the site', contactEmail: 'Contact address' },
    hint: {
      siteTitle: 'Stands in the header, in titles and in mails.',
      contactEmail: 'Visitors and readers of mails can write to it.',
    },
  },
  session: {
    title: 'Session',
    field: {
      passwordMinLength: 'Shortest password (characters)',
      sessionHours: 'Signed in for at most (hours)',
      lockMinutes: 'Rest after wrong passwords (minutes)',
    },
    hint: {
      passwordMinLength: 'For new passwords, from 4 to 64.',
      sessionHours: 'After this, people sign in again. For sessions that begin from now on.',
      lockMinutes: 'After ten wrong passwords or codes, an account waits this long.',
    },
  },
  catalog: {
    title: 'Catalog',
    field: { logRetentionDays: 'Keep logs (days)', jobRetentionDays: 'Keep jobs (days)' },
    hint: {
      logRetentionDays: 'Older warnings and errors are deleted. The audit log stays.',
      jobRetentionDays: 'Jobs that ended are deleted after this, with the files that they made.',
    },
  },
  survey: {
    title: 'Survey',
    field: { abandonedAfterHours: 'Abandoned after (hours)', abandonedReportTo: 'Report to' },
    hint: {
      abandonedAfterHours: 'A scan counts as abandoned when nobody has gone on with it for this long.',
      abandonedReportTo: 'The address that gets the report of abandoned scans. Leave it empty to send none.',
    },
  },
  payment: {
    title: 'Payment',
    field: { provider: 'Payment provider', vatPercentage: 'VAT (%)', mollieApiKey: 'API key of Mollie' },
    hint: {
      provider: 'With Test, nobody is asked for money.',
      mollieApiKey: 'Begins with test_ or live_. Nobody can read it back.',
    },
    choice: { provider: { test: 'Test', mollie: 'Mollie' } },
  },
  mail: {
    title: 'Mail',
    field: { fromName: 'Name of the sender', replyTo: 'Answers go to', smtpUrl: 'Mail server' },
    hint: {
      fromName: 'Leave it empty to use the name of the installation.',
      replyTo: 'Leave it empty to have answers go to the sender.',
      smtpUrl: 'For example smtps://name:password@mail.example.nl. Goes before SMTP_URL. Nobody can read it back.',
    },
  },
  privacy: {
    title: 'Privacy',
    field: { retentionMonths: 'Keep finished scans (months)', unfinishedDays: 'Keep unfinished scans (days)' },
    hint: {
      retentionMonths: 'After this they are anonymised, unless the scan itself says otherwise. For scans from now on.',
      unfinishedDays: 'After this they are anonymised. For scans that begin from now on.',
    },
  },
};
