import { randomUUID } from 'node:crypto';
import { database } from '../../site.ts';
import type { Sentinel } from '../sentinels.ts';
import { sentinelWord } from '../sentinels.ts';
import { person, type Viewers } from '../viewers.ts';

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/**
 * A text that is being written, one that waits, one that a reader holds, and what was said of one whose outcome nobody sees yet.
 * Those whom the author's texts meet have written nothing else, and give no name.
 */
export async function duelWords({ author, adult }: Viewers['people']) {
  const other = await person(sentinelWord('duellist'));
  const states = ['unsealed text', 'waiting text', 'dealt text', 'judged text'] as const;
  const ids = Object.fromEntries(states.map((state) => [state, randomUUID()])) as Record<(typeof states)[number], string>;
  const noteId = randomUUID();
  await database.use(async (db) => {
    const query: Query = (text, values) => db.query(text, [...values]);
    for (const state of states) await insertText(query, { id: ids[state], playerId: author.id, state, sealed: state !== 'unsealed text' });
    for (const [state, decided] of [
      ['dealt text', false],
      ['judged text', true],
    ] as const) {
      const [otherId, duel, reading] = [randomUUID(), randomUUID(), randomUUID()];
      await insertText(query, { id: otherId, playerId: other.id, state: `other ${state}`, sealed: true });
      await query(
        `insert into duel (id, card, first_id, second_id, wanted, made_at, decided_at, first_votes)
         values ($1, 'ferry', $2, $3, 3, now(), case when $4 then now() end, case when $4 then 3 else 0 end)`,
        [duel, ids[state], otherId, decided],
      );
      await query('update duel_text set duel_id = $1 where id in ($2, $3)', [duel, ids[state], otherId]);
      await query(
        `insert into duel_reading (id, duel_id, reader_id, status, turned, dealt_at, held_until, ended_at, named)
         values ($1, $2, $3, $4, false, now(), now() + interval '2 days', case when $4 = 'done' then now() end, false)`,
        [reading, duel, adult.id, decided ? 'done' : 'held'],
      );
      if (!decided) continue;
      await query(
        `insert into duel_note (id, reading_id, text_id, line, body, written_at) values ($1, $2, $3, 'The lamp was lit.', $4, now())`,
        [noteId, reading, ids[state], `It worked, because of ${sentinelWord('said of a text')}.`],
      );
    }
  });
  await withheldRating(author.id);
  const only = (state: string, readers: Sentinel['readers']): Sentinel => ({ state, word: sentinelWord(state), readers });
  return {
    textIds: Object.values(ids),
    reported: [...Object.values(ids).map((id) => `duel-text/${id}`), `duel-note/${noteId}`],
    sentinels: [
      only('unsealed text', ['author']),
      only('waiting text', ['author']),
      only('dealt text', ['author', 'adult']),
      only('judged text', ['author']),
      only('other dealt text', ['adult']),
      only('other judged text', []),
      only('said of a text', ['adult']),
      // In a case about a text, moderators read whose it is.
      only('duellist', []),
      { state: 'rating after the judged text', word: '1,988', readers: [] },
      { state: 'rating after the judged text, in rows', word: '1987.6543', readers: [] },
    ],
  };
}

/** What the duel of the judged text has made of its writer's rating, behind eleven contests of which they know. */
async function withheldRating(playerId: string): Promise<void> {
  await database.use(async (db) => {
    for (const [mean, withheld] of [
      [1_500, false],
      [1_987.6543, true],
    ]) {
      await db.query(
        `with contest as (
           insert into skill_contest (id, ladder, source_id, part, rated_at) values (gen_random_uuid(), 'duel', gen_random_uuid(), 1, now()) returning id)
         insert into skill_result (contest_id, number, player_id, place, mean_before, deviation_before, mean, deviation, withheld)
         select id, 0, $1::uuid, 1, 1500, 50, $2, 50, $3 from contest`,
        [playerId, mean, withheld],
      );
    }
    await db.query(
      `insert into skill (ladder, player_id, mean, deviation, contests, rated_at) values ('duel', $1, 1987.6543, 43, 12, now())`,
      [playerId],
    );
  });
}

async function insertText(
  query: Query,
  { id, playerId, state, sealed }: { id: string; playerId: string; state: string; sealed: boolean },
): Promise<void> {
  await query(
    `insert into duel_text
       (id, player_id, card, title, body, word_count, started_at, updated_at, ends_at, closes_at, hand_in_by, sealed_at, mean, ai, named)
     values ($1, $2, 'ferry', $5, $3, 20, now(), now(), now() + interval '1 day', now() + interval '1 day', now() + interval '1 day',
       case when $4 then now() end, 1500, case when $4 then 'without' end, false)`,
    [
      id,
      playerId,
      `The lamp was lit. Nobody but one had seen ${sentinelWord(state)} by the gate.`,
      sealed,
      `Halfway ${sentinelWord(state)}`,
    ],
  );
}
