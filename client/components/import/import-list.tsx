import type { Pagination as Pages } from '../../../src/core/http/api/pagination.js';
import type { ImportJson } from '../../../src/import/import.json.js';
import type { ForeseenCounters } from '../../../src/import/import.entity.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Pagination } from '../ui/pagination.js';
import { ImportModeText } from './import-mode-text.js';
import { Status } from './status.js';

const changedOf = ({ created, updated, deactivated }: ForeseenCounters) => created + updated + deactivated;

/** Earlier imports, newest first. */
export function ImportList({ imports, pages }: { imports: ImportJson[]; pages: Pages }) {
  const { t, number, dateTime } = useI18n();
  return (
    <section aria-labelledby="imports-title">
      <div className="section-head">
        <h2 id="imports-title">{t('import.list.title')}</h2>
      </div>
      {imports.length === 0 ? (
        <p>{t('import.list.none')}</p>
      ) : (
        <table className="table imports">
          <thead>
            <tr>
              <th scope="col">{t('import.list.file')}</th>
              <th scope="col">{t('import.list.when')}</th>
              <th scope="col">{t('import.list.status')}</th>
              <th scope="col" className="number">
                {t('import.list.read')}
              </th>
              <th scope="col" className="number">
                {t('import.list.changed')}
              </th>
              <th scope="col" className="number">
                {t('import.list.rejected')}
              </th>
            </tr>
          </thead>
          <tbody>
            {imports.map(({ id, url, fileName, mode, tries, createdAt, status, counters, foreseen }) => (
              <tr key={id}>
                <th scope="row">
                  <a data-visit href={url}>
                    {fileName}
                  </a>
                  {mode !== 'full' && (
                    <small className="import-mode">
                      <ImportModeText mode={mode} tries={tries} />
                    </small>
                  )}
                </th>
                <td data-label={t('import.list.when')}>
                  <time dateTime={createdAt} suppressHydrationWarning>
                    {dateTime(createdAt)}
                  </time>
                </td>
                <td data-label={t('import.list.status')}>
                  <Status status={status} />
                </td>
                <td className="number" data-label={t('import.list.read')}>
                  {number(counters.read)}
                </td>
                <td className="number" data-label={t('import.list.changed')}>
                  {foreseen
                    ? t('import.list.foreseen', { count: changedOf(foreseen) })
                    : number(changedOf(counters))}
                </td>
                <td className="number" data-label={t('import.list.rejected')}>
                  {number(counters.rejected)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pagination pages={pages} inPlace />
    </section>
  );
}
