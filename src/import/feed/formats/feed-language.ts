import type { FeedLanguageSetting } from '../offer.js';
import { byFrequency, countCode, type Decision, decideOnce } from './decide-once.js';
import type { RawOffer } from './tables/format.js';

/** The language of texts that state none; the same for the whole file. */
export interface LanguageDecision extends Pick<Decision<FeedLanguageSetting>, 'by' | 'unclear'> {
  /** The language under which the texts are stored; `other`: under both. */
  under: FeedLanguageSetting;
  /** ISO 639 codes that the file states, most frequent first. */
  stated: string[];
  /**
   * If the file alone decides: the setting that it contradicts, either the language of the store's offers or
   * its setting.
   */
  unlike?: 'former' | 'store';
}

interface LanguageSettings {
  /** The choice of a person for this file. */
  chosen?: FeedLanguageSetting | null;
  byStore?: FeedLanguageSetting;
  /** Under which the store's offers are stored by its last import. */
  former?: FeedLanguageSetting | null;
  /** Whether each item states the languages of its name. */
  named?: boolean;
  /** Candidates; a person already confirmed the second one. */
  answers?: readonly string[];
}

const TAG = /^([a-z]{2,3})(?:[-_][a-z\d]+)*$/i;

/** Longer codes, country codes used as languages, and codes without a meaning. */
const OTHER_CODES: Record<string, string> = { slv: 'sl', si: 'sl', eng: 'en', und: '', mul: '' };

/** Replaces the tag of a name that exists in several languages. */
export const SEVERAL = '*';

/** ISO 639 of a language tag (`sl` of `sl-SI`); empty for any other text. */
export function languageOfTag(tag = ''): string {
  const code = TAG.exec(tag.trim())?.[1]!.toLowerCase() ?? '';
  return OTHER_CODES[code] ?? code;
}

const settingOf = (language: string): FeedLanguageSetting =>
  language === 'sl' || language === 'en' ? language : 'other';

/** A third language contradicts nothing: its texts are stored under the language that is set. */
export function decideLanguage(
  stated: Record<string, number>,
  { chosen, byStore = 'sl', former, named = false, answers = [] }: LanguageSettings,
): LanguageDecision {
  const bySetting: Record<string, number> = {};
  for (const [language, items] of Object.entries(stated)) countCode(bySetting, settingOf(language), items);
  const { code, unclear, ...decided } = decideOnce(
    { stated: bySetting, unstated: 1, bySite: {} },
    { chosen, byStore },
  );
  const by = named && decided.by === 'store' ? 'file' : decided.by;
  const decision = { by, unclear, under: code, stated: byFrequency(stated) };
  if (code === 'other') return { ...decision, under: chosen ?? byStore };
  if (decided.by !== 'file' || unclear.length) return decision;
  const expected = chosen ?? former ?? code;
  if (code === expected) return chosen || code === byStore ? decision : { ...decision, unlike: 'store' };
  const candidates = [code, expected];
  if (answers.includes(candidates.join(', '))) return { ...decision, by: 'setting', under: expected };
  return { ...decision, unclear: candidates, ...(!chosen && { unlike: 'former' }) };
}

/** Tag of a third language that the file states, to mark texts. */
export function thirdLanguage({ stated }: Pick<LanguageDecision, 'stated'>): string {
  const third = stated.filter((language) => settingOf(language) === 'other');
  return third.length === 1 ? third[0]! : 'und';
}

/** Counts the languages that items state. */
export class LanguageCount {
  private items = 0;
  private nameless = 0;
  private readonly stated: Record<string, number> = {};
  private readonly ofNames: Record<string, number> = {};

  add({ language = '', nameLanguage = '' }: RawOffer): void {
    this.items++;
    if (languageOfTag(language)) countCode(this.stated, languageOfTag(language));
    const named = languageOfTag(nameLanguage);
    if (named) countCode(this.ofNames, named);
    else if (nameLanguage !== SEVERAL) this.nameless++;
  }

  /** Whether each item states the languages of its name. */
  get named(): boolean {
    return this.nameless === 0;
  }

  /**
   * The stated languages; a name's language counts only if all items have one, because some items have
   * several.
   * @param around tags on the elements around the items
   */
  evidence(around: Iterable<string>): Record<string, number> {
    const stated = { ...this.stated };
    for (const tag of around) if (languageOfTag(tag)) countCode(stated, languageOfTag(tag));
    for (const [language, items] of Object.entries(this.ofNames))
      if (items === this.items) countCode(stated, language, items);
    return stated;
  }
}
