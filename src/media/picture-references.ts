import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { bool, int, nullable, present, type RowOf, statement, text } from '../core/database/statement.js';
import { findVariant } from './pictures/variant.js';
import { MediaService } from './media.service.js';

/** A picture as a file names it: by an id, an address, or both. */
export interface PictureReference {
  id: number | null;
  /** Empty where the id says it all. */
  url: string;
}

/** A picture that a store may show. */
export interface ReferredPicture {
  id: number;
  /** Whether it is the store's, and not lent by product data. */
  own: boolean;
}

type Row = RowOf<typeof FIND>;

/** Pictures that are here already, however a file calls them: nothing that we keep is fetched again. */
@Injectable()
export class PictureReferences {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly media: MediaService,
  ) {}

  /** What is known; by `referenceKey`. An id counts only together with an address of its picture, or none. */
  async find(
    manager: EntityManager,
    companyId: number,
    references: PictureReference[],
  ): Promise<Map<string, ReferredPicture>> {
    const rows = await FIND.rows(manager, [
      companyId,
      references.flatMap(({ id }) => id ?? []),
      references.flatMap(({ url }) => hashOf(url) ?? []),
      references.flatMap(({ url }) => url || []),
    ]);
    const known = new KnownPictures(rows);
    const found = references.flatMap((reference) => {
      const row = known.find(reference);
      return row ? [[referenceKey(reference), { id: row.id, own: row.own }] as const] : [];
    });
    return new Map(found);
  }

  /** The same, with new rows for addresses that nobody has named yet, in the order in which they are best fetched. */
  async register(
    manager: EntityManager,
    companyId: number,
    references: PictureReference[],
  ): Promise<Map<string, ReferredPicture>> {
    const kept = references.filter(({ id, url }) => id !== null || hashOf(url) !== null);
    const found = kept.length
      ? await this.find(manager, companyId, kept)
      : new Map<string, ReferredPicture>();
    const missing = references.filter((reference) => !found.has(referenceKey(reference)));
    const urls = missing.flatMap(({ url }) => url || []);
    const ids = urls.length
      ? await this.media.registerUrls(manager, companyId, urls)
      : new Map<string, number>();
    for (const reference of missing) {
      const id = ids.get(reference.url);
      if (id !== undefined) found.set(referenceKey(reference), { id, own: true });
    }
    return found;
  }

  /** Where a store's own pictures were fetched from, by their ids; uploads and those of others are left out. */
  async sourcesOf(companyId: number, ids: number[]): Promise<Map<number, string>> {
    const rows = await SOURCES.rows(this.database, [companyId, ids]);
    return new Map(rows.map(({ id, url }) => [id, url]));
  }
}

export const referenceKey = ({ id, url }: PictureReference) => `${id ?? ''} ${url}`;

/** Rows by all that names them; of several with one content the first. */
class KnownPictures {
  private readonly byId = new Map<number, Row>();
  private readonly byUrl = new Map<string, Row>();
  private readonly byContent = new Map<string, Row>();

  constructor(rows: Row[]) {
    for (const row of rows) {
      this.byId.set(row.id, row);
      if (row.url && row.own) this.byUrl.set(row.url, row);
      if (row.contentHash && !this.byContent.has(row.contentHash)) this.byContent.set(row.contentHash, row);
    }
  }

  find({ id, url }: PictureReference): Row | undefined {
    const hash = hashOf(url);
    if (id === null) return this.byUrl.get(url) ?? this.byContent.get(hash ?? '');
    const row = this.byId.get(id);
    return row && (!url || url === row.url || hash === row.contentHash) ? row : undefined;
  }
}

/** Whether it is where this installation keeps a picture. */
export const isOurAddress = (url: string) => hashOf(url) !== null;

/** The content that an address of ours stands for, wherever this installation is reached; null for any other. */
function hashOf(url: string): string | null {
  const [, hash, file] = /^https?:\/\/[^/]+\/media\/([0-9a-f]{64})\/([^/]+)$/.exec(url) ?? [];
  return hash && findVariant(hash, file!) ? hash : null;
}

/** Those of the store $1, and those of others that it may show or shows already; its own before the others'. */
const FIND = statement(
  { id: int, url: nullable(text), contentHash: nullable(text), own: bool },
  `
  with named as (
    select id, company_id, source_url, content_hash from media
    where id = any($2::integer[]) or (status = 'ready' and content_hash = any($3::text[]))
  )
  select id, source_url as url, content_hash as "contentHash", coalesce(company_id = $1, false) as own from named
  where company_id = $1
    or exists (select from product_data_media l join product_data d on d.id = l.product_data_id
      where l.media_id = named.id and d.status = 'approved')
    or exists (select from product_media l join products p on p.id = l.product_id
      where l.media_id = named.id and p.company_id = $1)
  union
  select id, source_url, content_hash, true from media where company_id = $1 and source_url = any($4::text[])
  order by own desc, id`,
);

const SOURCES = statement(
  { id: int, url: present(text) },
  `
  select id, source_url as url from media
  where id = any($2::integer[]) and company_id = $1 and source_url is not null`,
);
