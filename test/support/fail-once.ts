import type { Katalog } from './katalog.js';
import { until } from './until.js';

/**
 * Makes the first statement fail that writes to a table.
 * @param error name of PostgreSQL's error condition
 * @returns waits for the next attempt by any connection, and ends the failures
 */
export async function failOnce(
  katalog: Katalog,
  table: string,
  error: string,
  write: 'insert' | 'update' = 'insert',
): Promise<() => Promise<void>> {
  // sequences are not rolled back
  await katalog.rows(`
    create sequence writes_met;
    create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('writes_met') = 1 then raise exception 'too late' using errcode = '${error}'; end if;
      return null;
    end $$;
    create trigger fail_once after ${write} on ${table} for each statement execute function fail_once()`);
  return async () => {
    await until(async () => {
      const [met] = await katalog.rows<{ count: string }>('select last_value as count from writes_met');
      return Number(met!.count) > 1;
    });
    await katalog.rows('drop function fail_once cascade; drop sequence writes_met');
  };
}
