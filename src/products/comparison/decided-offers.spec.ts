import { DecidedOffers, type MatchDecision } from './decided-offers.js';

const groupsOf = (...groups: number[][]) => groups.map((ids) => ids.map((id) => ({ offer: { id } })));
const joined = (decisions: MatchDecision[], ...groups: number[][]) =>
  new DecidedOffers(decisions)
    .joinGroups(groupsOf(...groups))
    .map((group) => group.map(({ offer }) => offer.id))
    .sort((a, b) => a[0]! - b[0]!);
const same = (offerIds: number[], otherIds: number[]): MatchDecision => ({
  kind: 'same',
  offerIds,
  otherIds,
});
const different = (offerIds: number[], otherIds: number[]): MatchDecision => ({
  kind: 'different',
  offerIds,
  otherIds,
});

describe('decided offers', () => {
  it('join whole groups, also over several decisions', () => {
    expect(joined([same([1], [3])], [1, 2], [3, 4], [5])).toEqual([[1, 2, 3, 4], [5]]);
    expect(joined([same([1], [3]), same([4], [5])], [1, 2], [3, 4], [5])).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('join what is left of a side', () => {
    expect(joined([same([1, 2], [3, 4])], [2], [4])).toEqual([[2, 4]]);
    expect(joined([same([1, 2], [3, 4])], [2])).toEqual([[2]]);
  });

  it('join offers of one side that their content separates', () => {
    expect(joined([same([1, 2], [3])], [1], [2], [3])).toEqual([[1, 2, 3]]);
  });

  it('never connect offers that are different, in any order of the groups', () => {
    const decisions = [same([1], [3]), same([3], [5]), different([1], [5])];
    const groups = [[1, 2], [3, 4], [5]];
    expect(joined(decisions, ...groups)).toEqual([[1, 2, 3, 4], [5]]);
    expect(joined(decisions, ...groups.toReversed())).toEqual([[1, 2, 3, 4], [5]]);
  });

  it('leave an offer outside that only its content put into a group', () => {
    const decisions = [same([1], [3]), different([2], [4])];
    expect(joined(decisions, [1, 2], [3, 4])).toEqual([[1, 2, 3], [4]]);
    expect(joined(decisions, [3, 4], [1, 2])).toEqual([[1, 2, 3], [4]]);
  });

  it('join what people decided before they join by content', () => {
    const decisions = [same([1], [3]), same([2], [4]), different([1], [4])];
    expect(joined(decisions, [1, 2], [3], [4])).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(joined([same([1], [3]), same([2], [4])], [1, 2], [3], [4])).toEqual([[1, 2, 3, 4]]);
  });

  it('separate only offers of different sides', () => {
    const decided = new DecidedOffers([different([1, 2], [3])]);
    expect(decided.areSeparate(1, 3)).toBe(true);
    expect(decided.areSeparate(3, 2)).toBe(true);
    expect(decided.areSeparate(1, 2)).toBe(false);
    expect(decided.areSeparate(1, 4)).toBe(false);
  });
});
