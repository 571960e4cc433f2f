import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsUrl, Matches, Max, Min } from 'class-validator';

/** As `1`, `true` or `yes`; anything else says no. */
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

/** An absolute address of the web, of a name in this network, too. */
export const Address = () =>
  IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] });

const NODES = /^\s*(?:[\w.-]+|\[[0-9a-f:.]+\]):\d{1,5}(?:\s*,\s*(?:[\w.-]+|\[[0-9a-f:.]+\]):\d{1,5})*\s*$/i;

/** `host:port`, separated by commas; an IPv6 address stands in brackets. */
export const Nodes = () =>
  Matches(NODES, { message: ({ property }) => `${property} must be host:port, separated by commas` });
