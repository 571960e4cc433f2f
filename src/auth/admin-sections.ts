import type { Actor } from '../access/actor.js';
import { type Ability, can } from '../access/permission-table.js';
import type { Locale } from '../core/i18n/locales.js';
import { ADMIN_SECTIONS, route } from '../routes.js';

type SectionId = 'overview' | keyof typeof ADMIN_SECTIONS;

/** Sections of the admin area in the order of the navigation, with their abilities. */
const OPEN_SECTIONS: { id: SectionId; ability: Ability }[] = [
  { id: 'overview', ability: 'admin.enter' },
  { id: 'products', ability: 'company.read' },
  { id: 'services', ability: 'company.read' },
  { id: 'product-data', ability: 'company.read' },
  { id: 'categories', ability: 'platform.manage' },
  { id: 'attributes', ability: 'platform.manage' },
  { id: 'media', ability: 'company.read' },
  { id: 'imports', ability: 'company.read' },
  { id: 'reports', ability: 'company.read' },
  { id: 'companies', ability: 'company.write' },
  { id: 'users', ability: 'users.manage' },
  { id: 'blogs', ability: 'platform.manage' },
  { id: 'pages', ability: 'platform.manage' },
  { id: 'statistics', ability: 'company.read' },
  { id: 'audit-log', ability: 'platform.manage' },
  { id: 'queues', ability: 'platform.manage' },
  { id: 'profile', ability: 'profile.write' },
];

const urlOf = (id: SectionId, locale: Locale) =>
  route('admin', id === 'overview' ? {} : { page: ADMIN_SECTIONS[id][locale] }, locale);

/** Whether a path is in the admin area. */
export function isAdminPath(path: string): boolean {
  return /^\/(?:administracija|en\/admin)(?:[/?]|$)/.test(path);
}

/** The navigation of the admin area for an actor; `path` is the open page. */
export function adminSections(actor: Actor, locale: Locale, path: string) {
  const open = path.split('?')[0]!;
  return OPEN_SECTIONS.filter(({ ability }) => can(actor, ability)).map(({ id }) => {
    const url = urlOf(id, locale);
    // all paths are below the overview's
    const isBelow = id !== 'overview' && open.startsWith(`${url}/`);
    return { id, url, current: open === url || isBelow };
  });
}
