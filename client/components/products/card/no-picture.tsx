import { boxClass } from '../../ui/layout/boxes.js';

/** A placeholder of the same size for a missing picture; screen readers skip it. */
export function NoPicture() {
  return (
    <svg className={boxClass('box', { wide: true }, 'no-picture')} viewBox="0 0 120 120" aria-hidden="true">
      <path d="M30 46 60 32l30 14v30L60 90 30 76Z M30 46l30 14 30-14 M60 60v30" />
    </svg>
  );
}
