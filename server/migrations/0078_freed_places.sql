-- The number of filled places at the last check of the server. When places become empty shortly before the start of an
-- open shift, the server tells HR (rule needs-17).
alter table staff_needs add column filled_seen integer not null default 0;
