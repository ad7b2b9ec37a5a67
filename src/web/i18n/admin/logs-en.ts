/** The application's log, in English. */
export const logsEn = {
  title: 'Logs',
  searchPlaceholder: 'Search in messages…',
  allLevels: 'All levels',
  select: 'Select',
  selectOne: 'Select: %{message}',
  selectPage: 'Select this page',
  selected: '1 selected |||| %{smart_count} selected',
  unselect: 'Clear selection',
  show: 'Extra info: %{message}',
  level: { warn: 'Warning', error: 'Error', fatal: 'Fatal' },
  field: { level: 'Level', message: 'Message', source: 'Source', at: 'When' },
  empty: {
    title: 'No warnings and no errors',
    text: 'When something goes wrong in the application, it shows here.',
  },
  delete: {
    action: 'Delete: %{message}',
    several: 'Delete',
    title: 'Delete this line of the log? |||| Delete %{smart_count} lines of the log?',
    text: 'It cannot be brought back. The audit log keeps what it said. |||| They cannot be brought back. The audit log keeps what they said.',
    yes: 'Delete',
    no: 'Cancel',
    done: 'The line was deleted. |||| %{smart_count} lines were deleted.',
    failed: 'Not everything was deleted.',
  },
};
