create or replace trigger event_days_changed_in_periods after update on event_days
  referencing old table as removed new table as added for each statement execute function sum_product_visits();
