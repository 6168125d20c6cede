-- Search finds sections by their titles as it finds tours by theirs (0009).
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index section_translations_search on section_translations using gin (title gin_trgm_ops);
  end if;
end
$$;
