-- The size for which the operator gives the office room. Above 80 % the operator and the office get a warning.
alter table offices add column megabytes integer not null default 5000 check (megabytes between 1 and 10000000);
