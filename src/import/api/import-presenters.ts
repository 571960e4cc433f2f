import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { Config } from '../../core/config/config.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ImportJsonPresenter } from './import-json.presenter.js';

/** Makes the presenters of the API, with absolute URLs. */
@Injectable()
export class ImportPresenters {
  constructor(
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  json(locale: Locale): ImportJsonPresenter {
    return new ImportJsonPresenter(this.i18n, locale, this.config.publicUrl);
  }
}
