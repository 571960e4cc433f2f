create or replace trigger event_days_removed_from_periods after delete on event_days
  referencing old table as removed for each statement execute function sum_product_visits();
