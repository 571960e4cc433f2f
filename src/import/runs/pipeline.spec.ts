import { pipelined, type PipelineStage } from './pipeline.js';

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('pipelined', () => {
  const log: string[] = [];
  beforeEach(() => (log.length = 0));

  async function* numbers(failsAt = 0) {
    for (let number = 1; number <= 3; number++) {
      if (number === failsAt) throw new Error(`no ${number}`);
      yield await Promise.resolve(number);
    }
  }
  /** Starts the next value halfway, after the previous one ended. */
  const step =
    (failsAt = '') =>
    async (number: number, { before, startNext }: PipelineStage) => {
      const note = (what: string) => {
        if (failsAt === `${what} ${number}`) throw new Error(failsAt);
        log.push(`${what} ${number}`);
      };
      note('begin');
      await before;
      note('middle');
      startNext();
      await soon();
      await soon();
      note('end');
      return number;
    };
  const all = async (failsAt?: string, source = numbers()) => {
    const results: number[] = [];
    for await (const result of pipelined(source, step(failsAt))) results.push(result);
    return results;
  };

  it('starts the next value while the previous one ends, in order', async () => {
    expect(await all()).toEqual([1, 2, 3]);
    expect(log).toEqual([
      'begin 1',
      'middle 1',
      'begin 2',
      'end 1',
      'middle 2',
      'begin 3',
      'end 2',
      'middle 3',
      'end 3',
    ]);
  });

  it('starts no value after a failure', async () => {
    await expect(all('end 1')).rejects.toThrow('end 1');
    expect(log).toEqual(['begin 1', 'middle 1', 'begin 2']);
  });

  it('completes the values before a failed one', async () => {
    await expect(all('begin 2')).rejects.toThrow('begin 2');
    expect(log).toEqual(['begin 1', 'middle 1', 'end 1']);
  });

  it('waits for running work when the source fails or the consumer stops', async () => {
    await expect(all('', numbers(3))).rejects.toThrow('no 3');
    expect(log.at(-1)).toBe('end 2');
    const results = pipelined(numbers(), step());
    await results.next();
    await results.return(undefined);
    expect(log.at(-1)).toBe('end 2');
  });

  it('continues after work that never calls startNext', async () => {
    const results: number[] = [];
    for await (const result of pipelined(numbers(), (number) => Promise.resolve(number)))
      results.push(result);
    expect(results).toEqual([1, 2, 3]);
  });
});
