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
  /** Why nothing was saved, where that is no field's fault. */
  refusal: string | null;
  /** Somebody else has saved meanwhile: what the page brought with the refusal is no longer what the form began with. */
  isStale: boolean;
  save(): void;
  /** The person has given up what was refused. */
  clear(): void;
}

/** Sends a form, and knows an answer that saved it from one that only looks so. */
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
      // the flash, which travels in a cookie, may have had no room for what differs
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
    // a newer build has answered: the page that comes tells what became of it, and needs a draft of what was refused
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

/** Beside a field of its own, or one of its parts: `name`, `name.sl`. */
const isShown = (name: string) => document.querySelector(`[name="${name}"], [name^="${name}."]`) !== null;

/** What is wrong with values that the form does not show. */
function messagesWithoutField(errors: Record<string, string>): string {
  const strays = Object.entries(errors).filter(([name]) => !isShown(name));
  return strays.map(([, message]) => message).join(' ');
}

/** An answer without errors of fields may still be none: a toast says why not, or the session has ended. */
function reasonOfRefusal(page: Page): string | null {
  const { toast } = page.flash as FlashData;
  if (toast?.severity === 'error') return toast.detail ?? toast.summary;
  return ADMIN_PAGES.test(page.component) ? null : '';
}
