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
