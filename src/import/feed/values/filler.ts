/** Placeholders that programs write for a missing value. */
const FILLER =
  /^(?:n\s?\/\s?a|n\.a\.|null|nan|undefined|array|ni podatk(?:a|ov)|does not apply|not applicable|[-–—/.]+)$/i;
/** In some fields, such as the stock, these are values. */
const MAY_BE_MEANT = /^(?:none|false|0)$/i;
const MAX_LENGTH = 'does not apply'.length;

/** Whether a text is a placeholder in any field. */
export const isFiller = (text: string): boolean => text.length <= MAX_LENGTH && FILLER.test(text);

/** Whether a text is a placeholder for a missing value. */
export const isEmptyValue = (text: string): boolean =>
  text.length <= MAX_LENGTH && (FILLER.test(text) || MAY_BE_MEANT.test(text));
