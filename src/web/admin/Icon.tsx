/** Twenty units square, drawn with one stroke. */
const paths = {
  search: 'M13 13l4 4M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z',
  refresh: 'M16.5 4.5V8H13M3.5 15.5V12H7M16 8a6.3 6.3 0 0 0-11.3-1.5M4 12a6.3 6.3 0 0 0 11.3 1.5',
  show: 'M2 10c2-3.6 4.7-5.4 8-5.4s6 1.8 8 5.4c-2 3.6-4.7 5.4-8 5.4S4 13.6 2 10ZM10 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  hide: 'M3 3l14 14M8 4.8A8.5 8.5 0 0 1 10 4.6c3.3 0 6 1.8 8 5.4a13 13 0 0 1-2.3 3M12.4 15a8.5 8.5 0 0 1-2.4.400c-3.3 0-6-1.8-8-5.4a13 13 0 0 1 3.3-3.9M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4',
  close: 'M5 5l10 10M15 5 5 15',
  previous: 'M12 5.5 7.5 10l4.5 4.5',
  next: 'M8 5.5l4.5 4.5L8 14.5',
  down: 'M10 4.5v11M6 11.5l4 4 4-4',
  both: 'M6.5 8 10 4.5 13.5 8M6.5 12l3.5 3.5 3.5-3.5',
  leave: 'M8.5 4H4v12h4.5M8.5 10H17M14 7l3 3-3 3',
  download: 'M10 3.5v9M6.5 9l3.5 3.5L13.5 9M4 16.5h12',
  warning: 'M10 3 2.5 16.5h15ZM10 8.5v3.5M10 14.2v.100',
  check: 'm4.5 10.5 3.6 3.6 7.4-8',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4l2.5 2',
  half: 'M10 16.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM10 3.5v13',
  archive: 'M3.5 4.5h13V8h-13ZM4.5 8v8h11V8M8 11h4',
  point: 'M10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
} as const;
export type IconName = keyof typeof paths;

/** A picture beside a text or inside a named control, so it never speaks for itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
