import type { SearchRow } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { LinkButton } from '../../ui/button.js';

/** Searched texts, each with its actions. */
export function SearchTable({ rows }: { rows: SearchRow[] }) {
  const { t, number, percent, date } = useI18n();
  const columns: Column<SearchRow>[] = [
    {
      id: 'text',
      label: t('statistics.searches.fields.text'),
      cell: ({ text, url, language }) => (
        <>
          <a data-visit href={url} aria-label={t('statistics.searches.run', { text })}>
            <span lang={language}>{text}</span>
          </a>
          <small>{t(`admin.form.languages.${language}`)}</small>
        </>
      ),
    },
    {
      id: 'searches',
      label: t('statistics.searches.fields.searches'),
      numeric: true,
      cell: ({ searches }) => number(searches),
    },
    {
      id: 'nothing',
      label: t('statistics.searches.fields.found_nothing'),
      numeric: true,
      cell: ({ searches, foundNothing }) =>
        foundNothing > 0 ? (
          <>
            {number(foundNothing)} <small>{percent((100 * foundNothing) / searches)}</small>
          </>
        ) : (
          '–'
        ),
    },
    {
      id: 'hits',
      label: t('statistics.searches.fields.hits'),
      numeric: true,
      cell: ({ hits }) => number(hits),
    },
    { id: 'last', label: t('statistics.searches.fields.last'), cell: ({ lastDay }) => date(lastDay) },
  ];
  return (
    <DataTable
      caption={t('statistics.searches.title')}
      columns={columns}
      rows={rows}
      rowKey={({ language, text }) => `${language} ${text}`}
      actions={({ text, synonym }) => (
        <LinkButton
          data-visit
          small
          href={synonym.url}
          aria-label={t(synonym.isNew ? 'statistics.searches.make_of' : 'statistics.searches.edit_of', {
            text,
          })}
        >
          {t(synonym.isNew ? 'statistics.searches.make' : 'statistics.searches.edit')}
        </LinkButton>
      )}
    />
  );
}
