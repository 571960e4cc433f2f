import { BadRequestException, NotFoundException } from '@nestjs/common';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { Conflict, Invalid, NotFound, Unavailable } from './domain-errors.js';
import { codeOf, toFault } from './fault.js';

const failedQuery = (code: string) =>
  new QueryFailedError('select', [], Object.assign(new Error('no'), { code }));

describe('toFault', () => {
  it.each([
    [new NotFound(), 404, 'fault.not_found'],
    [new Conflict('import.errors.not_held'), 409, 'import.errors.not_held'],
    [new Unavailable(), 503, 'fault.unavailable'],
    [new NotFoundException('Cannot GET /x'), 404, 'fault.not_found'],
    [new BadRequestException('secret detail'), 400, 'fault.bad_request'],
    [Object.assign(new Error('too big'), { statusCode: 413 }), 413, 'fault.too_large'],
    [failedQuery('57P01'), 503, 'fault.unavailable'],
    [failedQuery('23505'), 500, 'fault.internal'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'fault.unavailable'],
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), 503, 'fault.unavailable'],
    [Object.assign(new Error('slow down'), { $fault: 'server' }), 503, 'fault.unavailable'],
    [Object.assign(new Error('access denied'), { $fault: 'client' }), 500, 'fault.internal'],
    [new Error('Connection terminated unexpectedly'), 503, 'fault.unavailable'],
    [
      new QueryFailedError('select', [], new Error('Connection terminated due to connection timeout')),
      503,
      'fault.unavailable',
    ],
    [new Error('Client has encountered a connection error and is not queryable'), 503, 'fault.unavailable'],
    [new QueryRunnerAlreadyReleasedError(), 503, 'fault.unavailable'],
    [new QueryRunnerProviderAlreadyReleasedError(), 503, 'fault.unavailable'],
    [new TypeError('undefined is not a function'), 500, 'fault.internal'],
    ['a thrown text', 500, 'fault.internal'],
  ])('%s', (error, status, key) => expect(toFault(error)).toMatchObject({ status, key }));

  it('keeps the fields of invalid input and of a conflict', () => {
    const fields = { name: { key: 'validation.isNotEmpty' } };
    expect(toFault(new Invalid('fault.invalid', {}, fields)).fields).toEqual(fields);
    expect(toFault(new Conflict('fault.conflict', {}, fields)).fields).toEqual(fields);
  });

  it('marks time-outs', () => {
    expect(toFault(failedQuery('ETIMEDOUT')).isTimeout).toBe(true);
    expect(toFault(new Error('timeout exceeded when trying to connect')).isTimeout).toBe(true);
    expect(toFault(failedQuery('57014')).isTimeout).toBe(false);
  });

  it.each([
    ['fault.not_found', 'not_found'],
    ['feed.issues.ean_check_digit.message', 'ean_check_digit'],
  ])('derives the code of %s', (key, code) => expect(codeOf(key)).toBe(code));

  it('marks unexpected errors', () => {
    expect(toFault(new TypeError()).unexpected).toBe(true);
    expect(toFault(new NotFound()).unexpected).toBe(false);
  });
});
