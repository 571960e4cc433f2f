import type {
  PreviewedItem,
  PreviewedOffer,
} from '../../../../../src/import/mapping/import-mapping.pages.js';
import { type I18n, useI18n } from '../../../../lib/i18n/i18n.js';
import { type Fact, Facts } from '../../../ui/facts.js';
import { stateClass } from '../../../ui/state.js';
import { SeverityDot } from '../../review/severity-dot.js';
import { Box, Cluster, Grid, Stack } from '../../../ui/layout/boxes.js';

/** One product of the preview with its values and issues. */
export function PreviewItem({ item: { itemNumber, line, offer, issues } }: { item: PreviewedItem }) {
  const i18n = useI18n();
  const { t, money, number } = i18n;
  return (
    <li data-rejected={offer === null || undefined}>
      <Box as="p" text="s" tone="soft">
        {t('formats.preview.item', { number: number(itemNumber), line: number(line) })}
      </Box>
      {offer ? (
        <>
          <Cluster as="p" gap={[0, 4]} justify="between" breaks className="preview-name">
            <strong>{offer.name}</strong>
            <Box as="span" weight={600} digits>
              {money({ amount: offer.price, currency: offer.currency })}
            </Box>
          </Cluster>
          <Facts facts={factsOf(offer, i18n)} />
        </>
      ) : (
        <p className={stateClass('bad')}>{t('formats.preview.rejected')}</p>
      )}
      {issues.length > 0 && (
        <Grid as="ul" gap={1} text="s" className="preview-issues">
          {issues.map(({ code, severity, message, text }, index) => (
            <Stack as="li" gap={2} align="baseline" key={`${code} ${index}`}>
              <SeverityDot severity={severity} />
              <span>
                {message}
                {text && <code>{text}</code>}
              </span>
            </Stack>
          ))}
        </Grid>
      )}
    </li>
  );
}

function factsOf(offer: PreviewedOffer, { t, money, number }: I18n): Fact[] {
  const { currency, regularPrice, deliveryCost, stock } = offer;
  const amount = (value: number) => money({ amount: value, currency });
  return [
    [t('fields.productCode'), offer.productCode],
    [t('fields.ean'), offer.ean],
    [t('fields.brand'), offer.brand],
    [t('formats.preview.category'), offer.categoryPath.join(' › ') || null],
    [t('fields.regularPrice'), regularPrice === null ? null : amount(regularPrice)],
    [t('fields.availability'), t(`products.availability.${offer.availability}`)],
    [t('fields.stock'), stock === null ? null : number(stock)],
    [t('fields.deliveryCost'), deliveryCost === null ? null : deliveryText(deliveryCost)],
    [t('formats.preview.pictures'), number(offer.pictureCount)],
    ...offer.attributes.map(({ name, value }): Fact => [name, value]),
    [t('fields.link'), offer.link],
  ];

  function deliveryText(cost: number): string {
    return cost === 0 ? t('formats.preview.free') : amount(cost);
  }
}
