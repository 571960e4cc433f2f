/** The values of `theirs` that differ from `mine`, by dotted path; lists are compared as a whole. */
export function differing(mine: object, theirs: object): Record<string, unknown> {
  const own = flat(mine);
  return Object.fromEntries(
    Object.entries(flat(theirs)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(own[name]),
    ),
  );
}

function flat(values: object, path = ''): Record<string, unknown> {
  const parts = Object.entries(values).map(([name, value]: [string, unknown]) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? flat(value, `${path}${name}.`)
      : { [path + name]: value },
  );
  return Object.assign({}, ...parts) as Record<string, unknown>;
}
