-- The settings of planning that were constants: how long before its start an employee can give a claimed shift back,
-- whether colleagues see the planning of each other, and the hour of the daily messages.
alter table company_settings
  add column claim_free_hours integer not null default 48 check (claim_free_hours between 0 and 336),
  add column team_visible boolean not null default true,
  add column digest_hour integer not null default 17 check (digest_hour between 8 and 20);
