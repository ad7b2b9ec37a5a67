/** The texts of the controls that screens share, in English. */
export const controlsEn = {
  copy: { success: 'Copied', failure: 'Copying failed' },
  data: {
    title: 'Extra info',
    showEmpty: 'Show empty values',
    none: 'No data to display. Toggle "Show empty values" to see all fields.',
    copyAll: 'Copy to clipboard',
    close: 'Close',
    yes: 'Yes',
    no: 'No',
    empty: 'empty',
    items: '%{smart_count} item |||| %{smart_count} items',
    fields: '%{smart_count} field |||| %{smart_count} fields',
  },
  dropDown: { clear: 'Clear %{label}' },
};
