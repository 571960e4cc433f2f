import { IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { combineDecorators, ConvertedText, EmptyAsNull, IsOneLine, Trimmed } from './input-rules.js';

/** A tag, a closing tag, a comment or a declaration; "3 < 5" is none. */
const MARKUP = /<[/!?]?[a-z][^<>]*>|<!--/i;
/**
 * Control characters except tab and line feed, characters that change the direction of text, and
 * noncharacters.
 */
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/;
/** Control and format characters, and line ends of any kind. */
const NOT_OF_A_LINE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** A visible character; fillers and the empty braille pattern are invisible. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && !MARKUP.test(value) && !INVISIBLE.test(value);

/** Plain text for people, with line breaks: no markup, no control characters. */
export const IsPlainText = () => ValidateBy({ name: 'isPlainText', validator: { validate: isPlainText } });

/** Like `isLine`: for names and other short texts. */
export const IsLine = () => ValidateBy({ name: 'isLine', validator: { validate: isLine } });

/** One line of plain text with a visible character, or empty. */
export function isLine(value: unknown): boolean {
  if (value === '') return true;
  return isPlainText(value) && !NOT_OF_A_LINE.test(value) && VISIBLE.test(value);
}

/** Stores line ends as LF, on every system. */
export const UnixLines = () => ConvertedText((value) => value.replace(/\r\n?/g, '\n'));

/** A name that is needed. */
export const IsTitle = (maxLength: number) =>
  combineDecorators(Trimmed(), IsNotEmpty(), IsString(), MaxLength(maxLength), IsLine());

/** A short code or name, or nothing. */
export const IsLineOrNull = (maxLength: number) =>
  combineDecorators(
    EmptyAsNull(),
    IsOptional(),
    IsString(),
    MaxLength(maxLength),
    IsOneLine(),
    IsPlainText(),
  );

/** A text with line breaks, or nothing. */
export const IsTextOrNull = (maxLength: number) =>
  combineDecorators(Trimmed(), UnixLines(), IsOptional(), IsString(), MaxLength(maxLength), IsPlainText());

/** A class for a name in both languages: an absent one is unchanged, an empty one is removed. */
export function LinesInput(maxLength: number) {
  const IsName = () => combineDecorators(Trimmed(), IsOptional(), IsString(), MaxLength(maxLength), IsLine());
  class Lines {
    @IsName()
    sl?: string | null;

    @IsName()
    en?: string | null;
  }
  return Lines;
}

/** A class for a plain text in both languages: an absent one is unchanged, an empty one is removed. */
export function TextsInput(maxLength: number) {
  class Texts {
    @IsTextOrNull(maxLength)
    sl?: string | null;

    @IsTextOrNull(maxLength)
    en?: string | null;
  }
  return Texts;
}
