-- Made of worker/migrations/0002_people.sql by npm run supabase-migrations.
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0002_people.sql') then return; end if;
  execute $migration$
create table admins (
  id uuid primary key,
  full_name text,
  email text,
  avatar_url text,
  role text not null default 'admin' check (role in ('owner', 'admin')),
  created_at timestamptz not null default now()
);

create table admin_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'demoted')),
  reason text not null,
  notes text,
  full_name text,
  email text,
  avatar_url text,
  review_notes text,
  reviewed_at timestamptz,
  reviewed_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index admin_requests_one_pending on admin_requests (user_id) where status = 'pending';

create table admin_activity (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid,
  admin_name text,
  admin_email text,
  action text not null,
  target_email text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index admin_activity_newest on admin_activity (created_at desc);

create table app_users (
  id uuid primary key default gen_random_uuid(),
  language text references languages (code) on update cascade on delete set null,
  created_at timestamptz not null default now()
);
create table devices (
  id uuid primary key default gen_random_uuid(),
  app_user_id uuid not null references app_users (id) on delete cascade,
  platform text not null check (platform in ('android', 'ios')),
  -- Null once the app was removed from the device: deliveries to it fail.
  push_token text
);
create index devices_of_user on devices (app_user_id);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  body text not null,
  image_url text,
  tour_cover_url text,
  route_type text not null,
  route_id text not null default '',
  target_language text not null default 'all',
  sent_by uuid,
  created_at timestamptz not null default now()
);
create table notification_deliveries (
  notification_id uuid not null references notifications (id) on delete cascade,
  device_id uuid not null references devices (id) on delete cascade,
  status text not null check (status in ('sent', 'failed')),
  primary key (notification_id, device_id)
);
$migration$;
  insert into schema_migrations (name) values ('0002_people.sql');
end $outer$;
