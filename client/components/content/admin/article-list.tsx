import type { ReactNode } from 'react';
import type { BlogRow, PageRow } from '../../../../src/content/admin/content.pages.js';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import type { Column } from '../../admin/list/data-table.js';
import { TableList } from '../../admin/list/table-list.js';
import { Moment } from '../../admin/moment.js';
import { ArticleActions } from './article-actions.js';
import { ArticleName } from './article-name.js';
import { State } from '../../ui/state.js';

type Row = BlogRow | PageRow;

type Props = (PageProps<'content/blogs'> | PageProps<'content/pages'>) & {
  kind: 'blog' | 'page';
  /** The first step, while there is nothing yet. */
  action: ReactNode;
};

/** The colours that states of other lists have. */
const TONES = { published: 'good', scheduled: 'warn', draft: undefined } as const;

/** Posts or pages with search and states. */
export function ArticleList({ kind, action, ...props }: Props) {
  const { t } = useI18n();
  const articles: Row[] = props.articles;
  const columns: Column<Row>[] = [
    { id: 'title', label: t('content.columns.title'), cell: (row) => <ArticleName article={row} /> },
    {
      id: 'state',
      label: t('content.columns.state'),
      cell: ({ state }) => <State tone={TONES[state]}>{t(`content.status.${state}`)}</State>,
    },
    {
      id: 'languages',
      label: t('content.columns.languages'),
      cell: ({ languages }) =>
        languages.map((language) => t(`content.languages.${language}`)).join(', ') ||
        t('content.no_language'),
    },
    {
      id: 'publishedAt',
      label: t('content.columns.publishedAt'),
      cell: (row) => <Moment iso={'publishedAt' in row ? row.publishedAt : null} />,
    },
    { id: 'updatedAt', label: t('content.columns.updatedAt'), cell: (row) => <Moment iso={row.updatedAt} /> },
  ];
  return (
    <TableList
      label={t(`content.${kind}.title`)}
      list={props}
      states={{ label: t(`content.${kind}.by_status`), nameOf: (id) => t(`content.statuses.${id}`) }}
      searchLabel={t(`content.${kind}.search`)}
      only={['articles']}
      counted={t(`content.${kind}.count`, { count: props.count })}
      none={t(`content.${kind}.none`)}
      action={action}
      rows={articles}
      columns={columns}
      actions={(article) => <ArticleActions kind={kind} article={article} />}
      bulk={{
        nameOf: ({ title }) => title.text,
        actions: () => [
          { label: t('content.actions.publish'), field: ['status', 'published'] },
          { label: t('content.actions.unpublish'), field: ['status', 'draft'] },
        ],
      }}
    />
  );
}
