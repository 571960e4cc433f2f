import { CONSTANT_TARGETS, type FieldRule, type MappingRules } from '../../stored-mappings/mapping-rules.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import type { SurveyedField } from '../../feed/probing/feed-fields.js';
import { guessMapping } from '../../feed/probing/guess-mapping.js';
import { nameInPath } from '../../feed/formats/tables/naming.js';
import { foldName } from '../../feed/fold-name.js';
import type { FeedMappingInput } from './feed-mapping.input.js';
import type { SurveyedFile } from './feed-surveys.js';
import type { Preferences } from './field-preferences.js';
import type { MappingFormValues } from '../import-mapping.pages.js';

/** The submitted form as stored rules, without ignored fields. */
export function toRules(
  root: string,
  { item, fields, constants, ...settings }: FeedMappingInput,
): MappingRules {
  const chosen = fields.flatMap(({ path, target, label }): FieldRule[] =>
    target ? [{ path, target, label: target === 'attribute' ? (label ?? labelOf(path)) : null }] : [],
  );
  const given = CONSTANT_TARGETS.flatMap((target) => {
    const value = constants[target];
    return value ? [[target, value] as const] : [];
  });
  return { root, item, fields: chosen, ...settings, constants: Object.fromEntries(given) };
}

/** The stored mapping, else the suggested one, each with the preferred fields. */
export function rulesOf(survey: SurveyedFile, preferred: Preferences): MappingRules {
  return [...preferred].reduce(withPreferred, survey.mapping?.rules ?? guessRules(survey));
}

/** Exchanges the field of a target and another one. */
function withPreferred(rules: MappingRules, [target, path]: [string, string]): MappingRules {
  const before = rules.fields.find((rule) => rule.target === target)?.path;
  if (before === undefined) return rules;
  const exchanged = (rule: FieldRule): FieldRule => {
    if (rule.path === before) return { ...rule, path };
    return rule.path === path ? withLabel({ ...rule, path: before, label: null }) : rule;
  };
  return { ...rules, fields: rules.fields.map(exchanged) };
}

/** Values of the form for all fields of the file, followed by fields that this file does not have. */
export function toFormValues(rules: MappingRules, fields: SurveyedField[]): MappingFormValues {
  const byPath = new Map(rules.fields.map((rule) => [keyOf(rule.path), rule]));
  const found = fields.map(({ path }) => {
    const rule = byPath.get(keyOf(path));
    byPath.delete(keyOf(path));
    return { path, target: rule?.target ?? null, label: rule?.label ?? labelOf(path) };
  });
  const others = [...byPath.values()].map(({ path, target, label }) => ({
    path,
    target,
    label: label ?? labelOf(path),
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
  };
}

/** The stored values in the shape of the form, to show a conflict. */
export const toStoredValues = ({ rules }: FeedMapping): MappingFormValues => toFormValues(rules, []);

/** The rules that the names and values of the fields suggest. */
export function guessRules({ root, item, fields, categories }: SurveyedFile): MappingRules {
  return {
    root,
    item,
    fields: guessMapping(fields, categories).map(withLabel),
    ...NO_SETTINGS,
  };
}

/** Rules without settings, to which nothing but fields is added. */
export const NO_SETTINGS: Omit<MappingRules, 'root' | 'item' | 'fields'> = {
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
  rule.target === 'attribute' ? { ...rule, label: rule.label ?? labelOf(rule.path) } : rule;

/** The default name of an attribute. */
function labelOf(path: string): string {
  const name = nameInPath(path) ?? path.split('/').at(-1)!.replaceAll(/[_-]+/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const keyOf = (path: string) => path.split('/').map(foldName).join('/');
