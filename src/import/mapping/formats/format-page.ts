import { Injectable } from '@nestjs/common';
import { Texts } from '../../../core/i18n/texts.js';
import type { Actor } from '../../../access/actor.js';
import { lazy } from '../../../core/http/pages/lazy.js';
import { NO_VERSION, versionOf } from '../../../core/http/versions/versioned.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { ImportPresenter } from '../../import.presenter.js';
import { ImportsService } from '../../imports.service.js';
import { route } from '../../../routes.js';
import type { FeedMappingInput } from './feed-mapping.input.js';
import { FeedSurveys, type SurveyedFile } from './feed-surveys.js';
import { guessed, toFormValues, toRules, toTargets } from './mapping-form.js';
import { toPreviewed } from './preview.presenter.js';

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
    { id, item, input }: { id: number; item?: string; input?: FeedMappingInput },
    locale: Locale,
  ) {
    const run = await this.imports.getFor(actor, 'map-fields', id);
    const presenter = new ImportPresenter(this.texts, locale);
    const survey = lazy(() => this.surveys.survey(run, input?.item ?? item));
    const url = route('admin.imports.format', { id }, locale);
    return {
      run: presenter.toSummary(run),
      survey: async () => toSurvey(await survey()),
      items: async () =>
        toItems(await survey(), (item) => route('admin.imports.format', { id }, locale, { item })),
      fields: async () => toFields(await survey()),
      targets: toTargets((key) => this.texts.t(key, locale)),
      form: async () => toForm(await survey(), url),
      preview: async () => {
        const file = await survey();
        if (!file) return [];
        const rules = input ? toRules(file.root, { ...input, item: file.item }) : rulesOf(file);
        const items = await this.surveys.preview(run, rules);
        return items.map((item) => toPreviewed(item, presenter));
      },
    };
  }
}

const rulesOf = (survey: SurveyedFile) => survey.mapping?.rules ?? guessed(survey);

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
  return toFormValues(survey).fields.map(({ path }) => {
    const { count = 0, samples = [] } = known.get(path) ?? {};
    return { path, count, samples: samples.slice(0, SAMPLES_SHOWN) };
  });
}

const SAMPLES_SHOWN = 3;

const toForm = (survey: SurveyedFile | null, url: string) =>
  survey && {
    url,
    version: survey.mapping ? versionOf(survey.mapping) : NO_VERSION,
    known: survey.mapping !== null,
    values: toFormValues(survey),
  };
