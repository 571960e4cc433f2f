import { router } from '@inertiajs/react';
import type { SynonymRow } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../../admin/confirmed-button.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { RecordLink } from '../../ui/record-link.js';

/** Synonyms: the searched words, and the words that are found as well. */
export function SynonymTable({ rows }: { rows: SynonymRow[] }) {
  const { t } = useI18n();
  const columns: Column<SynonymRow>[] = [
    {
      id: 'words',
      label: t('synonyms.fields.words'),
      cell: ({ id, url, words, language }) => (
        <RecordLink id={`synonym-${id}`} href={url}>
          <span lang={language}>{words.join(', ')}</span>
        </RecordLink>
      ),
    },
    {
      id: 'meanings',
      label: t('synonyms.fields.meanings'),
      cell: ({ meanings, language }) =>
        meanings.length > 0 ? <span lang={language}>{meanings.join(', ')}</span> : t('synonyms.same'),
    },
    {
      id: 'language',
      label: t('synonyms.language'),
      cell: ({ language }) => t(`admin.form.languages.${language}`),
    },
  ];
  return (
    <DataTable
      caption={t('synonyms.title')}
      columns={columns}
      rows={rows}
      actions={({ words, deleteUrl }) => (
        <ConfirmedButton
          small
          label={t('synonyms.delete.label')}
          description={t('synonyms.delete.of', { words: words.join(', ') })}
          title={t('synonyms.delete.title', { words: words.join(', ') })}
          confirmLabel={t('synonyms.delete.label')}
          onConfirm={() => router.delete(deleteUrl, PRESERVE_STATE)}
        >
          <p>{t('synonyms.delete.text')}</p>
        </ConfirmedButton>
      )}
    />
  );
}
