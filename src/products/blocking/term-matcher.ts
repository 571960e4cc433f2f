import { foldText } from '../../core/i18n/fold-text.js';
import {
  type BlockedTerm,
  type FeedCategory,
  type Place,
  type TermMatch,
  termWords,
} from './blocked-term.js';

/** Separators in a collective name: "Food, Beverages & Tobacco", »Hrana in pijača«. */
const JOINTS = /[,;&+/]|\s(?:and|or|in|ter|ali|oz\.?)\s/i;
/** Parts that do not name another thing: »Cigarete in pribor« is about cigarettes. */
const COMPLEMENTS = new Set(
  termWords(
    `pribor oprema dodatki dodatna pripomocki izdelki potrebscine deli drugo ostalo vec accessories accessory
    supplies equipment products gear parts other more`,
  ).split(' '),
);
/** »Brez nikotina« and "nicotine-free" are not about nicotine. */
const BEFORE_NEGATED = /(?:^| )(?:brez|proti|without|against|no|non|anti|zero)(?: \S+)? $/;
const AFTER_NEGATED = /^ free(?: |$)/;

interface CompiledTerm extends BlockedTerm {
  /** Each between spaces. */
  phrases: string[];
  exceptionPhrases: string[];
  googleKeys: string[];
}

/** An offer, as far as terms look at it. */
export interface MatchedContent {
  /** In each of its languages. */
  names: string[];
  /** From its feed; null: no feed stated anything. */
  feed: FeedCategory | null;
  /** Names from the root down of each category of the catalogue, in each language. */
  categoryPaths: string[][];
}

/** Decides which blocked terms match an offer. */
export class TermMatcher {
  private readonly terms: CompiledTerm[];
  private readonly ofNames: CompiledTerm[];

  /**
   * @param googlePaths folded paths of Google's categories by their numbers, as far as the catalogue knows
   * them
   */
  constructor(terms: BlockedTerm[], googlePaths: ReadonlyMap<string, string[]> = new Map()) {
    this.terms = terms.map((term) => ({
      ...term,
      phrases: [term.term, ...term.forms].map(termWords).filter(Boolean).map(spaced),
      exceptionPhrases: term.exceptions.map(termWords).filter(Boolean).map(spaced),
      googleKeys: term.google.flatMap((stated) => [googleKey(stated), ...(googlePaths.get(stated) ?? [])]),
    }));
    this.ofNames = this.terms.filter(({ inNames }) => inNames);
  }

  /** Each term once, at the most reliable place. */
  matchesOf({ names, feed, categoryPaths }: MatchedContent): TermMatch[] {
    const paths = [...(feed?.path.length ? [feed.path] : []), ...categoryPaths];
    const found = new Map<number, TermMatch>();
    const add = (matches: TermMatch[]) => {
      for (const match of matches) if (!found.has(match.termId)) found.set(match.termId, match);
    };
    if (feed) add(this.ofFeed(feed));
    for (const path of paths) add(this.matchesOfPath(path));
    if (this.ofNames.length) for (const name of names) add(this.matchesOfName(name, paths));
    return [...found.values()].sort((a, b) => a.termId - b.termId);
  }

  /** Terms that match the deepest name in a category path. */
  matchesOfPath(path: string[]): TermMatch[] {
    const deepest = path.at(-1);
    if (deepest === undefined) return [];
    const whole = spaced(termWords(deepest));
    const named = this.terms.filter(({ phrases }) => phrases.some((phrase) => whole.includes(phrase)));
    if (!named.length) return [];
    const parts = partsOf(deepest);
    const isAboutThem =
      parts.length === 1 ||
      named.some(({ phrases }) => phrases.includes(whole)) ||
      parts.every((part) => named.some((term) => isAbout(term, part)));
    if (!isAboutThem) return [];
    const context = spaced(path.map(termWords).join(' '));
    return named
      .filter((term) => (parts.length > 1 || isAbout(term, whole)) && !isExcepted(term, context))
      .map((term) => toMatch(term, 'category', deepest));
  }

  private ofFeed({ google, adult }: FeedCategory): TermMatch[] {
    const key = google && googleKey(google);
    const isBelow = (stated: string) => key === stated || key.startsWith(`${stated} > `);
    return this.terms.flatMap((term) => {
      if (key && term.googleKeys.some(isBelow)) return [toMatch(term, 'google', google)];
      return adult && term.adult ? [toMatch(term, 'adult', '')] : [];
    });
  }

  private matchesOfName(name: string, paths: string[][]): TermMatch[] {
    const words = spaced(termWords(name));
    const named = this.ofNames.filter((term) => isAbout(term, words));
    if (!named.length) return [];
    const context = `${words}${spaced(termWords(paths.flat().join(' ')))}`;
    return named.filter((term) => !isExcepted(term, context)).map((term) => toMatch(term, 'name', name));
  }
}

const spaced = (words: string) => ` ${words} `;

/** Google's path or number, for comparisons. */
const googleKey = (stated: string) => stated.split('>').map(foldText).filter(Boolean).join(' > ');

function partsOf(name: string): string[] {
  const parts = name.split(JOINTS).map(termWords).filter(Boolean);
  const things = parts.filter((part) => part.split(' ').some((word) => !COMPLEMENTS.has(word)));
  return (things.length ? things : parts).map(spaced);
}

/** Whether the words have one of the term's forms, and do not deny it. */
function isAbout({ phrases }: CompiledTerm, words: string): boolean {
  return phrases.some((phrase) => {
    for (let at = words.indexOf(phrase); at >= 0; at = words.indexOf(phrase, at + 1)) {
      const before = words.slice(0, at + 1);
      const after = words.slice(at + phrase.length - 1);
      if (!BEFORE_NEGATED.test(before) && !AFTER_NEGATED.test(after)) return true;
    }
    return false;
  });
}

const isExcepted = ({ exceptionPhrases }: CompiledTerm, words: string) =>
  exceptionPhrases.some((phrase) => words.includes(phrase));

const toMatch = ({ id, term, reason }: CompiledTerm, place: Place, text: string): TermMatch => ({
  termId: id,
  term,
  reason,
  place,
  text,
});
