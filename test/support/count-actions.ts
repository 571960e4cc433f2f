import { appendFileSync } from 'node:fs';

/** Expects that a task takes few actions; `npm run bench:actions` prints how many. */
export function expectActions(task: string, actions: number, most: number): void {
  const report = process.env.ACTIONS_REPORT;
  if (report) appendFileSync(report, `${JSON.stringify({ task, actions, most })}\n`);
  expect(actions).toBeLessThanOrEqual(most);
}
