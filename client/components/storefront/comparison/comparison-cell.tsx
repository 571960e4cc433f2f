import type { ComparisonCell } from '../../../../src/storefront/comparison/comparison.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Badge } from '../../ui/badge.js';
import { Dash } from '../../ui/dash.js';
import { Price } from '../../ui/price.js';
import { StoreLink } from '../../products/store-link.js';
import { Text } from '../../ui/text.js';
import { Box } from '../../ui/layout/boxes.js';

/** A row's value for one product. */
export function Cell({ cell }: { cell: ComparisonCell }) {
  const { t } = useI18n();
  if (cell === null) return <Dash means={t('comparison.unknown')} />;
  if ('money' in cell) {
    return (
      <>
        <Price value={cell.money} />
        {cell.isLowest && <Badge tone="accent">{t('comparison.lowest')}</Badge>}
        <p className="count">{cell.note}</p>
      </>
    );
  }
  if ('store' in cell) {
    const { store, goUrl, facts } = cell;
    return (
      <>
        {goUrl && <StoreLink url={goUrl} store={store.name} />}
        <Box as="p" above={2}>
          {store.name}
        </Box>
        <p className="count">{facts}</p>
      </>
    );
  }
  if ('count' in cell) return t('products.offers', { count: cell.count });
  if ('html' in cell) {
    const { lang, text } = cell.html;
    return <Box text="s" className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: text }} />;
  }
  return (
    <ul>
      {cell.texts.map((text, index) => (
        <li key={index}>
          <Text value={text} />
        </li>
      ))}
      {cell.more > 0 && <li className="count">{t('comparison.more', { count: cell.more })}</li>}
    </ul>
  );
}
