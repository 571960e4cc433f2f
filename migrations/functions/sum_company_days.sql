-- what was written adds itself, what was there before takes itself away
create or replace function sum_company_days() returns trigger language plpgsql as $function$
begin
  -- several sum up at once: one after the other, or each would wait for what another one holds
  perform pg_advisory_xact_lock(7042042);
  insert into company_days as d (company_id, day, views, visits)
  select company_id, day, coalesce(sum(count) filter (where type = 'PRODUCT_CLICK'), 0) * tg_argv[0]::integer,
    coalesce(sum(count) filter (where type = 'PRODUCT_STORE_REDIRECT'), 0) * tg_argv[0]::integer
  from changed where type in ('PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT')
  group by company_id, day order by company_id, day
  on conflict (company_id, day) do update
    set views = d.views + excluded.views, visits = d.visits + excluded.visits;
  return null;
end $function$;
