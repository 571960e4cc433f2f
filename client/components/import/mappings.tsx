import { useState } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n.js';
import { MappingRow } from './mapping-row.js';

type Props = Pick<PageProps<'import/index'>, 'mappings' | 'unmappedCount' | 'categoryOptions'>;

/** Where each category path of the store's files leads; each row is saved by itself. */
export function Mappings({ mappings, unmappedCount, categoryOptions }: Props) {
  const { t } = useI18n();
  const [onlyUnmapped, setOnlyUnmapped] = useState(false);
  const shown = onlyUnmapped ? mappings.filter(({ categoryId }) => categoryId === null) : mappings;
  return (
    <section aria-labelledby="mappings-title">
      <div className="section-head">
        <h2 id="mappings-title">{t('import.mappings.title')}</h2>
        {mappings.length > 0 && (
          <p role="status" className={unmappedCount > 0 ? 'attention' : undefined}>
            {unmappedCount > 0
              ? t('import.mappings.unmapped', { count: unmappedCount })
              : t('import.mappings.all_mapped')}
          </p>
        )}
      </div>
      <p>{t(mappings.length > 0 ? 'import.mappings.intro' : 'import.mappings.none')}</p>
      {mappings.length > 0 && (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={onlyUnmapped}
              onChange={(event) => setOnlyUnmapped(event.target.checked)}
            />
            <span>{t('import.mappings.only_unmapped')}</span>
          </label>
          <table className="table mappings">
            <thead>
              <tr>
                <th scope="col">{t('import.mappings.path')}</th>
                <th scope="col" className="number">
                  {t('import.mappings.items')}
                </th>
                <th scope="col">{t('import.mappings.category')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((mapping) => (
                <MappingRow key={mapping.id} mapping={mapping} options={categoryOptions} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
