import type { Katalog } from './katalog.js';

/**
 * Has the first statement fail that inserts into a table.
 * @param error name of PostgreSQL's error condition
 * @returns ends that, and answers how many statements there were
 */
export async function failOnce(
  katalog: Katalog,
  table: string,
  error: string,
): Promise<() => Promise<number>> {
  // sequences are not rolled back
  await katalog.rows(`
    create sequence inserts_met;
    create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('inserts_met') = 1 then raise exception 'too late' using errcode = '${error}'; end if;
      return null;
    end $$;
    create trigger fail_once after insert on ${table} for each statement execute function fail_once()`);
  return async () => {
    const [met] = await katalog.rows<{ count: string }>('select last_value as count from inserts_met');
    await katalog.rows('drop function fail_once cascade; drop sequence inserts_met');
    return Number(met!.count);
  };
}
