import type { ErrorTexts } from './error-texts.js';
import { boxClass } from '../ui/layout/boxes.js';

const PICTURES: Partial<Record<ErrorTexts, string>> = {
  not_found: '/not-found.svg',
  server_error: '/server-error.svg',
};

/** A drawing for the error's text; empty for errors without one. */
export function ErrorPicture({ texts }: { texts: ErrorTexts }) {
  const source = PICTURES[texts];
  return (
    source && (
      <img
        className={boxClass('box', { wide: true }, 'error-picture')}
        src={source}
        width={480}
        height={360}
        alt=""
      />
    )
  );
}
