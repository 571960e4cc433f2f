import { HostLanes } from './host-lanes.js';

const task = (host: string, name: string) => ({ host, name });

describe('host lanes', () => {
  it('hand out tasks in order, up to the limit of each host', () => {
    const lanes = new HostLanes<ReturnType<typeof task>>(2);
    lanes.add([task('a', '1'), task('a', '2'), task('a', '3'), task('b', '4')]);
    expect([
      lanes.takeTask()?.name,
      lanes.takeTask()?.name,
      lanes.takeTask()?.name,
      lanes.takeTask(),
    ]).toEqual(['1', '2', '4', null]);
    lanes.finishTask(task('a', '1'));
    expect(lanes.takeTask()?.name).toBe('3');
    expect(lanes.size).toBe(0);
  });

  it('return the waiting tasks of one host, then all', () => {
    const lanes = new HostLanes<ReturnType<typeof task>>(1);
    lanes.add([task('a', '1'), task('b', '2'), task('a', '3')]);
    expect(lanes.remove('a').map(({ name }) => name)).toEqual(['1', '3']);
    expect(lanes.remove().map(({ name }) => name)).toEqual(['2']);
    expect(lanes.takeTask()).toBeNull();
  });
});
