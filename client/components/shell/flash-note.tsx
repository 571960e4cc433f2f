import { usePage } from '@inertiajs/react';
import type { FlashData } from '../../../src/core/inertia/pages.js';
import { useHydrated } from '../../lib/forms/use-hydrated.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Notice } from '../ui/notice.js';
import { PostForm } from '../ui/post-form.js';
import { boxClass } from '../ui/layout/boxes.js';

/** The text of a toast, and its undo, without a script; removed when a script runs. */
export function FlashNote() {
  const { t } = useI18n();
  const isHydrated = useHydrated();
  const { toast, undo } = usePage().flash as FlashData;
  if (isHydrated || !toast) return null;
  return (
    <div className="page-width no-script">
      <Notice tone={toast.severity === 'error' ? 'bad' : undefined} role="status">
        <strong>{toast.summary}.</strong> {toast.detail}
      </Notice>
      {undo && (
        <PostForm
          action={undo.url}
          sendLabel={t('common.toast.undo')}
          className={boxClass('cluster', { gap: 2 })}
          plain
          small
        />
      )}
    </div>
  );
}
