-- Made of worker/migrations/0011_search_sections_by_trigrams.sql by npm run supabase-migrations.
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0011_search_sections_by_trigrams.sql') then return; end if;
  execute $migration$
-- Search finds sections by their titles as it finds tours by theirs (0009).
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index section_translations_search on section_translations using gin (title gin_trgm_ops);
  end if;
end
$$;
$migration$;
  insert into schema_migrations (name) values ('0011_search_sections_by_trigrams.sql');
end $outer$;
