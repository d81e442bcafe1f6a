-- The average number of calls for each second that the office may make in each server process. The default allows
-- 30,000 calls in ten minutes.
alter table offices add column calls_per_second integer not null default 50 check (calls_per_second between 1 and 1000);
