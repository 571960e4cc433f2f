export const PATHS = {
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
  plus: 'M12 4v16M4 12h16',
  copy: 'M8 8h12v12H8ZM16 8V4H4v12h4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M3.5 17h17M10 20.5h4M12 5V3',
} as const;

export type IconName = keyof typeof PATHS;

export interface Size {
  /** In px: 16 next to small letters, 32 in empty places. Left out: 20. */
  size?: 16 | 32;
}

export function Icon({ name, size }: { name: IconName } & Size) {
  return <Drawing path={PATHS[name]} size={size} />;
}

/** A line drawing, hidden from screen readers, because a text is next to it. */
export function Drawing({ path, size = 20 }: { path: string; size?: number | undefined }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="square" />
    </svg>
  );
}
