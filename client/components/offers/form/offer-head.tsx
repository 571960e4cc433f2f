import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { plainText } from '../../../lib/i18n/local-texts.js';
import { LinkButton } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Cluster, Row, Stack } from '../../ui/layout/boxes.js';

type Props = Pick<PageProps<'offers/form'>, 'form' | 'listUrl' | 'neighbours'>;

/** The name of the offer, the link back to the list, and its other pages. */
export function OfferHead({ form, listUrl, neighbours }: Props) {
  const { t, locale } = useI18n();
  const { id, kind, name, productCode, previewUrl, pricesUrl, comparisonUrl } = form;
  const title = plainText(name, locale) || productCode;
  return (
    <Stack as="header" gap={3} className="offer-head">
      <Cluster as="nav" gap={2} align="center" className="offer-steps" aria-label={t('offers.page.steps')}>
        <a data-visit href={listUrl}>
          <Icon name="left" />
          {t('offers.page.back')}
        </a>
        <Step url={neighbours.previousUrl} label={t('offers.page.previous')} icon="left" />
        <Step url={neighbours.nextUrl} label={t('offers.page.next')} icon="right" />
      </Cluster>
      <h1>{id === null ? t(`offers.new_title.${kind}`) : title}</h1>
      {id !== null && (
        <Cluster as="p" gap={[2, 4]} align="center" className="offer-links">
          {previewUrl && (
            <Row as="a" inline gap={1} align="center" href={previewUrl} target="_blank" rel="noreferrer">
              {t('offers.preview')}
              <Icon name="out" />
            </Row>
          )}
          <a href="#history">{t('offers.history.title')}</a>
          {pricesUrl && (
            <a data-visit href={pricesUrl}>
              {t('recorded-prices.title')}
            </a>
          )}
          {comparisonUrl && (
            <a data-visit href={comparisonUrl}>
              {t('match-objections.comparison')}
            </a>
          )}
        </Cluster>
      )}
    </Stack>
  );
}

/** The previous or next offer in its list. */
function Step({ url, label, icon }: { url: string | null; label: string; icon: 'left' | 'right' }) {
  if (!url) return null;
  return (
    <LinkButton data-visit small href={url} rel={icon === 'left' ? 'prev' : 'next'}>
      {icon === 'left' && <Icon name="left" />}
      <span>{label}</span>
      {icon === 'right' && <Icon name="right" />}
    </LinkButton>
  );
}
