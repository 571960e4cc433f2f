import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../src/access/actor.js';
import { SynonymsService } from '../../../src/search/synonyms/synonyms.service.js';
import { DEMO_SYNONYMS } from '../data/synonyms.js';

/** Adds synonyms for the demo's products; existing ones stay. */
export async function seedSynonyms(app: INestApplicationContext, by: Actor): Promise<void> {
  const rows = await app
    .get(DataSource)
    .query<{ key: string }[]>(`select language || ' ' || words[1] as key from synonyms`);
  const known = new Set(rows.map(({ key }) => key));
  for (const { language, words, meanings = [] } of DEMO_SYNONYMS)
    if (!known.has(`${language} ${words[0]}`))
      await app.get(SynonymsService).create(by, { language, words: [...words], meanings: [...meanings] });
}
