import '../../styles/pages/error.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ErrorPicture } from '../../components/errors/error-picture.js';
import { SearchForAddress } from '../../components/errors/search-for-address.js';
import { errorTexts } from '../../components/errors/error-texts.js';
import { CategoryLinks } from '../../components/products/results/category-links.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LinkButton } from '../../components/ui/button.js';
import { Row } from '../../components/ui/row.js';

/** An error, with links to other pages. */
export default function ErrorShow(props: PageProps<'errors/show'>) {
  const { status, requestId, urls, navigation } = props;
  const { t } = useI18n();
  const texts = errorTexts(status);
  const broken = texts === 'server_error';
  return (
    <section className="error page-width">
      <div className="error-words">
        <p className="eyebrow">{t('errors.status', { status: String(status) })}</p>
        <h1>{t(`${texts}.title`)}</h1>
        <p>{t(`${texts}.description`)}</p>
        {texts === 'not_found' && urls && <SearchForAddress />}
        <Row as="p">
          {broken && (
            <LinkButton variant="main" href="">
              {t('errors.reload')}
            </LinkButton>
          )}
          <LinkButton
            data-visit
            variant={status === 404 || status === 410 || broken ? undefined : 'main'}
            href={urls.home}
          >
            {t('errors.home')}
          </LinkButton>
        </Row>
        {broken && requestId && <p className="error-id">{t('errors.request_id', { id: requestId })}</p>}
      </div>
      <ErrorPicture texts={texts} />
      {!broken && navigation && <CategoryLinks categories={navigation} label={t('products.empty.browse')} />}
    </section>
  );
}
