import type { Actor } from '../access/actor.js';
import { type Ability, can } from '../access/permission-table.js';
import type { Locale } from '../core/i18n/locales.js';
import { ADMIN_SECTIONS, route } from '../routes.js';

export type SectionId = 'overview' | keyof typeof ADMIN_SECTIONS;

/** Groups of sections; `today` and `own` have no heading. */
export type SectionGroup = 'today' | 'offers' | 'catalogue' | 'people' | 'site' | 'system' | 'own';

/** Sections of the admin area in the order of the navigation, with their abilities. */
const OPEN_SECTIONS: { id: SectionId; group: SectionGroup; ability: Ability }[] = [
  { id: 'overview', group: 'today', ability: 'admin.enter' },
  { id: 'statistics', group: 'today', ability: 'company.read' },
  { id: 'products', group: 'offers', ability: 'company.read' },
  { id: 'services', group: 'offers', ability: 'company.read' },
  { id: 'imports', group: 'offers', ability: 'company.read' },
  { id: 'reports', group: 'offers', ability: 'company.read' },
  { id: 'product-data', group: 'catalogue', ability: 'company.read' },
  { id: 'media', group: 'catalogue', ability: 'company.read' },
  { id: 'categories', group: 'catalogue', ability: 'platform.manage' },
  { id: 'attributes', group: 'catalogue', ability: 'platform.manage' },
  { id: 'companies', group: 'people', ability: 'company.write' },
  { id: 'users', group: 'people', ability: 'users.manage' },
  { id: 'blogs', group: 'site', ability: 'platform.manage' },
  { id: 'pages', group: 'site', ability: 'platform.manage' },
  { id: 'audit-log', group: 'system', ability: 'company.write' },
  { id: 'queues', group: 'system', ability: 'platform.manage' },
  { id: 'profile', group: 'own', ability: 'profile.write' },
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
  // a store has no system: its log is next to its users
  const isOfStore = !can(actor, 'platform.manage');
  return OPEN_SECTIONS.filter(({ ability }) => can(actor, ability)).map(({ id, group }) => {
    const url = urlOf(id, locale);
    // all paths are below the overview's
    const isBelow = id !== 'overview' && open.startsWith(`${url}/`);
    return {
      id,
      group: isOfStore && group === 'system' ? 'people' : group,
      url,
      current: open === url || isBelow,
    };
  });
}
