import type { ReactNode } from 'react';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { EmptyList } from '../../admin/list/empty-list.js';
import { ListToolbar } from '../../admin/list/list-toolbar.js';
import { sortOf } from '../../admin/list/sort-of.js';
import { StatusTabs } from '../../admin/list/status-tabs.js';
import { Pagination } from '../../ui/pagination.js';
import { ArticleTable } from './article-table.js';

const LIST = [
  'articles',
  'count',
  'pagination',
  'sorts',
  'filters',
  'statusCounts',
  'resetUrl',
  'newUrl',
  'closeUrl',
];

type Props = (PageProps<'content/blogs'> | PageProps<'content/pages'>) & {
  kind: 'blog' | 'page';
  /** The first step, while there is nothing yet. */
  action: ReactNode;
};

/** Posts or pages with search and states. */
export function ArticleList({ kind, action, ...props }: Props) {
  const { articles, count, filters, sorts, resetUrl } = props;
  const { t } = useI18n();
  return (
    <section className="list" aria-label={t(`content.${kind}.title`)}>
      <StatusTabs
        label={t(`content.${kind}.by_status`)}
        tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`content.statuses.${tab.id}`) }))}
      />
      <ListToolbar
        url={props.formUrl}
        query={filters.query}
        searchLabel={t(`content.${kind}.search`)}
        keep={{ status: filters.status, ...sortOf(sorts) }}
        only={LIST}
        resetUrl={resetUrl}
      />
      <p role="status" className="list-count">
        {t(`content.${kind}.count`, { count })}
      </p>
      {articles.length > 0 ? (
        <ArticleTable kind={kind} articles={articles} sorts={sorts} />
      ) : (
        <EmptyList resetUrl={resetUrl} text={t(`content.${kind}.none`)} action={action} />
      )}
      <Pagination pages={props.pagination} />
    </section>
  );
}
