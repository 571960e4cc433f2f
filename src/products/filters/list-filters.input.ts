import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PageQuery } from '../../core/http/api/api-query.js';
import { AreIds } from '../../core/http/input/id-params.js';
import {
  combineDecorators,
  Converted,
  IsFlag,
  IsOptionalIn,
  Repeated,
} from '../../core/http/input/input-rules.js';
import { codesOf, FILTERS, type NamedFilter } from '../../search/catalogue-index/filter-columns.js';
import { type AddressFilters, type ApiFilters, parametersOf, VISITOR_FILTERS } from './filter-parameters.js';

const MAX_VALUES = 50;
const MAX_NUMBER = 10_000_000;
const MAX_API_NUMBER = 9_999_999_999.99;

export const AreTexts = (length = 100) =>
  combineDecorators(
    Repeated(),
    IsArray(),
    ArrayMaxSize(MAX_VALUES),
    IsString({ each: true }),
    MaxLength(length, { each: true }),
  );

const ToNumbers = () =>
  Converted((value) => (value === undefined || value === '' ? [] : [value].flat().map(Number)));

const AreStores = () => combineDecorators(ToNumbers(), IsArray(), ArrayMaxSize(MAX_VALUES), AreIds());

/** A form's checkbox. */
export const IsChecked = () =>
  combineDecorators(
    Converted((value) => value === '1' || value === 'true'),
    IsBoolean(),
  );

/** A number as visitors type it, with either decimal separator. */
const ToNumber = () =>
  Converted((value) => {
    if (typeof value !== 'string') return value;
    const text = value.replace(/\s/g, '');
    return text === ''
      ? undefined
      : Number(text.includes(',') ? text.replace(/\./g, '').replace(',', '.') : text);
  });

/** The rule of a parameter in an address. */
function addressRule(filter: NamedFilter): PropertyDecorator {
  if (filter.type === 'flag') return IsChecked();
  if (filter.type === 'range')
    return combineDecorators(IsOptional(), ToNumber(), IsNumber(), Min(0), Max(MAX_NUMBER));
  if ('named' in filter) return filter.named === 'brand' ? AreTexts() : AreStores();
  return combineDecorators(Repeated(), IsArray(), IsIn(Object.keys(codesOf(filter)), { each: true }));
}

/** The rule of an API parameter. */
function apiRule(filter: NamedFilter): PropertyDecorator {
  if (filter.type === 'flag') return IsFlag();
  if (filter.type === 'range')
    return combineDecorators(
      IsOptional(),
      Type(() => Number),
      IsNumber(),
      Min(0),
      Max(MAX_API_NUMBER),
    );
  if ('named' in filter) return filter.named === 'brand' ? AreTexts(120) : AreStores();
  return IsOptionalIn(Object.keys(codesOf(filter)));
}

function addRules(
  prototype: object,
  filters: NamedFilter[],
  ruleOf: (filter: NamedFilter) => PropertyDecorator,
): void {
  for (const filter of filters) for (const name of parametersOf(filter)) ruleOf(filter)(prototype, name);
}

/** The value of a filter without a selection; empty for one whose parameters may be absent. */
const defaultOf = (filter: NamedFilter, choice: () => unknown) =>
  filter.type === 'flag' ? { [filter.id]: false } : filter.type === 'choice' ? { [filter.id]: choice() } : {};

const IN_API = FILTERS.filter(({ inApi }) => inApi);

/** An address's filters, read from the fields of a query. */
export const AddressFiltersInput = class {
  constructor() {
    Object.assign(this, ...VISITOR_FILTERS.map((filter) => defaultOf(filter, () => [])));
  }
} as new () => AddressFilters;
addRules(AddressFiltersInput.prototype as object, VISITOR_FILTERS, addressRule);

/** Filters of the API, without its page. */
export const ApiFiltersInput = class extends PageQuery {
  constructor() {
    super();
    Object.assign(
      this,
      ...IN_API.map((filter) => defaultOf(filter, () => ('named' in filter ? [] : undefined))),
    );
  }
} as new () => PageQuery & ApiFilters;
addRules(ApiFiltersInput.prototype as object, IN_API, apiRule);
