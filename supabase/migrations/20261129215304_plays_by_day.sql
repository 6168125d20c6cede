-- Made of worker/migrations/0014_plays_by_day.sql by npm run supabase-migrations.
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0014_plays_by_day.sql') then return; end if;
  execute $migration$
-- Plays by day, written together with the plays. The plays of earlier versions have no day. They are history: the
-- plays of a deleted tour stay.
create table day_plays (
  -- Day in UTC.
  day date not null,
  language text not null references languages (code) on update cascade on delete cascade,
  plays bigint not null default 0,
  primary key (day, language)
);
-- Closed to every role but the owner, as the other tables are.
alter table day_plays enable row level security;
do $$ begin
  if to_regprocedure('auth.uid()') is null then return; end if;
  revoke all on table day_plays from anon, authenticated, service_role;
end $$;
$migration$;
  insert into schema_migrations (name) values ('0014_plays_by_day.sql');
end $outer$;
