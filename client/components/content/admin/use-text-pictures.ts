import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { FlashData } from '../../../../src/core/inertia/pages.js';

/** Hands pictures of a text in; `onReady` gets the id by which the text shows it. */
export function useTextPictures(url: string, onReady: (id: number) => void) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  function send(picture: File) {
    setSending(true);
    setError(undefined);
    router.post(
      url,
      { picture },
      {
        forceFormData: true,
        // the page does not change; open parts stay open
        only: ['closeUrl'],
        preserveState: true,
        preserveScroll: true,
        preserveUrl: true,
        replace: true,
        async: true,
        onFlash: (flash) => {
          const { picture } = flash as FlashData;
          if (picture) onReady(picture.id);
        },
        onError: (errors) => setError(errors['picture']),
        onFinish: () => setSending(false),
      },
    );
  }

  return { sending, error, send };
}
