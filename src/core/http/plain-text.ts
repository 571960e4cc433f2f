import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { Trimmed } from './input-rules.js';

/** A tag, a closing tag, a comment or a declaration; "3 < 5" is none. */
const MARKUP = /<[/!?]?[a-z][^<>]*>|<!--/i;
/** Control characters but tab and line feed. */
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** Text that people read as it stands, over several lines if need be: no markup, no control characters. */
export const IsPlainText = () =>
  ValidateBy({
    name: 'isPlainText',
    validator: {
      validate: (value) => typeof value === 'string' && !MARKUP.test(value) && !INVISIBLE.test(value),
    },
  });

/** Line ends as we store them, whatever the sender's system. */
export const UnixLines = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value,
  );

/** A class for a plain text in both languages: one left out stays as it is, an empty one goes. */
export function TextsInput(maxLength: number) {
  class Texts {
    @Trimmed()
    @UnixLines()
    @IsOptional()
    @IsString()
    @MaxLength(maxLength)
    @IsPlainText()
    sl?: string | null;

    @Trimmed()
    @UnixLines()
    @IsOptional()
    @IsString()
    @MaxLength(maxLength)
    @IsPlainText()
    en?: string | null;
  }
  return Texts;
}
