/** In the session's storage, what was typed into a page that is being loaded anew. */
export const TYPED = 'typed';
