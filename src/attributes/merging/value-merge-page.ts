import { Injectable } from '@nestjs/common';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { ValuesPageQuery } from './merge.input.js';
import { ValueMerges } from './value-merges.js';

const SHOWN = 200;

/** Props of the page that lists the values of a definition, and merges some of them. */
@Injectable()
export class ValueMergePage {
  constructor(private readonly merges: ValueMerges) {}

  async props(id: number, { query = '', values: keys }: ValuesPageQuery, locale: Locale) {
    const { name } = await this.merges.definition(id);
    const { values, count } = await this.merges.list(id, { query, page: 1, limit: SHOWN });
    const chosen = keys.length ? await this.merges.find(id, keys) : [];
    const wanted = chosen.map(({ key }) => key);
    const others = values.filter(({ key }) => !wanted.includes(key));
    const preview = wanted.length > 1 ? await this.merges.effect(id, wanted) : null;
    const formUrl = route('admin.attributes.values', { id }, locale);
    return {
      name: localText(name, locale) ?? { text: '' },
      listUrl: route('admin.attributes', {}, locale),
      formUrl,
      query,
      values: [...chosen, ...others].map(({ key, value, offers }) => ({
        key,
        value: localText(value, locale) ?? { text: key },
        offers,
        chosen: wanted.includes(key),
      })),
      count,
      preview,
      applyUrl: preview && route('admin.attributes.values', { id }, locale, { values: wanted }),
    };
  }
}
