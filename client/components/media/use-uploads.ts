import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import type { FlashData } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n.js';
import { useShared } from '../../lib/shared.js';

/** A picture on its way to the server. */
export interface UploadState {
  key: number;
  name: string;
  /** Absent: the worker fetches it from the address that is its name. */
  file?: File;
  status: 'waiting' | 'sending' | 'failed';
  /** Whole percent. */
  percent: number;
  error: string | null;
  /** Whether another attempt may succeed. */
  again: boolean;
  cancel?(): void;
}

interface Target {
  /** Whose they are; undefined: the person's own company, null: the platform's. */
  company?: number | null;
  /** The picture whose file is to be another one: where to, and the version that it is meant for. */
  replaces?: { id: number; url: string; version: string };
  /** The props of the page that the answer brings along. */
  only: string[];
  onUploaded(ids: number[]): void;
}

let lastKey = 0;

/** Of this tab and this picture. */
const laneOf = (key: number) => (TAB + key.toString(36)).slice(-16);
const TAB = Math.random().toString(36).slice(2, 12);

/**
 * Sends pictures one after the other, each in a visit of its own beside the form in progress. What the answer tells
 * travels in a lane of its own, so that the form cannot take it when it is saved meanwhile.
 */
export function useUploads({ company, replaces, only, onUploaded }: Target) {
  const { t } = useI18n();
  const urls = useShared().uploads;
  const [uploads, setUploads] = useState<UploadState[]>([]);
  const busy = useRef(false);

  const patch = (key: number, change: Partial<UploadState>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  function add(pictures: (File | string)[]) {
    const added = pictures.map((picture) => ({
      key: ++lastKey,
      ...(typeof picture === 'string' ? { name: picture } : { name: picture.name, file: picture }),
      status: 'waiting' as const,
      percent: 0,
      error: null,
      again: false,
    }));
    setUploads((all) => [...all, ...added]);
  }

  function send({ key, name, file }: UploadState) {
    busy.current = true;
    let settled = false;
    const refuse = (error: string, again = true) => {
      settled = true;
      patch(key, { status: 'failed', error, again });
    };
    const owner = company === undefined || company === null ? {} : { company };
    // fields first: they are read while the file still comes
    const data = file ? { ...owner, file } : { ...owner, url: name };
    router.visit(replaces?.url ?? (file ? urls!.url : urls!.addressUrl), {
      method: replaces ? 'put' : 'post',
      data,
      async: true,
      headers: {
        'X-Inertia-Lane': laneOf(key),
        ...(replaces && { 'If-Match': `"${replaces.version}"`, 'X-Pictures': String(replaces.id) }),
      },
      only,
      preserveState: true,
      preserveScroll: true,
      preserveUrl: true,
      showProgress: false,
      onCancelToken: ({ cancel }) => patch(key, { status: 'sending', cancel }),
      onProgress: (progress) => patch(key, { percent: progress?.percentage ?? 0 }),
      onFlash: (flash) => {
        const { uploaded, toast } = flash as FlashData;
        if (toast?.severity === 'error') return refuse(toast.detail ?? toast.summary);
        if (!uploaded) return;
        settled = true;
        drop(key);
        onUploaded(uploaded);
      },
      onError: (errors) => refuse(Object.values(errors)[0] ?? t('media.upload.failed'), false),
      onHttpException: () => {
        refuse(t('media.upload.failed'));
        return false;
      },
      onNetworkError: () => {
        refuse(t('media.upload.unreachable'));
        return false;
      },
      onCancel: () => {
        settled = true;
        drop(key);
      },
      onFinish: () => {
        busy.current = false;
        if (!settled) refuse(t('media.upload.failed'));
        // the next one may go
        else setUploads((all) => [...all]);
      },
    });
  }

  useEffect(() => {
    const next = uploads.find(({ status }) => status === 'waiting');
    if (next && !busy.current) send(next);
  });

  return {
    /** null: the person may not hand in anything. */
    allowed: urls !== undefined,
    uploads,
    add,
    retry: (key: number) => patch(key, { status: 'waiting', error: null, again: false, percent: 0 }),
    /** Also takes one away that has failed. */
    cancel: (upload: UploadState) => (upload.status === 'sending' ? upload.cancel?.() : drop(upload.key)),
  };
}
