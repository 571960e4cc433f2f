import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { leadsToPublicHost } from '../../fetch/public-host.js';
import { DEAD_CURRENCIES, KNOWN_CURRENCIES } from '../../i18n/currencies.js';

/** Converts a given value before its validation. */
export const Converted = (convert: (value: unknown) => unknown) =>
  Transform(({ value }: { value: unknown }) => convert(value));

/** Does the same with texts; other values remain and fail the validation. */
export const ConvertedText = (convert: (text: string) => unknown) =>
  Converted((value) => (typeof value === 'string' ? convert(value) : value));

/** Trims a text. */
export const Trimmed = () => ConvertedText((value) => value.trim());

/** Trims a text; an empty text becomes null. */
export const EmptyAsNull = () => ConvertedText((value) => value.trim() || null);

/** A list from a parameter that may be repeated. */
export const Repeated = () =>
  Converted((value) => (value === undefined || value === '' ? [] : [value].flat()));

/** Accepts a number from a form, with null for an empty text, and numbers from programs. */
export const NumberOrNull = () =>
  Converted((value) => {
    if (value === undefined) return undefined;
    return value === '' || value === null ? null : Number(value);
  });

const Flag = () => Converted((value) => (value === 'true' ? true : value === 'false' ? false : value));

/** `true` or `false` of a query. */
export const IsFlag = () => combineDecorators(Flag(), IsBoolean());

/** One of the values, or nothing. */
export const IsOptionalIn = (values: readonly unknown[]) =>
  combineDecorators(IsOptional(), IsIn([...values]));

/** A field that may be absent, but not null, which the database could not store. */
export const OptionalNotNull = () => ValidateIf((_, value) => value !== undefined);

/** A field that is always present, but may be null. */
export const Nullable = () => ValidateIf((_, value) => value !== null);

export const MAX_EMAIL = 254;
const MAX_PHONE = 40;
/**
 * A telephone number as people write it, in the syntax of HTML's `pattern`; it is one line, so spaces are
 * plain.
 */
export const PHONE_PATTERN = '[\\d \\(\\)+\\/.\\-]*';
const PHONE = new RegExp(`^${PHONE_PATTERN}$`);

/** A telephone number, or nothing. */
export const IsPhone = () => combineDecorators(IsString(), MaxLength(MAX_PHONE), Matches(PHONE));

/** No control characters, nor others that XML forbids. */
const ONE_LINE = /^[^\p{Cc}\ufffe\uffff]*$/u;
/** A code or another short text that may have any visible character. */
export const IsOneLine = () => Matches(ONE_LINE);

const MAX_SEARCH = 200;
/** The search text of a list, or nothing. */
export const IsSearch = () => combineDecorators(Trimmed(), IsOptional(), IsString(), MaxLength(MAX_SEARCH));

const MAX_ADDRESS = 2_000;
const OF_THE_WEB = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };
/** A URL that the server may be asked to fetch. */
export const IsWebAddress = () => combineDecorators(IsUrl(OF_THE_WEB), MaxLength(MAX_ADDRESS));

const IsOfPublicHost = () =>
  ValidateBy({
    name: 'isOfPublicHost',
    validator: {
      validate: (value) => typeof value === 'string' && leadsToPublicHost(value.trim().toLowerCase()),
    },
  });
/** A scheme in typed text; a port after a host is not one. */
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const WithScheme = () =>
  ConvertedText((value) => {
    const address = value.trim();
    return address === '' || HAS_SCHEME.test(address) ? address : `https://${address}`;
  });

/** A URL that visitors may follow, also without `https://`; the same rule applies to links in feeds. */
export const IsVisitedAddress = (maxLength = MAX_ADDRESS) =>
  combineDecorators(WithScheme(), IsUrl(OF_THE_WEB), IsOfPublicHost(), MaxLength(maxLength));

const InCapitals = () => ConvertedText((value) => value.trim().toUpperCase() || null);
/** ISO 4217 of a currency that is in use; an empty text is null. */
export const IsCurrency = () =>
  combineDecorators(
    InCapitals(),
    ValidateBy({
      name: 'isCurrency',
      validator: {
        validate: (value) =>
          typeof value === 'string' && KNOWN_CURRENCIES.has(value) && !DEAD_CURRENCIES.has(value),
      },
    }),
    Matches(/^[A-Z]{3}$/),
  );
const OWN_KEY = 'key:';
/** The `defaultMessage` of a rule with several messages: a message key. */
export const ownKey = (key: string) => OWN_KEY + key;

/** The message key of a broken rule. */
export const keyOfRule = (rule: string, message = '') =>
  message.startsWith(OWN_KEY) ? message.slice(OWN_KEY.length) : `validation.${rule}`;

/** Combines several rules into one decorator. */
export function combineDecorators(...rules: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    // decorators run from the last one up, and the reported rule depends on the order
    for (const rule of rules.toReversed()) rule(target, property);
  };
}
