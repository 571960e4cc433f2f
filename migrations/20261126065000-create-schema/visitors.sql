-- what visitors have found wrong with an offer
create table offer_reports (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('price', 'availability', 'picture', 'description', 'link', 'something_else')),
  text text not null default '',
  -- only to answer; deleted 90 days after the report was solved
  email text,
  -- of the offer when it was reported
  price numeric(12, 2) not null,
  currency text not null,
  status text not null default 'open' check (status in ('open', 'solved')),
  created_at timestamptz not null default now(),
  solved_at timestamptz check ((solved_at is not null) = (status = 'solved')),
  -- when the store was written to
  mailed_at timestamptz
);
create index offer_reports_company on offer_reports (company_id, status, id);
create index offer_reports_status on offer_reports (status, id);
create index offer_reports_product on offer_reports (product_id);
create index offer_reports_unmailed on offer_reports (id) where mailed_at is null;
create index offer_reports_emails on offer_reports (solved_at) where email is not null;

create table price_alerts (
  id integer generated always as identity primary key,
  -- any offer of the comparison
  product_id integer not null references products on delete cascade,
  email text not null,
  locale text not null check (locale in ('sl', 'en')),
  -- euro; null: any lower price
  target numeric(12, 2) check (target > 0),
  -- the lowest price when it was last looked at
  known_price numeric(12, 2) not null,
  created_at timestamptz not null default now(),
  -- when the mail that asks for a confirmation was sent
  asked_at timestamptz,
  confirmed_at timestamptz,
  -- prices of the comparison may have changed since
  check_since timestamptz,
  -- the price of the mail that has to be sent, and when that was decided
  due_price numeric(12, 2),
  told_at timestamptz,
  mail_count integer not null default 0,
  -- a worker is sending a mail
  sending_until timestamptz
);
create index price_alerts_product on price_alerts (product_id);
create index price_alerts_email on price_alerts (lower(email));
create index price_alerts_created on price_alerts (created_at);
create index price_alerts_check on price_alerts (check_since) where check_since is not null;
create index price_alerts_due on price_alerts (id) where due_price is not null;
create index price_alerts_ask on price_alerts (id) where asked_at is null;
