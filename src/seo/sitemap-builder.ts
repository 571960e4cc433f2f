import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { takeLock } from '../core/database/advisory-locks.js';
import { Config } from '../core/config/config.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import { nameOf, partOf, type SitemapPart } from './part-names.js';
import { indexXml, type SitemapEntry, urlsetXml, urlXml } from './sitemap-entry.js';
import { SitemapPages } from './sitemap-pages.js';
import { RANGES } from './sitemap-ranges.js';
import {
  CHANGED_PARTS,
  FILLED_PARTS,
  HASH_OF,
  INDEX,
  MARK_PARTS,
  REMOVE_EMPTY_PARTS,
  STORE,
  STORED_PARTS,
  UNMARK_PART,
} from './sitemap.statements.js';

const compressed = promisify(gzip);

/** Builds the parts of the sitemap and stores them; web processes serve the stored parts. */
@Injectable()
export class SitemapBuilder {
  constructor(
    private readonly database: DataSource,
    private readonly pages: SitemapPages,
    private readonly config: Config,
  ) {}

  /** Has the next `build` make all parts of products: those that have some, and those that had some. */
  async markAll(): Promise<void> {
    const stored = (await this.storedParts()).flatMap((part) => (isOfProducts(part) ? part.number : []));
    const filled = await RANGES.products.parts(this.database);
    await MARK_PARTS.run(this.database, [[...new Set([...filled, ...stored])]]);
  }

  /**
   * Builds the parts with changed products, all other parts, and then the index, so that it lists only
   * complete parts. Each part is a transaction, which writes only if the part differs from the stored one.
   * @param stopping aborts after a part; the next call continues
   */
  async build(stopping: AbortSignal): Promise<void> {
    const changed = await CHANGED_PARTS.rows(this.database);
    const parts = [
      ...(await this.pages.partsWithoutProducts(this.database)),
      // also parts that are empty now
      ...(await this.storedParts()).filter((part) => !isOfProducts(part)),
      ...changed.map(({ number }) => ({ range: 'products' as const, number })),
    ];
    for (const part of new Map(parts.map((one) => [nameOf(one), one])).values()) {
      if (stopping.aborted) return;
      await this.withBuildLock((manager) => this.buildPart(manager, part));
    }
    await this.withBuildLock((manager) => this.buildIndex(manager));
  }

  private async storedParts(): Promise<SitemapPart[]> {
    return (await STORED_PARTS.rows(this.database))
      .map(({ name }) => partOf(name))
      .filter((part) => part !== null);
  }

  /**
   * One builder at a time: otherwise a builder that read earlier could overwrite the newer part of another.
   */
  private withBuildLock(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.query(takeLock('sitemap'));
      await work(manager);
    });
  }

  private async buildPart(manager: EntityManager, part: SitemapPart): Promise<void> {
    // before its products are read: later marks cause another build
    if (isOfProducts(part)) await UNMARK_PART.run(manager, [part.number]);
    const entries: SitemapEntry[] = [];
    for await (const batch of this.pages.entries(part, manager)) entries.push(...batch);
    for (const locale of LOCALES) {
      const urls = entries
        .map((entry) => urlXml(entry, locale, this.config.publicUrl))
        .filter((url) => url !== null);
      await store(manager, nameOf(part), locale, urlsetXml(urls), urls.length);
    }
  }

  private async buildIndex(manager: EntityManager): Promise<void> {
    await REMOVE_EMPTY_PARTS.run(manager);
    for (const locale of LOCALES) {
      const parts = await FILLED_PARTS.rows(manager, [locale]);
      const addresses = parts.map(
        ({ name }) => this.config.publicUrl + route('sitemap', {}, locale, { part: name }),
      );
      await store(manager, INDEX, locale, indexXml(addresses), addresses.length);
    }
  }
}

const isOfProducts = (part: SitemapPart): part is { range: 'products'; number: number } =>
  'range' in part && part.range === 'products';

/** Writes a part unless the stored one is the same. */
async function store(manager: EntityManager, name: string, locale: Locale, xml: string, urls: number) {
  const hash = createHash('sha256').update(xml).digest('base64url');
  if ((await HASH_OF.row(manager, [name, locale]))?.hash === hash) return;
  await STORE.run(manager, [name, locale, hash, urls, await compressed(xml)]);
}
