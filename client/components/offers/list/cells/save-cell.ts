import { router } from '@inertiajs/react';
import type { ToastProps } from '../../../../../src/core/http/pages/toast.js';
import type { FlashData } from '../../../../../src/core/inertia/pages.js';
import type { ManagedOffer } from '../../../../../src/offers/offers.pages.js';
import { withoutConfirmation } from '../../../../lib/visits/leave-confirmation.js';
import type { CellAddress } from './editable.js';

/** Props that a saved cell changes. */
export const CHANGED = ['products', 'count', 'pagination', 'statusCounts', 'filterCounts'];
const VERSION = '_version';

interface Outcome {
  onSaved(toast: ToastProps | undefined): void;
  /** `reason` is empty when nothing is known. */
  onRefused(reason: string): void;
  /** Another person changed the product; the page already contains the new values. */
  onStale(): void;
  onUnreachable(): void;
  /** Called after success and failure. */
  onFinish(): void;
}

/** Sends one value of a listed product. */
export function saveCell(offer: ManagedOffer, { field }: CellAddress, text: string, outcome: Outcome): void {
  const body = { [field]: text, [VERSION]: offer.version };
  withoutConfirmation(() =>
    router.patch(offer.actionUrl!, body, {
      only: CHANGED,
      preserveScroll: true,
      preserveState: true,
      replace: true,
      onSuccess: ({ flash }) => {
        const { toast } = flash as FlashData;
        if (toast?.severity === 'error') outcome.onRefused(toast.detail ?? toast.summary);
        else outcome.onSaved(toast);
      },
      onError: (errors) => {
        if (errors[VERSION]) outcome.onStale();
        else outcome.onRefused(Object.values(errors).join(' '));
      },
      onNetworkError: () => {
        outcome.onUnreachable();
        return false;
      },
      onFinish: outcome.onFinish,
    }),
  );
}
