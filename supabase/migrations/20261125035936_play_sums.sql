-- Made of worker/migrations/0006_play_sums.sql by npm run supabase-migrations.
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0006_play_sums.sql') then return; end if;
  execute $migration$
-- True where the first plays of the section were in this language: counts a section once over its languages.
alter table section_plays add column is_first boolean not null default false;
update section_plays p set is_first = true where plays > 0 and language =
  (select min(language) from section_plays o where o.section_id = p.section_id and o.plays > 0);
create index section_plays_most on section_plays (plays desc, section_id, language) where plays > 0;

-- Sums by tour and language, written together with the plays, so that nothing adds up all plays. No key of
-- tours: a write of plays would wait for a tour that is being deleted, while that waits for the sums.
create table tour_plays (
  tour_id uuid not null,
  language text not null references languages (code) on update cascade,
  plays bigint not null default 0,
  -- Sections with plays in the language.
  sections bigint not null default 0,
  first_sections bigint not null default 0,
  primary key (tour_id, language)
);
insert into tour_plays (tour_id, language, plays, sections, first_sections)
select s.tour_id, p.language, sum(p.plays), count(*), count(*) filter (where p.is_first)
from section_plays p join sections s on s.id = p.section_id where p.plays > 0 group by 1, 2;

-- All writers lock in the order of sections, plays, sums.
create function lock_sections() returns trigger language plpgsql as $$
begin
  perform from sections where tour_id = old.id order by id for update;
  return old;
end $$;
create trigger tours_lock_sections before delete on tours
  for each row execute function lock_sections();

create function forget_section_plays() returns trigger language plpgsql as $$
begin
  perform from tour_plays where tour_id = old.tour_id order by language for update;
  update tour_plays t set plays = t.plays - p.plays, sections = t.sections - 1,
    first_sections = t.first_sections - p.is_first::int
  from section_plays p
  where p.section_id = old.id and p.plays > 0 and t.tour_id = old.tour_id and t.language = p.language;
  return old;
end $$;
create trigger sections_forget_plays before delete on sections
  for each row execute function forget_section_plays();

create function forget_tour_plays() returns trigger language plpgsql as $$
begin
  delete from tour_plays where tour_id = old.id;
  return null;
end $$;
create trigger tours_forget_plays after delete on tours
  for each row execute function forget_tour_plays();

-- Figures: sums of plays, and the languages that sections have texts in.
alter table answer_versions add column plays xid8 not null default pg_current_xact_id();
alter table answer_versions add column section_texts xid8 not null default pg_current_xact_id();

create or replace function answers_changed() returns trigger language plpgsql as $$
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
    when 'section_texts' then
      update answer_versions set section_texts = this_transaction where section_texts <> this_transaction;
  end case;
  return null;
end $$;
create constraint trigger section_texts_changed after insert or update or delete on section_translations
  deferrable initially deferred for each row execute function answers_changed('section_texts');
$migration$;
  insert into schema_migrations (name) values ('0006_play_sums.sql');
end $outer$;
