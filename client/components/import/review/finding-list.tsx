import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { Pagination } from '../../ui/pagination.js';
import { IssueTable } from './issue-table.js';

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
        <a
          data-visit
          data-preserve-scroll
          className="icon-button"
          href={closeUrl}
          aria-label={t('diagnosis.close')}
        >
          <Icon name="close" />
        </a>
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
