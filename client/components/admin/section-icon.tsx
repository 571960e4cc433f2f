import type { SectionId } from '../../../src/auth/admin-sections.js';
import { Drawing } from '../ui/icon.js';

const PATHS: Record<SectionId, string> = {
  overview: 'M4 4h7v7H4ZM13 4h7v4h-7ZM13 11h7v9h-7ZM4 14h7v6H4Z',
  statistics: 'M4 20h16M6.5 17v-5M12 17V5M17.5 17V9',
  products: 'M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8',
  services: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.5V12l3 2.5',
  imports: 'M12 4v10M8 10.5l4 4 4-4M4 15v5h16v-5',
  reports: 'M5 20V4.5h13l-3 4 3 4H5',
  'product-data': 'M5 4h14v16H5ZM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  media: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15 9v.01',
  categories: 'M9 4h6v4H9ZM4 16h6v4H4ZM14 16h6v4h-6ZM12 8v4M7 16v-4h10v4',
  attributes: 'M4 4h8l8 8-8 8-8-8ZM8.5 8.5v.01',
  companies: 'M4 9l1.5-5h13L20 9ZM5.5 9v11h13V9M10 20v-6h4v6',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3 20c.5-3.5 2.5-5 6-5s5.5 1.5 6 5M16 5.500a3.5 3.5 0 0 1 0 6.500M18 15.500c1.8.7 2.7 2.2 3 4.5',
  profile: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.7-5.5 7.5-5.500s6.7 1.5 7.5 5.5',
  blogs: 'M4 20l1-4.500L16 4.500l3.5 3.5-11 11ZM13.5 7l3.5 3.5',
  pages: 'M6 4h8l4 4v12H6ZM14 4v4h4M9 12.500h6M9 16h6',
  'audit-log': 'M5 5v5h5M5.5 9.500A7.5 7.5 0 1 1 5 14M12 8v4.500l3 2',
  queues: 'M4 6h16M4 12h16M4 18h9M17 15v6M14 18h6',
};

export function SectionIcon({ id }: { id: SectionId }) {
  return <Drawing path={PATHS[id]} />;
}
