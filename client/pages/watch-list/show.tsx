import '../../styles/watch-list.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PICKS } from '../../components/picks/pick-form.js';
import { WatchedRow } from '../../components/watch-list/watched-row.js';
import { useI18n } from '../../lib/i18n.js';
import { useShared } from '../../lib/shared.js';

/** Products whose prices this browser watches. */
export default function WatchList({ watched, isFull, most, days }: PageProps<'watch-list/show'>) {
  const { t } = useI18n();
  const { urls, watchList } = useShared();
  return (
    <div className="watch-list page-width">
      <div className="watch-list-head">
        <h1>{t('watch-list.title')}</h1>
        <p role="status">{t('watch-list.count', { count: watched.length })}</p>
      </div>
      {isFull && (
        <p className="notice notice-warn">
          <strong>{t('watch-list.full', { most })}</strong>
        </p>
      )}
      {watched.length > 0 ? (
        <ul className="watched">
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
        <p>{t('watch-list.where', { days, most })}</p>
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
