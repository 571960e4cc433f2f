import type { CoverageJson, CoveredRunJson } from '../../../../src/import/diagnosis/diagnosis.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Moment } from '../../admin/moment.js';

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
        <table className="table">
          <caption className="hidden-text">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('diagnosis.run')}</th>
              <th scope="col" className="number">
                {t('diagnosis.items_read')}
              </th>
              {fields.map(({ field, label }) => (
                <th key={field} scope="col" className="number">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.map(({ importId, at, items, percents }) => (
              <tr key={importId}>
                <th scope="row">
                  <Moment iso={at} />
                </th>
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
        </table>
      </div>
    </details>
  );
}
