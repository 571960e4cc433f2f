import type { ErrorTexts } from './error-texts.js';

const PICTURES: Partial<Record<ErrorTexts, string>> = {
  not_found: '/not-found.svg',
  server_error: '/server-error.svg',
};

/** A drawing for the error's text; empty for errors without one. */
export function ErrorPicture({ texts }: { texts: ErrorTexts }) {
  const source = PICTURES[texts];
  return source && <img className="error-picture" src={source} width={480} height={360} alt="" />;
}
