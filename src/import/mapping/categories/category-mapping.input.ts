import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { AcceptsRead } from '../../../core/http/input/accepts-read.decorator.js';
import { PageQuery } from '../../../core/http/api/api-query.js';
import { AreOptionallyChosen } from '../../../core/http/input/chosen-rows.input.js';
import { AreIds, IdParams, IsFormId, IsId, IsOptionalId } from '../../../core/http/input/id-params.js';
import {
  combineDecorators,
  IsOneLine,
  IsOptionalIn,
  IsSearch,
  NumberOrNull,
  OptionalNotNull,
} from '../../../core/http/input/input-rules.js';
import { MAPPING_ORIGINS, type MappingOrigin } from '../../intake/category-resolver.js';
import { CategoryMappingJson } from './category-mapping.json.js';

const MAX_PATH = 2_000;
const MAX_PATHS = 10_000;
const IsPath = () => combineDecorators(IsString(), IsOneLine(), MaxLength(MAX_PATH));

/** The category of a path; null is unmapped, and with `excluded` its items are not imported. */
class MappingDetails {
  @IsOptional()
  @IsId()
  categoryId: number | null = null;

  @IsBoolean()
  excluded: boolean = false;

  /** The choice also applies to paths below it without a choice of their own. */
  @IsBoolean()
  below: boolean = false;
}

/** A category mapping in a form. */
export class MappingFormInput extends MappingDetails {
  @NumberOrNull()
  override categoryId: number | null;
}

/** A category mapping in the API, which accepts the body of a read. */
@AcceptsRead(CategoryMappingJson)
export class MappingJsonInput extends MappingDetails {}

const CHANGES = ['ask', 'accept', 'exclude', 'reset'] as const;

/** A change of many paths in a form: a category, or suggestions from this score on. */
class MappingsChange {
  /** `ask` shows the choices and changes nothing. */
  @IsOptionalIn(CHANGES)
  action?: (typeof CHANGES)[number];

  @IsFormId()
  categoryId?: number | null;

  /** Accepts suggestions with at least this score; `sure`: the sure ones. */
  @IsOptional()
  @Matches(/^(?:sure|[1-9]\d?|100)$/)
  minimum?: string;
}

/** Paths that are selected in a list, or all that it finds, and their change. */
export class MappingsChangeInput extends MappingsChange {
  @IsOptionalIn([true])
  all?: true;

  @AreOptionallyChosen()
  ids?: number[];

  @AreOptionallyChosen()
  except?: number[];
}

const JSON_CHANGES = ['choose', 'accept', 'exclude', 'reset'] as const;

/** A change of many paths in the API. */
export class MappingsChangeJsonInput {
  @IsIn(JSON_CHANGES)
  action: (typeof JSON_CHANGES)[number];

  /** Without them, all paths that the other conditions find. */
  @IsOptional()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_PATHS)
  @AreIds()
  ids?: number[];

  @IsOptionalIn(MAPPING_ORIGINS)
  origin?: MappingOrigin;

  /** A part of the path. */
  @IsSearch()
  query?: string;

  /** Only this path and the ones below it. */
  @IsOptional()
  @IsPath()
  branch?: string;

  /** One path instead, which the feeds need not have yet. */
  @OptionalNotNull()
  @IsPath()
  path?: string;

  /** For `path`: the choice also applies to paths below it without a choice of their own. */
  @IsBoolean()
  below: boolean = false;

  /** For `choose`. */
  @ValidateIf(({ action }: MappingsChangeJsonInput) => action === 'choose')
  @IsId()
  categoryId?: number;

  /** For `accept`: the lowest score; without it only reliable suggestions. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100)
  minimum?: number;
}

export class MappingChangeParams extends IdParams {
  @Type(() => Number)
  @IsId()
  change: number;
}

export class MappingsQuery extends PageQuery {
  @IsOptionalIn(MAPPING_ORIGINS)
  origin?: MappingOrigin;

  /** A part of the path. */
  @IsSearch()
  query?: string;
}

/** Categories of Google's taxonomy by the names in its file. */
export class GoogleLinesInput {
  @IsString()
  @MaxLength(1_000_000)
  lines: string;
}

/** The page of a store's category paths. */
export class CategoriesPageQuery extends MappingsQuery {
  /** The store, for catalogue admins. */
  @IsOptionalId()
  company?: number;
}

/** The change of paths: those with the ids, all that the filters find, or a branch. */
export class MappingsChangeQuery extends CategoriesPageQuery {
  @AreOptionallyChosen()
  ids?: number[];

  @IsOptionalIn(['true'])
  all?: 'true';

  @AreOptionallyChosen()
  except?: number[];

  /** This path and the ones below it. */
  @IsOptional()
  @IsPath()
  branch?: string;

  /** Searches a category. */
  @IsSearch()
  find?: string;
}
