import { type Kysely, sql } from 'kysely';

/**
 * The Day's Line: weeks that begin with an opening, days that each choose a sentence, the sentences that people add, and the
 * pairs of which each person picks the better one. A day's opening is the sentence that an earlier day of its week chose, or
 * the week's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table days_line_week (
      starts_on date primary key,
      opening text not null,
      story_id uuid references story (id) on delete set null
    )`.execute(db);
  await sql`create unique index days_line_week_story on days_line_week (story_id)`.execute(db);
  await sql`
    create table days_line (
      day date primary key,
      week date not null references days_line_week (starts_on),
      opening_id uuid,
      winner_id uuid,
      decided_at timestamptz
    )`.execute(db);
  await sql`create index days_line_of_week on days_line (week, day)`.execute(db);
  await sentences(db);
  await pairs(db);
  await announcements(db);
}

/** 'standing' is what a sentence surely deserves: see app/days-line/rules/standing.ts, which says the same. */
async function sentences(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table days_line_sentence (
      id uuid primary key,
      day date not null references days_line (day),
      player_id uuid references player (id) on delete set null,
      guest_id uuid,
      body text not null,
      added_at timestamptz not null,
      dealt integer not null default 0,
      compared integer not null default 0,
      picked integer not null default 0,
      deal_key double precision not null default random(),
      standing double precision not null generated always as (
        case when picked = 0 then 0 else
          (picked::double precision / compared + 2.706025 / (2 * compared)
            - 1.645 * sqrt((picked::double precision / compared * (1 - picked::double precision / compared) + 2.706025 / (4 * compared)) / compared))
          / (1 + 2.706025 / compared)
        end) stored,
      hidden_at timestamptz,
      withdrawn boolean not null default false,
      check (picked between 0 and compared)
    )`.execute(db);
  for (const owner of ['player_id', 'guest_id']) {
    await sql`
      create unique index ${sql.raw(`days_line_sentence_${owner}`)} on days_line_sentence (${sql.raw(owner)}, day)
      where ${sql.raw(owner)} is not null and not withdrawn`.execute(db);
  }
  // Words that somebody else has added already that day.
  await sql`create unique index days_line_sentence_words on days_line_sentence (day, md5(lower(body))) where not withdrawn`.execute(db);
  await sql`
    create index days_line_sentence_to_deal on days_line_sentence (day, dealt, deal_key) where hidden_at is null and not withdrawn`.execute(
    db,
  );
  await sql`
    create index days_line_sentence_best on days_line_sentence (day, standing desc, compared, added_at, id)
    where hidden_at is null and not withdrawn`.execute(db);
  await sql`alter table days_line add foreign key (opening_id) references days_line_sentence (id) on delete set null`.execute(db);
  await sql`alter table days_line add foreign key (winner_id) references days_line_sentence (id) on delete set null`.execute(db);
  await sql`create index days_line_opening on days_line (opening_id)`.execute(db);
  await sql`create index days_line_winner on days_line (winner_id)`.execute(db);
  await sql`
    create trigger days_line_sentence_evidence after delete or update of body on days_line_sentence
    for each row execute function keep_evidence('line', 'id', 'body')`.execute(db);
}

async function pairs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table days_line_pair (
      id uuid primary key,
      day date not null references days_line (day),
      player_id uuid references player (id) on delete cascade,
      guest_id uuid,
      number integer not null check (number between 1 and 3),
      first_id uuid not null references days_line_sentence (id) on delete cascade,
      second_id uuid not null references days_line_sentence (id) on delete cascade,
      picked_id uuid,
      picked_at timestamptz,
      check (first_id <> second_id),
      check (picked_id is null or picked_id in (first_id, second_id))
    )`.execute(db);
  for (const owner of ['player_id', 'guest_id']) {
    await sql`
      create unique index ${sql.raw(`days_line_pair_${owner}`)} on days_line_pair (${sql.raw(owner)}, day, number)
      where ${sql.raw(owner)} is not null`.execute(db);
  }
  for (const column of ['first_id', 'second_id', 'day']) {
    await sql`create index ${sql.raw(`days_line_pair_${column}`)} on days_line_pair (${sql.raw(column)})`.execute(db);
  }
}

/** Pages show what was chosen: see 0010-page-changes. Another word is days-line. */
async function announcements(db: Kysely<unknown>): Promise<void> {
  for (const table of ['days_line', 'days_line_week']) {
    await sql`
      create trigger ${sql.raw(`${table}_changed`)} after insert or update or delete on ${sql.raw(table)}
      for each statement execute function tell_page_changed('days-line')`.execute(db);
  }
  await sql`
    create trigger days_line_sentence_changed after update of hidden_at on days_line_sentence
    for each statement execute function tell_page_changed('days-line')`.execute(db);
}
