import '../../styles/pages/plain-form.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ReportForm } from '../../components/offers/reports/report-form.js';
import { LinkButton } from '../../components/ui/button.js';
import { Text } from '../../components/ui/text.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** The form of an error report, or the confirmation. */
export default function ProductReport(props: PageProps<'products/report'>) {
  const { offer, isSent } = props;
  const { t } = useI18n();
  return (
    <Stack gap={4} fit padTop={6} className="plain-form page-width">
      <h1>{t(isSent ? 'report.sent' : 'report.title')}</h1>
      <p>
        <a data-visit href={offer.productUrl}>
          <Text value={offer.product} />
        </a>{' '}
        · {offer.storeName} · {offer.price}
      </p>
      {isSent ? (
        <>
          <p role="status">{t('report.thanks', { store: offer.storeName })}</p>
          <LinkButton data-visit variant="main" href={offer.productUrl}>
            {t('report.back')}
          </LinkButton>
        </>
      ) : (
        <ReportForm {...props} />
      )}
    </Stack>
  );
}
