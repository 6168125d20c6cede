-- Made of worker/migrations/0004_play_counts.sql by npm run supabase-migrations.
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0004_play_counts.sql') then return; end if;
  execute $migration$
-- Sums over years of plays pass 2^31.
alter table section_plays alter column plays type bigint;
$migration$;
  insert into schema_migrations (name) values ('0004_play_counts.sql');
end $outer$;
