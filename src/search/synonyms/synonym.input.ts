import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength, ValidateBy } from 'class-validator';
import { AcceptsRead } from '../../core/http/input/accepts-read.decorator.js';
import { combineDecorators, OptionalNotNull } from '../../core/http/input/input-rules.js';
import { isLine } from '../../core/http/input/plain-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { MAX_PHRASE } from './phrase.js';
import { SynonymJson } from './synonym.json.js';

const MAX_WORDS = 20;
const MAX_LENGTH = 60;
const SEPARATOR = /[\n,;]/;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Whether searches can match it: 1 to 4 words on one line, without separators. */
function isPhrase(text: unknown): boolean {
  const count = typeof text === 'string' ? (text.match(WORD)?.length ?? 0) : 0;
  return count > 0 && count <= MAX_PHRASE && isLine(text) && !SEPARATOR.test(text as string);
}

/** A list in a form: separated by lines, commas or semicolons. */
const Listed = () =>
  Transform(({ value }: { value: unknown }) => {
    const given = typeof value === 'string' ? value.split(SEPARATOR) : value;
    if (!Array.isArray(given)) return given;
    return given
      .map((each: unknown) => (typeof each === 'string' ? each.trim().replace(/ +/g, ' ') : each))
      .filter((each) => each !== '');
  });

const ArePhrases = () =>
  combineDecorators(
    Listed(),
    IsArray(),
    ArrayMaxSize(MAX_WORDS),
    IsString({ each: true }),
    MaxLength(MAX_LENGTH, { each: true }),
    ValidateBy({ name: 'isPhrase', validator: { validate: isPhrase } }, { each: true }),
  );

/** The form of a synonym; `words` and `meanings` are texts with a phrase on each line. */
export class SynonymFormInput {
  @IsIn(LOCALES)
  language: Locale;

  @ArePhrases()
  words: string[];

  /** Absent or empty: the words mean the same. */
  @OptionalNotNull()
  @ArePhrases()
  meanings: string[] = [];
}

/** A synonym as a read returns it; missing fields do not change. */
@AcceptsRead(SynonymJson)
export class SynonymInput {
  @OptionalNotNull()
  @IsIn(LOCALES)
  language?: Locale;

  /** Search terms, each of at most four words. */
  @OptionalNotNull()
  @ArePhrases()
  words?: string[];

  /** Found for the words as well, but not the other way; empty: the words mean the same. */
  @OptionalNotNull()
  @ArePhrases()
  meanings?: string[];
}
