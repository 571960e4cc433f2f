import { Injectable } from '@nestjs/common';
import { localText, plainText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { route } from '../../routes.js';
import { toLabels } from '../attribute-form.presenter.js';
import { AttributesService } from '../attributes.service.js';
import { DefinitionMerges, type MergeEffect } from './definition-merges.js';
import type { DefinitionMergePageQuery } from './merge.input.js';
import type { DefinitionMergePreview } from './merging.pages.js';

const EXAMPLES = 5;

/** Props of the page that merges a definition into another one. */
@Injectable()
export class DefinitionMergePage {
  constructor(
    private readonly attributes: AttributesService,
    private readonly merges: DefinitionMerges,
    private readonly texts: Texts,
  ) {}

  async props(id: number, query: DefinitionMergePageQuery, locale: Locale) {
    const all = await this.attributes.listAll();
    const { name } = await this.attributes.get(id);
    const choices = toLabels(all, locale).filter((choice) => choice.id !== id);
    const into = choices.find((choice) => choice.id === query.into) ?? null;
    const preview = into && this.toPreview(await this.merges.effect(id, into.id, locale), locale);
    const formUrl = route('admin.attributes.merge', { id }, locale);
    return {
      name: localText(name, locale) ?? { text: '' },
      listUrl: route('admin.attributes', {}, locale),
      formUrl,
      choices,
      into,
      preview,
      applyUrl: preview && !preview.problems.length ? formUrl : null,
    };
  }

  private toPreview({ replaced, ...effect }: MergeEffect, locale: Locale): DefinitionMergePreview {
    const say = (name: string, values: Record<string, string | number>) =>
      this.texts.t(`attributes.merge.problems.${name}`, locale, values);
    const { offers, productData, categories, filters, contradictions } = effect;
    const written = (value: Translations, unit: string | null) =>
      [plainText(value, locale), unit].filter(Boolean).join(' ');
    const shown = replaced.map(({ value, unit, newValue, newUnit }) => ({
      before: written(value, unit),
      after: written(newValue, newUnit),
    }));
    return {
      offers,
      productData,
      categories,
      filters,
      problems: [
        ...effect.problems.map(({ reason, values, count }) => say(reason, { ...values, count })),
        ...(contradictions ? [say('contradicts', { count: contradictions })] : []),
      ],
      examples: shown.filter(({ before, after }) => before !== after).slice(0, EXAMPLES),
    };
  }
}
