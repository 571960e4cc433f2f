import { usePage } from '@inertiajs/react';
import type { FlashData } from '../../../src/core/inertia/pages.js';
import { useHydrated } from '../../lib/forms/use-hydrated.js';

/** The text of a toast without a script; removed when a script runs. */
export function FlashNote() {
  const isHydrated = useHydrated();
  const { toast } = usePage().flash as FlashData;
  if (isHydrated || !toast) return null;
  return (
    <div className="page-width no-script">
      <p className={toast.severity === 'error' ? 'notice notice-bad' : 'notice'} role="status">
        <strong>{toast.summary}.</strong> {toast.detail}
      </p>
    </div>
  );
}
