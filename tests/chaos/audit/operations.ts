import type { Operation, Violation } from '../journal.ts';
import type { Stored } from './read-database.ts';
import { auditTexts, auditValues } from './texts.ts';

/** Compares everything that people did with what is stored. */
export function auditOperations(operations: readonly Operation[], stored: Stored): Violation[] {
  const of = (...kinds: Operation['kind'][]) => operations.filter(({ kind }) => kinds.includes(kind));
  const texts = [...stored.chapters, ...stored.drafts, ...stored.written, ...stored.lines, ...stored.duelTexts, ...stored.notes].map(
    ({ body }) => body,
  );
  const comments = new Map(stored.comments.map(({ id, body }) => [id, body]));
  const ratings = new Map(stored.ratings.map((rating) => [ratingKey(rating.story_id, rating.player_id), String(rating.value)]));
  const rated = of('rating').map((operation) => ({ ...operation, target: ratingKey(operation.target, operation.personId) }));
  return [
    ...auditTexts(
      operations.filter(({ kind }) => kind !== 'passage'),
      [...texts, ...stored.turns.map(({ text }) => text)],
    ),
    ...auditTexts(
      of('passage'),
      stored.passages.map(({ text }) => text),
    ),
    ...auditWovenPassages(of('passage'), stored),
    ...auditValues(of('comment', 'edit', 'removal'), comments),
    ...auditValues(rated, ratings),
    ...auditReaches(of('reach'), stored),
    ...auditJoined(of('join'), stored),
    ...of('finish').flatMap((operation) => auditFinish(operation, stored)),
    ...of('session').flatMap((operation) => auditSession(operation, stored)),
    ...auditMoves(of('move'), stored),
    ...auditPicks(of('pick'), stored),
    ...auditDuels(operations, stored),
    ...auditWoven(of('turn'), stored),
    ...auditSteered(of('steering'), stored),
  ];
}

const ratingKey = (storyId: string, personId: string) => `${storyId} by ${personId}`;

/** A story is read by those whom its author chose last. */
function auditReaches(operations: readonly Operation[], { reaches }: Stored): Violation[] {
  const chosen = new Set(operations.filter(({ state }) => state === 'acknowledged').map(({ target }) => target));
  return auditValues(
    operations.filter(({ target }) => chosen.has(target)),
    new Map(reaches.map(({ id, reach }) => [id, reach])),
  );
}

/** Who accepted to write a story with others writes it. */
function auditJoined(operations: readonly Operation[], { joined }: Stored): Violation[] {
  return operations
    .filter(
      ({ state, target, value }) => state === 'acknowledged' && !joined.some((row) => row.story_id === target && row.player_id === value),
    )
    .map(({ target, value }) => ({ kind: 'lost', what: `${value} as an author of ${target}` }));
}

function auditFinish({ state, target }: Operation, { written }: Stored): Violation[] {
  const story = written.find(({ id }) => id === target);
  if (state !== 'acknowledged' || (story?.settled && story.status === 'published')) return [];
  return [{ kind: 'lost', what: `the end of session ${target}: its story is ${story?.status ?? 'missing'}` }];
}

function auditSession({ state, target }: Operation, { written }: Stored): Violation[] {
  if (state !== 'acknowledged' || written.some(({ id }) => id === target)) return [];
  return [{ kind: 'lost', what: `session ${target}` }];
}

/** Each acknowledged move is stored in its run, at its number, as it was sent. */
function auditMoves(operations: readonly Operation[], { runs }: Stored): Violation[] {
  const lines = new Map(runs.map(({ id, moves }) => [id, moves.split('\n').filter(Boolean)]));
  const lost = operations
    .filter(({ state }) => state === 'acknowledged')
    .flatMap(({ target, value }): Violation[] => {
      const { number, move } = JSON.parse(value) as { number: number; move: unknown };
      const line = lines.get(target)?.[number - 1];
      const played = line && JSON.stringify((JSON.parse(line) as { move: unknown }).move) === JSON.stringify(move);
      return played ? [] : [{ kind: 'lost', what: `move ${number} of run ${target}: ${line ?? 'missing'}` }];
    });
  const miscounted = runs
    .filter(({ id, move_count }) => lines.get(id)?.length !== move_count)
    .map(
      ({ id, move_count }): Violation => ({
        kind: 'inconsistent',
        what: `run ${id} stores a count of ${move_count} and has ${lines.get(id)?.length} moves`,
      }),
    );
  return [...lost, ...miscounted];
}

