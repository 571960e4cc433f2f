import { BadRequestException } from '@nestjs/common';

/** Far beyond any form of ours; readers of the body may take time for each of them. */
const MAX = { depth: 10, name: 200, keys: 500, objects: 2_000, items: 10_000 };

/**
 * Checks a stranger's body before it is processed, in time linear in its size.
 * @throws BadRequestException for too deep nesting, too many or too long names, or too many items
 */
export function assertBounded(body: unknown): void {
  let objects = 0;
  const open: [value: unknown, depth: number][] = [[body, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    const names = Array.isArray(value) ? null : Object.keys(value);
    const children = Array.isArray(value) ? (value as unknown[]) : Object.values(value);
    const isTooLarge =
      ++objects > MAX.objects ||
      depth > MAX.depth ||
      children.length > (names ? MAX.keys : MAX.items) ||
      names?.some(({ length }) => length > MAX.name);
    if (isTooLarge) throw new BadRequestException('The body has too many fields, or is nested too deeply');
    for (const child of children) open.push([child, depth + 1]);
  }
}
