const LETTERS = /(?<![\p{L}\p{N}'’-])(XXS|XS|S|M|L|XL|XXL|XXXL|[2-6]XL)(?![\p{L}\p{N}'’-])/gu;
const NUMBERED = /(?<!\p{L})(?:velikost|vel\.?|size|veličina|eu|größe|št\.?)[\s:]*(\d{2}(?:[.,]5)?)(?!\d)/giu;
const TWICE: Record<string, string> = { XXL: '2XL', XXXL: '3XL' };
/** European sizes of shoes and clothes; others have scales of their own. */
const EUROPEAN = { from: 15, to: 62 };

/** Sizes of clothes and shoes: `M`, `2XL`, `42`. */
export function sizesIn(name: string, stated: string[]): Set<string> {
  const letters = [name, ...stated].flatMap((text) =>
    [...text.matchAll(LETTERS)].map(([, size]) => TWICE[size!] ?? size!),
  );
  const inName = [...name.matchAll(NUMBERED)].map(([, size]) => size!);
  const numbers = [...inName, ...stated].flatMap((text) => {
    const number = Number(text.trim().replace(',', '.'));
    return number >= EUROPEAN.from && number <= EUROPEAN.to ? [String(number)] : [];
  });
  return new Set([...letters, ...numbers]);
}

const isLetter = (size: string) => /\p{L}/u.test(size);

/** Whether sizes of one scale differ. */
export function sizesDiffer(one: Set<string>, other: Set<string>): boolean {
  return [true, false].some((letters) => {
    const mine = [...one].filter((size) => isLetter(size) === letters);
    const theirs = [...other].filter((size) => isLetter(size) === letters);
    return mine.length > 0 && theirs.length > 0 && !mine.some((size) => theirs.includes(size));
  });
}
