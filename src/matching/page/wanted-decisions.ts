import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.js';
import { Invalid, NotFound } from '../../core/errors/domain-errors.js';
import type { MatchDecisionInput } from '../decisions/decision.input.js';
import { GROUPS_OF } from '../decisions/decision.statements.js';
import { productIdIn } from '../objections/product-id-in.js';
import type { WantedInput } from './matches.input.js';

const MAX_SPLIT = 50;

/** The decisions that a form of the page asks for. */
@Injectable()
export class WantedDecisions {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
  ) {}

  /** @throws NotFound, Invalid if nothing is selected or the other page is none */
  async of({ pairs, kind, row, offers, to }: WantedInput): Promise<MatchDecisionInput[]> {
    if (offers.length) return this.ofOffers(offers, to ?? null);
    const [rowKind, pair] = (row?.split(' ') ?? []) as [typeof kind, string | undefined];
    const decided = rowKind ?? kind;
    const chosen = pair ? [pair] : pairs;
    if (!decided || !chosen.length) throw new Invalid('matching.errors.none_chosen');
    return chosen.map((one) => {
      const [offerId, otherId] = one.split('-').map(Number);
      return { kind: decided, offerIds: [otherId!], otherId: offerId! };
    });
  }

  /** Takes offers out of their group, and into another one; all offers of a group without another one are split. */
  private async ofOffers(offerIds: number[], to: string | null): Promise<MatchDecisionInput[]> {
    const otherId = to === null ? null : productIdIn(to, this.config.publicUrl);
    if (to !== null && otherId === null) throw Invalid.because('to', 'match-objections.errors.no_product');
    const offer = await GROUPS_OF.row(this.database, [[offerIds[0]]]);
    if (!offer) throw new NotFound();
    if (offerIds.some((id) => !offer.memberIds.includes(id)))
      throw new Invalid('matching.errors.other_group');
    const join = otherId ? [{ kind: 'same' as const, offerIds, otherId }] : [];
    if (offerIds.length < offer.memberIds.length) return [{ kind: 'different', offerIds }, ...join];
    if (otherId) return join;
    if (offerIds.length === 1) throw new Invalid('matching.errors.whole_group');
    if (offerIds.length > MAX_SPLIT) throw new Invalid('matching.errors.split_size', { limit: MAX_SPLIT });
    return offerIds.slice(1).map((id) => ({ kind: 'different', offerIds: [id] }));
  }
}
