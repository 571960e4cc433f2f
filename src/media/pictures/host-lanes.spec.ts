import { HostLanes } from './host-lanes.js';

const task = (host: string, name: string) => ({ host, name });

describe('lanes to hosts', () => {
  it('hand out in order, but no more than so many to one host', () => {
    const lanes = new HostLanes<ReturnType<typeof task>>(2);
    lanes.add([task('a', '1'), task('a', '2'), task('a', '3'), task('b', '4')]);
    expect([lanes.take()?.name, lanes.take()?.name, lanes.take()?.name, lanes.take()]).toEqual([
      '1',
      '2',
      '4',
      null,
    ]);
    lanes.done(task('a', '1'));
    expect(lanes.take()?.name).toBe('3');
    expect(lanes.size).toBe(0);
  });

  it('give back what waits for one host, then everything', () => {
    const lanes = new HostLanes<ReturnType<typeof task>>(1);
    lanes.add([task('a', '1'), task('b', '2'), task('a', '3')]);
    expect(lanes.remove('a').map(({ name }) => name)).toEqual(['1', '3']);
    expect(lanes.remove().map(({ name }) => name)).toEqual(['2']);
    expect(lanes.take()).toBeNull();
  });
});
