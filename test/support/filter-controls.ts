import type {
  ChoiceControl,
  FilterControl,
  FlagControl,
  ProductResults,
  RangeControl,
} from '../../src/products/product.props.js';

type Filtered = Pick<ProductResults, 'filters'>;

/** The filter control with this form field; undefined if the list has none. */
export const findControl = ({ filters }: Filtered, field: string): FilterControl | undefined =>
  filters.find((control) =>
    control.type === 'range' ? control.names.includes(field) : control.name === field,
  );

export const choiceOf = (results: Filtered, field: string) => findControl(results, field) as ChoiceControl;
export const rangeOf = (results: Filtered, field: string) => findControl(results, field) as RangeControl;
export const flagOf = (results: Filtered, field: string) => findControl(results, field) as FlagControl;
