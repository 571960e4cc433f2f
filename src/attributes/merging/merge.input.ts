import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { ApiQuery, PageQuery } from '../../core/http/api/api-query.js';
import { IsId, IsOptionalId } from '../../core/http/input/id-params.js';
import { combineDecorators, IsSearch, NumberOrNull, Repeated } from '../../core/http/input/input-rules.js';

const MAX_KEY = 200;
const MAX_VALUES = 100;

const IsKey = () => combineDecorators(IsString(), IsNotEmpty(), MaxLength(MAX_KEY));
const AreKeys = () =>
  combineDecorators(
    IsArray(),
    ArrayMaxSize(MAX_VALUES),
    ArrayUnique(),
    IsString({ each: true }),
    IsNotEmpty({ each: true }),
    MaxLength(MAX_KEY, { each: true }),
  );

/** The definition that gets the values of another one. */
export class DefinitionMergeInput {
  @IsId()
  into: number;
}

/** The same in a form. */
export class DefinitionMergeFormInput {
  @NumberOrNull()
  @IsId()
  into: number;
}

/** The same, before it happens. */
export class DefinitionMergeQuery extends ApiQuery {
  @Type(() => Number)
  @IsId()
  into: number;
}

/** The page: nothing, or the chosen definition. */
export class DefinitionMergePageQuery {
  @IsOptionalId()
  into?: number;
}

/** Values of a definition, by words of them. */
export class ValuesQuery extends PageQuery {
  @IsSearch()
  query?: string;
}

/** Keys of values that become one, in a form. */
export class ValueMergeFormInput {
  @IsKey()
  into: string;
}

/** Keys of values that become one. */
export class ValueMergeInput extends ValueMergeFormInput {
  @AreKeys()
  @ArrayNotEmpty()
  values: string[];
}

/** Chosen keys in a URL. */
export class ChosenValuesQuery {
  @Repeated()
  @AreKeys()
  values: string[] = [];
}

/** The page: the search, and the chosen values. */
export class ValuesPageQuery extends ChosenValuesQuery {
  @IsOptional()
  @IsSearch()
  query?: string;
}
