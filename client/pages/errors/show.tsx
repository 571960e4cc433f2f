import '../../styles/error.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { NotFoundPicture } from '../../components/errors/not-found-picture.js';
import { ServerErrorPicture } from '../../components/errors/server-error-picture.js';
import { CategoryLinks } from '../../components/products/category-links.js';
import { useI18n } from '../../lib/i18n.js';

/** The texts of a status: the seed's for 404 and 500–503, and some for the others that a person can meet. */
function subject(status: number) {
  if (status === 404 || status === 410) return 'not_found';
  if (status >= 500) return 'server_error';
  if (status === 401) return 'errors.unauthenticated';
  if (status === 403) return 'errors.forbidden';
  if (status === 429) return 'errors.too_many';
  return 'errors.other';
}

/** What went wrong, and a way onwards. */
export default function ErrorShow(props: PageProps<'errors/show'>) {
  const { status, requestId, urls, navigation } = props;
  const { t } = useI18n();
  const texts = subject(status);
  const broken = texts === 'server_error';
  return (
    <section className="error page-width">
      <div className="error-words">
        <p className="eyebrow">{t('errors.status', { status: String(status) })}</p>
        <h1>{t(`${texts}.title`)}</h1>
        <p>{t(`${texts}.description`)}</p>
        <p className="error-ways">
          {broken && (
            <a className="button button-main" href="">
              {t('errors.reload')}
            </a>
          )}
          <a data-visit className={broken ? 'button' : 'button button-main'} href={urls.home}>
            {t('errors.home')}
          </a>
        </p>
        {broken && requestId && <p className="error-id">{t('errors.request_id', { id: requestId })}</p>}
      </div>
      {broken ? <ServerErrorPicture /> : <NotFoundPicture />}
      {!broken && navigation && <CategoryLinks categories={navigation} label={t('products.empty.browse')} />}
    </section>
  );
}
