import { lazy } from '../../../core/http/pages/lazy.js';
import type { Matched } from '../catalogue-index.js';
import type { TextQuery } from '../text-query.js';
import type { CardSearch } from './card-search.js';
import { CARD } from './engine/card-queries.js';
import type { EngineNames } from './engine-names.js';
import { TextClauses } from './text-clauses.js';

/** A text with the number of offers that have all of it. */
interface WholeText {
  clauses: TextClauses;
  offers: number;
}

/** A text with the highest count of its concepts that any offer has; `offers` counts the offers with it. */
interface RequiredText extends WholeText {
  count: number;
}

/** A text in the terms of the engine. */
export class EngineText {
  private readonly whole = lazy(() => this.findWhole());
  /** All concepts, or, if no offer has all of them, the highest number that any offer has. */
  readonly required = lazy(() => this.findRequired());

  constructor(
    private readonly search: CardSearch,
    private readonly names: EngineNames,
    readonly query: TextQuery,
  ) {}

  async countWhole(): Promise<number> {
    return (await this.whole()).offers;
  }

  async matched(): Promise<Matched> {
    const { clauses, count, offers } = await this.required();
    const { concepts } = clauses;
    const nothing = (places: number[]) => ({ offers, missing: places, scattered: [] });
    if (count >= clauses.wholeCount) return nothing([]);
    // nothing has any of them
    if (!offers) return nothing([...concepts.keys()]);
    const sought = clauses.matchingText(count);
    const counts = await this.search.countOffers(
      concepts.map((concept) => ({ bool: { must: [sought, clauses.matchingConcept(concept)] } })),
    );
    const places = (isSo: (own: number) => boolean) =>
      counts.flatMap((own, place) => (isSo(own) ? [place] : []));
    return {
      offers,
      missing: places((own) => own === 0),
      scattered: places((own) => own > 0 && own < offers),
    };
  }

  private async findWhole(): Promise<WholeText> {
    const clauses = new TextClauses(this.query, await this.names.idsOf(this.query));
    const [offers] = await this.search.countOffers([clauses.matchingText(clauses.wholeCount)]);
    return { clauses, offers: offers! };
  }

  private async findRequired(): Promise<RequiredText> {
    const { clauses, offers } = await this.whole();
    if (offers || this.query.isStrict) return { clauses, count: clauses.wholeCount, offers };
    const most = await this.mostConcepts(clauses);
    const [fitting] = most ? await this.search.countOffers([clauses.matchingText(most)]) : [0];
    return { clauses, count: most, offers: fitting! };
  }

  private async mostConcepts(clauses: TextClauses): Promise<number> {
    const nested = { path: 'offer', query: clauses.countedText(), score_mode: 'max' };
    const [answer] = await this.search.cards({
      size: 1,
      track_total_hits: false,
      _source: false,
      query: { bool: { must: [{ nested }], filter: [{ term: { units: CARD } }] } },
    });
    return answer!.hits.max_score ?? 0;
  }
}
