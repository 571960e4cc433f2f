create or replace trigger event_days_added after insert on event_days
  referencing new table as changed for each statement execute function sum_company_days('1');
