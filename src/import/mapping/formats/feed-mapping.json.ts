import { Type } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsNumber, IsString, ValidateNested } from 'class-validator';
import { Nullable } from '../../../core/http/input/input-rules.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import { MAPPING_TARGETS, type MappingTarget } from '../../stored-mappings/mapping-rules.js';
import { FEED_LANGUAGES } from '../../import.input.js';
import { ConstantsInput } from './feed-mapping.input.js';
import type { SurveyedFile } from './feed-surveys.js';
import { guessed } from './mapping-form.js';

class FieldRuleJson {
  @IsString()
  path: string;

  @IsIn(MAPPING_TARGETS)
  target: MappingTarget;

  /** The name of an attribute; null of other targets. */
  @Nullable()
  @IsString()
  label: string | null;
}

/** How files of one shape of a store are read. */
export class FeedMappingJson {
  @IsInt()
  id: number;

  @IsInt()
  companyId: number;

  /** Name of the root element. */
  @IsString()
  root: string;

  /** Name of the element that holds one offer. */
  @IsString()
  item: string;

  @ValidateNested({ each: true })
  @Type(() => FieldRuleJson)
  fields: FieldRuleJson[];

  @Nullable()
  @IsIn(['.', ','])
  decimalSign: '.' | ',' | null;

  @Nullable()
  @IsString()
  currency: string | null;

  @IsNumber()
  priceFactor: number;

  @Nullable()
  @IsString()
  listSeparator: string | null;

  @Nullable()
  @IsString()
  categorySeparator: string | null;

  @Nullable()
  @IsIn(FEED_LANGUAGES)
  language: (typeof FEED_LANGUAGES)[number] | null;

  @ValidateNested()
  @Type(() => ConstantsInput)
  constants: ConstantsInput;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;
}

class CandidateJson {
  @IsString()
  name: string;

  /** From the root element. */
  @IsString()
  path: string;

  /** In the surveyed beginning of the file. */
  @IsInt()
  count: number;
}

class FeedFieldJson {
  /** As a mapping names it. */
  @IsString()
  path: string;

  /** How many of the surveyed items have it. */
  @IsInt()
  count: number;

  /** The first distinct values, truncated. */
  @IsString({ each: true })
  samples: string[];
}

/** Elements and fields in the beginning of a file. */
export class FeedSurveyJson {
  @IsString()
  root: string;

  @IsString()
  item: string;

  /** The number of surveyed items. */
  @IsInt()
  itemCount: number;

  /** Elements that may hold one product, the likeliest first. */
  @ValidateNested({ each: true })
  @Type(() => CandidateJson)
  candidates: CandidateJson[];

  @ValidateNested({ each: true })
  @Type(() => FeedFieldJson)
  fields: FeedFieldJson[];

  /** A mapping that names and values of the fields suggest. */
  @ValidateNested({ each: true })
  @Type(() => FieldRuleJson)
  suggestions: FieldRuleJson[];
}

export function toSurveyJson(survey: SurveyedFile): FeedSurveyJson {
  const { root, item, itemCount, candidates, fields } = survey;
  const { fields: suggestions } = guessed(survey);
  return { root, item, itemCount, candidates, fields, suggestions };
}

export function toMappingJson({ id, companyId, rules, createdAt, updatedAt }: FeedMapping): FeedMappingJson {
  return {
    id,
    companyId,
    ...rules,
    constants: { ...new ConstantsInput(), ...rules.constants },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
