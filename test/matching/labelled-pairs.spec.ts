import { matchedName } from '../../src/matching/matched-name.js';
import { BULK_SCORE, MIN_SCORE, scorePair } from '../../src/matching/score-pair.js';
import { type LabelledPair, labelledPairs, measure } from './labelled-pairs.js';

const scoreOf = ({ one, other }: LabelledPair) =>
  scorePair(matchedName(one), matchedName(other))?.score ?? null;

describe('the labelled pairs', () => {
  it('are more than 500', () => {
    expect(labelledPairs('open').length + labelledPairs('held-out').length).toBeGreaterThan(500);
  });

  it('are measured: the half that the rules were tuned on', () => {
    const pairs = labelledPairs('open');
    expect(measure(pairs, scoreOf, BULK_SCORE)).toMatchObject({ precision: 1, wrong: [] });
    expect(measure(pairs, scoreOf, BULK_SCORE).recall).toBeGreaterThan(0.83);
    expect(measure(pairs, scoreOf, MIN_SCORE).precision).toBeGreaterThan(0.97);
    expect(measure(pairs, scoreOf, MIN_SCORE).recall).toBeGreaterThan(0.86);
  });

  it('are measured: the half that was opened once, at the end', () => {
    const pairs = labelledPairs('held-out');
    expect(measure(pairs, scoreOf, BULK_SCORE)).toMatchObject({ precision: 1, wrong: [] });
    expect(measure(pairs, scoreOf, BULK_SCORE).recall).toBeGreaterThan(0.81);
    expect(measure(pairs, scoreOf, MIN_SCORE).precision).toBe(1);
    expect(measure(pairs, scoreOf, MIN_SCORE).recall).toBeGreaterThan(0.88);
  });
});
