import { router } from '@inertiajs/react';
import type { OfferReportRow } from '../../../../src/offers/reports/offer-reports.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { Moment } from '../../admin/moment.js';
import { Button, LinkButton } from '../../ui/button.js';
import { Text } from '../../ui/text.js';

interface Props {
  reports: OfferReportRow[];
  ofAllCompanies: boolean;
}

/** Reports, the newest first, each with its actions. */
export function ReportTable({ reports, ofAllCompanies }: Props) {
  const { t, money } = useI18n();
  const columns: Column<OfferReportRow>[] = [
    {
      id: 'product',
      label: t('offer-reports.fields.product'),
      cell: ({ product, productUrl, companyName }) => (
        <>
          <a data-visit href={productUrl}>
            <Text value={product} />
          </a>
          {ofAllCompanies && <small>{companyName}</small>}
        </>
      ),
    },
    {
      id: 'what',
      label: t('offer-reports.fields.what'),
      cell: ({ kind, text, email, answer, note }) => (
        <>
          {t(`report.kinds.${kind}`)}
          {text && <small className="report-text">{text}</small>}
          {email && (
            <small>
              <a href={`mailto:${email}`}>{email}</a>
            </small>
          )}
          {answer && (
            <small className="report-text">
              {t('offer-reports.answered')} {answer}
            </small>
          )}
          {note && (
            <small className="report-text">
              {t('offer-reports.noted')} {note}
            </small>
          )}
        </>
      ),
    },
    {
      id: 'price',
      label: t('offer-reports.fields.price'),
      numeric: true,
      cell: ({ priceThen, priceNow }) => (
        <>
          {money(priceThen)}
          {(priceThen.amount !== priceNow.amount || priceThen.currency !== priceNow.currency) && (
            <small>{t('offer-reports.now', { price: money(priceNow) })}</small>
          )}
        </>
      ),
    },
    {
      id: 'at',
      label: t('offer-reports.fields.at'),
      cell: ({ createdAt, solvedAt }) => (
        <>
          <Moment iso={createdAt} />
          {solvedAt && (
            <small>
              {t('offer-reports.solved_at')} <Moment iso={solvedAt} />
            </small>
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('offer-reports.title')}
      columns={columns}
      rows={reports}
      actions={(report) => (
        <>
          {report.openUrl && (
            <LinkButton
              data-visit
              small
              href={report.openUrl}
              aria-label={t('offer-reports.open_of', { name: report.product.text })}
            >
              {t('offer-reports.open')}
            </LinkButton>
          )}
          <StatusButton report={report} />
        </>
      )}
    />
  );
}

function StatusButton({ report }: { report: OfferReportRow }) {
  const { t } = useI18n();
  const { url, solvedAt, product } = report;
  if (!url) return null;
  const step = solvedAt ? 'reopen' : 'solve';
  return (
    <Button
      type="button"
      small
      className="needs-script"
      aria-label={t(`offer-reports.${step}_of`, { name: product.text })}
      onClick={() => router.patch(url, { status: solvedAt ? 'open' : 'solved' }, PRESERVE_STATE)}
    >
      {t(`offer-reports.${step}`)}
    </Button>
  );
}
