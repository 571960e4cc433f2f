const KEY = 'kept-place';

/** Where somebody was in a page: which part stood at the top of the screen, and how far down the whole was. */
interface Place {
  url: string;
  part: string | null;
  /** Pixels from the top of the screen to that part. */
  top: number;
  /** Of the page's height. */
  share: number;
}

/** Keeps the place over links with `data-keep-place`, which load the same page in another language. */
export function saveReadingPosition(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keep-place]');
    if (link && scrollY > 0) sessionStorage.setItem(KEY, JSON.stringify(placeOf(link)));
  });
}

/** Goes back to the place that was kept for this page, if there is one. */
export function restoreReadingPosition(): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!kept) return;
  const { url, part, top, share } = JSON.parse(kept) as Place;
  if (url !== location.pathname + location.search) return;
  const found = parts().find((element) => nameOf(element) === part);
  const y = found
    ? scrollY + found.getBoundingClientRect().top - top
    : share * document.documentElement.scrollHeight;
  scrollTo({ top: y, behavior: 'instant' });
}

function placeOf(link: HTMLAnchorElement): Place {
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

/** What has the same name in every language, but for what stays beside the page while it is scrolled. */
const parts = () => [
  ...document.querySelectorAll<HTMLElement>(
    ':is(main [id], main [data-place], footer[id]):not([popover], [popover] *)',
  ),
];
const nameOf = (element: HTMLElement) => element.dataset.place ?? element.id;
