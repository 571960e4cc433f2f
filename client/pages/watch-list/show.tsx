import '../../styles/pages/watch-list.css';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PICKS } from '../../components/storefront/picks/pick-form.js';
import { WatchedRow } from '../../components/storefront/watch-list/watched-row.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';

/** Products whose prices this browser watches. */
export default function WatchList({ watched, isFull, most, days }: PageProps<'watch-list/show'>) {
  const { t } = useI18n();
  const { urls, watchList } = useShared();
  const notePlace = useGoingOn(watched.length);
  const services = watched.filter(({ isService }) => isService).length;
  const products = watched.length - services;
  const count = [
    (products > 0 || services === 0) && t('watch-list.count', { count: products }),
    services > 0 && t('products.service_count', { count: services }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="watch-list page-width">
      <div className="watch-list-head">
        <h1>{t('watch-list.title')}</h1>
        <p role="status">{count}</p>
      </div>
      {isFull && (
        <p className="notice notice-warn">
          <strong>{t('watch-list.full', { count: most })}</strong>
        </p>
      )}
      {watched.length > 0 ? (
        <ul className="watched" onFocus={notePlace}>
          {watched.map((product) => (
            <WatchedRow key={product.id} product={product} />
          ))}
        </ul>
      ) : (
        <div className="watch-list-empty">
          <p>{t('watch-list.empty')}</p>
          <a data-visit className="button button-main" href={urls.search}>
            {t('watch-list.find')}
          </a>
        </div>
      )}
      <div className="watch-list-where">
        <p>
          {t('watch-list.where')} {t('watch-list.kept', { count: days })}{' '}
          {t('watch-list.limit', { count: most })}
        </p>
        {watched.length > 0 && (
          <button
            form={PICKS}
            formAction={watchList.url}
            name="clear"
            value="all"
            className="button button-small"
          >
            {t('watch-list.clear')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Whoever takes a product off by keyboard goes on with the one that comes to stand in its place. */
function useGoingOn(count: number) {
  const place = useRef(-1);
  useLayoutEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const row = document.querySelectorAll('.watched-row')[place.current];
    (row?.querySelector<HTMLElement>('[name=remove]') ?? document.querySelector('main'))?.focus();
  }, [count]);
  return ({ target, currentTarget }: FocusEvent) => {
    place.current = [...currentTarget.children].indexOf(target.closest('.watched-row')!);
  };
}
