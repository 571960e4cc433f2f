import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { PublicReads } from '../../core/database/public-reads.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { json, statement } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';
import { excerpt } from '../../core/text/excerpt.js';
import { ENTITY_FILTERS, type EntityFilter } from '../../search/catalogue-index/filter-columns.js';
import type { EntityCount, FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import type { FilterChip } from '../product.props.js';
import type { ListAddress } from './list-address.js';
import { toChips } from './list-chips.js';

/** A title names so many filters, each with so many characters at most. */
const MAX_NAMED = 3;
const MAX_NAME_LENGTH = 40;

/** The names of the brands $1, the stores $2 and the values $3, given as `{ definitionId, key }`. */
const NAMES = statement({
  brand: json<EntityCount[]>(),
  store: json<EntityCount[]>(),
  values: json<FilterCounts['values']>(),
})`
  select
    (select coalesce(json_agg(json_build_object('key', key, 'title', name, 'count', 0) order by name), '[]')
      from brands where key = any($1::text[])) as brand,
    (select coalesce(json_agg(json_build_object('key', id::text, 'title', company_name, 'count', 0) order by company_name), '[]')
      from companies where active and id = any($2::integer[])) as store,
    (select coalesce(json_agg(json_build_object('definitionId', v.definition_id, 'key', v.key, 'label', v.label, 'count', 0)
      order by v.key), '[]')
      from json_to_recordset($3::json) as given("definitionId" integer, key text)
      join attribute_values v on v.definition_id = given."definitionId" and v.key = given.key) as values`;

/** The names of a list's selected filters. */
@Injectable()
export class FilterNames {
  constructor(
    private readonly reads: PublicReads,
    private readonly texts: Texts,
  ) {}

  chips(
    counts: FilterCounts,
    list: { address: ListAddress; tree: CategoryTree },
    locale: Locale,
  ): FilterChip[] {
    return toChips(counts, list, locale, (key, args) => this.texts.t(key, locale, args));
  }

  /**
   * A title with the filters, which distinguishes the states of a list in tabs, links and the browser's
   * history.
   */
  inTitle(title: string, chips: FilterChip[], locale: Locale): string {
    if (!chips.length) return title;
    const names = chips.slice(0, MAX_NAMED).map(({ name }) => excerpt(name, MAX_NAME_LENGTH) ?? '');
    const count = chips.length - names.length;
    return this.texts.t(`product-lists.${count ? 'in_title_more' : 'in_title'}`, locale, {
      title,
      names: names.join(', '),
      count,
    });
  }

  /** The counts with the selected brands, stores and values that no hit has, so that they can be deselected by name. */
  async complete(counts: FilterCounts, address: ListAddress): Promise<FilterCounts> {
    const missing = ENTITY_FILTERS.map(({ id, named }) => {
      const selected: (string | number)[] = address.query[id];
      const keys = selected.filter((key) => !counts.facets[id].some((one) => one.key === String(key)));
      return { id, named, keys };
    });
    const values = address.selections.flatMap(({ definitionId, keys }) => {
      const counted = counts.values.filter((one) => one.definitionId === definitionId);
      return keys
        .filter((key) => !counted.some((one) => one.key === key))
        .map((key) => ({ definitionId, key }));
    });
    if (!missing.some(({ keys }) => keys.length) && !values.length) return counts;
    const keysOf = (kind: EntityFilter['named']) =>
      missing.flatMap(({ named, keys }) => (named === kind ? keys : []));
    const names = await NAMES.one(this.reads.planned, [
      keysOf('brand'),
      keysOf('store'),
      JSON.stringify(values),
    ]);
    const facets = missing.map(({ id, named, keys }) => {
      const own = names[named].filter(({ key }) => keys.map(String).includes(key));
      return [id, [...counts.facets[id], ...own]];
    });
    return {
      ...counts,
      facets: { ...counts.facets, ...Object.fromEntries(facets) },
      values: [...counts.values, ...names.values],
    };
  }
}
