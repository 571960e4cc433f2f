const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 21 21',
  menu: 'M3 6.5h18M3 12h18M3 17.5h12',
  close: 'm5 5 14 14M19 5 5 19',
  right: 'm9 5 7 7-7 7',
  left: 'm15 5-7 7 7 7',
  down: 'm5 9 7 7 7-7',
  up: 'm5 15 7-7 7 7',
  out: 'M7 17 17.5 6.5M8.5 6.5h9v9',
  filter: 'M3 7h11M18 7h3M3 17h3M10 17h11M16 4.5v5M8 14.5v5',
  check: 'm4.5 12.5 5 5 10-11',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.7-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  upload: 'M12 15.5V4.5M7 9l5-5 5 5M4 16v4h16v-4',
  plus: 'M12 4v16M4 12h16',
  move: 'M4 5h7v4H4ZM4 15h7v4H4ZM14 7h5v10h-5M17 14l-3 3 3 3',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  grip: 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  columns: 'M4 5h16v14H4ZM9.5 5v14M15 5v14',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 16v4h16v-4',
  copy: 'M8 8h12v12H8ZM16 8V4H4v12h4',
  maximise: 'M4 4h16v16H4ZM4 8h16',
  restore: 'M8 8V4h12v12h-4M4 8h12v12H4Z',
  bold: 'M7 4.5h6a3.5 3.5 0 0 1 0 7H7ZM7 11.5h7a4 4 0 0 1 0 8H7Z',
  italic: 'M10 4.5h8M6 19.5h8M14.5 4.5l-5 15',
  heading: 'M6 4.5v15M18 4.5v15M6 12h12',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  numbered: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v4M4 15.5h2.5L4 19.5h2.5',
  quote: 'M5 17c3-1 4-3 4-6H5V6h4M14 17c3-1 4-3 4-6h-4V6h4',
  table: 'M4 5h16v14H4ZM4 10h16M4 14.5h16M12 5v14',
  picture: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15 9v.01',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M3.5 17h17M10 20.5h4M12 5V3',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of 20 px; says nothing to screen readers, the text beside it does. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="square" />
    </svg>
  );
}
