import type { Page, VisitOptions } from '@inertiajs/core';
import { useState } from 'react';
import type { FlashData } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { withoutConfirmation } from '../../lib/visits/leave-confirmation.js';
import { ADMIN_PAGES } from '../../lib/i18n/locale-texts.js';
import { onVersionChange } from '../../lib/visits/version-change.js';

/** In which a form sends the version that it was filled with; named as on the server. */
const VERSION_FIELD = '_version';

interface SavedForm {
  processing: boolean;
  submit(options: Partial<VisitOptions>): void;
}

interface Saving {
  /** Counts the answers that took nothing over, so that each can be reacted to. */
  refusals: number;
  /** The reason why nothing was saved, if no field is wrong. */
  refusal: string | null;
  /** Another person saved meanwhile: the page now contains a newer version than the form's start. */
  isStale: boolean;
  save(): void;
  /** The person discarded the refused changes. */
  clear(): void;
}

/** Sends a form, and distinguishes an answer that saved it from one that only appears to. */
export function useSaving(form: SavedForm, onSaved: () => void, onRefused: () => void): Saving {
  const { t } = useI18n();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isStale, setStale] = useState(false);

  function refuse(reason: string) {
    setRefusal(reason || null);
    setRefusals((count) => count + 1);
  }

  const options: Partial<VisitOptions> = {
    preserveScroll: true,
    replace: true,
    onError: (errors) => {
      // the differences may not have fit into the flash cookie
      setStale(VERSION_FIELD in errors);
      refuse(messagesWithoutField(errors));
    },
    onNetworkError: () => {
      refuse(t('admin.form.unreachable'));
      return false;
    },
    onSuccess: (page) => {
      const reason = reasonOfRefusal(page);
      if (reason === null) return onSaved();
      onRefused();
      refuse(reason);
    },
  };

  function save() {
    if (form.processing) return;
    clear();
    // a newer build answered: the next page shows the result, and needs a draft of refused changes
    const onFinish = onVersionChange((isRefused) => {
      if (!isRefused) onSaved();
    });
    withoutConfirmation(() => form.submit({ ...options, onFinish }));
  }

  function clear() {
    setRefusal(null);
    setStale(false);
  }

  return { refusals, refusal, isStale, save, clear };
}

/** Next to its own field, or to a part of it: `name`, `name.sl`. */
const isShown = (name: string) => document.querySelector(`[name="${name}"], [name^="${name}."]`) !== null;

/** Messages about values that the form does not show. */
function messagesWithoutField(errors: Record<string, string>): string {
  const strays = Object.entries(errors).filter(([name]) => !isShown(name));
  return strays.map(([, message]) => message).join(' ');
}

/**
 * An answer without field errors may still be a refusal: a toast contains the reason, or the session ended.
 */
function reasonOfRefusal(page: Page): string | null {
  const { toast } = page.flash as FlashData;
  if (toast?.severity === 'error') return toast.detail ?? toast.summary;
  return ADMIN_PAGES.test(page.component) ? null : '';
}
