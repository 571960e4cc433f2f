import { ROUTES } from '../../routes.js';

const PAGES = Object.values(ROUTES.product).map((path) => path.slice(0, path.indexOf('{')));
const ID = /^\d{1,9}$/;

/** The id of a product page, from its URL or the id itself; null: neither. */
export function productIdIn(text: string, publicUrl: string): number | null {
  if (ID.test(text)) return Number(text);
  const { origin } = new URL(publicUrl);
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  const beginning = PAGES.find((path) => url.pathname.startsWith(path));
  if (url.origin !== origin || !beginning) return null;
  const [id] = url.pathname.slice(beginning.length).split('/');
  return id && ID.test(id) ? Number(id) : null;
}
