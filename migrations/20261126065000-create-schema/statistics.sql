-- a partition for each month, so that a month is deleted as a whole; the worker adds those ahead
create table events (
  at timestamptz not null default now(),
  type text not null check (type in ('CATEGORY_CLICK', 'FEATURED_PRODUCT_CLICK', 'PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT')),
  product_id integer,
  company_id integer,
  ean text,
  visit_hash bytea,
  bot boolean not null default false,
  category_id integer
) partition by range (at);
create table events_default partition of events default;
create index events_visit on events (visit_hash, product_id, type, at);
do $$
declare
  month timestamp;
begin
  for ahead in 0..2 loop
    month := date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead);
    execute format('create table %I partition of events for values from (%L) to (%L)', 'events_' || to_char(month, 'YYYY_MM'),
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
end $$;

-- counted, but not yet added to the sums by day
create table fresh_events (
  at timestamptz not null,
  type text not null,
  product_id integer,
  company_id integer,
  category_id integer
);

-- products whose popularity has to be computed from their sums
create table stale_clicks (
  product_id integer primary key
);

create table event_days (
  day date not null,
  type text not null,
  product_id integer not null,
  company_id integer not null,
  count integer not null,
  primary key (day, type, product_id, company_id)
);
create index event_days_product on event_days (product_id, day);

-- categories that are gone keep their sums
create table category_days (
  day date not null,
  category_id integer not null,
  count integer not null,
  primary key (day, category_id)
);
create index category_days_category on category_days (category_id, day);

-- sums of event_days, kept by its triggers
create table company_days (
  company_id integer not null,
  day date not null,
  views bigint not null,
  visits bigint not null,
  primary key (company_id, day)
);
create index company_days_day on company_days (day) include (company_id, views, visits);

-- periods of the statistics, and the last day that their sums contain
create table visit_periods (
  days smallint primary key,
  until date not null
);
insert into visit_periods
  select days, (now() at time zone 'Europe/Ljubljana')::date from unnest('{7,28,90,365}'::smallint[]) days;

-- sums of event_days by period, kept by its triggers and moved to the next day by the worker
create table product_visits (
  days smallint not null,
  company_id integer not null,
  product_id integer not null,
  views integer not null,
  visits integer not null,
  -- views of as many days before
  before integer not null,
  primary key (days, company_id, product_id)
) partition by list (days);
-- counts change all the time, and no index holds one: with room beside it a row changes where it stands
create table product_visits_7 partition of product_visits for values in (7) with (fillfactor = 80);
create table product_visits_28 partition of product_visits for values in (28) with (fillfactor = 80);
create table product_visits_90 partition of product_visits for values in (90) with (fillfactor = 80);
create table product_visits_365 partition of product_visits for values in (365) with (fillfactor = 80);

-- the day up to which popularity is computed
insert into settings (key, value)
  select 'analytics.clicks', jsonb_build_object('day', (now() at time zone 'Europe/Ljubljana')::date);
