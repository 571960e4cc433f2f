/**
 * `describe`, or `describe.skip` if something is missing. It looks up Jest's `describe` at each call: a worker
 * loads `test/support` once, and the tests of another file's `describe` lack its name and share its hooks.
 */
export function describeWhen(isPossible: boolean) {
  return (name: string, tests: () => void): void => (isPossible ? describe : describe.skip)(name, tests);
}
