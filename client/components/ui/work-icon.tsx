import { Drawing, PATHS as SHARED, type Size } from './icon.js';

/** Visitors' pages do not load them. */
const PATHS = {
  download: 'M12 4v11M7 10.5l5 5 5-5M4 16v4h16v-4',
  upload: 'M12 15.5V4.5M7 9l5-5 5 5M4 16v4h16v-4',
  move: 'M4 5h7v4H4ZM4 15h7v4H4ZM14 7h5v10h-5M17 14l-3 3 3 3',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  grip: 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  maximise: 'M4 4h16v16H4ZM4 8h16',
  restore: 'M8 8V4h12v12h-4M4 8h12v12H4Z',
  picture: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15 9v.01',
  columns: 'M4 5h16v14H4ZM9.5 5v14M15 5v14',
  filter: SHARED.filter,
} as const;

export type WorkIconName = keyof typeof PATHS;

/** A line drawing of the admin area. */
export function WorkIcon({ name, size }: { name: WorkIconName } & Size) {
  return <Drawing path={PATHS[name]} size={size} />;
}
