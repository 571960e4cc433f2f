import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { pathLabel } from '../../categories/category.presenter.js';
import type { Company } from '../../companies/company.entity.js';
import { foldText } from '../../core/i18n/fold-text.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { User } from '../../users/user.entity.js';
import type { PaletteRecord } from './command-palette.props.js';

/** Categories whose name contains every word, in either language; those that begin with the words first. */
export function findCategories(tree: CategoryTree, query: string, locale: Locale): PaletteRecord[] {
  const folded = foldText(query);
  const words = folded.split(' ');
  const found = tree.rows
    .filter(({ system }) => system === null)
    .map((row) => ({ row, texts: Object.values(row.name).map(foldText) }))
    .filter(({ texts }) => texts.some((text) => words.every((word) => text.includes(word))));
  const begins = (texts: string[]) => Number(texts.some((text) => text.startsWith(folded)));
  return found
    .sort((a, b) => begins(b.texts) - begins(a.texts) || a.row.path.length - b.row.path.length)
    .map(({ row }) => toCategoryRecord(tree, row, locale));
}

function toCategoryRecord(tree: CategoryTree, row: CategoryRow, locale: Locale): PaletteRecord {
  const parent = row.parentId === null ? null : tree.find(row.parentId);
  return {
    kind: 'category',
    id: row.id,
    url: route('admin.categories', {}, locale, { edit: row.id }),
    name: localText(row.name, locale) ?? { text: '' },
    note: parent && pathLabel(tree, parent, locale),
  };
}

export function toCompanyRecord({ id, companyName, website }: Company, locale: Locale): PaletteRecord {
  return {
    kind: 'company',
    id,
    url: route('admin.companies', {}, locale, { edit: id }),
    name: { text: companyName },
    note: website,
  };
}

export function toUserRecord({ id, displayName, email, status }: User, locale: Locale): PaletteRecord {
  return {
    kind: 'user',
    id,
    // the list shows active users by default
    url: route('admin.users', {}, locale, { status: status === 'active' ? null : status, edit: id }),
    name: { text: displayName },
    note: email,
  };
}
