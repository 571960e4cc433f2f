const YES = /^(?:yes|y|true|1|da|ja)$/i;
const NO = /^(?:no|n|false|0|ne|nein)$/i;

/** Null: neither of the two. */
export function readYesNo(text: string): 'yes' | 'no' | null {
  if (YES.test(text.trim())) return 'yes';
  return NO.test(text.trim()) ? 'no' : null;
}
