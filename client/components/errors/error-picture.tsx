import { boxClass } from '../ui/layout/boxes.js';

/** A drawing for the status; empty for a status without one. */
export function ErrorPicture({ status }: { status: number }) {
  const name = isNotFound(status) ? 'not-found' : isBroken(status) && 'server-error';
  return (
    name && (
      <img
        className={boxClass('box', { wide: true }, 'error-picture')}
        src={`/${name}.svg`}
        width={480}
        height={360}
        alt=""
      />
    )
  );
}

export const isNotFound = (status: number) => status === 404 || status === 410;
export const isBroken = (status: number) => status >= 500;
