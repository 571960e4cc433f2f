/** A text for comparison: without diacritics and case, with single spaces. Never for display. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same for many texts of which most are alike. */
export function foldsOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (!known.has(text)) known.set(text, foldText(text));
    return known.get(text)!;
  };
}
