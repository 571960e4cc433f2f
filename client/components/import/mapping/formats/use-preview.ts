import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import type { MappingFormValues } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { withoutConfirmation } from '../../../../lib/visits/leave-confirmation.js';

/** From the last change to the new preview, in milliseconds. */
const DELAY = 500;

/** Requests a preview of the current form from the server, a moment after each change. */
export function usePreview(url: string, values: MappingFormValues) {
  const [refreshing, setRefreshing] = useState(false);
  const [failed, setFailed] = useState(false);
  const shown = useRef(JSON.stringify(values));
  const asked = JSON.stringify(values);

  function refresh() {
    shown.current = asked;
    withoutConfirmation(() =>
      router.post(url, values as never, {
        only: ['preview'],
        async: true,
        showProgress: false,
        preserveState: true,
        preserveScroll: true,
        preserveUrl: true,
        onStart: () => setRefreshing(true),
        onSuccess: () => setFailed(false),
        onError: () => setFailed(true),
        onNetworkError: () => {
          setFailed(true);
          return false;
        },
        onFinish: () => setRefreshing(false),
      }),
    );
  }

  useEffect(() => {
    if (asked === shown.current) return;
    const timer = window.setTimeout(refresh, DELAY);
    return () => window.clearTimeout(timer);
    // the serialised values decide
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  return { refresh, refreshing, failed };
}
