import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { can } from '../../access/permission-table.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import * as statements from './broken.statements.js';
import type { BrokenLine } from './overview.pages.js';

type Kind = BrokenLine['id'];
/** The figures of one kind of problem in one store. */
type Part = Pick<BrokenLine, 'count' | 'url'> & Partial<BrokenLine>;

/** The store; `inAddress`: the store as a parameter of URLs, null for the actor's own. */
interface Of {
  companyId: number;
  inAddress: number | null;
  locale: Locale;
}

const KINDS: Kind[] = ['feeds', 'imports', 'prices', 'left_feed', 'excluded', 'pictures', 'rejected'];
/** Stores of which catalogue admins read, for each kind. */
const MAX_STORES = 5;

/** Problems that keep offers from being shown correctly, and the number of views that they affect. */
@Injectable()
export class Broken {
  constructor(private readonly database: DataSource) {}

  private readonly parts: Record<Kind, (of: Of) => Promise<Part>> = {
    feeds: async ({ companyId, inAddress, locale }) => ({
      ...(await statements.FAILING_FEEDS.one(this.database, [companyId])),
      url: route('admin.imports.feeds', {}, locale, { company: inAddress }),
    }),
    imports: async ({ companyId, inAddress, locale }) => {
      const { count, id } = await statements.FAILED_IMPORTS.one(this.database, [companyId]);
      const shown = count === 1 ? { import: id } : { company: inAddress };
      return { count, url: route('admin.imports', {}, locale, shown) };
    },
    prices: async ({ companyId, inAddress, locale }) => {
      const { count, imports, id, views } = await statements.HELD_PRICES.one(this.database, [companyId]);
      const url =
        imports === 1 && id !== null
          ? route('admin.imports.changes', { id }, locale, { kind: 'price' })
          : route('admin.imports', {}, locale, { company: inAddress });
      return { count, views, url };
    },
    left_feed: (of) => this.hidden(of, 'left_feed'),
    excluded: (of) => this.hidden(of, 'excluded'),
    pictures: async ({ companyId, inAddress, locale }) => {
      const facts = await statements.FAILED_PICTURES.one(this.database, [companyId]);
      return { ...facts, url: route('admin.media', {}, locale, { state: 'failed', owner: inAddress }) };
    },
    rejected: async ({ companyId, locale }) => {
      const run = await statements.REJECTED_ITEMS.row(this.database, [companyId]);
      const list = { import: run?.id, counter: 'rejected' };
      return { count: run?.count ?? 0, url: route('admin.imports', {}, locale, list) };
    },
  };

  /** Problems of the actor's store; for catalogue admins, of the most affected stores. */
  async listLines(actor: Actor, locale: Locale): Promise<BrokenLine[]> {
    const { companyId } = companyScope(actor, 'company.read');
    if (companyId === undefined) return this.listLinesOfAll(locale);
    const kinds = KINDS.filter((kind) => kind !== 'feeds' || can(actor, 'imports.run'));
    const lines = kinds.map((kind) => this.line(kind, { companyId, inAddress: null, locale }));
    return (await Promise.all(lines)).filter(({ count }) => count > 0);
  }

  private async listLinesOfAll(locale: Locale): Promise<BrokenLine[]> {
    const concerned = await statements.BROKEN_STORES.rows(this.database, [MAX_STORES]);
    const lines = KINDS.flatMap((kind) =>
      concerned
        .filter((each) => each.kind === kind)
        .map(async ({ companyId, companyName, stores }, index, shown) => ({
          ...(await this.line(kind, { companyId, inAddress: companyId, locale })),
          companyName,
          others: index === shown.length - 1 ? stores - shown.length : 0,
        })),
    );
    return (await Promise.all(lines)).filter(({ count }) => count > 0);
  }

  private async hidden(
    { companyId, inAddress, locale }: Of,
    visibility: 'left_feed' | 'excluded',
  ): Promise<Part> {
    const facts = await statements.LEFT_FEED.one(this.database, [companyId, visibility]);
    const list = { company: inAddress, status: 'inactive', visibility, sort: '-updatedAt' };
    return { ...facts, url: route('admin.products', {}, locale, list) };
  }

  private async line(id: Kind, of: Of): Promise<BrokenLine> {
    return { id, fresh: 0, views: null, companyName: null, others: 0, ...(await this.parts[id](of)) };
  }
}
