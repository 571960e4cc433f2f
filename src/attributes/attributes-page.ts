import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lazy } from '../core/http/pages/lazy.js';
import { PageList } from '../core/http/api/page-list.js';
import { localText, plainText, type Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import { AttributesPageQuery } from './attribute.query.js';
import { CATEGORY_PATHS, NEARBY_CATEGORIES } from './attribute.statements.js';
import { emptyForm, toForm } from './attribute-form.presenter.js';
import { AttributesSearch } from './attributes.search.js';
import { AttributesService, type DefinitionUses } from './attributes.service.js';
import type { PlacedDefinition } from './category-places.js';

const PER_PAGE = 50;

/** Props of the attributes page; each is computed only when a reload asks for it. */
@Injectable()
export class AttributesPage {
  constructor(
    private readonly attributes: AttributesService,
    private readonly search: AttributesSearch,
    private readonly database: DataSource,
  ) {}

  async props(query: AttributesPageQuery, locale: Locale) {
    const list = listOf(query, locale);
    const { definitions, count } = await this.search.list({ ...query, limit: PER_PAGE }, locale);
    const { type = null, category: categoryId = null } = query;
    const form = lazy(() => this.form(query, locale));
    return {
      attributes: () => this.rows(definitions, query, locale),
      ...list.props(() => count, PER_PAGE, Boolean(query.query || type || categoryId)),
      sorts: categoryId === null ? list.sorts(['name']) : [],
      filters: { query: query.query ?? '', type, categoryId },
      categories: async () => this.labels(placesOf([...definitions, await form()]), locale),
      categoryFilter: () => this.nearby(categoryId, locale),
      filterCounts: () => this.search.filterCounts(query),
      bulkUrl: route('admin.attributes', {}, locale),
      newUrl: list.url({ new: '1' }),
      closeUrl: list.url(),
      form: () => form(),
      removal: () => this.removal(query, locale),
    };
  }

  private async rows(definitions: PlacedDefinition[], query: AttributesPageQuery, locale: Locale) {
    const list = listOf(query, locale);
    const uses = await this.attributes.usesOf(definitions.map(({ id }) => id));
    // with other filters, positions in the list differ from those in the category
    const isWholeOrder = query.category !== undefined && !query.query && !query.type;
    return definitions.map(({ id, name, unit, type, categories }) => ({
      id,
      url: list.url({ edit: id }),
      name: nameOf(name, locale),
      unit,
      type,
      categories,
      uses: uses.get(id)!,
      mergeUrl: route('admin.attributes.merge', { id }, locale),
      valuesUrl: type === 'text' ? route('admin.attributes.values', { id }, locale) : null,
      deleteUrl: list.url({ delete: id }),
      moveUrl: isWholeOrder ? route('admin.attributes.position', { id }, locale) : null,
    }));
  }

  private async form({ edit, new: isNew, category }: AttributesPageQuery, locale: Locale) {
    if (edit === undefined) return isNew ? emptyForm(category, locale) : null;
    return toForm(await this.attributes.get(edit), await this.usesOf(edit), locale);
  }

  private async removal({ delete: id }: AttributesPageQuery, locale: Locale) {
    if (id === undefined) return null;
    const { name } = await this.attributes.get(id);
    const url = route('admin.attributes.one', { id }, locale);
    return { id, url, name: nameOf(name, locale), uses: await this.usesOf(id) };
  }

  private async usesOf(id: number): Promise<DefinitionUses> {
    return (await this.attributes.usesOf([id])).get(id)!;
  }

  private async nearby(categoryId: number | null, locale: Locale) {
    const rows = await NEARBY_CATEGORIES.rows(this.database, [categoryId]);
    return this.labels(
      rows.map(({ id }) => id),
      locale,
    );
  }

  /** Category paths, in the order of the ids. */
  private async labels(ids: number[], locale: Locale) {
    const rows = await CATEGORY_PATHS.rows(this.database, [ids]);
    const labels = new Map(
      rows.map(({ id, names }) => [id, names.map((name) => plainText(name, locale)).join(' › ')]),
    );
    return ids.flatMap((id) => (labels.has(id) ? [{ id, label: labels.get(id)! }] : []));
  }
}

/** Ids of the definitions' categories, without duplicates. */
function placesOf(definitions: (Pick<PlacedDefinition, 'categories'> | null)[]): number[] {
  return [...new Set(definitions.flatMap((each) => each?.categories.map(({ id }) => id) ?? []))];
}

const listOf = (query: AttributesPageQuery, locale: Locale) =>
  new PageList(query, (next) => route('admin.attributes', {}, locale, next));

const nameOf = (name: Translations, locale: Locale) => localText(name, locale) ?? { text: '' };
