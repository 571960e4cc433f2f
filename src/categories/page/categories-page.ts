import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import { PictureItems } from '../../media/picture-items.js';
import { route } from '../../routes.js';
import { CategoriesService } from '../categories.service.js';
import type { CategoryKind } from '../category.entity.js';
import { ATTRIBUTES_OF_CATEGORY } from './category-attributes.statements.js';
import { emptyForm, labelOf, type PageUrl, toForm, toItems } from './category-item.presenter.js';
import { branchesOf } from './category-branches.js';
import { canReceiveContent } from '../category-places.js';
import { pathLabel } from '../category.presenter.js';
import { CATEGORY_KINDS, type CategoriesPageQuery } from '../category.query.js';
import { getCategory } from '../category.rules.js';
import { CategoryRemoval } from '../writing/category-removal.js';
import type { CategoryTree } from '../category-tree.js';

/** Props of the categories page: the tree of one kind, and the open dialog. */
@Injectable()
export class CategoriesPage {
  constructor(
    private readonly categories: CategoriesService,
    private readonly removal: CategoryRemoval,
    private readonly pictures: PictureItems,
    private readonly database: DataSource,
  ) {}

  /** @throws NotFound when the category of the dialog does not exist */
  async props(actor: Actor, query: CategoriesPageQuery, locale: Locale) {
    const tree = await this.categories.freshTree();
    const opened = query.edit ?? query.delete ?? (query.new || undefined);
    const kind = opened === undefined ? query.kind : getCategory(tree, opened).kind;
    const urlOf = pageUrl(kind, locale);
    const open = openIn(tree, query);
    const branches = branchesOf(tree, kind, { open, query: query.query });
    return {
      tree: () => toItems(tree, { kind, branches, locale, urlOf }),
      open: [...open],
      query: query.query,
      found: branches.found,
      kinds: CATEGORY_KINDS.map((id) => ({
        id,
        count: tree.rows.filter((row) => row.kind === id && !row.system).length,
        url: pageUrl(id, locale)({}),
        current: id === kind,
      })),
      newUrl: urlOf({ new: 0 }),
      closeUrl: urlOf({}),
      form: () => this.form(actor, { tree, kind }, query, locale),
      removal: () => (query.delete === undefined ? null : this.removalOf(tree, query.delete, locale)),
    };
  }

  private async form(
    actor: Actor,
    { tree, kind }: { tree: CategoryTree; kind: CategoryKind },
    query: CategoriesPageQuery,
    locale: Locale,
  ) {
    if (query.edit === undefined) {
      if (query.new === undefined) return null;
      return emptyForm(tree, { parentId: query.new || null, kind }, locale);
    }
    const category = getCategory(tree, query.edit);
    const picture = await this.pictures.one(actor, category.mediaId, locale);
    const attributes = await ATTRIBUTES_OF_CATEGORY.rows(this.database, [category.id]);
    return toForm(tree, category, { picture, attributes, urlOf: pageUrl(kind, locale) }, locale);
  }

  private async removalOf(tree: CategoryTree, id: number, locale: Locale) {
    const category = getCategory(tree, id);
    if (category.system) throw new NotFound();
    const content = await this.removal.contentOf(id);
    const fallback = tree.rows.find(({ system }) => system === 'uncategorised');
    const nearest = [tree.find(category.parentId ?? 0), fallback].find(
      (row) => row && canReceiveContent(tree, category, row),
    );
    return {
      url: route('admin.categories.one', { id }, locale),
      id,
      label: labelOf(category, locale),
      content,
      isEmpty: !Object.values(content).some(Boolean),
      suggested: nearest ? { id: nearest.id, label: pathLabel(tree, nearest, locale) } : null,
    };
  }
}

/** The open branches that still exist, in the order of opening. */
function openIn(tree: CategoryTree, { open, toggle }: CategoriesPageQuery): ReadonlySet<number> {
  const ids = new Set(open.filter((id) => tree.childrenOf(id).length > 0));
  if (toggle !== undefined && !ids.delete(toggle) && tree.childrenOf(toggle).length > 0) ids.add(toggle);
  return ids;
}

/** Leaves out default values. */
function pageUrl(kind: CategoryKind, locale: Locale): PageUrl {
  return (open) =>
    route('admin.categories', {}, locale, { kind: kind === CATEGORY_KINDS[0] ? null : kind, ...open });
}
