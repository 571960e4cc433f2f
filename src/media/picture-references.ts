import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, int, nullable, present, type RowOf, statement, text } from '../core/database/statement.js';
import { findVariant } from './pictures/variant.js';
import { MediaService } from './media.service.js';

/** A reference to a picture in a feed or table: by id, URL, or both. */
export interface PictureReference {
  id: number | null;
  /** Empty when there is only an id. */
  url: string;
}

/** A picture that the store may show. */
export interface ReferredPicture {
  id: number;
  /** Whether it belongs to the store, and not to product data or another store. */
  own: boolean;
}

type Row = RowOf<typeof FIND>;

/** Finds stored pictures by the references of a file, so that they are not fetched again. */
@Injectable()
export class PictureReferences {
  constructor(
    private readonly database: DataSource,
    private readonly media: MediaService,
  ) {}

  /** Known pictures by `referenceKey`. An id counts only without a URL, or with a URL of the same picture. */
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

  /** Like `find`, and adds rows for new URLs, in the order of fetching. */
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

  /** Source URLs of the store's own pictures, by id; uploads and pictures of others are left out. */
  async sourcesOf(companyId: number, ids: number[]): Promise<Map<number, string>> {
    const rows = await SOURCES.rows(this.database, [companyId, ids]);
    return new Map(rows.map(({ id, url }) => [id, url]));
  }
}

export const referenceKey = ({ id, url }: PictureReference) => `${id ?? ''} ${url}`;

/** Rows by id, URL and content hash; the first of several with one content. */
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

/** Whether the URL is of a size that this installation serves. */
export const isOurAddress = (url: string) => hashOf(url) !== null;

/** The content hash in a URL of this installation, under any host; null for other URLs. */
function hashOf(url: string): string | null {
  const [, hash, file] = /^https?:\/\/[^/]+\/media\/([^/]+)\/([^/]+)$/.exec(url) ?? [];
  return hash && findVariant(hash, file!) ? hash : null;
}

/** Pictures of the store $1, and of others that it may show or shows already; its own first. */
const FIND = statement({ id: int, url: nullable(text), contentHash: nullable(text), own: bool })`
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
  order by own desc, id`;

const SOURCES = statement({ id: int, url: present(text) })`
  select id, source_url as url from media
  where id = any($2::integer[]) and company_id = $1 and source_url is not null`;
