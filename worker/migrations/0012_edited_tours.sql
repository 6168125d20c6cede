-- The latest changes of each table, for the tours that were edited last.
create index tours_updated_at on tours (updated_at);
create index tour_translations_updated_at on tour_translations (updated_at);
create index sections_updated_at on sections (updated_at);
create index section_translations_updated_at on section_translations (updated_at);
create index media_updated_at on media (updated_at);
create index chapters_updated_at on chapters (updated_at);
