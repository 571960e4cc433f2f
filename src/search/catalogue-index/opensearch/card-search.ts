import { withOffer, inCards } from './engine/card-queries.js';
import type { EngineIndexes } from './engine/engine-indexes.js';
import type { Answer, Engine, Json } from './engine/engine.js';
import { ofOffers, overOffers } from './facets.js';

/** Searches in the documents of cards. */
export class CardSearch {
  constructor(
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
  ) {}

  /** One answer for each body. */
  cards(...bodies: Json[]): Promise<Answer[]> {
    return this.engine.search(this.indexes.alias('cards'), bodies);
  }

  /** How many offers fit each of some conditions. */
  async countOffers(conditions: Json[]): Promise<number[]> {
    const answers = await this.cards(
      ...conditions.map((query) => ({
        size: 0,
        track_total_hits: false,
        query: inCards(withOffer(query)),
        aggs: overOffers(query, {}),
      })),
    );
    return answers.map((answer) => ofOffers(answer).doc_count);
  }
}
