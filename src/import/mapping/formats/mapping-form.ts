import {
  CONSTANT_TARGETS,
  type FieldRule,
  MAX_NAME_LENGTH,
  type MappingRules,
} from '../../stored-mappings/mapping-rules.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import type { SurveyedField } from '../../feed/probing/feed-fields.js';
import { guessMapping } from '../../feed/probing/guess-mapping.js';
import { nameInPath } from '../../feed/formats/tables/naming.js';
import { foldName } from '../../feed/fold-name.js';
import { type Columns, shopRules } from '../../feed/probing/shop-profiles.js';
import type { FeedMappingInput } from './feed-mapping.input.js';
import type { SurveyedFile } from './feed-surveys.js';
import type { Preferences } from './field-preferences.js';
import type { MappingFormValues } from '../import-mapping.pages.js';
import {
  readShopAddress,
  toColumnName,
  toRowRules,
  toRowValues,
  withoutCondition,
  withTitles,
} from './row-form.js';

/** The submitted form as stored rules, without ignored fields. */
export function toRules(
  survey: Pick<SurveyedFile, 'root' | 'header' | 'fields' | 'columns'>,
  { item, fields, constants, linkTemplate, imageAddress, rows, filters, ...settings }: FeedMappingInput,
): MappingRules {
  const titles = titlesOf(survey);
  const chosen = fields.flatMap(({ path, target, label }): FieldRule[] =>
    target
      ? [
          withLabel({
            path,
            ...(titles.get(path) ?? titles.get(withoutCondition(path))),
            target,
            label: target === 'attribute' ? toColumnName(survey, label) : null,
          }),
        ]
      : [],
  );
  const given = CONSTANT_TARGETS.flatMap((target) => {
    const value = constants[target];
    return value ? [[target, value] as const] : [];
  });
  const { root, header } = survey;
  return {
    root,
    item,
    ...(header !== undefined && { header }),
    fields: chosen,
    ...settings,
    constants: Object.fromEntries(given),
    ...toRowRules(survey, { linkTemplate, imageAddress, rows, filters }),
  };
}

/** The stored mapping, else the suggested one, each with the preferred fields. */
export function rulesOf(
  survey: SurveyedFile,
  preferred: Preferences,
  address: string | null = null,
): MappingRules {
  return [...preferred].reduce(withPreferred, survey.mapping?.rules ?? guessRules(survey, address));
}

/** Exchanges the field of a target and another one. */
function withPreferred(rules: MappingRules, [target, path]: [string, string]): MappingRules {
  const before = rules.fields.find((rule) => rule.target === target)?.path;
  if (before === undefined) return rules;
  const exchanged = (rule: FieldRule): FieldRule => {
    if (rule.path === before) return { ...rule, path, title: undefined };
    return rule.path === path ? withLabel({ ...rule, path: before, title: undefined, label: null }) : rule;
  };
  return { ...rules, fields: rules.fields.map(exchanged) };
}

/** Values of the form for all fields of the file, followed by fields that this file does not have. */
export function toFormValues(
  rules: MappingRules,
  fields: SurveyedField[],
  columns: Columns = new Map(),
): MappingFormValues {
  const keys = new Set(fields.map(({ path }) => keyOf(path)));
  const placeOf = (path: string) => keyOf(keys.has(keyOf(path)) ? path : withoutCondition(path));
  const byPath = new Map(rules.fields.map((rule) => [placeOf(rule.path), rule]));
  const found = fields.map(({ path, title }) => {
    const rule = byPath.get(keyOf(path));
    byPath.delete(keyOf(path));
    const label = rule?.label ? withTitles(rule.label, columns) : labelOf({ path, title });
    return { path: rule?.path ?? path, target: rule?.target ?? null, label };
  });
  const others = [...byPath.values()].map(({ path, title, target, label }) => ({
    path,
    target,
    label: label ? withTitles(label, columns) : labelOf({ path, title }),
  }));
  return {
    item: rules.item,
    fields: [...found, ...others],
    decimalSign: rules.decimalSign,
    currency: rules.currency ?? '',
    priceFactor: String(rules.priceFactor),
    listSeparator: rules.listSeparator ?? '',
    categorySeparator: rules.categorySeparator ?? '',
    language: rules.language,
    constants: Object.fromEntries(
      CONSTANT_TARGETS.map((target) => [target, rules.constants[target] ?? '']),
    ) as MappingFormValues['constants'],
    ...toRowValues(rules, columns),
  };
}

/** The stored values in the shape of the form, to show a conflict. */
export const toStoredValues = ({ rules }: FeedMapping): MappingFormValues => toFormValues(rules, []);

/** The rules that the names and values of the fields suggest. */
export function guessRules(survey: SurveyedFile, address: string | null = null): MappingRules {
  const { root, item, header, fields, categories, shop, columns, website } = survey;
  const titles = titlesOf(survey);
  const rules = shop && shopRules(shop, columns, fields, address ?? readShopAddress(website ?? ''));
  const suggested = rules?.fields ?? guessMapping(fields, categories);
  return {
    root,
    item,
    ...(header !== undefined && { header }),
    ...NO_SETTINGS,
    ...rules,
    fields: suggested.map((rule) => withLabel({ ...rule, ...titles.get(rule.path) })),
  };
}

/** Rules without settings, to which nothing but fields is added. */
export const NO_SETTINGS: Omit<MappingRules, 'root' | 'item' | 'header' | 'fields'> = {
  decimalSign: null,
  currency: null,
  priceFactor: 1,
  listSeparator: null,
  categorySeparator: null,
  language: null,
  constants: {},
};

/** An attribute has a name. */
export const withLabel = (rule: FieldRule): FieldRule =>
  rule.target === 'attribute' ? { ...rule, label: rule.label ?? labelOf(rule) } : rule;

const titlesOf = ({ fields }: Pick<SurveyedFile, 'fields'>) =>
  new Map(fields.map(({ path, title }) => [path, title === undefined ? {} : { title }]));

/** The default name of an attribute. */
function labelOf({ path, title }: Pick<FieldRule, 'path' | 'title'>): string {
  const name =
    title?.replaceAll('_', ' ').slice(0, MAX_NAME_LENGTH) ??
    nameInPath(path) ??
    path.split('/').at(-1)!.replaceAll(/[_-]+/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const keyOf = (path: string) => path.split('/').map(foldName).join('/');
