import { Injectable } from '@nestjs/common';
import { Texts } from '../../../core/i18n/texts.js';
import type { Actor } from '../../../access/actor.js';
import { lazy } from '../../../core/http/pages/lazy.js';
import { NO_VERSION, versionOf } from '../../../core/http/versions/versioned.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { ImportPresenter } from '../../import.presenter.js';
import { isKnownFormat } from '../../run-formats.js';
import { ImportsService } from '../../imports.service.js';
import { route } from '../../../routes.js';
import { toTargets } from '../../stored-mappings/mapping-targets.js';
import type { FeedMappingInput, FormatQuery } from './feed-mapping.input.js';
import type { SurveyedField } from '../../feed/probing/feed-fields.js';
import { type ListedCategories, refersToCategories } from '../../feed/probing/guess-mapping.js';
import { SHOP_NAMES } from '../../feed/probing/shop-profiles.js';
import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import { FeedSurveys, type SurveyedFile } from './feed-surveys.js';
import { readPreferences, toAlternatives } from './field-preferences.js';
import { rulesOf, toFormValues, toRules } from './mapping-form.js';
import { toPreviewed } from './preview.presenter.js';
import { readShopAddress, withoutCondition } from './row-form.js';

type PageQuery = Pick<FormatQuery, 'item' | 'prefer' | 'shop'>;

/** Props of the page on which the fields of a file are mapped. */
@Injectable()
export class FormatPage {
  constructor(
    private readonly imports: ImportsService,
    private readonly surveys: FeedSurveys,
    private readonly texts: Texts,
  ) {}

  /** @param input the values of the form; the stored or suggested mapping by default */
  async props(
    actor: Actor,
    { id, item, prefer, shop, input }: PageQuery & { id: number; input?: FeedMappingInput },
    locale: Locale,
  ) {
    const run = await this.imports.getFor(actor, 'map-fields', id);
    const presenter = new ImportPresenter(this.texts, locale);
    const survey = lazy(() => this.surveys.survey(run, input?.item ?? item));
    const url = route('admin.imports.format', { id }, locale);
    const preferred = readPreferences(prefer);
    const urlOf = (query: PageQuery) => route('admin.imports.format', { id }, locale, { ...query, shop });
    const address = readShopAddress(shop ?? '');
    const isWrong = Boolean(shop) && address === null;
    return {
      run: presenter.toSummary(run),
      survey: async () => toSurvey(await survey()),
      replaces: async () =>
        isKnownFormat(run) && !(await survey())?.mapping ? presenter.toSummary(run).format : null,
      items: async () => toItems(await survey(), (item) => urlOf({ item })),
      fields: async () => toFields(await survey()),
      columns: async () => [...((await survey())?.columns ?? [])].map(([path, title]) => ({ path, title })),
      shop: async () => {
        const file = await survey();
        if (!file?.shop || file.mapping) return null;
        const known = address ?? readShopAddress(file.website ?? '') ?? '';
        return { name: SHOP_NAMES[file.shop], address: isWrong ? shop! : known, isWrong, url };
      },
      alternatives: async () => {
        const file = await survey();
        return file ? toAlternatives(file, preferred, (prefer) => urlOf({ item: file.item, prefer })) : {};
      },
      targets: toTargets((key) => this.texts.t(key, locale)),
      form: async () => {
        const file = await survey();
        const rules = file && rulesOf(file, preferred, address);
        // the import would publish wrong links
        const isReady = rules && !isWrong && (file.mapping || !file.shop || rules.linkTemplate);
        return isReady ? toForm(file, rules, url) : null;
      },
      preview: async () => {
        const file = await survey();
        if (!file) return [];
        const rules = input
          ? toRules(file, { ...input, item: file.item })
          : rulesOf(file, preferred, address);
        const items = await this.surveys.preview(run, rules);
        return items.map((item) => toPreviewed(item, presenter));
      },
    };
  }
}

const toSurvey = (survey: SurveyedFile | null) =>
  survey && { root: survey.root, item: survey.item, itemCount: survey.itemCount };

const toItems = (survey: SurveyedFile | null, urlOf: (item: string) => string) =>
  (survey?.candidates ?? []).map(({ name, path, count }) => ({
    name,
    path,
    count,
    url: urlOf(name),
    current: name === survey!.item,
  }));

/** In the order of the form's fields; those that only an earlier file had come last. */
function toFields(survey: SurveyedFile | null) {
  if (!survey) return [];
  const known = new Map(survey.fields.map((field) => [field.path, field]));
  const rules = rulesOf(survey, new Map());
  const titles = new Map(rules.fields.map(({ path, title }) => [path, title]));
  return toFormValues(rules, survey.fields).fields.map(({ path }) => {
    const field = known.get(path) ??
      known.get(withoutCondition(path)) ?? { path, title: titles.get(path), count: 0, samples: [] };
    return { ...field, title: field.title ?? path, samples: shownSamples(field, survey.categories) };
  });
}

const SAMPLES_SHOWN = 3;

/** An id of a category is shown with the path that it refers to. */
function shownSamples(field: SurveyedField, categories: ListedCategories): string[] {
  const samples = field.samples.slice(0, SAMPLES_SHOWN);
  if (!refersToCategories(field, categories)) return samples;
  return samples.map((id) => {
    const path = categories!.path(id);
    return path === null ? id : `${id} → ${path}`;
  });
}

const toForm = ({ mapping, fields, columns }: SurveyedFile, rules: MappingRules, url: string) => ({
  url,
  version: mapping ? versionOf(mapping) : NO_VERSION,
  known: mapping !== null,
  values: toFormValues(rules, fields, columns),
});
