create or replace trigger event_days_added_to_periods after insert on event_days
  referencing new table as added for each statement execute function sum_product_visits();
