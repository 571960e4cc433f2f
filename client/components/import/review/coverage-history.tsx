import type { CoverageJson, CoveredRunJson } from '../../../../src/import/diagnosis/diagnosis.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Moment } from '../../admin/moment.js';
import { Box } from '../../ui/layout/boxes.js';
import { Table } from '../../ui/layout/table.js';

interface Props {
  fields: CoverageJson[];
  history: CoveredRunJson[];
}

/** The coverage in numbers, run by run, the newest first. */
export function CoverageHistory({ fields, history }: Props) {
  const { t, share, number } = useI18n();
  if (history.length < 2) return null;
  const caption = t('diagnosis.history', { count: history.length });
  return (
    <details className="coverage-history">
      <summary>{caption}</summary>
      <div className="table-scroll" tabIndex={0} role="region" aria-label={caption}>
        <Table caption={caption}>
          <thead>
            <tr>
              <Box as="th" weight={600} nowrap scope="col">
                {t('diagnosis.run')}
              </Box>
              <Box scope="col" as="th" weight={600} nowrap className="number">
                {t('diagnosis.items_read')}
              </Box>
              {fields.map(({ field, label }) => (
                <Box key={field} scope="col" as="th" weight={600} nowrap className="number">
                  {label}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.map(({ importId, at, items, percents }) => (
              <tr key={importId}>
                <Box as="th" weight={600} nowrap scope="row">
                  <Moment iso={at} />
                </Box>
                <td className="number">{number(items)}</td>
                {fields.map(({ field }) => {
                  const percent = percents[field] ?? null;
                  return (
                    <td key={field} className="number">
                      {percent === null ? '–' : share(percent)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}
