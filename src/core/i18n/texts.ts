import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { Locale } from './locales.js';

/** The text of a key in one language. */
export type Translate = (key: string, args?: Record<string, string | number>) => string;

/** Texts by key, from locales/<locale>/<file>.json. */
@Injectable()
export class Texts {
  constructor(private readonly i18n: I18nService) {}

  /** @param values of the placeholders; `count` also selects the plural form */
  t(key: string, locale: Locale, values?: object): string {
    return this.i18n.t(key, { lang: locale, args: values });
  }

  /** The texts of one language. */
  translator(locale: Locale): Translate {
    return (key, args) => this.t(key, locale, args);
  }

  /** All texts below a key. */
  group(key: string, locale: Locale): Record<string, string> {
    return this.i18n.t(key, { lang: locale });
  }
}
