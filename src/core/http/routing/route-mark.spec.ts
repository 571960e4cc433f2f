import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { Essential } from '../errors/essential.decorator.js';
import { FailureToast } from '../errors/failure-toast.js';
import { RouteMark } from './route-mark.js';
import { Searches } from '../server/search-limit.js';

class Routes {
  @Essential()
  @Searches()
  @FailureToast('fault.sentence')
  @RouteMark({ rateLimit: { max: 1 } })
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
    rateLimit: { max: 1 },
  });
  expect(marksOf('other')).toBeUndefined();
});
