import type { Deed, Violation } from '../journal.ts';
import type { Stored } from './read-database.ts';
import { auditTexts, auditValues } from './texts.ts';

/** Compares all that people did with what is stored. */
export function auditDeeds(deeds: readonly Deed[], stored: Stored): Violation[] {
  const of = (...kinds: Deed['kind'][]) => deeds.filter(({ kind }) => kinds.includes(kind));
  const texts = [...stored.chapters, ...stored.written].map(({ body }) => body);
  const comments = new Map(stored.comments.map(({ id, body }) => [id, body]));
  const ratings = new Map(stored.ratings.map((rating) => [ratingKey(rating.story_id, rating.player_id), String(rating.value)]));
  const rated = of('rating').map((deed) => ({ ...deed, target: ratingKey(deed.target, deed.personId) }));
  return [
    ...auditTexts(deeds, [...texts, ...stored.turns.map(({ text }) => text)]),
    ...auditValues(of('comment', 'edit', 'removal'), comments),
    ...auditValues(rated, ratings),
    ...of('finish').flatMap((deed) => auditFinish(deed, stored)),
    ...of('session').flatMap((deed) => auditSession(deed, stored)),
    ...auditMoves(of('move'), stored),
    ...auditWoven(of('turn'), stored),
  ];
}

const ratingKey = (storyId: string, personId: string) => `${storyId} by ${personId}`;

function auditFinish({ state, target }: Deed, { written }: Stored): Violation[] {
  const story = written.find(({ id }) => id === target);
  if (state !== 'acknowledged' || (story?.settled && story.status === 'published')) return [];
  return [{ kind: 'lost', what: `the end of session ${target}: its story is ${story?.status ?? 'not there'}` }];
}

function auditSession({ state, target }: Deed, { written }: Stored): Violation[] {
  if (state !== 'acknowledged' || written.some(({ id }) => id === target)) return [];
  return [{ kind: 'lost', what: `session ${target}` }];
}

/** Each acknowledged move stands in its run, at its number, as it was sent. */
function auditMoves(deeds: readonly Deed[], { runs }: Stored): Violation[] {
  const lines = new Map(runs.map(({ id, moves }) => [id, moves.split('\n').filter(Boolean)]));
  const lost = deeds
    .filter(({ state }) => state === 'acknowledged')
    .flatMap(({ target, value }): Violation[] => {
      const { number, move } = JSON.parse(value) as { number: number; move: unknown };
      const line = lines.get(target)?.[number - 1];
      const played = line && JSON.stringify((JSON.parse(line) as { move: unknown }).move) === JSON.stringify(move);
      return played ? [] : [{ kind: 'lost', what: `move ${number} of run ${target}: ${line ?? 'not there'}` }];
    });
  const miscounted = runs
    .filter(({ id, move_count }) => lines.get(id)?.length !== move_count)
    .map(
      ({ id, move_count }): Violation => ({
        kind: 'inconsistent',
        what: `run ${id} counts ${move_count} moves and has ${lines.get(id)?.length}`,
      }),
    );
  return [...lost, ...miscounted];
}

/** Turns of rooms that have closed are in their story, each once. */
function auditWoven(deeds: readonly Deed[], { woven, turns }: Stored): Violation[] {
  const bodies = new Map(woven.map(({ room_id, body }) => [room_id, body]));
  const closedRooms = deeds.filter(({ state, target }) => state === 'acknowledged' && bodies.has(roomOf(target)));
  const inStory = closedRooms.flatMap(({ key, target }): Violation[] => {
    const count = (bodies.get(roomOf(target)) ?? '').split(key).length - 1;
    if (count === 1) return [];
    return [{ kind: count === 0 ? 'lost' : 'doubled', what: `turn ${target} is ${count} times in the story of its room` }];
  });
  const rooms = new Set(turns.map(({ room_id }) => room_id));
  const stray = woven
    .filter(({ room_id }) => room_id === null || !rooms.has(room_id))
    .map(({ id }): Violation => ({ kind: 'doubled', what: `woven story ${id} belongs to no room` }));
  return [...inStory, ...stray];
}

const roomOf = (target: string) => target.split(' ')[0] ?? '';
