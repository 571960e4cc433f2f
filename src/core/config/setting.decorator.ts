import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, IsUrl, Matches, Max, Min } from 'class-validator';

/** `1`, `true` or `yes`; anything else is false. */
export const Flag = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? /^(1|true|yes)$/i.test(value) : value)),
    IsBoolean(),
  );

/** A whole number from `min` to `max`. */
export const Whole = (min: number, max?: number) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? Number(value) : value)),
    IsInt(),
    Min(min),
    ...(max === undefined ? [] : [Max(max)]),
  );

/** A part of the whole, from 0 to 1. */
export const Share = () =>
  applyDecorators(
    Transform(({ value }) => Number(value)),
    Min(0),
    Max(1),
  );

/** `name=value`, separated by commas. */
export const Pairs = () =>
  Matches(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, {
    message: ({ property }) => `${property} must be name=value, separated by commas`,
  });

export const OptionalText = () => applyDecorators(IsOptional(), IsString());

/** An absolute http(s) URL, also of a host in this network. */
export const Address = () =>
  IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] });

/** Such URLs, separated by commas. */
export const Addresses = () =>
  Matches(/^https?:\/\/[^,\s]+(\s*,\s*https?:\/\/[^,\s]+)*$/, {
    message: ({ property }) => `${property} must be http:// or https:// addresses, separated by commas`,
  });

const NODES = /^\s*(?:[\w.-]+|\[[0-9a-f:.]+\]):\d{1,5}(?:\s*,\s*(?:[\w.-]+|\[[0-9a-f:.]+\]):\d{1,5})*\s*$/i;

/** `host:port`, separated by commas; IPv6 addresses in brackets. */
export const Nodes = () =>
  Matches(NODES, { message: ({ property }) => `${property} must be host:port, separated by commas` });
