import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { Config } from '../../core/config/config.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Import } from '../import.entity.js';
import type { FindingsQuery } from './diagnosis.input.js';
import type { DiagnosisJson, FindingJson } from './diagnosis.json.js';
import { DiagnosisPresenter } from './diagnosis.presenter.js';
import { type Diagnosis, DiagnosisService } from './diagnosis.service.js';

/** Presents the diagnosis for the API. */
@Injectable()
export class DiagnosisResponses {
  constructor(
    private readonly diagnosis: DiagnosisService,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  toJson(run: Import, diagnosis: Diagnosis, locale: Locale): DiagnosisJson {
    return { importId: run.id, ...this.presenter(run, locale).toDiagnosis(diagnosis) };
  }

  async findings(
    run: Import,
    query: FindingsQuery,
    locale: Locale,
  ): Promise<{ items: FindingJson[]; kept: number }> {
    const { items, kept } = await this.diagnosis.page(run, query.kind, query);
    const presenter = this.presenter(run, locale);
    return { items: items.map((row) => presenter.toFinding(row)), kept };
  }

  private presenter({ id }: Import, locale: Locale): DiagnosisPresenter {
    const origin = this.config.publicUrl;
    const urlOf = (kind: string) => `${origin}/api/imports/${id}/findings?kind=${kind}`;
    return new DiagnosisPresenter(this.texts, locale, urlOf, origin);
  }
}
