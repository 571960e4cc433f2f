import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Locale } from '../core/i18n/locales.js';
import { Texts } from '../core/i18n/texts.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { AuditNames } from './audit-names.js';
import { AuditPresenter } from './audit.presenter.js';
import { type AuditScope, COLLEAGUES, type StoreView } from './store-view.js';

/** Makes presenters with the names of records, and of a store's people. */
@Injectable()
export class AuditPresenters {
  constructor(
    private readonly database: DataSource,
    private readonly names: AuditNames,
    private readonly texts: Texts,
  ) {}

  /** The presenter of these entries for people with this scope. */
  async presenterOf(
    entries: AuditEntry[],
    { companyId }: AuditScope,
    locale: Locale,
  ): Promise<AuditPresenter> {
    const names = await this.names.findNames(entries, locale);
    const view = companyId === undefined ? null : await this.viewOf(companyId, entries);
    return new AuditPresenter(this.texts, locale, names, view);
  }

  private async viewOf(companyId: number, entries: AuditEntry[]): Promise<StoreView> {
    const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))];
    const rows = await COLLEAGUES.rows(this.database, [companyId, ids]);
    return { companyId, colleagues: new Set(rows.map(({ id }) => id)) };
  }
}
