import { runInNewContext } from 'node:vm';
import { startScript } from './start-script.js';

type Tell = (paints: { getEntriesByName: (name: string) => string[] }, observer: object) => void;

/** A page whose loading and painting the test controls. */
function aPage() {
  const fetched: string[] = [];
  const waiting: (() => void)[] = [];
  const listeners = new Map<string, () => void>();
  let observers: ((painted: string) => void)[] = [];
  class PerformanceObserver {
    constructor(tell: Tell) {
      const paints = (painted: string) => ({
        getEntriesByName: (name: string) => [painted].filter((one) => one === name),
      });
      observers.push((painted) => tell(paints(painted), this));
    }
    observe() {}
    disconnect() {
      observers = [];
    }
  }
  runInNewContext(startScript(['/app.js'], [], []), {
    PerformanceObserver,
    document: {
      currentScript: {},
      querySelector: () => null,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    location: {},
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    requestAnimationFrame: (act: () => void) => waiting.push(act),
    setTimeout: (act: () => void, ms = 0) => ms || waiting.push(act),
  });
  return {
    fetched,
    hears: (type: string) => listeners.get(type)!(),
    paints: (what: string) => {
      for (const tell of observers) tell(what);
      // an animation frame, and the tasks after it
      for (const act of waiting.splice(0)) act();
      for (const act of waiting.splice(0)) act();
    },
  };
}

describe('the scripts of a page', () => {
  it('wait for the first contentful paint, not the first paint', () => {
    const page = aPage();
    page.hears('load');
    page.paints('first-paint');
    expect(page.fetched).toEqual([]);
    page.paints('first-contentful-paint');
    expect(page.fetched).toEqual(['/app.js']);
  });

  it('load at once on an interaction', () => {
    const page = aPage();
    page.hears('pointerdown');
    expect(page.fetched).toEqual(['/app.js']);
  });
});
