import type { INestApplicationContext } from '@nestjs/common';
import { LargeListPacker } from '../../../src/products/large-lists/large-list-packer.js';
import { ListSizes } from '../../../src/products/large-lists/list-sizes.js';

/** As the worker does after an import. */
export async function packLargeLists(app: INestApplicationContext): Promise<void> {
  for (const list of await app.get(ListSizes).large()) await app.get(LargeListPacker).pack(list);
}
