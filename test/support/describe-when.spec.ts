import { describeWhen } from './describe-when.js';

const before = { describe: globalThis.describe };
afterEach(() => Object.assign(globalThis, before));

it.each([true, false])("calls the file's own `describe`, possible: %s", (isPossible) => {
  const describeIt = describeWhen(isPossible);
  const [runs, skips] = [jest.fn(), jest.fn()];
  Object.assign(globalThis, { describe: Object.assign(runs, { skip: skips }) });
  describeIt('something', () => undefined);
  expect([runs.mock.calls.length, skips.mock.calls.length]).toEqual(isPossible ? [1, 0] : [0, 1]);
});
