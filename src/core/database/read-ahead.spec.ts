import { readAhead } from './read-ahead.js';

describe('readAhead', () => {
  const log: string[] = [];
  async function* numbers(failsAt = 0) {
    try {
      for (let number = 1; number <= 3; number++) {
        if (number === failsAt) throw new Error(`no ${number}`);
        log.push(`read ${number}`);
        yield await Promise.resolve(number);
      }
    } finally {
      log.push('closed');
    }
  }
  const work = async (source: AsyncGenerator<number>, stopsAt = 0) => {
    for await (const number of readAhead(source)) {
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`done ${number}`);
      if (number === stopsAt) throw new Error('enough');
    }
  };
  beforeEach(() => (log.length = 0));

  it('reads the next value while one is worked on, in order', async () => {
    await work(numbers());
    expect(log).toEqual(['read 1', 'read 2', 'done 1', 'read 3', 'done 2', 'closed', 'done 3']);
  });

  it('yields what was read before an error, then throws it', async () => {
    await expect(work(numbers(3))).rejects.toThrow('no 3');
    expect(log).toEqual(['read 1', 'read 2', 'done 1', 'closed', 'done 2']);
  });

  it('closes the source when the work fails, also when the source fails as well', async () => {
    await expect(work(numbers(), 1)).rejects.toThrow('enough');
    expect(log).toEqual(['read 1', 'read 2', 'done 1', 'closed']);
    await expect(work(numbers(2), 1)).rejects.toThrow('enough');
  });
});
