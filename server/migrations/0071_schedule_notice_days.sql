-- A part-time employee knows the roster seven working days before; the agreement of a sector may say as few as three.
alter table company_settings add column schedule_notice_days integer not null default 7
  check (schedule_notice_days between 3 and 7);
