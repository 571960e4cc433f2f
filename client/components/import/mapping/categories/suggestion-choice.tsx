import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import { FormToken } from '../../../../lib/forms/form-token.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { DataTable } from '../../../admin/list/data-table.js';
import { Button } from '../../../ui/button.js';
import { Cluster } from '../../../ui/layout/boxes.js';

type Props = Pick<PageProps<'import/mapping-change'>, 'suggestions' | 'accepts' | 'url'>;

/** Suggestions, and how many of them each button accepts. */
export function SuggestionChoice({ suggestions, accepts, url }: Props) {
  const { t, number } = useI18n();
  return (
    <section aria-labelledby="suggestions-title">
      <h2 id="suggestions-title">{t('mappings.change.suggestions')}</h2>
      <p>{t('mappings.change.suggestions_hint')}</p>
      <form method="post" action={url} className="form">
        <FormToken />
        <Cluster gap={2}>
          {accepts.map(({ minimum, count }) => (
            <Button key={minimum} name="minimum" value={minimum}>
              {minimum === 'sure'
                ? t('mappings.change.accept_sure', { count })
                : minimum === '1'
                  ? t('mappings.change.accept_all', { count })
                  : t('mappings.change.accept_from', { count, minimum })}
            </Button>
          ))}
        </Cluster>
      </form>
      <DataTable
        caption={t('mappings.change.suggestions')}
        rows={suggestions}
        rowKey={({ path }) => path}
        columns={[
          {
            id: 'path',
            label: t('mappings.columns.path'),
            cell: ({ path }) => path.split(' > ').join(' › '),
          },
          { id: 'category', label: t('mappings.columns.category'), cell: ({ category }) => category },
          {
            id: 'score',
            label: t('mappings.change.score'),
            numeric: true,
            cell: ({ score }) => `${number(score)} %`,
          },
        ]}
      />
    </section>
  );
}
