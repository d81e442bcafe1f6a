-- The first answer to a request of a contact of a customer, for repeated requests (rule contact-34). There is no
-- foreign key to the contact. A foreign key would lock the contact, and the request that ends all sessions of the
-- contact would then wait for itself.
create table contact_answers (
  contact_id bigint not null,
  method text not null,
  path text not null,
  key text not null check (length(key) between 1 and 255),
  body_hash bytea not null,
  status integer,
  -- Not jsonb, so that the repeated answer has the same bytes.
  answer json,
  created_at timestamptz not null,
  primary key (contact_id, method, path, key)
);
create index contact_answers_created on contact_answers (created_at);
