/** The items' statements about a property of the whole file. */
export interface Evidence {
  /** Number of items by stated value. */
  stated: Record<string, number>;
  /** Number of items that state nothing. */
  unstated: number;
  /** Items among the first 20,000, by the country in the shop's URL. */
  bySite: Record<string, number>;
}

/** The value for items without one; the same for the whole file. */
export interface Decision<Code extends string = string> extends Evidence {
  code: Code;
  /**
   * The source of the decision: the rest of the file, a person, the shop's URL, the format, or the store's
   * setting.
   */
  by: 'file' | 'setting' | 'site' | 'format' | 'store';
  /** Candidates among which a person has to choose, most frequent first; empty when it is clear. */
  unclear: Code[];
}

/** Information from outside the file. */
export interface DecisionSettings<Code extends string = string> {
  /** Selected for this feed. */
  chosen?: Code | null;
  byFormat?: Code;
  byStore: Code;
}

/** Precedence: the file's statement, then a person's choice, then guesses. */
export function decideOnce<Code extends string>(
  { stated, unstated, bySite }: Evidence,
  { chosen, byFormat, byStore }: DecisionSettings<Code>,
): Decision<Code> {
  const decided = (by: Decision['by'], code: Code, candidates: Code[] = []): Decision<Code> => ({
    ...{ stated, unstated, bySite, code, by },
    unclear: unstated > 0 && candidates.length > 1 ? candidates : [],
  });
  const named = byFrequency<Code>(stated);
  if (named.length === 1) return decided('file', named[0]!);
  if (chosen) return decided('setting', chosen);
  if (named.length > 1) return decided('file', named[0]!, named);
  const sites = byFrequency<Code>(bySite);
  if (sites.length > 0) return decided('site', sites[0]!, sites);
  return byFormat ? decided('format', byFormat) : decided('store', byStore);
}

export const byFrequency = <Code extends string>(counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([code]) => code as Code);

export function countCode(counts: Record<string, number>, code: string, items = 1): void {
  counts[code] = (counts[code] ?? 0) + items;
}
