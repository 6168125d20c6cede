-- Made of worker/migrations/0005_answer_versions.sql by npm run supabase-migrations.
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0005_answer_versions.sql') then return; end if;
  execute $migration$
-- Versions of what lists of answers are made of: each the transaction that changed it last. There is one
-- row, which a writer locks only while it commits, so that a version is seen together with its rows.
create table answer_versions (
  id boolean primary key default true check (id),
  -- The list of tours: tours and their texts.
  tours xid8 not null default pg_current_xact_id(),
  languages xid8 not null default pg_current_xact_id(),
  -- Samples of the landing page: sections and media.
  recordings xid8 not null default pg_current_xact_id()
);
insert into answer_versions default values;

create function answers_changed() returns trigger language plpgsql as $$
declare
  this_transaction constant xid8 not null := pg_current_xact_id();
begin
  case tg_argv[0]
    when 'tours' then
      update answer_versions set tours = this_transaction where tours <> this_transaction;
    when 'languages' then
      update answer_versions set languages = this_transaction where languages <> this_transaction;
    when 'recordings' then
      update answer_versions set recordings = this_transaction where recordings <> this_transaction;
  end case;
  return null;
end $$;

-- Deferred to the commit: a transaction that waits for another one's rows must not hold the versions.
create constraint trigger tours_changed after insert or update or delete on tours
  deferrable initially deferred for each row execute function answers_changed('tours');
create constraint trigger tour_translations_changed after insert or update or delete on tour_translations
  deferrable initially deferred for each row execute function answers_changed('tours');
create constraint trigger languages_changed after insert or update or delete on languages
  deferrable initially deferred for each row execute function answers_changed('languages');
create constraint trigger sections_changed after insert or update or delete on sections
  deferrable initially deferred for each row execute function answers_changed('recordings');
create constraint trigger media_changed after insert or update or delete on media
  deferrable initially deferred for each row execute function answers_changed('recordings');
$migration$;
  insert into schema_migrations (name) values ('0005_answer_versions.sql');
end $outer$;
