import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { PublicReads } from '../../core/database/public-reads.js';
import type { Locale } from '../../core/i18n/locales.js';
import { excerpt } from '../../core/text/excerpt.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import { nameOfChip } from './chip-name.js';
import type { ListAddress } from './list-address.js';
import type { ChipLabel } from './list-chips.js';
import type { ProductCriteria } from '../filters/product-criteria.js';

type Named = Pick<FilterCounts, 'brands' | 'companies' | 'values'>;

/** A title names so many choices, each with so many characters at most. */
const MAX_NAMED = 3;
const MAX_NAME_LENGTH = 40;

/** $1 keys of brands, $2 stores, $3 values. */
const NAMES = `
  select
    (select coalesce(json_agg(json_build_object('key', key, 'title', name, 'count', 0) order by name), '[]')
      from brands where key = any($1::text[])) as brands,
    (select coalesce(json_agg(json_build_object('id', id, 'title', company_name, 'count', 0) order by company_name), '[]')
      from companies where active and id = any($2::integer[])) as companies,
    (select coalesce(json_agg(json_build_object('definitionId', definition_id, 'key', key, 'label', label, 'count', 0)
      order by key), '[]') from attribute_values where id = any($3::integer[])) as values`;

/** How that is called which is chosen in a list. */
@Injectable()
export class ChosenNames {
  constructor(
    private readonly reads: PublicReads,
    private readonly i18n: I18nService,
  ) {}

  of(label: ChipLabel, locale: Locale): string {
    return nameOfChip(label, locale, (key, args) => this.i18n.t(`products.${key}`, { lang: locale, args }));
  }

  /** A title by which tabs, links that are sent on and the history tell the states of a list apart. */
  inTitle(title: string, chosen: string[], locale: Locale): string {
    if (!chosen.length) return title;
    const names = chosen.slice(0, MAX_NAMED).map((name) => excerpt(name, MAX_NAME_LENGTH) ?? '');
    const count = chosen.length - names.length;
    return this.i18n.t(`products.filters.${count ? 'in_title_more' : 'in_title'}`, {
      lang: locale,
      args: { title, names: names.join(', '), count },
    });
  }

  /** The counts with what is chosen though nothing of it is left: under its name it can be taken away again. */
  async complete(
    counts: FilterCounts,
    { address, criteria }: { address: ListAddress; criteria: ProductCriteria },
  ): Promise<FilterCounts> {
    const { brand, company } = address.query;
    const brands = brand.filter((key) => !counts.brands.some((one) => one.key === key));
    const companies = company.filter((id) => !counts.companies.some((one) => one.id === id));
    const valueIds = missingWords(counts, address, criteria);
    if (!brands.length && !companies.length && !valueIds.length) return counts;
    const [named] = await this.reads.prepared<[Named]>(NAMES, [brands, companies, valueIds]);
    const known = new Set(counts.values.map(({ definitionId, key }) => `${definitionId} ${key}`));
    const values = named.values.filter(({ definitionId, key }) => !known.has(`${definitionId} ${key}`));
    return {
      ...counts,
      brands: [...counts.brands, ...named.brands],
      companies: [...counts.companies, ...named.companies],
      values: [...counts.values, ...values],
    };
  }
}

/** Values of words, and of yes and no, some of which are not counted. */
function missingWords(
  { values }: FilterCounts,
  { attributes, asked }: ListAddress,
  { attributes: chosen = [] }: ProductCriteria,
): number[] {
  return chosen.flatMap(({ definitionId, valueIds }) => {
    if (attributes.find(({ id }) => id === definitionId)?.type === 'number') return [];
    const keys = asked.find((one) => one.definitionId === definitionId)?.keys ?? [];
    const counted = values.filter((value) => value.definitionId === definitionId && keys.includes(value.key));
    return counted.length < valueIds.length ? valueIds : [];
  });
}
