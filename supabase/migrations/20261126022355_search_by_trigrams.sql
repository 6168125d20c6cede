-- Made of worker/migrations/0009_search_by_trigrams.sql by npm run supabase-migrations.
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0009_search_by_trigrams.sql') then return; end if;
  execute $migration$
-- Search finds texts that hold a text anywhere by trigrams, where the server has them (PGlite does not) and lets this
-- role add the extension; elsewhere it reads all rows.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index tours_search on tours using gin (city gin_trgm_ops, slug gin_trgm_ops);
    create index tour_translations_search on tour_translations using gin (title gin_trgm_ops);
  end if;
exception when insufficient_privilege then
  raise notice 'Search without pg_trgm: %', sqlerrm;
end
$$;
$migration$;
  insert into schema_migrations (name) values ('0009_search_by_trigrams.sql');
end $outer$;
