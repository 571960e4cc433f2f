import { Injectable } from '@nestjs/common';
import { PublicReads } from '../core/database/public-reads.js';
import type { RowOf } from '../core/database/statement.js';
import { NotFound, Unavailable } from '../core/errors/domain-errors.js';
import type { Locale } from '../core/i18n/locales.js';
import { partOf } from './part-names.js';
import { FIND_PART, INDEX } from './sitemap.statements.js';

type StoredPart = RowOf<typeof FIND_PART>;

/** The sitemap that a worker stored. */
@Injectable()
export class SitemapService {
  constructor(private readonly reads: PublicReads) {}

  /**
   * The index, or the part of this name.
   * @param known hashes that the client has: the content of such a part is null, otherwise gzip
   * @throws NotFound
   * @throws Unavailable before the first sitemap is complete
   */
  async get(name: string | undefined, locale: Locale, known: string[]): Promise<StoredPart> {
    if (name !== undefined && !partOf(name)) throw new NotFound();
    const stored = await this.find(name ?? INDEX, locale, known);
    if (stored) return stored;
    throw name !== undefined && (await this.find(INDEX, locale, known)) ? new NotFound() : new Unavailable();
  }

  private find(name: string, locale: Locale, known: string[]): Promise<StoredPart | undefined> {
    return this.reads.certain(
      () => FIND_PART.row(this.reads, [name, locale, known]),
      (found) => found !== undefined,
    );
  }
}
