import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';

type Given = { value: unknown };

/** Text without blanks around it. */
export const Trimmed = () =>
  Transform(({ value }: Given) => (typeof value === 'string' ? value.trim() : value));

/** A number as a form sends it; nothing chosen is null. */
export const NumberOrNull = () =>
  Transform(({ value }: Given) => {
    if (value === undefined) return undefined;
    return value === '' || value === null ? null : Number(value);
  });

/** `true` or `false` of a query. */
export const Flag = () =>
  Transform(({ value }: Given) => (value === 'true' ? true : value === 'false' ? false : value));

/** A field that may be left out, but not be null: that would be no value for the database. */
export const MayBeAbsent = () => ValidateIf((_, value) => value !== undefined);

/** A field that is always there, but may be null. */
export const Nullable = () => ValidateIf((_, value) => value !== null);
