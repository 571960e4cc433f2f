import { Injectable } from '@nestjs/common';
import type { AttributeType } from '../attributes/attribute-definition.entity.js';
import { type Ages, ageOf, agesOf, isAge, readAges, suits } from '../attributes/values/age.js';
import { readNumber } from '../attributes/attribute-number.js';
import { filtersOf, inFilterOrder } from '../attributes/category-filters.statements.js';
import { PublicReads } from '../core/database/public-reads.js';
import { int, ints, json, nullable, oneOf, type RowOf, statement, text } from '../core/database/statement.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Translations } from '../core/i18n/local-text.js';
import { DENIALS } from './catalogue-index/codes.js';
import type { ChosenValues } from './catalogue-index/filter-columns.js';
import type { TextWord } from './words/text-words.js';
import { wordStem } from './words/word-stem.js';

const MAX_AGES = 2_000;
const MAX_RANGES = 2_000;
const RANGE = /^([0-9]{1,4})(?: ?[–-] ?([0-9]{1,4}))?$/;

/** Bounds of a number, each included. */
export interface AmountRange {
  from: number | null;
  to: number | null;
}

/** The selection in the facet of an attribute: keys of values, or ranges of a number. */
export interface AttributeSelection {
  definitionId: number;
  keys: string[];
  ranges: AmountRange[];
}

/** An attribute that a list may be filtered by. */
export type FilterAttribute = RowOf<typeof FILTERABLE>;

/** The filters of category $1: its own and its ancestors', the nearest first; then the attributes $2. */
const FILTERABLE = statement({
  id: int,
  name: json<Translations>(),
  unit: nullable(text),
  type: oneOf<AttributeType>(),
})`
  with named as (${filtersOf('c.id = $1')})
  select d.id, d.name, d.unit, d.type
  from attribute_definitions d left join named on named.definition_id = d.id
  where d.id in (select definition_id from named union all select unnest($2::integer[]))
  order by ${inFilterOrder('named')}`;

/** The ids of the selected values; none for an unknown attribute or value. */
const VALUES = statement({ definitionId: int, valueIds: ints })`
  select a."definitionId", coalesce(array_agg(v.id) filter (where v.id is not null), '{}') as "valueIds"
  from json_to_recordset($1::json) as a("definitionId" integer, keys text[], ranges jsonb)
  left join attribute_values v on v.definition_id = a."definitionId" and (v.key = any(a.keys) or exists (
    select from jsonb_to_recordset(a.ranges) as r("from" float8, "to" float8)
    where v.amount >= coalesce(r."from", '-infinity') and v.amount <= coalesce(r."to", 'infinity')))
  group by 1 order by 1`;

/** The values of each attribute that deny it, by the keys $1. */
const DENYING = statement({ name: json<Translations>(), valueIds: ints })`
  select d.name, array_agg(v.id) as "valueIds"
  from attribute_values v join attribute_definitions d on d.id = v.definition_id
  where v.key = any($1::text[]) group by d.id`;

export type DenyingValues = RowOf<typeof DENYING>;

/** The values of attributes that may be ages. */
const AGES = statement({
  id: int,
  definitionId: int,
  name: json<Translations>(),
  label: json<Translations>(),
})`
  select v.id, v.definition_id as "definitionId", d.name, v.label
  from attribute_values v join attribute_definitions d on d.id = v.definition_id
  where d.type = 'text' and (d.name ->> 'sl' ilike '%starost%' or d.name ->> 'en' ilike '%age%')
  order by v.id limit ${MAX_AGES}`;

/** The values that are ranges or single numbers, of attributes with the beginnings $1 of words in their names. */
const RANGES = statement({ id: int, name: json<Translations>(), label: json<Translations>() })`
  select v.id, d.name, v.label
  from attribute_values v join attribute_definitions d on d.id = v.definition_id
  where d.type = 'text' and (d.name ->> 'sl' ilike any($1::text[]) or d.name ->> 'en' ilike any($1::text[]))
    and coalesce(v.label ->> 'sl', v.label ->> 'en') ~ '${RANGE.source}'
  order by v.id limit ${MAX_RANGES}`;

/** A value such as “2–4” or “2”. */
export interface RangeValue {
  id: number;
  /** Name of its attribute. */
  name: Translations;
  from: number;
  to: number;
}

/** Reads the attributes and values of filters. */
@Injectable()
export class AttributeChoices {
  constructor(private readonly reads: PublicReads) {}

