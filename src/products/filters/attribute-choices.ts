import { Injectable } from '@nestjs/common';
import type { AttributeType } from '../../attributes/attribute-definition.entity.js';
import { readNumber } from '../../attributes/attribute-number.js';
import { PublicReads } from '../../core/database/public-reads.js';
import { foldText } from '../../core/i18n/fold-text.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { ChosenValues } from '../../search/catalogue-index/catalogue-index.js';

/** Bounds of a number, each included. */
export interface AmountRange {
  from: number | null;
  to: number | null;
}

/** What is asked for of an attribute: keys of values, or ranges of a number. */
export interface AskedAttribute {
  definitionId: number;
  keys: string[];
  ranges: AmountRange[];
}

/** An attribute that a list may be filtered by. */
export interface FilterAttribute {
  id: number;
  name: Translations;
  unit: string | null;
  type: AttributeType;
}

/** What visitors filter $1 by: what the category and those above it name, the nearest first. */
const FILTERABLE = `
  select d.id, d.name, d.unit, d.type
  from (
    select distinct on (a.definition_id) a.definition_id, a.position, path.place
    from categories c
    cross join unnest(c.path) with ordinality as path(id, place)
    join category_attributes a on a.category_id = path.id and a.filterable
    where c.id = $1
    order by a.definition_id, path.place desc
  ) named
  join attribute_definitions d on d.id = named.definition_id
  order by named.place desc, named.position, d.id`;

const DEFINITIONS = 'select id, name, unit, type from attribute_definitions where id = any($1::integer[])';

/** The ids of what is asked for; an attribute or value that nobody has gives none. */
const VALUES = `
  select a.id as "definitionId", coalesce(array_agg(v.id) filter (where v.id is not null), '{}') as "valueIds"
  from json_to_recordset($1::json) as a(id integer, keys text[], ranges jsonb)
  left join attribute_values v on v.definition_id = a.id and (v.key = any(a.keys) or exists (
    select from jsonb_to_recordset(a.ranges) as r("from" float8, "to" float8)
    where v.amount >= coalesce(r."from", '-infinity') and v.amount <= coalesce(r."to", 'infinity')))
  group by a.id order by a.id`;

/** What a query says of attributes, as the read model knows it. */
@Injectable()
export class AttributeChoices {
  constructor(private readonly reads: PublicReads) {}

  /** What visitors of a category can filter by, in its order. */
  filterable(categoryId: number | undefined): Promise<FilterAttribute[]> {
    if (categoryId === undefined) return Promise.resolve([]);
    return this.reads.prepared<FilterAttribute[]>(FILTERABLE, [categoryId]);
  }

  byIds(ids: number[]): Promise<FilterAttribute[]> {
    return ids.length ? this.reads.prepared<FilterAttribute[]>(DEFINITIONS, [ids]) : Promise.resolve([]);
  }

  /** The values that are meant. */
  resolve(asked: AskedAttribute[]): Promise<ChosenValues[]> {
    if (!asked.length) return Promise.resolve([]);
    const wanted = asked.map(({ definitionId, ...attribute }) => ({ id: definitionId, ...attribute }));
    return this.reads.prepared<ChosenValues[]>(VALUES, [JSON.stringify(wanted)]);
  }
}

/** `7: ['10..20', 'crna']`: what an address says of the attributes, by their ids. */
export function readAsked(attributes: Record<string, string[]>): AskedAttribute[] {
  return Object.entries(attributes).map(([id, texts]) => {
    const ranges = texts.flatMap((text) => readRange(text) ?? []);
    const keys = texts.filter((text) => !readRange(text)).flatMap((text) => keysOf(text));
    return { definitionId: Number(id), keys, ranges };
  });
}

/** `10..20`, `10..`, `..20`; null for what is none. */
export function readRange(text: string): AmountRange | null {
  const between = text.indexOf('..');
  if (between === -1) return null;
  const [least, most] = [readAmount(text.slice(0, between)), readAmount(text.slice(between + 2))];
  if (least === undefined || most === undefined || (least === null && most === null)) return null;
  return { from: least, to: most };
}

/** null: no bound; undefined: no number. */
function readAmount(text: string): number | null | undefined {
  if (!text.trim()) return null;
  const number = readNumber(text);
  return number && number.unit === null ? number.amount : undefined;
}

/** How the value may be known: as it is, folded, or as a number. */
function keysOf(text: string): string[] {
  const number = readNumber(text);
  return [text, foldText(text), ...(number ? [String(number.amount)] : [])];
}
