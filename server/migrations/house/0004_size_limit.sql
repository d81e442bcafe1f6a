-- The size in megabytes that the operator plans for the office. Above 80 % of this size, the operator and the office
-- get a warning.
alter table offices add column megabytes integer not null default 5000 check (megabytes between 1 and 10000000);
