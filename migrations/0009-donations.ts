import { type Kysely, sql } from 'kysely';

/** Donations by card, the payment provider's events handled so far, and the figures on the about page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table donation (
      id uuid primary key,
      press_id uuid not null,
      player_id uuid references player (id) on delete set null,
      amount_cents integer not null check (amount_cents > 0),
      status text not null default 'pending' check (status in ('pending', 'paid', 'canceled', 'failed')),
      checkout_id text,
      checkout_url text,
      receipt_due boolean not null default false,
      receipt_to text,
      created_at timestamptz not null,
      asked_at timestamptz,
      ask_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db);
  // Of two identical requests at once, the second finds the first.
  await sql`create unique index donation_one_open_press on donation (press_id, amount_cents) where status = 'pending'`.execute(db);
  await sql`create index donation_press on donation (press_id, amount_cents, created_at desc)`.execute(db);
  await sql`create index donation_player on donation (player_id) where player_id is not null`.execute(db);
  await sql`create index donation_ask on donation (ask_at) where status = 'pending'`.execute(db);
  await sql`create index donation_receipt on donation (settled_at) where receipt_due`.execute(db);
  await sql`create table payment_event (id text primary key, received_at timestamptz not null)`.execute(db);
  await sql`create index payment_event_received on payment_event (received_at)`.execute(db);
  await sql`
    create table donation_total (
      currency text primary key,
      donations bigint not null,
      cents bigint not null
    )`.execute(db);
  await sql`
    create table site_figure (
      name text primary key,
      value bigint not null,
      counted_at timestamptz not null
    )`.execute(db);
}
