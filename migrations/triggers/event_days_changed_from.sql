create or replace trigger event_days_changed_from after update on event_days
  referencing old table as changed for each statement execute function sum_company_days('-1');
