import type { Transaction } from 'kysely';
import { href } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import type { BoardDeclaration } from '../boards';
import type { Ladder } from './ladders';
import { shownSkills } from './shown-skills.server';
import { standsOnBoard } from './skill';
import { atTime } from './stored-skill';

/** The boards of ratings, after the specified ones. @see docs/product/leaderboard.md */
export const RATING_BOARDS: Readonly<Record<Ladder, BoardDeclaration>> = {
  battle: {
    ...{ id: 'ratings', label: 'Ratings', slug: 'ratings', scoreLabel: 'Rating', order: 1 },
    empty: 'Battle with others until your rating is sure enough, and the first place is yours.',
    wayOnto: { to: href('/storyweave/new'), label: 'Battle with others' },
  },
  duel: {
    ...{ id: 'duel-ratings', label: 'Duel ratings', slug: 'duel-ratings', scoreLabel: 'Rating', order: 2 },
    empty: 'Write duels until your rating is sure enough, and the first place is yours.',
    wayOnto: { to: href('/duels'), label: 'Write a duel' },
  },
  words: {
    ...{ id: 'word-ratings', label: 'Word ratings', slug: 'word-ratings', scoreLabel: 'Rating', order: 3 },
    empty: 'Play with others in rooms of words until your rating is sure enough, and the first place is yours.',
    wayOnto: { to: href('/word-games/rooms/:room?'), label: 'Play with others' },
  },
};

/** Puts people on the board who are known well enough by now, as far as that may be shown, and takes the others off. */
export async function renewBoard(trx: Transaction<Tables>, ladder: Ladder, playerIds: readonly string[], now: Date): Promise<void> {
  const known = (await shownSkills(trx, { ladder, playerIds })).filter((skill) => standsOnBoard(atTime(skill, now), skill.contests));
  const onBoard = new Set(known.map(({ playerId }) => playerId));
  const unknown = playerIds.filter((playerId) => !onBoard.has(playerId));
  if (known.length > 0) {
    await trx
      .insertInto('board_row')
      .values(
        known.map(({ playerId, mean, ratedAt }) => ({
          ...{ board: RATING_BOARDS[ladder].id, player_id: playerId, score: Math.max(1, Math.round(mean)), reached_at: ratedAt },
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['board', 'player_id'])
          .doUpdateSet((row) => ({ score: row.ref('excluded.score'), reached_at: row.ref('excluded.reached_at') }))
          .whereRef('board_row.score', '<>', 'excluded.score'),
      )
      .execute();
  }
  if (unknown.length > 0) {
    await trx.deleteFrom('board_row').where('board', '=', RATING_BOARDS[ladder].id).where('player_id', 'in', unknown).execute();
  }
}

/** Takes those off a board whose ratings time has made too doubtful. */
export async function removeDoubtful({ db, clock }: { db: Db; clock: Clock }, ladder: Ladder): Promise<void> {
  const now = clock.now();
  const board = RATING_BOARDS[ladder].id;
  const rows = await db.selectFrom('board_row').select('player_id').where('board', '=', board).execute();
  const playerIds = rows.map(({ player_id }) => player_id);
  const skills = await shownSkills(db, { ladder, playerIds });
  const doubtful = skills.filter((skill) => !standsOnBoard(atTime(skill, now), skill.contests)).map(({ playerId }) => playerId);
  if (doubtful.length === 0) return;
  await db.deleteFrom('board_row').where('board', '=', board).where('player_id', 'in', doubtful).execute();
}
