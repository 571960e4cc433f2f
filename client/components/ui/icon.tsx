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
  picture: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15 9v.01',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M3.5 17h17M10 20.5h4M12 5V3',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return <Drawing path={PATHS[name]} />;
}

/** A line drawing of 20 px, hidden from screen readers, because a text is next to it. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="square" />
    </svg>
  );
}
