import type { I18nService } from 'nestjs-i18n';
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
  i18n: I18nService,
  locale: Locale,
  severity: keyof typeof TITLES,
  key: string,
  args: MessageValues = {},
): { toast: ToastProps } {
  const summary: string = i18n.t(`toast.${TITLES[severity]}_title`, { lang: locale });
  return { toast: { severity, summary, detail: i18n.t(key, { lang: locale, args }), life: LIFE_MS } };
}
