/**
 * The host of a link's final target, without www: a redirect has its target as a parameter. JavaScript and
 * PostgreSQL both understand the expression.
 */
export const LINK_HOST = String.raw`^.*https?(?::|%3a)(?:/|%2f){2}(?:www\.)?([^/:?#%&]+)`;
const HOST = new RegExp(LINK_HOST);

/** Empty for a text that is no URL. */
export const linkHost = (link: string): string => HOST.exec(link.toLowerCase())?.[1] ?? '';
