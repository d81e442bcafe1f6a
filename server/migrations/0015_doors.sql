-- Whoever looks over their sessions names one by its id; what opens it stays a hash that leaves the table never.
alter table sessions add column id bigint generated always as identity unique;
-- In the browser's own words, cut short; null for a session from before, or a script that says nothing.
alter table sessions add column user_agent text check (length(user_agent) <= 400);

-- How much somebody has asked of a call, as a vessel that leaks: it is empty at `empty_at`, and full when that lies too far ahead.
-- Unlogged, for a crash may forget it; in the database, for all processes count together.
create unlogged table call_counts (
  call text not null,
  -- A client's address, or a person.
  caller text not null,
  empty_at timestamptz not null,
  primary key (call, caller)
);
create index call_counts_empty on call_counts (empty_at);
