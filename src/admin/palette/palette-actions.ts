import type { Actor } from '../../access/actor.js';
import { type Ability, can } from '../../access/permission-table.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ADMIN_SECTIONS, route } from '../../routes.js';
import type { PaletteAction } from './command-palette.props.js';

type PageRoute =
  | 'admin.products.new'
  | 'admin.services.new'
  | 'admin.imports'
  | 'admin.matches'
  | 'admin.matches.coverage'
  | 'admin.unmatched'
  | 'admin.objections'
  | 'admin.stores'
  | `admin.imports.${'feeds' | 'categories' | 'formats' | 'diagnosis' | 'google' | 'blocked-terms' | 'blocked-offers'}`;

interface Entry {
  id: PaletteAction['id'];
  ability: Ability;
  url: (locale: Locale) => string;
}

/** A section with the form of something new over it. */
const newIn = (section: keyof typeof ADMIN_SECTIONS) => (locale: Locale) =>
  route('admin', { page: ADMIN_SECTIONS[section][locale] }, locale, { new: '1' });
const page = (name: PageRoute) => (locale: Locale) => route(name, {}, locale);
const statistics = (view: 'searches' | 'synonyms') => (locale: Locale) =>
  route('admin.statistics', {}, locale, { view });

const ACTIONS: Entry[] = [
  { id: 'new-product', ability: 'products.write', url: page('admin.products.new') },
  { id: 'new-service', ability: 'products.write', url: page('admin.services.new') },
  { id: 'import', ability: 'imports.run', url: page('admin.imports') },
  { id: 'new-product-data', ability: 'product-data.write', url: newIn('product-data') },
  { id: 'new-category', ability: 'platform.manage', url: newIn('categories') },
  { id: 'new-attribute', ability: 'platform.manage', url: newIn('attributes') },
  { id: 'new-company', ability: 'platform.manage', url: newIn('companies') },
  { id: 'new-user', ability: 'users.manage', url: newIn('users') },
];

const PAGES: Entry[] = [
  { id: 'feeds', ability: 'imports.run', url: page('admin.imports.feeds') },
  { id: 'category-mapping', ability: 'company.read', url: page('admin.imports.categories') },
  { id: 'formats', ability: 'company.read', url: page('admin.imports.formats') },
  { id: 'diagnosis', ability: 'company.read', url: page('admin.imports.diagnosis') },
  { id: 'google-categories', ability: 'platform.manage', url: page('admin.imports.google') },
  { id: 'blocked-terms', ability: 'platform.manage', url: page('admin.imports.blocked-terms') },
  { id: 'blocked-offers', ability: 'platform.manage', url: page('admin.imports.blocked-offers') },
  { id: 'unmatched', ability: 'company.read', url: page('admin.unmatched') },
  { id: 'store-health', ability: 'platform.manage', url: page('admin.stores') },
  { id: 'matches', ability: 'platform.manage', url: page('admin.matches') },
  { id: 'match-coverage', ability: 'platform.manage', url: page('admin.matches.coverage') },
  { id: 'match-objections', ability: 'company.read', url: page('admin.objections') },
  { id: 'searches', ability: 'platform.manage', url: statistics('searches') },
  { id: 'synonyms', ability: 'platform.manage', url: statistics('synonyms') },
];

/** Actions that the actor may start anywhere, and the pages below sections. */
export function paletteActions(actor: Actor, locale: Locale): PaletteAction[] {
  const allowed = (entries: Entry[], kind: PaletteAction['kind']): PaletteAction[] =>
    entries
      .filter(({ ability }) => can(actor, ability))
      .map(({ id, url }) => ({ id, kind, url: url(locale) }));
  return [...allowed(ACTIONS, 'action'), ...allowed(PAGES, 'page')];
}
