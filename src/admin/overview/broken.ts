import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { can } from '../../access/permission-table.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import * as statements from './broken.statements.js';
import type { BrokenLine } from './overview.pages.js';

type Part = Omit<BrokenLine, 'fresh' | 'views'> & Partial<BrokenLine>;

/** What keeps offers from being seen as they should be, and how many views that concerns. */
@Injectable()
export class Broken {
  constructor(private readonly database: DataSource) {}

  /** Of the actor's store; super admins see the imports of all stores. */
  async of(actor: Actor, locale: Locale): Promise<BrokenLine[]> {
    const { companyId = null } = companyScope(actor, 'company.read');
    const parts = await Promise.all([
      this.imports(companyId, locale),
      ...(companyId === null ? [] : this.ofStore(actor, companyId, locale)),
    ]);
    return parts.flatMap((part) => (part.count > 0 ? [{ fresh: 0, views: null, ...part }] : []));
  }

  private ofStore(actor: Actor, companyId: number, locale: Locale): Promise<Part>[] {
    return [
      ...(can(actor, 'imports.run') ? [this.feeds(companyId, locale)] : []),
      this.heldPrices(companyId, locale),
      this.leftFeed(companyId, locale),
      this.pictures(companyId, locale),
      this.rejected(companyId, locale),
    ];
  }

  private async feeds(companyId: number, locale: Locale): Promise<Part> {
    const facts = await statements.FAILING_FEEDS.one(this.database, [companyId]);
    return { id: 'feeds', ...facts, url: route('admin.imports.feeds', {}, locale) };
  }

  private async imports(companyId: number | null, locale: Locale): Promise<Part> {
    const { count, id } = await statements.FAILED_IMPORTS.one(this.database, [companyId]);
    return { id: 'imports', count, url: route('admin.imports', {}, locale, { import: id }) };
  }

  private async heldPrices(companyId: number, locale: Locale): Promise<Part> {
    const { count, imports, id, views } = await statements.HELD_PRICES.one(this.database, [companyId]);
    const url =
      imports === 1 && id !== null
        ? route('admin.imports.changes', { id }, locale, { kind: 'price' })
        : route('admin.imports', {}, locale);
    return { id: 'prices', count, views, url };
  }

  private async leftFeed(companyId: number, locale: Locale): Promise<Part> {
    const facts = await statements.LEFT_FEED.one(this.database, [companyId]);
    const list = { status: 'inactive', visibility: 'left_feed', sort: '-updatedAt' };
    return { id: 'left_feed', ...facts, url: route('admin.products', {}, locale, list) };
  }

  private async pictures(companyId: number, locale: Locale): Promise<Part> {
    const facts = await statements.FAILED_PICTURES.one(this.database, [companyId]);
    return { id: 'pictures', ...facts, url: route('admin.media', {}, locale, { state: 'failed' }) };
  }

  private async rejected(companyId: number, locale: Locale): Promise<Part> {
    const run = await statements.REJECTED_ITEMS.row(this.database, [companyId]);
    const url = route('admin.imports', {}, locale, { import: run?.id });
    return { id: 'rejected', count: run?.count ?? 0, url };
  }
}
