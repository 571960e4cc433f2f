import { router } from '@inertiajs/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Button, buttonClass } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Cluster } from '../../ui/layout/boxes.js';

/** From the last key to the search, in milliseconds. */
const DELAY = 250;

interface Props {
  /** Target of the toolbar's GET form. */
  url: string;
  query?: string;
  /** Parameter of the search; left out: `query`. */
  name?: string;
  /** Left out: nothing is searched, only filtered. */
  searchLabel?: string;
  /** Filters that are chosen elsewhere and stay. */
  keep?: Record<string, string | string[]>;
  /** The props that a search changes. */
  only: string[];
  /** null: nothing is searched or filtered. */
  resetUrl: string | null;
  /** Further filters: native controls with a name. */
  children?: ReactNode;
  /** The number of active filters; if given, phones fold the filters. */
  chosen?: number;
}

/** Search and filters of a list: applied with each change, or with a button without JavaScript. */
export function ListToolbar(props: Props) {
  const {
    url,
    query = '',
    name: searchName = 'query',
    searchLabel,
    keep = {},
    only,
    resetUrl,
    children,
    chosen,
  } = props;
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function search(delay = 0) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const fields = [...new FormData(form.current!)].filter(([, value]) => value !== '');
      const query = new URLSearchParams(fields as [string, string][]);
      router.get(
        query.size ? `${url}?${query}` : url,
        {},
        { only, preserveState: true, preserveScroll: true, replace: true },
      );
    }, delay);
  }

  return (
    <Cluster
      ref={form}
      as="form"
      gap={[2, 3]}
      align="center"
      padTop={2}
      className="list-toolbar"
      role="search"
      action={url}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      onChange={(event) => search(isTyped(event.target) ? DELAY : 0)}
    >
      {Object.entries(keep)
        .flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      {searchLabel && (
        <label className="list-search">
          <Icon name="search" />
          <span className="hidden-text">{searchLabel}</span>
          <input
            type="search"
            name={searchName}
            defaultValue={query}
            placeholder={searchLabel}
            autoComplete="off"
          />
        </label>
      )}
      {chosen === undefined ? children : <FoldedFilters chosen={chosen}>{children}</FoldedFilters>}
      <Button type="submit" className="no-script">
        {t('admin.list.search')}
      </Button>
      {resetUrl && (
        <a data-visit data-preserve-scroll href={resetUrl}>
          {t('admin.list.reset')}
        </a>
      )}
    </Cluster>
  );
}

/** On phones behind a button; wide screens show them as if there were none. */
function FoldedFilters({ chosen, children }: { chosen: number; children: ReactNode }) {
  const { t, number } = useI18n();
  const label = t('admin.list.filters');
  return (
    <details className="list-filters">
      <summary className={buttonClass()} data-chosen={chosen > 0 || undefined}>
        {chosen > 0 ? `${label} (${number(chosen)})` : label}
        <Icon name="down" size={16} />
      </summary>
      <Cluster gap={[2, 3]} padTop={2} className="list-filters-body">
        {children}
      </Cluster>
    </details>
  );
}

const isTyped = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'search';
