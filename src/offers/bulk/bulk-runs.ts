import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { can } from '../../access/permission-table.js';
import { int, present, statement } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { ProductKind } from '../../products/product.entity.js';
import type { BulkRunProps } from './bulk-action.props.js';
import { MAX_AT_ONCE } from './bulk-actions.service.js';
import { BulkRun } from './bulk-run.entity.js';
import { BulkRunPresenter } from './bulk-run.presenter.js';
import { REFUSALS } from './bulk-run.statements.js';

const LISTED = 10;

/** Without runs that finished immediately: their toast is enough. */
const RECENT = `
  (r.finished_at is null or r.finished_at > now() - interval '1 hour' and (r.total > ${MAX_AT_ONCE} or r.refused > 0))
  and r.kind = :kind and (:companyId::integer is null or r.company_id = :companyId)`;

/** Running bulk actions, and those that ended in the last hour. */
@Injectable()
export class BulkRuns {
  constructor(
    private readonly database: DataSource,
    private readonly texts: Texts,
  ) {}

  /**
   * Runs on lists of a kind, the newest first.
   * @param companyId one store of the actor; left out: all stores of the actor
   */
  async list(
    actor: Actor,
    kind: ProductKind,
    companyId: number | undefined,
    locale: Locale,
  ): Promise<BulkRunProps[]> {
    const scope = { companyId, ...companyScope(actor, 'company.read') };
    const runs = await this.recent(kind, scope.companyId ?? null);
    const ids = runs.map(({ id }) => id);
    const [refusals, undone] = await Promise.all([
      REFUSALS.rows(this.database, [ids]),
      UNDONE.rows(this.database, [ids]),
    ]);
    const presenter = new BulkRunPresenter(this.texts, locale);
    return runs.map((run) =>
      presenter.toProps(run, {
        refusals: refusals.filter(({ runId }) => runId === run.id),
        undone: undone.some(({ id }) => id === run.id),
        mayWrite: can(actor, 'products.write', run),
      }),
    );
  }

  private recent(kind: ProductKind, companyId: number | null): Promise<BulkRun[]> {
    return this.database
      .getRepository(BulkRun)
      .createQueryBuilder('r')
      .where(RECENT, { kind, companyId })
      .orderBy('r.id', 'DESC')
      .take(LISTED)
      .getMany();
  }
}

/** The undone ones of the deletions $1. */
const UNDONE = statement({ id: present(int) })`
  select source_id as id from bulk_runs
  where source_id = any($1::integer[]) and status not in ('cancelled', 'failed')`;
