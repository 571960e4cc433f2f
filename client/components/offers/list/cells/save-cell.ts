import { router } from '@inertiajs/react';
import type { ToastProps } from '../../../../../src/core/http/pages/toast.js';
import type { FlashData } from '../../../../../src/core/inertia/pages.js';
import type { ManagedOffer } from '../../../../../src/offers/offers.pages.js';
import { withoutConfirmation } from '../../../../lib/visits/leave-confirmation.js';
import type { CellAddress } from './editable.js';

/** What a saved cell changes of the page. */
export const CHANGED = ['products', 'count', 'pagination', 'statusCounts', 'filterCounts'];
const VERSION = '_version';

interface Outcome {
  onSaved(toast: ToastProps | undefined): void;
  /** `reason` is empty when nothing is known. */
  onRefused(reason: string): void;
  /** Somebody else has written the product; the page has it by now. */
  onStale(): void;
  onUnreachable(): void;
  /** Whatever came of it. */
  onFinish(): void;
}

/** Sends one value of a product of the list. */
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
