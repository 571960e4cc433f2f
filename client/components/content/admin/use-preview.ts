import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import type { ArticlePreview } from '../../../../src/content/articles.pages.js';
import type { Translations } from '../../../../src/core/i18n/local-text.js';

/** From the last key to the preview, in milliseconds. */
const DELAY = 400;
/** Between two looks at a picture that is being prepared. */
const PICTURE_DELAY = 2_000;

interface Preview {
  url: string;
  body: Translations;
  /** The last answer of the server. */
  preview: ArticlePreview | null;
  shown: boolean;
}

/** Requests a preview of the text from the server while a person types. */
export function usePreview({ url, body, preview, shown }: Preview): void {
  const texts = JSON.stringify(body);
  const isWaiting = preview !== null && JSON.stringify(preview).includes('picture-pending');
  useEffect(() => {
    if (!shown) return;
    let cancel = () => undefined as void;
    const draw = () =>
      router.post(
        url,
        { body: JSON.parse(texts) as Translations },
        {
          only: ['preview'],
          preserveUrl: true,
          preserveState: true,
          preserveScroll: true,
          replace: true,
          async: true,
          showProgress: false,
          onCancelToken: (token) => (cancel = token.cancel),
        },
      );
    const timer = window.setTimeout(draw, DELAY);
    const pictures = isWaiting ? window.setInterval(draw, PICTURE_DELAY) : undefined;
    return () => {
      window.clearTimeout(timer);
      window.clearInterval(pictures);
      cancel();
    };
  }, [url, texts, shown, isWaiting]);
}
