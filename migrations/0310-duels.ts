import { type Kysely, sql } from 'kysely';

/**
 * Duels: texts to the same card, sealed and paired; readings dealt to strangers, with what each says about a text. A text is
 * gone with its writer's account unless others have judged it; readings stay without a name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await texts(db);
  await duels(db);
  await readings(db);
  await sql`
    create table duel_draw (
      player_id uuid not null references player (id) on delete cascade,
      day date not null,
      draws smallint not null,
      cards text[] not null,
      primary key (player_id, day)
    )`.execute(db);
  await sql`create index duel_draw_day on duel_draw (day)`.execute(db);
  await sql`insert into board (id, arena) values ('duel-ratings', null) on conflict do nothing`.execute(db);
}

async function texts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duel_text (
      id uuid primary key,
      player_id uuid references player (id) on delete set null,
      card text not null,
      title text not null,
      body text not null default '',
      word_count integer not null default 0,
      version integer not null default 1,
      last_save_id uuid,
      taken_saves uuid[] not null default '{}',
      started_at timestamptz not null,
      updated_at timestamptz not null,
      minutes smallint,
      ends_at timestamptz not null,
      closes_at timestamptz not null,
      hand_in_by timestamptz not null,
      content_rating text not null default 'general' check (content_rating in ('general', 'teen')),
      warnings text[] not null default '{}',
      ai text check (ai in ('without', 'some', 'with')),
      named boolean not null default true,
      sealed_at timestamptz,
      mean double precision,
      sketch integer[] not null default '{}',
      rematch_id uuid,
      duel_id uuid,
      hidden_at timestamptz,
      released_at timestamptz,
      spent_words integer not null default 0,
      spent_duels smallint not null default 0,
      kept_as text check (kept_as in ('story', 'draft', 'own')),
      story_id uuid references story (id) on delete set null,
      check ((sealed_at is null) = (ai is null)),
      check (duel_id is null or sealed_at is not null)
    )`.execute(db);
  // One at a time is being written.
  await sql`create unique index duel_text_writing on duel_text (player_id) where sealed_at is null`.execute(db);
  await sql`create index duel_text_player on duel_text (player_id, started_at desc)`.execute(db);
  await sql`create index duel_text_unsealed on duel_text (hand_in_by, id) where sealed_at is null`.execute(db);
  await sql`create index duel_text_waiting on duel_text (sealed_at, id) where duel_id is null and sealed_at is not null`.execute(db);
  await sql`create index duel_text_sealed on duel_text (sealed_at) where sealed_at is not null`.execute(db);
  await sql`create index duel_text_duel on duel_text (duel_id) where duel_id is not null`.execute(db);
  await sql`create index duel_text_unreleased on duel_text (player_id) where duel_id is not null and released_at is null`.execute(db);
  await sql`create index duel_text_sketch on duel_text using gin (sketch)`.execute(db);
  await sql`create index duel_text_rematch on duel_text (rematch_id) where rematch_id is not null`.execute(db);
  await sql`create index duel_text_story on duel_text (story_id) where story_id is not null`.execute(db);
  await sql`
    create trigger duel_text_evidence after delete or update of body, title on duel_text
    for each row execute function keep_evidence('duel-text', 'id', 'title,body')`.execute(db);
}

async function duels(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duel (
      id uuid primary key,
      card text not null,
      first_id uuid not null references duel_text (id) on delete cascade,
      second_id uuid references duel_text (id) on delete cascade,
      wanted smallint not null check (wanted between 1 and 9),
      made_at timestamptz not null,
      decided_at timestamptz,
      first_votes smallint not null default 0,
      second_votes smallint not null default 0,
      check (first_id <> second_id)
    )`.execute(db);
  await sql`create index duel_first on duel (first_id)`.execute(db);
  await sql`create index duel_second on duel (second_id)`.execute(db);
  await sql`create index duel_open on duel (made_at, id) where decided_at is null`.execute(db);
  await sql`alter table duel_text add foreign key (duel_id) references duel (id) on delete set null`.execute(db);
  await sql`
    create table duel_rematch (
      duel_id uuid primary key references duel (id) on delete cascade,
      asked_by uuid not null references player (id) on delete cascade,
      asked_at timestamptz not null,
      agreed_at timestamptz,
      card text not null
    )`.execute(db);
  await sql`create index duel_rematch_asked on duel_rematch (asked_by)`.execute(db);
  await sql`alter table duel_text add foreign key (rematch_id) references duel_rematch (duel_id) on delete set null`.execute(db);
}

async function readings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duel_reading (
      id uuid primary key,
      duel_id uuid not null references duel (id) on delete cascade,
      reader_id uuid references player (id) on delete set null,
      status text not null check (status in ('held', 'done', 'swapped', 'lapsed')),
      turned boolean not null,
      dealt_at timestamptz not null,
      held_until timestamptz not null,
      opened_at timestamptz,
      ended_at timestamptz,
      why text check (why in ('known', 'not-for-me')),
      words integer not null default 0,
      picked_id uuid references duel_text (id) on delete set null,
      named boolean not null default true,
      check ((status = 'held') = (ended_at is null))
    )`.execute(db);
  await sql`create unique index duel_reading_once on duel_reading (duel_id, reader_id)`.execute(db);
  await sql`create index duel_reading_reader on duel_reading (reader_id, ended_at) where reader_id is not null`.execute(db);
  await sql`create unique index duel_reading_held on duel_reading (reader_id) where status = 'held'`.execute(db);
  await sql`create index duel_reading_due on duel_reading (held_until, id) where status = 'held'`.execute(db);
  await sql`create index duel_reading_picked on duel_reading (picked_id) where picked_id is not null`.execute(db);
  await sql`
    create table duel_note (
      id uuid primary key,
      reading_id uuid not null references duel_reading (id) on delete cascade,
      text_id uuid not null references duel_text (id) on delete cascade,
      line text not null,
      body text not null,
      written_at timestamptz not null,
      thanked_at timestamptz,
      helped_at timestamptz,
      put_away_at timestamptz,
      hidden_at timestamptz,
      unique (reading_id, text_id)
    )`.execute(db);
  await sql`create index duel_note_text on duel_note (text_id)`.execute(db);
  await sql`
    create trigger duel_note_evidence after delete or update of body on duel_note
    for each row execute function keep_evidence('duel-note', 'id', 'body')`.execute(db);
}
