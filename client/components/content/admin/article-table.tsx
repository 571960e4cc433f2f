import type { BlogRow, PageRow } from '../../../../src/content/admin/content.pages.js';
import type { SortLink } from '../../../../src/core/http/api/pagination.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { Moment } from '../../admin/moment.js';
import { ArticleActions } from './article-actions.js';
import { ArticleName } from './article-name.js';

type Row = BlogRow | PageRow;

interface Props {
  kind: 'blog' | 'page';
  articles: Row[];
  sorts: SortLink[];
}

export function ArticleTable({ kind, articles, sorts }: Props) {
  const { t } = useI18n();
  const columns: Column<Row>[] = [
    { id: 'title', label: t('content.columns.title'), cell: (row) => <ArticleName article={row} /> },
    {
      id: 'state',
      label: t('content.columns.state'),
      cell: ({ state }) => (
        <span className={`status status-${TONES[state]}`}>{t(`content.status.${state}`)}</span>
      ),
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
    <DataTable
      caption={t(`content.${kind}.title`)}
      columns={columns.filter(({ id }) => kind === 'blog' || id !== 'publishedAt')}
      rows={articles}
      sorts={sorts}
      actions={(article) => <ArticleActions kind={kind} article={article} />}
    />
  );
}

/** The colours that states of other lists have. */
const TONES = { published: 'active', scheduled: 'pending', draft: 'draft' } as const;
