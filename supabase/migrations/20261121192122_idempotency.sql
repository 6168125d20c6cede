-- Made of worker/migrations/0003_idempotency.sql by npm run supabase-migrations.
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0003_idempotency.sql') then return; end if;
  execute $migration$
-- Stored response of a POST with an Idempotency-Key; written in the transaction of the POST's own work.
create table idempotency_keys (
  person_id uuid not null,
  key text not null,
  -- Hash of method, URL and body: another request with the same key is refused.
  fingerprint text not null,
  was_admin boolean not null,
  status smallint not null,
  body text not null,
  content_type text not null,
  created_at timestamptz not null,
  primary key (person_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
$migration$;
  insert into schema_migrations (name) values ('0003_idempotency.sql');
end $outer$;
