/** What programs write where they have nothing to write. */
const FILLER =
  /^(?:n\s?\/\s?a|n\.a\.|null|nan|undefined|array|ni podatk(?:a|ov)|does not apply|not applicable|[-–—/.]+)$/i;
/** These may as well be meant, as of a stock. */
const MAY_BE_MEANT = /^(?:none|false|0)$/i;
const MAX_LENGTH = 'does not apply'.length;

/** Whether a text only fills its field, whatever that is. */
export const isFiller = (text: string): boolean => text.length <= MAX_LENGTH && FILLER.test(text);

/** Whether a text only fills its field, as programs do that have nothing to write there. */
export const isEmptyValue = (text: string): boolean =>
  text.length <= MAX_LENGTH && (FILLER.test(text) || MAY_BE_MEANT.test(text));
