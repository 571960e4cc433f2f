-- a GTIN has 14 digits, however many of them the packaging shows
create or replace function search_barcode(token text) returns text
  language sql immutable parallel safe strict
  return case when token ~ '^([0-9]{8}|[0-9]{12,13})$' then lpad(token, 14, '0') end;
