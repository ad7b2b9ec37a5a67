/** The jobs that run by the clock. */
export const recurringEn = {
  new: 'New recurring job',
  searchPlaceholder: 'Search by name...',
  allActive: 'On and off',
  isActive: { true: 'On', false: 'Off' },
  isOff: 'Is off',
  activeNamed: '%{name} active',
  switchedOn: '%{name} is on.',
  switchedOff: '%{name} is off.',
  presets: 'Choose a time',
  noPreview: 'The next times could not be worked out.',
  allRuns: 'All its jobs',
  field: {
    name: 'Name',
    flow: 'Job',
    params: 'Parameters',
    cron: 'When',
    timeZone: 'Time zone',
    active: 'Active',
    nextRuns: 'Next times',
    last: 'Last time',
  },
  hint: {
    cron: 'Five fields: minute, hour, day of the month, month, day of the week.',
    active: 'While it is off, it runs only when somebody runs it.',
  },
  section: {
    job: 'What',
    jobText: 'What is done, and what is needed for that.',
    when: 'When',
    whenText: 'The times are read on the clock of the time zone, summer and winter time included.',
  },
  run: {
    yes: 'Run now',
    title: 'Run “%{name}” now?',
    text: 'It runs once, beside its own times.',
    done: '%{name} is in the queue.',
  },
  delete: {
    title: 'Delete',
    text: 'It will not run any more. The jobs that it made stay in the queue.',
  },
  empty: {
    title: 'No recurring jobs yet',
    text: 'What is to be done each hour, night or month can be put on the clock here.',
  },
};
