-- The stand-in's own accounts, apart from the product's tables.
create schema auth_local;

create table auth_local.users (
  id uuid primary key,
  email text not null unique,
  full_name text not null,
  -- Description shown in the account chooser.
  note text not null,
  position integer not null,
  created_at timestamptz not null
);

create table auth_local.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_local.users (id) on delete cascade,
  created_at timestamptz not null
);

create table auth_local.refresh_tokens (
  token text primary key,
  session_id uuid not null references auth_local.sessions (id) on delete cascade,
  -- The token that was exchanged for this one; null for the first of a session.
  parent text,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index refresh_tokens_of_session on auth_local.refresh_tokens (session_id);

create table auth_local.flow_states (
  auth_code uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_local.users (id) on delete cascade,
  code_challenge text not null,
  created_at timestamptz not null
);
