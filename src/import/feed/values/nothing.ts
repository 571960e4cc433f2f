const NOTHING = /^(?:n\s?\/\s?a|n\.a\.|null|none|nan|undefined|false|0|ni podatk(?:a|ov)|[-–—/.]+)$/i;

/** Whether a text only fills its field, as programs do that have nothing to write there. */
export const saysNothing = (text: string): boolean =>
  text.length <= 'ni podatkov'.length && NOTHING.test(text);
