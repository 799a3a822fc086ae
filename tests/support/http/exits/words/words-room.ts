import { randomUUID } from 'node:crypto';
import { database } from '../../site.ts';
import { type Sentinel, sentinelWord } from '../sentinels.ts';
import type { Person, Viewers } from '../viewers.ts';

/** A room of words in the middle of a game: its answer is nobody's to read, and the name of a hidden player neither. */
export async function wordsRoom({ author, adult }: Viewers['people'], gone: Person) {
  const id = randomUUID();
  const state = 'answer in a room of words';
  const word = sentinelWord(state);
  const puzzle = { word, scrambled: [...word].reverse().join(''), hint: 'It is sealed.' };
  const deal = JSON.stringify({ puzzles: [puzzle], at: 0, skipped: [], score: 0 });
  await database.use(async (db) => {
    await db.query(
      `insert into word_room (id, access, wanted, games, phase, round, version, made_at)
       values ($1, 'link', '{"","",""}', '{word-scrambler,word-chain,word-guess}', 'playing', 0, 3, now())`,
      [id],
    );
    for (const [seat, player] of [author, adult, gone].entries()) {
      await db.query(
        `insert into word_room_seat (room_id, seat, player_id, browser, ready, joined_at, seen_at)
         values ($1, $2, $3, $4, true, now(), now() + interval '1 hour')`,
        [id, seat, player.id, `of seat ${seat}`],
      );
      await db.query(
        `insert into game_run (id, game, player_id, deal, puzzle_keys, room_id, room_round, room_seat, started_at, ends_at)
         values (gen_random_uuid(), 'word-scrambler', $1, $2, '{}', $3, 0, $4, now(), now() + interval '1 hour')`,
        [player.id, deal, id, seat],
      );
    }
  });
  const sentinels: Sentinel[] = [{ state, word, readers: [] }];
  return { id, sentinels };
}