  /**
   * The attributes that filter a list: its category's attributes in their order, then the other selected
   * ones.
   */
  async filterable(
    categoryId: number | undefined,
    selections: AttributeSelection[] = [],
  ): Promise<FilterAttribute[]> {
    if (categoryId === undefined && !selections.length) return [];
    const ids = selections.map(({ definitionId }) => definitionId);
    return FILTERABLE.rows(this.reads.planned, [categoryId, ids]);
  }

  /** The ids of the selected values; an age includes all values that suit it. */
  async resolve(selections: AttributeSelection[]): Promise<ChosenValues[]> {
    if (!selections.length) return [];
    const mayHaveAges = selections.some(({ keys }) => keys.some((key) => readAges(key) && /\D/.test(key)));
    const [chosen, ages] = await Promise.all([
      VALUES.rows(this.reads.planned, [JSON.stringify(selections)]),
      mayHaveAges ? this.ages() : [],
    ]);
    return chosen.map(({ definitionId, valueIds }) => {
      const own = ages.filter((value) => value.definitionId === definitionId);
      const years = own.filter(({ id }) => valueIds.includes(id)).map(ageOf);
      const suitable = own.filter((value) => years.some((age) => suits(value, age))).map(({ id }) => id);
      return { definitionId, valueIds: [...new Set([...valueIds, ...suitable])] };
    });
  }

  /** The ids of all values for each age in years, by their lower bounds: the nearest first; only for ages that have any. */
  async suiting(ages: number[]): Promise<ReadonlyMap<number, number[][]>> {
    const values = ages.length ? await this.ages() : [];
    const found = ages.map((age) => [age, suitingOf(values, age)] as const);
    return new Map(found.filter(([, ids]) => ids.length));
  }

  /** Values such as “none”. */
  async denying(): Promise<DenyingValues[]> {
    return DENYING.rows(this.reads.planned, [DENIALS]);
  }

  /** @param words whose beginnings are in the name of the attribute */
  async ranges(words: TextWord[]): Promise<RangeValue[]> {
    if (!words.length) return [];
    const patterns = words.map(({ label, word }) => `%${label.slice(0, wordStem(word).length)}%`);
    const rows = await RANGES.rows(this.reads.planned, [patterns]);
    return rows.map(({ id, name, label }) => {
      const [, from, to] = RANGE.exec(label.sl ?? label.en ?? '')!;
      return { id, name, from: Number(from), to: Number(to ?? from) };
    });
  }

  private async ages(): Promise<({ id: number; definitionId: number } & Ages)[]> {
    const rows = await AGES.rows(this.reads.planned);
    return rows.flatMap(({ id, definitionId, name, label }) => {
      const ages = isAge(name) ? agesOf(label) : null;
      return ages ? { id, definitionId, ...ages } : [];
    });
  }
}

function suitingOf(values: ({ id: number } & Ages)[], age: number): number[][] {
  const byBound = new Map<number, number[]>();
  for (const { id, from, to } of values)
    if (suits({ from, to }, age)) byBound.set(from, [...(byBound.get(from) ?? []), id]);
  return [...byBound].sort(([a], [b]) => b - a).map(([, ids]) => ids);
}

/** `7: ['10..20', 'crna']`: the selections of an address, by the ids of the attributes. */
export function readSelections(attributes: Record<string, string[]>): AttributeSelection[] {
  return Object.entries(attributes).map(([id, texts]) => ({
    definitionId: Number(id),
    keys: texts.filter((each) => !readRange(each)).flatMap(keysOf),
    ranges: texts.flatMap((each) => readRange(each) ?? []),
  }));
}

/** `10..20`, `10..`, `..20`; bounds the wrong way round are exchanged. null for any other text. */
export function readRange(range: string): AmountRange | null {
  const [from, to, ...others] = range.split('..').map(readAmount);
  if (from === undefined || to === undefined || others.length || (from === null && to === null)) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** null: no bound; undefined: no number. */
function readAmount(amount: string): number | null | undefined {
  if (!amount.trim()) return null;
  const number = readNumber(amount);
  return number && number.unit === null ? number.amount : undefined;
}

/** The possible keys of a value: the text, folded, or as a number. */
function keysOf(value: string): string[] {
  const number = readNumber(value);
  return [...new Set([value, foldText(value), ...(number ? [String(number.amount)] : [])])];
}
