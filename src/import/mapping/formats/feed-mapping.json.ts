import {
  int,
  nullable,
  number,
  oneOf,
  part,
  parts,
  shape,
  text,
  texts,
  time,
} from '../../../core/http/input/shape.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import { CONDITIONS, type FieldRule, MAPPING_TARGETS } from '../../stored-mappings/mapping-rules.js';
import { rankedPaths } from '../../feed/probing/guess-mapping.js';
import { FEED_LANGUAGES } from '../../feed/offer.js';
import { SHOPS } from '../../feed/probing/shop-profiles.js';
import { ConstantsInput } from './feed-mapping.input.js';
import type { SurveyedFile } from './feed-surveys.js';
import { guessRules } from './mapping-form.js';

class FieldRuleJson extends shape({
  path: text,
  target: oneOf(MAPPING_TARGETS),
  /** The attribute's name; null for other targets. */
  label: nullable(text),
}) {}

class RowRulesJson extends shape({
  /** Path of the column that names the product. */
  key: text,
  /** Paths of the columns with the codes that the key refers to; empty: it repeats the key of the row above. */
  codes: texts,
  /** Path of the column whose images all rows of a product share. */
  images: nullable(text),
}) {}

class RowFilterJson extends shape({
  path: text,
  condition: oneOf(CONDITIONS),
  values: texts,
}) {}

/** How files of one shape of a store are read. */
export class FeedMappingJson extends shape({
  id: int,
  companyId: int,
  /** Name of the root element. */
  root: text,
  /** Name of the element that holds one offer. */
  item: text,
  /** Id of the known format to which the fields are added; null: they are a format of the store's own. */
  completes: nullable(text),
  fields: parts(FieldRuleJson),
  decimalSign: nullable(oneOf<'.' | ','>(['.', ','])),
  currency: nullable(text),
  priceFactor: number,
  listSeparator: nullable(text),
  categorySeparator: nullable(text),
  language: nullable(oneOf(FEED_LANGUAGES)),
  constants: part(ConstantsInput),
  /** For items without a link, with paths in braces. */
  linkTemplate: nullable(text),
  /** Address above the images that a table names without one. */
  imageAddress: nullable(text),
  /** null: each row is a product. */
  rows: nullable(part(RowRulesJson)),
  /** Rows that break one of them are left out. */
  filters: parts(RowFilterJson),
  createdAt: time,
  updatedAt: time,
}) {}

class CandidateJson extends shape({
  name: text,
  /** From the root element. */
  path: text,
  /** In the surveyed beginning of the file. */
  count: int,
}) {}

class FeedFieldJson extends shape({
  /** The path of the field, in the form that mappings use. */
  path: text,
  /** The path, or the name of a table's column as the file writes it. */
  title: text,
  /** How many of the surveyed items have it. */
  count: int,
  /** The first distinct values, truncated. */
  samples: texts,
}) {}

class RunnerUpJson extends shape({
  target: oneOf(MAPPING_TARGETS),
  path: text,
}) {}

/** Elements and fields in the beginning of a file. */
export class FeedSurveyJson extends shape({
  root: text,
  item: text,
  /** The number of surveyed items. */
  itemCount: int,
  /** The shop system that exported the table; null: another or unknown one. */
  shop: nullable(oneOf(SHOPS)),
  /** Elements that may hold one product, the likeliest first. */
  candidates: parts(CandidateJson),
  fields: parts(FeedFieldJson),
  /** A mapping that names and values of the fields suggest. */
  suggestions: parts(FieldRuleJson),
  /** The second most likely field of a suggested target. */
  runnersUp: parts(RunnerUpJson),
}) {}

export function toSurveyJson(file: SurveyedFile): FeedSurveyJson {
  const {
    mapping: _mapping,
    header: _header,
    columns: _columns,
    website: _website,
    categories,
    ...survey
  } = file;
  const ranked = rankedPaths(file.fields, categories);
  const suggestions = guessRules(file).fields;
  const runnersUp = suggestions.flatMap(({ target, path: suggested }) => {
    const path = ranked[target]?.find((each) => each !== suggested);
    return path === undefined ? [] : [{ target, path }];
  });
  const fields = file.fields.map((field) => ({ ...field, title: field.title ?? field.path }));
  return { ...survey, fields, suggestions: suggestions.map(toRuleJson), runnersUp };
}

const toRuleJson = ({ path, target, label }: FieldRule) => ({ path, target, label });

export function toMappingJson({ id, companyId, rules, createdAt, updatedAt }: FeedMapping): FeedMappingJson {
  const { header: _, ...settings } = rules;
  return {
    id,
    companyId,
    ...settings,
    fields: rules.fields.map(toRuleJson),
    completes: rules.completes ?? null,
    constants: { ...new ConstantsInput(), ...rules.constants },
    linkTemplate: rules.linkTemplate ?? null,
    imageAddress: rules.imageAddress ?? null,
    rows: rules.rows ?? null,
    filters: rules.filters ?? [],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
