import { EVENT_INTERVAL, Throttle } from './throttle.js';

describe('events', () => {
  let sent: string[];
  let throttle: Throttle<string>;

  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    throttle = new Throttle(
      (event) => sent.push(event),
      (event) => event.split(' of ')[1] ?? '',
    );
  });
  afterEach(() => jest.useRealTimers());

  it('are sent one per interval, the first at once', () => {
    for (const name of ['first', 'second', 'third']) throttle.add([name]);
    expect(sent).toEqual(['first']);
    jest.advanceTimersByTime(EVENT_INTERVAL - 1);
    expect(sent).toEqual(['first']);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual(['first', 'third']);
    jest.advanceTimersByTime(EVENT_INTERVAL * 5);
    expect(sent).toEqual(['first', 'third']);
    throttle.add(['fourth']);
    expect(sent).toEqual(['first', 'third', 'fourth']);
  });

  it('of one action are all sent before those of the next', () => {
    throttle.add(['a', 'b', 'c']);
    throttle.add(['left out']);
    throttle.add(['d']);
    throttle.add([]);
    expect(sent).toEqual(['a']);
    jest.advanceTimersByTime(EVENT_INTERVAL);
    expect(sent).toEqual(['a', 'b']);
    jest.advanceTimersByTime(EVENT_INTERVAL * 2);
    expect(sent).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of another kind are not left out', () => {
    throttle.add(['click of a card']);
    for (const act of [
      'first of a category',
      'second of a category',
      'view of a page',
      'third of a category',
    ])
      throttle.add([act]);
    jest.advanceTimersByTime(EVENT_INTERVAL * 5);
    expect(sent).toEqual(['click of a card', 'third of a category', 'view of a page']);
  });

  it('are sent at once when the page is left, and only once', () => {
    throttle.add(['a', 'b']);
    throttle.add(['c']);
    throttle.add(['d of another kind']);
    throttle.flush();
    jest.advanceTimersByTime(EVENT_INTERVAL * 5);
    expect(sent).toEqual(['a', 'b', 'c', 'd of another kind']);
  });

  it('that wait can be discarded', () => {
    throttle.add(['a', 'b']);
    throttle.add(['c of another kind']);
    throttle.clear();
    throttle.flush();
    jest.advanceTimersByTime(EVENT_INTERVAL * 5);
    expect(sent).toEqual(['a']);
    throttle.add(['d']);
    expect(sent).toEqual(['a', 'd']);
  });
});
