-- Roll-ups of tour_plays by language and by tour, so that analytics read 22 and 10,000 rows instead of 220,000.
-- Triggers keep them, so that they hold for every writer of tour_plays, an older worker beside this one too.
-- No key of languages either: rows of tour_plays follow a language that gets another code, and these follow them.
create table language_plays (
  language text primary key,
  plays bigint not null default 0,
  -- Sections with plays in the language.
  sections bigint not null default 0,
  first_sections bigint not null default 0
);
-- No key of tours, as in tour_plays.
create table tour_play_totals (
  tour_id uuid primary key,
  plays bigint not null,
  -- Plays by language, without languages that have none.
  by_language jsonb not null
);

-- Rows of languages are locked first, all of them and in order: writers of roll-ups take turns, and none waits for
-- another one in a circle.
create function roll_up_plays() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct tour_id) into changed from old_rows;
  else
    select array_agg(distinct tour_id) into changed from new_rows;
  end if;
  if changed is null then return null; end if;

  perform from language_plays order by language for update;
  if tg_op <> 'INSERT' then
    update language_plays t set plays = t.plays - o.plays, sections = t.sections - o.sections,
      first_sections = t.first_sections - o.first_sections
    from (select language, sum(plays) as plays, sum(sections) as sections, sum(first_sections) as first_sections
      from old_rows group by language) o
    where t.language = o.language;
  end if;
  if tg_op <> 'DELETE' then
    insert into language_plays as known (language, plays, sections, first_sections)
    select language, sum(plays), sum(sections), sum(first_sections) from new_rows group by language order by language
    on conflict (language) do update set plays = known.plays + excluded.plays,
      sections = known.sections + excluded.sections, first_sections = known.first_sections + excluded.first_sections;
  end if;

  delete from tour_play_totals t where tour_id = any (changed)
    and not exists (select from tour_plays p where p.tour_id = t.tour_id);
  insert into tour_play_totals (tour_id, plays, by_language)
  select tour_id, sum(plays), coalesce(jsonb_object_agg(language, plays) filter (where plays > 0), '{}')
  from tour_plays where tour_id = any (changed) group by tour_id order by tour_id
  on conflict (tour_id) do update set plays = excluded.plays, by_language = excluded.by_language;
  return null;
end $$;
create trigger tour_plays_inserted after insert on tour_plays referencing new table as new_rows
  for each statement execute function roll_up_plays();
create trigger tour_plays_updated after update on tour_plays
  referencing old table as old_rows new table as new_rows
  for each statement execute function roll_up_plays();
create trigger tour_plays_deleted after delete on tour_plays referencing old table as old_rows
  for each statement execute function roll_up_plays();
-- The sample is written without triggers of rows, its sums with these.
alter table tour_plays enable always trigger tour_plays_inserted;
alter table tour_plays enable always trigger tour_plays_updated;
alter table tour_plays enable always trigger tour_plays_deleted;

insert into language_plays (language, plays, sections, first_sections)
select language, sum(plays), sum(sections), sum(first_sections) from tour_plays group by language;
insert into tour_play_totals (tour_id, plays, by_language)
select tour_id, sum(plays), coalesce(jsonb_object_agg(language, plays) filter (where plays > 0), '{}')
from tour_plays group by tour_id;

-- Closed to every role but the owner, as the other tables are.
alter table language_plays enable row level security;
alter table tour_play_totals enable row level security;
do $$ begin
  if to_regprocedure('auth.uid()') is null then return; end if;
  revoke all on table language_plays, tour_play_totals from anon, authenticated, service_role;
end $$;
