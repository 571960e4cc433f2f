import DefaultSequencer from '@jest/test-sequencer';

/** Files that take long regardless of their size: browsers, walks through all routes, killed processes. */
const LONG = /(?:-browser|\/admin-pages|\/permissions-\w+|\/recovery\/[\w-]+|\/cluster)\.e2e-spec\.ts$/;

/**
 * Long files first, so that none is left alone at the end. Jest itself orders them by the time of the last run, or by
 * their size if there was none, like in CI.
 */
export default class Sequencer extends DefaultSequencer {
  sort(tests) {
    const order = super.sort(tests);
    if (order.some(({ duration }) => duration)) return order;
    const isLong = ({ path }) => LONG.test(path);
    return [...order.filter(isLong), ...order.filter((test) => !isLong(test))];
  }
}
