import { type Kysely, sql } from 'kysely';

/** What players dispute of the word games' lexicon, and what editors decided on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lexicon_dispute (
      id integer generated always as identity primary key,
      player_id uuid references player (id) on delete set null,
      guest_id uuid,
      game text not null,
      kind text not null check (kind in ('refused', 'unfair')),
      about text not null check (about in ('synonym', 'association', 'form', 'clue')),
      word text not null,
      answer text not null,
      filed_at timestamptz not null,
      decision text check (decision in ('exact', 'close', 'remove', 'keep')),
      decided_at timestamptz
    )`.execute(db);
  // Once a person, puzzle and answer.
  await sql`
    create unique index lexicon_dispute_player on lexicon_dispute (player_id, about, word, answer, kind)
    where player_id is not null`.execute(db);
  await sql`
    create unique index lexicon_dispute_guest on lexicon_dispute (guest_id, about, word, answer, kind)
    where guest_id is not null`.execute(db);
  await sql`create index lexicon_dispute_target on lexicon_dispute (about, word, answer, kind)`.execute(db);
  await sql`create index lexicon_dispute_guests on lexicon_dispute (filed_at) where guest_id is not null`.execute(db);
  await sql`
    create table lexicon_decision (
      id integer generated always as identity primary key,
      about text not null check (about in ('synonym', 'association', 'form', 'clue')),
      word text not null,
      answer text not null,
      decision text not null check (decision in ('exact', 'close', 'remove', 'keep')),
      decided_at timestamptz not null
    )`.execute(db);
  await sql`create index lexicon_decision_target on lexicon_decision (about, word, answer, id)`.execute(db);
  await sql`
    create function tell_lexicon_decided() returns trigger language plpgsql as $$
    begin
      perform pg_notify('lexicon_decided', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger lexicon_decided after insert or update or delete or truncate on lexicon_decision
    for each statement execute function tell_lexicon_decided()`.execute(db);
}
