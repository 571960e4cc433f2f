import { router } from '@inertiajs/react';
import type { FlashData } from '../../../../src/core/inertia/pages.js';

/** The target of uploads, and the callbacks. */
export interface PictureTarget {
  /** The owner of new pictures; undefined: the person's own company, null: the platform. */
  company?: number | null;
  /** The picture whose file is replaced: the URL, and the expected version. */
  replaces?: { id: number; url: string; version: string };
  /** The props of the page that the answer brings along. */
  only: string[];
}

interface Sent {
  key: number;
  name: string;
  /** Absent: the worker fetches it from the address that is its name. */
  file?: File;
}

interface Outcome {
  onStart(cancel: () => void): void;
  /** Whole percent. */
  onProgress(percent: number): void;
  onUploaded(ids: number[]): void;
  /** `reason` is empty when nothing is known. `again`: another attempt may succeed. */
  onRefused(reason: string, again: boolean): void;
  onUnreachable(): void;
  onCancel(): void;
  /** Called after success and failure. */
  onFinish(): void;
}

/** Separate from the open form, which does not change. */
const BESIDE = {
  async: true,
  preserveState: true,
  preserveScroll: true,
  preserveUrl: true,
  showProgress: false,
} as const;

/** One lane per tab and picture: the form's save must not take the answer of an upload. */
const laneOf = (key: number) => (TAB + key.toString(36)).slice(-16);
const TAB = Math.random().toString(36).slice(2, 12);

/** Sends one picture in a visit of its own. */
export function sendPicture(
  sent: Sent,
  urls: { url: string; addressUrl: string },
  target: PictureTarget,
  outcome: Outcome,
): void {
  let isSettled = false;
  const settle = (what: () => void) => {
    isSettled = true;
    what();
    // nothing else is to be shown of it
    return false;
  };
  router.visit(target.replaces?.url ?? (sent.file ? urls.url : urls.addressUrl), {
    ...BESIDE,
    method: target.replaces ? 'put' : 'post',
    data: bodyOf(sent, target),
    headers: headersOf(sent, target),
    only: target.only,
    onCancelToken: ({ cancel }) => outcome.onStart(cancel),
    onProgress: (progress) => outcome.onProgress(progress?.percentage ?? 0),
    onFlash: (flash) => {
      const { uploaded, toast } = flash as FlashData;
      if (toast?.severity === 'error') settle(() => outcome.onRefused(toast.detail ?? toast.summary, true));
      else if (uploaded) settle(() => outcome.onUploaded(uploaded));
    },
    onError: (errors) => void settle(() => outcome.onRefused(Object.values(errors)[0] ?? '', false)),
    onHttpException: () => settle(() => outcome.onRefused('', true)),
    onNetworkError: () => settle(outcome.onUnreachable),
    onCancel: () => void settle(outcome.onCancel),
    onFinish: () => {
      if (!isSettled) outcome.onRefused('', true);
      outcome.onFinish();
    },
  });
}

/** Fields first: they are read while the file still comes. */
function bodyOf({ name, file }: Sent, { company }: PictureTarget) {
  const owner = company === undefined || company === null ? {} : { company };
  return file ? { ...owner, file } : { ...owner, url: name };
}

function headersOf({ key }: Sent, { replaces }: PictureTarget): Record<string, string> {
  return {
    'X-Inertia-Lane': laneOf(key),
    ...(replaces && { 'If-Match': `"${replaces.version}"`, 'X-Pictures': String(replaces.id) }),
  };
}
