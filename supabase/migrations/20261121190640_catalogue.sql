-- Made of worker/migrations/0001_catalogue.sql by npm run supabase-migrations.
create table if not exists schema_migrations
  (name text primary key, applied_at timestamptz not null default now());
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0001_catalogue.sql') then return; end if;
  execute $migration$
create table languages (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z]{2,3}(-[a-z]{2,3})?$'),
  label text not null check (label <> ''),
  native_label text not null default '',
  flag text not null default '🌐',
  is_enabled boolean not null default true,
  is_default boolean not null default false,
  sort_order integer not null default 0 check (sort_order >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index languages_one_default on languages (is_default) where is_default;

-- Stored files; a row exists only once all bytes of its file are stored.
create table files (
  key text primary key,
  content_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  etag text not null,
  created_at timestamptz not null default now()
);

create table tours (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug <> ''),
  city text not null check (city <> ''),
  country text not null check (country <> ''),
  duration_seconds integer check (duration_seconds >= 60),
  primary_language text not null references languages (code) on update cascade,
  is_published boolean not null default false,
  published_at timestamptz,
  cover_media_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tours_created on tours (created_at desc);
-- Indexes on the covers: every deletion queries whether a file is still in use.
create index tours_cover on tours (cover_media_url);

create table tour_translations (
  id uuid primary key default gen_random_uuid(),
  tour_id uuid not null references tours (id) on delete cascade,
  language text not null references languages (code) on update cascade,
  title text not null check (title <> ''),
  description text not null default '',
  slug_suffix text not null,
  cover_media_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tour_id, language)
);
create index tour_translations_language on tour_translations (language);
create index tour_translations_cover on tour_translations (cover_media_url);

create table sections (
  id uuid primary key default gen_random_uuid(),
  tour_id uuid not null references tours (id) on delete cascade,
  order_index integer not null default 0 check (order_index >= 0),
  duration_seconds integer check (duration_seconds >= 1),
  cover_media_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sections_of_tour on sections (tour_id, order_index);
create index sections_cover on sections (cover_media_url);

create table section_translations (
  id uuid primary key default gen_random_uuid(),
  section_id uuid not null references sections (id) on delete cascade,
  language text not null references languages (code) on update cascade,
  title text,
  description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (section_id, language)
);
create index section_translations_language on section_translations (language);

create table media (
  id uuid primary key default gen_random_uuid(),
  tour_id uuid not null references tours (id) on delete cascade,
  section_id uuid references sections (id) on delete cascade,
  language text not null references languages (code) on update cascade,
  type text not null default 'image' check (type in ('image', 'audio')),
  filename text not null,
  title text,
  transcript_text text,
  file_key text not null references files (key),
  duration numeric(12, 3) check (duration >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index media_of_section on media (section_id);
create index media_of_tour on media (tour_id);
create index media_of_file on media (file_key);
create index media_language on media (language);

create table chapters (
  id uuid primary key default gen_random_uuid(),
  media_id uuid not null references media (id) on delete cascade,
  title text not null check (title <> ''),
  description text not null default '',
  start_time_seconds numeric(12, 3) not null check (start_time_seconds >= 0),
  end_time_seconds numeric(12, 3),
  order_index integer not null default 0 check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_time_seconds > start_time_seconds)
);
create index chapters_of_media on chapters (media_id, start_time_seconds);

create table section_plays (
  section_id uuid not null references sections (id) on delete cascade,
  language text not null references languages (code) on update cascade,
  plays integer not null default 0 check (plays >= 0),
  primary key (section_id, language)
);

create table analytics_events (
  id bigint generated always as identity primary key,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

create table playlists (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  description text,
  is_public boolean not null default true,
  language text references languages (code) on update cascade,
  created_at timestamptz not null default now()
);
create table playlist_items (
  playlist_id uuid not null references playlists (id) on delete cascade,
  position integer not null check (position >= 0),
  tour_id uuid not null references tours (id) on delete cascade,
  primary key (playlist_id, position)
);
$migration$;
  insert into schema_migrations (name) values ('0001_catalogue.sql');
end $outer$;
