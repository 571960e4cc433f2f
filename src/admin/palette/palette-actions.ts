import type { Actor } from '../../access/actor.js';
import { type Ability, can } from '../../access/permission-table.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ADMIN_SECTIONS, route } from '../../routes.js';
import type { PaletteAction } from './command-palette.props.js';

interface Entry {
  id: PaletteAction['id'];
  ability: Ability;
  url: (locale: Locale) => string;
}

/** A section with the form of something new over it. */
const newIn = (section: keyof typeof ADMIN_SECTIONS) => (locale: Locale) =>
  route('admin', { page: ADMIN_SECTIONS[section][locale] }, locale, { new: '1' });
const page = (name: 'admin.products.new' | 'admin.services.new' | 'admin.imports') => (locale: Locale) =>
  route(name, {}, locale);

const ENTRIES: Entry[] = [
  { id: 'new-product', ability: 'products.write', url: page('admin.products.new') },
  { id: 'new-service', ability: 'products.write', url: page('admin.services.new') },
  { id: 'import', ability: 'imports.run', url: page('admin.imports') },
  { id: 'new-product-data', ability: 'product-data.write', url: newIn('product-data') },
  { id: 'new-category', ability: 'platform.manage', url: newIn('categories') },
  { id: 'new-attribute', ability: 'platform.manage', url: newIn('attributes') },
  { id: 'new-company', ability: 'platform.manage', url: newIn('companies') },
  { id: 'new-user', ability: 'users.manage', url: newIn('users') },
];

/** Actions that the actor may start anywhere. */
export function paletteActions(actor: Actor, locale: Locale): PaletteAction[] {
  const possible = ENTRIES.filter(({ ability }) => can(actor, ability));
  return possible.map(({ id, url }) => ({ id, url: url(locale) }));
}
