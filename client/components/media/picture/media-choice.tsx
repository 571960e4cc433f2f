import { router } from '@inertiajs/react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../../admin/confirmed-button.js';
import type { RowSelection } from '../../admin/list/use-selection.js';

interface Props {
  selection: RowSelection;
  /** Pictures that the filters find. */
  total: number;
  /** DELETE. */
  url: string;
}

/** What can be done with the chosen pictures, whatever page they stand on. */
export function MediaChoice({ selection, total, url }: Props) {
  const { t } = useI18n();
  const { all, ids, count, page } = selection;
  // how many all are is counted up to a limit only, how many were left out always
  const allButSome = ids.size ? t('media.chosen_all_but', { count: ids.size }) : t('media.chosen_all');

  function remove() {
    const data = all ? { all, except: [...ids] } : { ids: [...ids] };
    router.delete(url, { ...PRESERVE_STATE, data, onSuccess: selection.clear });
  }

  return (
    <div className="media-choice">
      <span role="status">{all ? allButSome : t('media.chosen', { count })}</span>
      {page !== 'all' && (
        <button type="button" className="link-button" onClick={() => selection.checkPage(true)}>
          {t('media.select_page')}
        </button>
      )}
      {page === 'all' && count < total && (
        <button type="button" className="link-button" onClick={selection.selectAll}>
          {t('media.select_all')}
        </button>
      )}
      <button type="button" className="button button-small" onClick={selection.clear}>
        {t('media.clear')}
      </button>
      <ConfirmedButton
        className="button button-small"
        label={t('media.delete_unused')}
        title={t('media.delete_title')}
        confirmLabel={t('media.delete_unused')}
        onConfirm={remove}
      >
        <p>{t('media.delete_text')}</p>
      </ConfirmedButton>
    </div>
  );
}
