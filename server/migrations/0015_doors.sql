-- Users name one of their sessions by this id. The secret of a session is stored only as a hash, and the hash is never
-- sent.
alter table sessions add column id bigint generated always as identity unique;
-- The name that the browser gives itself, shortened to 400 characters. Null for an older session, and for a program
-- that sends no name.
alter table sessions add column user_agent text check (length(user_agent) <= 400);

-- The number of recent calls of one caller, stored as a time: `empty_at` is the time at which the count is zero again.
-- Each call moves `empty_at` to a later time, and a call is refused when `empty_at` is too far in the future. The table
-- is unlogged, because the counts may be lost after a crash. The counts are in the database, because all server
-- processes share them.
create unlogged table call_counts (
  call text not null,
  -- The IP address of the client, or the id of the person.
  caller text not null,
  empty_at timestamptz not null,
  primary key (call, caller)
);
create index call_counts_empty on call_counts (empty_at);
