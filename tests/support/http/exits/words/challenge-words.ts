import { randomUUID } from 'node:crypto';
import { database } from '../../site.ts';
import { type Sentinel, sentinelWord } from '../sentinels.ts';
import type { Person, Viewers } from '../viewers.ts';

/** A challenge that its sender, another and a hidden player have played: its answer is sealed for all others. */
export async function challengeWords({ author, adult }: Viewers['people'], gone: Person) {
  const id = randomUUID();
  const state = 'answer of a challenge';
  const word = sentinelWord(state);
  const deal = JSON.stringify({
    puzzles: [{ word, scrambled: [...word].reverse().join(''), hint: 'It is sealed.' }],
    at: 0,
    skipped: [],
    score: 0,
  });
  await database.use(async (db) => {
    const run = async ({ id: playerId }: Person, challengeId: string | null) => {
      const { rows } = await db.query<{ id: string }>(
        `insert into game_run (id, game, player_id, deal, puzzle_keys, challenge_id, started_at, ends_at, settled_at)
         values (gen_random_uuid(), 'word-scrambler', $1, $2, '{}', $3, now(), now(), now()) returning id`,
        [playerId, deal, challengeId],
      );
      return rows[0]?.id;
    };
    await db.query(
      `insert into word_challenge (id, game, rules, deal, run_id, player_id, browser, series, round, made_at)
       values ($1, 'word-scrambler', 1, $2, $3, $4, 'of the sender', $1, 1, now())`,
      [id, deal, await run(author, null), author.id],
    );
    for (const player of [adult, gone]) await run(player, id);
  });
  const sentinels: Sentinel[] = [{ state, word, readers: ['author', 'adult'] }];
  return { id, sentinels };
}
