-- adds what was written to the periods as these stand, and takes away what was there before
create or replace function sum_product_visits() returns trigger language plpgsql as $function$
declare
  changed text := case tg_op
    when 'INSERT' then '(select *, 1 as sign from added)'
    when 'DELETE' then '(select *, -1 as sign from removed)'
    else '(select *, 1 as sign from added union all select *, -1 from removed)' end;
begin
  -- one after the other, like company_days; from here on nobody moves a period
  perform pg_advisory_xact_lock(7042042);
  execute format($insert$
    insert into product_visits as v (days, company_id, product_id, views, visits, before)
    select * from (select days, company_id, product_id,
      coalesce(sum(sign * count) filter (where type = 'PRODUCT_CLICK' and day > until - days), 0) as views,
      coalesce(sum(sign * count) filter (where type = 'PRODUCT_STORE_REDIRECT' and day > until - days), 0) as visits,
      coalesce(sum(sign * count) filter (where type = 'PRODUCT_CLICK' and day <= until - days), 0) as before
    from %s changed join visit_periods on day > until - 2 * days and day <= until
    where type in ('PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT')
    group by days, company_id, product_id) sums
    where (views, visits, before) <> (0, 0, 0) order by days, company_id, product_id
    on conflict (days, company_id, product_id) do update set views = v.views + excluded.views,
      visits = v.visits + excluded.visits, before = v.before + excluded.before
  $insert$, changed);
  return null;
end $function$;
