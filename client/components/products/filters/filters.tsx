import { type FormEvent, useEffect, useRef } from 'react';
import type { ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useDeferredBlur } from '../../../lib/visits/use-deferred-blur.js';
import { Button } from '../../ui/button.js';
import { PopoverClose } from '../../ui/popover-close.js';
import { CategoryFilter } from './category-filter.js';
import { FilterControls } from './filter-controls.js';
import { isChangedEarly, showState } from './filter-state.js';
import { visitResults } from './visit-results.js';
import { Box, Row } from '../../ui/layout/boxes.js';

/** The id of the sheet, for the button that opens it. */
export const FILTERS = 'filters';

/** All filters of a list. A plain GET form; with a script each change is applied immediately. */
export function Filters({ results }: { results: ProductResults }) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const isEarly = isNew.current && isChangedEarly(form.current!);
    isNew.current = false;
    if (isEarly) visitResults(filteredUrl(form.current!));
    else showState(form.current!);
  }, [results]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    visitResults(filteredUrl(event.currentTarget));
  }

  /** A change of a checkbox applies immediately. */
  function ticked({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (isOf('checkbox', target)) visitResults(filteredUrl(currentTarget));
  }

  /** A number counts once it is written. */
  const left = useDeferredBlur((field: EventTarget) => {
    if (isOf('number', field) && field.value !== field.defaultValue) visitResults(filteredUrl(form.current!));
  });

  return (
    <aside
      id={FILTERS}
      className="filters sheet sheet-foot"
      popover="auto"
      aria-label={t('products.filters.title')}
    >
      <form
        ref={form}
        action={results.formUrl}
        method="get"
        onSubmit={submit}
        onChange={ticked}
        onBlur={({ target }) => left(target)}
      >
        <Row align="center" justify="between" className="filters-head">
          <Box as="h2" text="l">
            {t('products.filters.title')}
          </Box>
          <PopoverClose of={FILTERS} label={t('products.filters.close')} />
        </Row>
        <FilterControls filters={results.filters.filter(({ isFirst }) => isFirst)} />
        {results.categories && <CategoryFilter {...results.categories} />}
        <FilterControls filters={results.filters.filter(({ isFirst }) => !isFirst)} />
        {results.kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Box padY={3} className="filters-foot">
          <Button type="submit" variant="main" className="no-script">
            {t('products.filters.apply')}
          </Button>
          <Button
            type="button"
            variant="main"
            className="filters-show needs-script"
            popoverTarget={FILTERS}
            popoverTargetAction="hide"
          >
            {t('products.filters.show', { count: results.count })}
          </Button>
        </Box>
      </form>
    </aside>
  );
}

const isOf = (type: string, field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === type;

/** The list's address with the form's values, without empty fields. */
function filteredUrl(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const text = query.toString();
  return form.action + (text && `?${text}`);
}
