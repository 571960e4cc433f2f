import type { ReactNode } from 'react';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { RecordList } from '../../admin/list/record-list.js';
import { sortOf } from '../../admin/list/sort-of.js';
import { StatusTabs } from '../../admin/list/status-tabs.js';
import { ArticleTable } from './article-table.js';

type Props = (PageProps<'content/blogs'> | PageProps<'content/pages'>) & {
  kind: 'blog' | 'page';
  /** The first step, while there is nothing yet. */
  action: ReactNode;
};

/** Posts or pages with search and states. */
export function ArticleList({ kind, action, ...props }: Props) {
  const { articles, count, filters, sorts } = props;
  const { t } = useI18n();
  return (
    <RecordList
      label={t(`content.${kind}.title`)}
      list={props}
      head={
        <StatusTabs
          label={t(`content.${kind}.by_status`)}
          tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`content.statuses.${tab.id}`) }))}
        />
      }
      query={filters.query}
      searchLabel={t(`content.${kind}.search`)}
      keep={{ status: filters.status, ...sortOf(sorts) }}
      only={['articles']}
      counted={t(`content.${kind}.count`, { count })}
      isEmpty={articles.length === 0}
      none={t(`content.${kind}.none`)}
      action={action}
    >
      <ArticleTable kind={kind} articles={articles} sorts={sorts} />
    </RecordList>
  );
}