/** Of each pair the first sentence that was picked stays picked; the site may have carried out another pick that it never answered. */
function auditPicks(operations: readonly Operation[], { pairs }: Stored): Violation[] {
  const picked = new Map(pairs.map(({ id, picked_id }) => [id, picked_id]));
  return operations
    .filter(({ state }) => state === 'acknowledged')
    .filter(({ target, value }) => {
      const stored = picked.get(target);
      const others = operations.filter((other) => other.target === target && other.value === stored);
      return stored !== value && !others.some(({ state, indeterminate }) => state === 'acknowledged' || indeterminate);
    })
    .map(({ target, value }) => ({ kind: 'lost', what: `pick ${value} of pair ${target}: ${picked.get(target) ?? 'nothing'} is stored` }));
}

/** A text that was handed in stays sealed, and a vote stays as it was taken. */
function auditDuels(operations: readonly Operation[], { duelTexts, votes }: Stored): Violation[] {
  const sealed = new Set(duelTexts.filter((text) => text.sealed).map(({ id }) => id));
  const picked = new Map(votes.map(({ id, picked_id }) => [id, picked_id]));
  const acknowledged = operations.filter(({ state }) => state === 'acknowledged');
  const unsealed = acknowledged.filter(({ kind, target }) => kind === 'seal' && !sealed.has(target));
  const lost = acknowledged.filter(({ kind, target, value }) => kind === 'vote' && picked.get(target) !== value);
  return [...unsealed, ...lost].map(({ kind, target, value }) => ({ kind: 'lost', what: `${kind} ${value} of ${target}` }));
}

/** The words with which people changed a part stand in that part or nowhere: others may have changed it again. */
function auditSteered(operations: readonly Operation[], { turns }: Stored): Violation[] {
  const texts = new Map(turns.map(({ room_id, number, text }) => [`${room_id} ${number}`, text]));
  const all = turns.map(({ text }) => text).join('\n');
  return operations.flatMap(({ key, target, state, indeterminate }): Violation[] => {
    const count = all.split(key).length - 1;
    if (count > 1 || (count === 1 && texts.get(target)?.includes(key) !== true))
      return [{ kind: 'doubled', what: `a change of part ${target} stands ${count} times, or elsewhere` }];
    if (count === 1 && state === 'refused' && !indeterminate)
      return [{ kind: 'inconsistent', what: `a change of part ${target} was refused but is stored` }];
    return [];
  });
}

/** Each turn of a closed room is in its story exactly once. */
function auditWoven(operations: readonly Operation[], { woven, turns, passages }: Stored): Violation[] {
  const bodies = new Map(woven.map(({ room_id, body }) => [room_id, body]));
  const closedRooms = operations.filter(({ state, target }) => state === 'acknowledged' && bodies.has(roomOf(target)));
  const inStory = closedRooms.flatMap(({ key, target }): Violation[] => {
    const count = (bodies.get(roomOf(target)) ?? '').split(key).length - 1;
    if (count === 1) return [];
    return [{ kind: count === 0 ? 'lost' : 'doubled', what: `turn ${target} occurs ${count} times in the story of its room` }];
  });
  const rooms = new Set([...turns, ...passages].map(({ room_id }) => room_id));
  const stray = woven
    .filter(({ room_id }) => room_id === null || !rooms.has(room_id))
    .map(({ id }): Violation => ({ kind: 'doubled', what: `woven story ${id} belongs to no room` }));
  return [...inStory, ...stray];
}

/** Each passage that went into the story of a closed room is there exactly once, and no other is there at all. */
function auditWovenPassages(operations: readonly Operation[], { woven, passages }: Stored): Violation[] {
  const bodies = Map.groupBy(woven, ({ room_id }) => room_id ?? '');
  return operations
    .filter(({ target }) => bodies.has(roomOf(target)))
    .flatMap(({ key, target }): Violation[] => {
      const isWoven = passages.some(({ text, won }) => won && text.includes(key));
      const count = (bodies.get(roomOf(target)) ?? []).reduce((sum, { body }) => sum + body.split(key).length - 1, 0);
      if (count === Number(isWoven)) return [];
      return [{ kind: count === 0 ? 'lost' : 'doubled', what: `passage ${target} occurs ${count} times in the stories of its room` }];
    });
}

const roomOf = (target: string) => target.split(' ')[0] ?? '';
