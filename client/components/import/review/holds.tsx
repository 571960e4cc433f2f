import type { HoldJson } from '../../../../src/import/import.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Notice } from '../../ui/notice.js';
import { Box } from '../../ui/layout/boxes.js';

/** The reasons why an import waits for a person, with examples. */
export function Holds({ holds }: { holds: HoldJson[] }) {
  const { t } = useI18n();
  return holds.map(({ code, message, hint, examples, url }) => (
    <Notice key={code} as="div" tone="warn" className="hold" role="alert">
      <p>
        <strong>{message}</strong>
      </p>
      {hint && <p>{hint}</p>}
      {examples.length > 0 && (
        <ul>
          {examples.map(({ productCode, name, change }) => (
            <li key={productCode}>
              {name} <code>{productCode}</code>
              {change && (
                <Box as="span" weight={700} digits className="hold-change">
                  {change}
                </Box>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a data-visit href={url}>
          {t('import.current.hold_all')}
        </a>
      </p>
    </Notice>
  ));
}
