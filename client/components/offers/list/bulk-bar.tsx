import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { BulkActionName } from '../../../../src/offers/bulk/bulk-run.entity.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ConfirmedButton } from '../../admin/confirmed-button.js';
import type { RowSelection } from '../../admin/list/use-selection.js';
import { BulkCategory } from './bulk-category.js';

interface Props {
  url: string;
  selection: RowSelection;
  /** Rows that the filters find. */
  total: number;
  kind: 'product' | 'service';
}

/** What can be done with all that is chosen; it stays in sight while anything is. */
export function BulkBar({ url, selection, total, kind }: Props) {
  const { t } = useI18n();
  const [error, setError] = useState('');
  const { all, ids, count } = selection;

  function send(action: BulkActionName, details: object = {}) {
    const chosen = all ? { all, except: [...ids] } : { ids: [...ids] };
    setError('');
    router.post(
      url,
      { action, ...chosen, ...details },
      {
        preserveScroll: true,
        preserveState: true,
        onSuccess: selection.clear,
        onError: (errors) => setError(Object.values(errors).join(' ')),
      },
    );
  }

  return (
    <div className="bulk-bar" data-open={count > 0 || undefined}>
      <p role="status">{count > 0 && t('offers.bulk.selected', { count })}</p>
      {count > 0 && (
        <>
          {selection.page === 'all' && count < total && (
            <button type="button" className="link-button" onClick={selection.selectAll}>
              {t('offers.bulk.select_all', { count: total })}
            </button>
          )}
          <div className="bulk-actions" role="group" aria-label={t('offers.bulk.actions')}>
            {(['activate', 'deactivate'] as const).map((action) => (
              <button key={action} type="button" className="button button-small" onClick={() => send(action)}>
                {t(`offers.${action}.label`)}
              </button>
            ))}
            <BulkCategory
              count={count}
              kind={kind}
              onChoose={(categoryId, mode) => send('categorise', { categoryId, mode })}
            />
            <ConfirmedButton
              className="button button-small"
              label={t('offers.delete.label')}
              title={t('offers.bulk.delete_title', { count })}
              confirmLabel={t('offers.delete.label')}
              onConfirm={() => send('delete')}
            >
              <p>{t('offers.bulk.delete_text')}</p>
            </ConfirmedButton>
            <button type="button" className="button button-small" onClick={selection.clear}>
              {t('offers.bulk.clear')}
            </button>
          </div>
          <p className="form-error" role="alert">
            {error}
          </p>
        </>
      )}
    </div>
  );
}
