import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { type PictureTarget, sendPicture } from './send-picture.js';

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

interface Target extends PictureTarget {
  onUploaded(ids: number[]): void;
}

let lastKey = 0;

/** Sends pictures one after the other. */
export function useUploads({ onUploaded, ...target }: Target) {
  const { t } = useI18n();
  const urls = useShared().uploads;
  const [uploads, setUploads] = useState<UploadState[]>([]);
  const busy = useRef(false);

  const patch = (key: number, change: Partial<UploadState>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  function send(upload: UploadState) {
    const { key } = upload;
    const refuse = (error: string, again: boolean) => patch(key, { status: 'failed', error, again });
    busy.current = true;
    sendPicture(upload, urls!, target, {
      onStart: (cancel) => patch(key, { status: 'sending', cancel }),
      onProgress: (percent) => patch(key, { percent }),
      onUploaded: (ids) => {
        drop(key);
        onUploaded(ids);
      },
      onRefused: (reason, again) => refuse(reason || t('media.upload.failed'), again),
      onUnreachable: () => refuse(t('media.upload.unreachable'), true),
      onCancel: () => drop(key),
      onFinish: () => {
        busy.current = false;
        // the next one may go
        setUploads((all) => [...all]);
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
    add(pictures: (File | string)[]) {
      const added = pictures.map(waiting);
      setUploads((all) => [...all, ...added]);
    },
    retry: (key: number) => patch(key, { status: 'waiting', error: null, again: false, percent: 0 }),
    /** Cancels an upload, or removes a failed one. */
    cancel: (upload: UploadState) => (upload.status === 'sending' ? upload.cancel?.() : drop(upload.key)),
  };
}

function waiting(picture: File | string): UploadState {
  return {
    key: ++lastKey,
    ...(typeof picture === 'string' ? { name: picture } : { name: picture.name, file: picture }),
    status: 'waiting',
    percent: 0,
    error: null,
    again: false,
  };
}
