import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../src/access/actor.js';
import { SynonymsService } from '../../../src/search/synonyms/synonyms.service.js';
import { DEMO_SYNONYMS } from '../data/synonyms.js';

/** Adds synonyms for the demo's products; does nothing when there are synonyms already. */
export async function seedSynonyms(app: INestApplicationContext, by: Actor): Promise<void> {
  const [known] = await app.get(DataSource).query<unknown[]>('select from synonyms limit 1');
  if (known) return;
  for (const { language, words, meanings = [] } of DEMO_SYNONYMS)
    await app.get(SynonymsService).create(by, { language, words: [...words], meanings: [...meanings] });
}
