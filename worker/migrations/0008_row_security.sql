-- Closed to every role but the owner, which the worker is. A hosted project has a data API that acts as other roles.
alter table schema_migrations enable row level security;
alter table languages enable row level security;
alter table files enable row level security;
alter table tours enable row level security;
alter table tour_translations enable row level security;
alter table sections enable row level security;
alter table section_translations enable row level security;
alter table media enable row level security;
alter table chapters enable row level security;
alter table section_plays enable row level security;
alter table tour_plays enable row level security;
alter table analytics_events enable row level security;
alter table playlists enable row level security;
alter table playlist_items enable row level security;
alter table admins enable row level security;
alter table admin_requests enable row level security;
alter table admin_activity enable row level security;
alter table app_users enable row level security;
alter table devices enable row level security;
alter table notifications enable row level security;
alter table notification_deliveries enable row level security;
alter table idempotency_keys enable row level security;
alter table answer_versions enable row level security;

-- Supabase, whose data API may use all tables by default: its service role even past row level security.
do $$ begin
  if to_regprocedure('auth.uid()') is null then return; end if;
  revoke all on table schema_migrations, languages, files, tours, tour_translations, sections, section_translations,
    media, chapters, section_plays, tour_plays, analytics_events, playlists, playlist_items, admins, admin_requests,
    admin_activity, app_users, devices, notifications, notification_deliveries, idempotency_keys, answer_versions
    from anon, authenticated, service_role;
  -- The console asks whether the signed-in person is an admin.
  grant select on table admins to authenticated;
  create policy admins_read_own on admins for select to authenticated using ((select auth.uid()) = id);
end $$;
