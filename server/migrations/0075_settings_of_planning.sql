-- Settings of the planning that were constants before: how long before the start an employee can give back a claimed
-- shift, whether colleagues see each other’s planning, and the hour of the daily messages.
alter table company_settings
  add column claim_free_hours integer not null default 48 check (claim_free_hours between 0 and 336),
  add column team_visible boolean not null default true,
  add column digest_hour integer not null default 17 check (digest_hour between 8 and 20);
