import type { RollbackJson } from '../../../../src/import/import.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Notice } from '../../ui/notice.js';
import { Box } from '../../ui/layout/boxes.js';

/** The result of a rollback, and the products that people edited after the import. */
export function RollbackOutcome({ restored, kept, keptOffers }: RollbackJson) {
  const { t } = useI18n();
  return (
    <Notice as="section" className="rollback" aria-labelledby="rollback-title">
      <h3 id="rollback-title">{t('import.rollback.title')}</h3>
      <p>{t('import.rollback.restored', { count: restored })}</p>
      {kept > 0 && <p>{t('import.rollback.kept', { count: kept })}</p>}
      {keptOffers.length > 0 && (
        <details open={keptOffers.length <= 5}>
          <summary>{t('import.rollback.first', { count: keptOffers.length })}</summary>
          <Box as="ul" padTop={2}>
            {keptOffers.map(({ productCode, name, url }) => (
              <li key={productCode}>
                <a data-visit href={url}>
                  {name}
                </a>{' '}
                <code>{productCode}</code>
              </li>
            ))}
          </Box>
        </details>
      )}
    </Notice>
  );
}
