/** The keys of an error's texts. */
export type ErrorTexts = ReturnType<typeof errorTexts>;

/** The texts of a status: the seed's for 404 and 500–503, and some for the others that a person can meet. */
export function errorTexts(status: number) {
  if (status === 404 || status === 410) return 'not_found';
  if (status >= 500) return 'server_error';
  if (status === 401) return 'errors.unauthenticated';
  if (status === 403) return 'errors.forbidden';
  if (status === 429) return 'errors.too_many';
  return 'errors.other';
}
