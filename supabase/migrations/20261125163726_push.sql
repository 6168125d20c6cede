-- Made of worker/migrations/0007_push.sql by npm run supabase-migrations.
do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '0007_push.sql') then return; end if;
  execute $migration$
-- A device registers by its token. Of rows with the same one the newest keeps it.
update devices d set push_token = null
where exists (select from devices o where o.push_token = d.push_token and o.id > d.id);
create unique index devices_by_token on devices (push_token);

-- Users at the time of sending: some have no device, and no delivery.
alter table notifications add column total_users integer not null default 0;
-- Nothing more of it is sent from then on.
alter table notifications add column stopped_at timestamptz;

-- A delivery is "sending" before the provider is called: after a crash nobody knows whether it arrived, and it is
-- never sent again.
alter table notification_deliveries drop constraint notification_deliveries_status_check;
alter table notification_deliveries add constraint notification_deliveries_status_check
  check (status in ('pending', 'sending', 'sent', 'failed'));
alter table notification_deliveries add column attempts integer not null default 0;
-- Pending: it is not sent before. Sending: without an outcome by then it has failed.
alter table notification_deliveries add column due_at timestamptz not null default now();
create index notification_deliveries_due on notification_deliveries (notification_id, due_at)
  where status = 'pending';
$migration$;
  insert into schema_migrations (name) values ('0007_push.sql');
end $outer$;
