import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { Essential } from '../errors/essential.decorator.js';
import { FailureToast } from '../errors/failure-toast.js';
import type { Rate } from '../rates/rate.js';
import { RouteMark } from './route-mark.js';
import { LimitedByAddress, Searches } from '../rates/limit-addresses.js';

const RATE: Rate = { name: 'tries', per: 'address', max: 1, seconds: 1 };

class Routes {
  @Essential()
  @Searches()
  @FailureToast('fault.sentence')
  @RouteMark({ needsNoFormToken: true })
  @LimitedByAddress(RATE)
  all() {
    return null;
  }

  other() {
    return null;
  }
}

const marksOf = (name: keyof Routes) =>
  Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, Routes.prototype[name]) as unknown;

it('merges the route options of several decorators', () => {
  expect(marksOf('all')).toEqual({
    isEssential: true,
    isSearch: true,
    failureToast: 'fault.sentence',
    needsNoFormToken: true,
    addressRate: RATE,
  });
  expect(marksOf('other')).toBeUndefined();
});
