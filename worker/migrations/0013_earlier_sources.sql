-- The text in the tour's own language that a translation was made from, where another one stands there by now; null
-- where it still stands, and where there is no source. '…' is a text that was empty, or is not known any more.
alter table tour_translations
  add column earlier_source_title text,
  add column earlier_source_description text;
alter table section_translations
  add column earlier_source_title text,
  add column earlier_source_description text;
create index tour_translations_outdated on tour_translations (tour_id)
  where earlier_source_title is not null or earlier_source_description is not null;
create index section_translations_outdated on section_translations (section_id)
  where earlier_source_title is not null or earlier_source_description is not null;

-- A text that is written with another value is made from what stands in its source, unless the writer says otherwise.
create function text_translated() returns trigger language plpgsql as $$
begin
  if new.title is distinct from old.title
    and new.earlier_source_title is not distinct from old.earlier_source_title then
    new.earlier_source_title := null;
  end if;
  if new.description is distinct from old.description
    and new.earlier_source_description is not distinct from old.earlier_source_description then
    new.earlier_source_description := null;
  end if;
  return new;
end $$;
create trigger text_translated before update of title, description on tour_translations
  for each row execute function text_translated();
create trigger text_translated before update of title, description on section_translations
  for each row execute function text_translated();

-- A text in the tour's own language is written with another value, or removed: its translations were made from the one
-- before. It may be the one again that they were made from.
create function tour_source_changed() returns trigger language plpgsql as $$
begin
  update tour_translations translation set
    earlier_source_title =
      case when tg_op = 'UPDATE' and translation.title <> ''
        then nullif(coalesce(translation.earlier_source_title, old.title), new.title) end,
    earlier_source_description =
      case when tg_op = 'UPDATE' and translation.description <> ''
        then nullif(coalesce(translation.earlier_source_description, nullif(old.description, ''), '…'),
          coalesce(nullif(new.description, ''), '…')) end
  from tours
  where tours.id = old.tour_id and tours.primary_language = old.language
    and translation.tour_id = tours.id and translation.language <> old.language;
  return null;
end $$;
create trigger source_changed after update of title, description on tour_translations
  for each row when (old.title <> new.title or old.description <> new.description)
  execute function tour_source_changed();
create trigger source_removed after delete on tour_translations
  for each row execute function tour_source_changed();

create function section_source_changed() returns trigger language plpgsql as $$
begin
  update section_translations translation set
    earlier_source_title =
      case when tg_op = 'UPDATE' and translation.title <> ''
        then nullif(coalesce(translation.earlier_source_title, nullif(old.title, ''), '…'),
          coalesce(nullif(new.title, ''), '…')) end,
    earlier_source_description =
      case when tg_op = 'UPDATE' and translation.description <> ''
        then nullif(coalesce(translation.earlier_source_description, nullif(old.description, ''), '…'),
          coalesce(nullif(new.description, ''), '…')) end
  from sections join tours on tours.id = sections.tour_id
  where sections.id = old.section_id and tours.primary_language = old.language
    and translation.section_id = sections.id and translation.language <> old.language;
  return null;
end $$;
create trigger source_changed after update of title, description on section_translations
  for each row when (old.title is distinct from new.title or old.description is distinct from new.description)
  execute function section_source_changed();
create trigger source_removed after delete on section_translations
  for each row execute function section_source_changed();

-- Another language becomes the tour's own: it is not known which of its texts the others were made from.
create function source_language_changed() returns trigger language plpgsql as $$
begin
  update tour_translations set earlier_source_title = null, earlier_source_description = null
  where tour_id = new.id and (earlier_source_title is not null or earlier_source_description is not null);
  update section_translations set earlier_source_title = null, earlier_source_description = null
  where section_id in (select id from sections where tour_id = new.id)
    and (earlier_source_title is not null or earlier_source_description is not null);
  return null;
end $$;
create trigger source_language_changed after update of primary_language on tours
  for each row when (old.primary_language <> new.primary_language)
  execute function source_language_changed();

-- Translations that are older than their source were made from a text that is not known any more.
update tour_translations translation set
  earlier_source_title = '…',
  earlier_source_description = case when translation.description <> '' then '…' end
from tours join tour_translations source on source.tour_id = tours.id and source.language = tours.primary_language
where translation.tour_id = tours.id and translation.language <> source.language
  and translation.updated_at < source.updated_at;
update section_translations translation set
  earlier_source_title = case when translation.title <> '' then '…' end,
  earlier_source_description = case when translation.description <> '' then '…' end
from sections join tours on tours.id = sections.tour_id
  join section_translations source on source.section_id = sections.id and source.language = tours.primary_language
where translation.section_id = sections.id and translation.language <> source.language
  and translation.updated_at < source.updated_at;
-- The versions of answers are set now: a later migration may not alter a table that has triggers to come.
set constraints all immediate;
set constraints all deferred;
