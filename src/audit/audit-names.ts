import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { int, json, nullable, oneOf, statement, text } from '../core/database/statement.js';
import { plainText, type Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { AuditEntry } from './audit-entry.entity.js';

type Thing = 'category' | 'company' | 'picture';

/** Fields that hold ids: one, an array, or a text of them. */
const OF_IDS: Record<string, Thing> = {
  companyId: 'company',
  parentId: 'category',
  movedTo: 'category',
  categoryId: 'category',
  categoryIds: 'category',
  logoMediaId: 'picture',
  mediaId: 'picture',
  coverMediaId: 'picture',
  media: 'picture',
  mediaIds: 'picture',
};

/** Fields that hold an object by ids. */
const BY_ID: Record<string, Thing> = { positions: 'category', filterable: 'category' };

/** Current names of the records that entries refer to by id. */
export class RecordNames {
  constructor(private readonly names: ReadonlyMap<string, string> = new Map()) {}

  /** The ids in a field's value with their names; null: the field holds no ids. */
  inField(field: string, value: unknown): { id: number; name: string | null }[] | null {
    const thing = OF_IDS[field];
    return thing ? idsIn(value).map((id) => ({ id, name: this.names.get(keyOf(thing, id)) ?? null })) : null;
  }

  /** The name for a key of an object by ids; null: unknown. */
  ofPart(field: string, part: string): string | null {
    const thing = BY_ID[field];
    return (thing && this.names.get(keyOf(thing, Number(part)))) ?? null;
  }
}

/** Reads the names of the records that entries of the audit log refer to by id. */
@Injectable()
export class AuditNames {
  constructor(private readonly database: DataSource) {}

  async findNames(entries: AuditEntry[], locale: Locale): Promise<RecordNames> {
    const mentions = entries
      .flatMap(({ before, after }) => [...Object.entries(before ?? {}), ...Object.entries(after ?? {})])
      .flatMap(mentionsIn);
    const idsOf = (thing: Thing) => [
      ...new Set(mentions.filter((one) => one.thing === thing).map(({ id }) => id)),
    ];
    const rows = await NAMES.rows(this.database, [idsOf('category'), idsOf('company'), idsOf('picture')]);
    return new RecordNames(
      new Map(
        rows.flatMap(({ thing, id, plainName, name }) => {
          const known = plainName ?? plainText(name, locale);
          return known ? [[keyOf(thing, id), known] as const] : [];
        }),
      ),
    );
  }
}

function mentionsIn([field, value]: [string, unknown]): { thing: Thing; id: number }[] {
  const thing = OF_IDS[field];
  if (thing) return idsIn(value).map((id) => ({ thing, id }));
  const others = BY_ID[field];
  return others && typeof value === 'object' && value
    ? idsIn(Object.keys(value)).map((id) => ({ thing: others, id }))
    : [];
}

const keyOf = (thing: Thing, id: number) => `${thing} ${id}`;

/** Reads a number, an array of numbers, or a text like "12, 45". */
function idsIn(value: unknown): number[] {
  const parts = Array.isArray(value) ? value : String(value ?? '').split(', ');
  return parts.map(Number).filter((id) => Number.isInteger(id) && id > 0);
}

const NAMES = statement({
  thing: oneOf<Thing>(),
  id: int,
  plainName: nullable(text),
  name: nullable(json<Translations>()),
})`
  select 'category' as thing, id, null as "plainName", name from categories where id = any($1::integer[])
  union all
  select 'company', id, company_name, null from companies where id = any($2::integer[])
  union all
  select 'picture', id, file_name, alt from media where id = any($3::integer[])`;
