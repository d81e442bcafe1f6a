-- The number of working days before which a part-time employee must know the schedule. The law says seven; the
-- agreement of a sector may say three or more.
alter table company_settings add column schedule_notice_days integer not null default 7
  check (schedule_notice_days between 3 and 7);
