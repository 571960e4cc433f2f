const KEY = 'kept-place';

/** A reading position: the part at the top of the screen, and the share of the page above. */
interface ReadingPosition {
  url: string;
  part: string | null;
  /** Distance of that part from the top of the screen, in pixels. */
  top: number;
  /** Share of the page's height. */
  share: number;
}

/** Saves the position at links with `data-keep-place`, which load the same page in another language. */
export function saveReadingPosition(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keep-place]');
    if (link && scrollY > 0) sessionStorage.setItem(KEY, JSON.stringify(placeOf(link)));
  });
}

/** Restores the position that was saved for this page, if any. */
export function restoreReadingPosition(): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!kept) return;
  const { url, part, top, share } = JSON.parse(kept) as ReadingPosition;
  if (url !== location.pathname + location.search) return;
  const found = parts().find((element) => nameOf(element) === part);
  const y = found
    ? scrollY + found.getBoundingClientRect().top - top
    : share * document.documentElement.scrollHeight;
  scrollTo({ top: y, behavior: 'instant' });
}

function placeOf(link: HTMLAnchorElement): ReadingPosition {
  const nearest = parts()
    .map((element) => ({ part: nameOf(element), top: element.getBoundingClientRect().top }))
    .sort((a, b) => Math.abs(a.top) - Math.abs(b.top))[0];
  return {
    url: link.pathname + link.search,
    part: nearest?.part ?? null,
    top: nearest?.top ?? 0,
    share: scrollY / document.documentElement.scrollHeight,
  };
}

/** The named parts of the page, except overlays; names are the same in all languages. */
const parts = () => [
  ...document.querySelectorAll<HTMLElement>(
    ':is(main [id], main [data-place], footer[id]):not([popover], [popover] *)',
  ),
];
const nameOf = (element: HTMLElement) => element.dataset.place ?? element.id;
