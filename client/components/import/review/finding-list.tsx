import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Pagination } from '../../ui/navigation/pagination.js';
import { IssueTable } from './issue-table.js';
import { IconLink } from '../../ui/icon-button.js';

/** Findings of one kind: product, place, value, and advice. */
export function FindingList({ finding }: { finding: NonNullable<PageProps<'import/diagnosis'>['finding']> }) {
  const { t } = useI18n();
  const { label, count, keptOf, items, pagination, closeUrl, listUrl } = finding;
  return (
    <section className="list findings" aria-labelledby="finding-title">
      <div className="section-head">
        <h3 id="finding-title">{label}</h3>
        <p role="status">
          {t('diagnosis.count', { count })}
          {keptOf !== null && ` · ${t('diagnosis.kept', { count: keptOf })}`}
        </p>
        <IconLink data-visit data-preserve-scroll icon="close" label={t('diagnosis.close')} href={closeUrl} />
      </div>
      {items.length > 0 ? (
        <IssueTable caption={label} items={items} keyOf={({ id }) => id} />
      ) : (
        <p>{t('diagnosis.nothing')}</p>
      )}
      {listUrl && count > 0 && (
        <p>
          <a data-visit href={listUrl}>
            {t('diagnosis.to_list')}
          </a>
        </p>
      )}
      <Pagination pages={pagination} />
    </section>
  );
}
