import { router } from '@inertiajs/react';
import { useI18n } from '../../lib/i18n.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';

interface Props {
  ids: number[];
  /** DELETE. */
  url: string;
  onClear(): void;
}

/** What can be done with the chosen pictures. */
export function MediaChoice({ ids, url, onClear }: Props) {
  const { t } = useI18n();
  return (
    <div className="media-choice">
      <span role="status">{t('media.chosen', { count: ids.length })}</span>
      <button type="button" className="button button-small" onClick={onClear}>
        {t('media.clear')}
      </button>
      <ConfirmedButton
        className="button button-small"
        label={t('media.delete_unused')}
        title={t('media.delete_title')}
        confirmLabel={t('media.delete_unused')}
        onConfirm={() =>
          router.delete(url, { data: { ids }, preserveScroll: true, preserveState: true, onSuccess: onClear })
        }
      >
        <p>{t('media.delete_text')}</p>
      </ConfirmedButton>
    </div>
  );
}
