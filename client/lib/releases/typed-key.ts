/** Key in session storage of the input in a page that is being reloaded. */
export const TYPED = 'typed';
