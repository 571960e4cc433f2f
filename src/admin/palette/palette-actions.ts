import type { Actor } from '../../access/actor.js';
import { type Ability, can } from '../../access/permission-table.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ADMIN_SECTIONS, route } from '../../routes.js';
import type { PaletteAction } from './command-palette.props.js';

interface Entry {
  id: PaletteAction['id'];
  ability: Ability;
  section: keyof typeof ADMIN_SECTIONS;
  query?: { new: '1' };
}

const NEW = { new: '1' } as const;

const ENTRIES: Entry[] = [
  { id: 'new-product', ability: 'products.write', section: 'products', query: NEW },
  { id: 'new-service', ability: 'products.write', section: 'services', query: NEW },
  { id: 'import', ability: 'imports.run', section: 'imports' },
  { id: 'new-product-data', ability: 'product-data.write', section: 'product-data', query: NEW },
  { id: 'new-category', ability: 'platform.manage', section: 'categories', query: NEW },
  { id: 'new-attribute', ability: 'platform.manage', section: 'attributes', query: NEW },
  { id: 'new-company', ability: 'platform.manage', section: 'companies', query: NEW },
  { id: 'new-user', ability: 'users.manage', section: 'users', query: NEW },
];

/** Actions that the actor may start anywhere. */
export function paletteActions(actor: Actor, locale: Locale): PaletteAction[] {
  return ENTRIES.filter(({ ability }) => can(actor, ability)).map(({ id, section, query }) => ({
    id,
    url: route('admin', { page: ADMIN_SECTIONS[section][locale] }, locale, query),
  }));
}
