import type { Texts } from '../../i18n/texts.js';
import type { MessageValues } from '../../errors/domain-errors.js';
import type { Locale } from '../../i18n/locales.js';

export type ToastSeverity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

/** A short message over the page; texts are localised. */
export interface ToastProps {
  severity: ToastSeverity;
  summary: string;
  detail?: string;
  /** Milliseconds; absent: stays until closed. */
  life?: number;
  closable?: boolean;
  group?: string;
  id?: string;
}

declare module '../../inertia/pages.js' {
  interface FlashData {
    toast?: ToastProps;
    /** POST here undoes the action. */
    undo?: { url: string };
  }
}

const LIFE_MS = 5000;
const TITLES = { success: 'success', error: 'error', warn: 'warning', info: 'info' } as const;

/** A toast as flash data of the next page: the title of its severity, and a message by its key. */
export function toast(
  texts: Texts,
  locale: Locale,
  severity: keyof typeof TITLES,
  key: string,
  args: MessageValues = {},
): { toast: ToastProps } {
  const summary = texts.t(`toast.${TITLES[severity]}_title`, locale);
  return { toast: { severity, summary, detail: texts.t(key, locale, args), life: LIFE_MS } };
}
