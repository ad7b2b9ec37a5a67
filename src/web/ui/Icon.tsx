const shapes = {
  menu: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  check: 'm4.5 10.5 3.6 3.6 7.4-8',
  alert: 'M10 3.5 17.5 16.5h-15zM10 8.500v3.500m0 2.200v.1',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-7.500v4M10 6.500v.1',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-11v4l2.5 2',
  mail: 'M3.5 5h13v10h-13zM4 5.500l6 5 6-5',
  file: 'M5.5 3.500h6l3.5 3.500v9.500h-9.500zM11 3.500v4h4',
  next: 'M4 10h12m-4.5-4.500L16 10l-4.5 4.5',
  previous: 'M16 10H4m4.5-4.500L4 10l4.5 4.5',
  left: 'M12 5.500 7.500 10l4.500 4.500',
  right: 'm8 5.500 4.500 4.500L8 14.500',
  down: 'm5.5 8 4.5 4.500L14.5 8',
  search: 'M9 14.500a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 3.5 3.5',
  upload: 'M10 13V4m-3.5 3.500L10 4l3.5 3.500M4 13.500v3h12v-3',
  print: 'M6 8V3.500h8V8M6 14H3.500V8h13v6H14M6 11.500h8v5H6z',
  retry: 'M15.5 6.500A6.5 6.5 0 1 0 16.5 10M16 3.500v3.500h-3.5',
  swap: 'M4 7.5h12l-3-3M16 12.5H4l3 3',
} as const;
export type IconName = keyof typeof shapes;

/** A line icon of the size of the text beside it; it says nothing to those who cannot see it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
