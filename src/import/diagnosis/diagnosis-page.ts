import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { pageCountOf, toPagination } from '../../core/http/api/pagination.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Import } from '../import.entity.js';
import { ImportPresenter } from '../import.presenter.js';
import { APART_REASONS } from '../../products/comparison/compared-offer.js';
import { ImportStores, storeInUrl } from '../import-stores.js';
import { ImportsService } from '../imports.service.js';
import { route } from '../../routes.js';
import type { DiagnosisQuery } from './diagnosis.input.js';
import { DiagnosisPresenter } from './diagnosis.presenter.js';
import { DiagnosisService } from './diagnosis.service.js';
import type { FindingKind } from './finding-kinds.js';
import { mayRunImports } from '../import.policy.js';
import { FeedMappingsService } from '../stored-mappings/feed-mappings.service.js';
import { ADDED_TARGETS } from '../stored-mappings/mapping-rules.js';
import { targetLabel, toTargets } from '../stored-mappings/mapping-targets.js';

const FINDINGS_PER_PAGE = 50;

/** Props of the diagnosis page. */
@Injectable()
export class DiagnosisPage {
  constructor(
    private readonly imports: ImportsService,
    private readonly stores: ImportStores,
    private readonly diagnosis: DiagnosisService,
    private readonly mappings: FeedMappingsService,
    private readonly texts: Texts,
  ) {}

  async props(actor: Actor, query: DiagnosisQuery, locale: Locale) {
    const asked = query.run ? await this.imports.get(actor, query.run) : null;
    const company = await this.stores.find(actor, asked?.companyId ?? query.company);
    const run = asked ?? (company && (await this.diagnosis.latest(company.id)));
    const ofStore = storeInUrl(actor, company);
    const address = { ...ofStore, run: asked && asked.id };
    const urlOf = (finding: FindingKind | null, page = 1) =>
      route('admin.imports.diagnosis', {}, locale, { ...address, finding, page: page > 1 ? page : null });
    const presenter = new DiagnosisPresenter(this.texts, locale, (kind) => urlOf(kind));
    return {
      ...this.stores.shown(actor, company),
      importsUrl: route('admin.imports', {}, locale, ofStore),
      run: run && new ImportPresenter(this.texts, locale).toSummary(run),
      kept: run?.retention.cleanedAt === null,
      ...(await this.overview(run, asked !== null, presenter)),
      mapping: run && (await this.mapping(actor, run, locale)),
      finding:
        run && query.finding
          ? {
              ...(await this.finding(run, query, query.finding, presenter, urlOf)),
              listUrl: query.finding === 'not_compared' ? notComparedUrl(ofStore, locale) : null,
            }
          : null,
    };
  }

  /** @param isAsked whether the person selected this run, instead of the live offers */
  private async overview(run: Import | null, isAsked: boolean, presenter: DiagnosisPresenter) {
    if (!run) return { coverage: [], history: [], findings: [], unread: [], offers: null };
    const diagnosis = await (isAsked ? this.diagnosis.diagnose(run) : this.diagnosis.diagnoseLive(run));
    return { offers: diagnosis.offers, ...presenter.toDiagnosis(diagnosis) };
  }

  /** The store's mapping of the fields that the file's format does not read. */
  private async mapping(actor: Actor, run: Import, locale: Locale) {
    const { id, companyId, feed } = run;
    const unread = feed.summary?.unread;
    if (!unread) return null;
    const { root, item, header = '' } = feed.summary?.mapping ?? unread;
    const stored = await this.mappings.find({ companyId, root, item, header });
    const translate = (key: string) => this.texts.t(key, locale);
    return {
      added: (stored?.rules.fields ?? []).map(({ path, target, label }) => ({
        path,
        label: label ?? targetLabel(target, translate),
      })),
      url: mayRunImports(actor, companyId) ? route('admin.imports.fields', { id }, locale) : null,
      targets: toTargets(translate).filter((target) => ADDED_TARGETS.includes(target.id)),
    };
  }

  private async finding(
    run: Import,
    { page }: DiagnosisQuery,
    kind: FindingKind,
    presenter: DiagnosisPresenter,
    urlOf: (finding: FindingKind | null, page?: number) => string,
  ) {
    const { items, kept, count } = await this.diagnosis.page(run, kind, { page, limit: FINDINGS_PER_PAGE });
    return {
      label: presenter.kindName(kind),
      count,
      keptOf: kept < count ? kept : null,
      items: items.map((row) => presenter.toFinding(row)),
      pagination: toPagination(page, pageCountOf(kept, FINDINGS_PER_PAGE), (number) => urlOf(kind, number)),
      closeUrl: urlOf(null),
    };
  }
}

/** The list of the store's offers that are not compared. */
const notComparedUrl = (ofStore: ReturnType<typeof storeInUrl>, locale: Locale) =>
  route('admin.products', {}, locale, { ...ofStore, notCompared: [...APART_REASONS] });
