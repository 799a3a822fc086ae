import type { MoveAnswer } from '../../../app/arenas/word-games/referee/moves.contract.ts';
import type { RunView } from '../../../app/arenas/word-games/referee/referee-types.ts';
import type { RoomView } from '../../../app/arenas/word-games/rooms/rooms.contract.ts';
import type { OwnRoom } from '../../../app/arenas/word-games/rooms/server/word-rooms.server.ts';
import { type GuessView, nextGuess } from '../../support/http/word-guess-run.ts';
import { actInWordRoom, followWordRoom, lookAtWordRoom, type WordRoomFollower } from '../../support/people/word-room-client.ts';
import { type ChaosPerson, GaveUp, pause } from './person.ts';
import type { World } from './world.ts';

const LOOK_MS = 60;
const RETRY_MS = 500;
/** How often a page gives a sign of life, in ms. */
const SIGN_MS = 2_000;
/** Longer than three games, in ms during which the site answers: a room that is not over by then is stuck. */
const LONGEST_ROOM_MS = 5 * 60_000;
/** What longer than this has no answer, in ms, waits for a site that is down. */
const LONGEST_LOOK_MS = 2_000;
const GAMES = { game1: 'word-guess', game2: 'word-completion', game3: 'definition-match' };

/** A person at a room's page, over all of their connections. */
interface Visit {
  person: ChaosPerson;
  world: World;
  roomId: string;
  follower: WordRoomFollower | undefined;
  signedAt: number;
  /** What each run showed last. */
  seen: Map<string, RunView>;
}

/** Plays in one room of words after another, whatever breaks in between. */
export async function playInWordRooms(person: ChaosPerson, world: World, runOver: AbortSignal): Promise<void> {
  while (!runOver.aborted) {
    try {
      const roomId = world.wordRoom ?? (await openRoom(person, world));
      if (roomId) await visit(person, world, roomId, runOver);
    } catch (error) {
      if (!(error instanceof GaveUp)) world.journal.violate('wrong answer', `a room of words, to ${person.name}: ${String(error)}`);
    }
    await pause(RETRY_MS);
  }
}

/** Opens the next room, if nobody is about to. @returns undefined if there is none yet. */
async function openRoom(person: ChaosPerson, world: World): Promise<string | undefined> {
  if (world.wordRoomIsOpening) return undefined;
  world.wordRoomIsOpening = true;
  try {
    // One person opens only so many rooms an hour.
    world.wordRoom = await actInWordRoom(person.ask, undefined, { intent: 'open', ...GAMES });
    return world.wordRoom;
  } finally {
    world.wordRoomIsOpening = false;
  }
}

async function visit(person: ChaosPerson, world: World, roomId: string, runOver: AbortSignal): Promise<void> {
  const here: Visit = { person, world, roomId, follower: undefined, signedAt: 0, seen: new Map() };
  let answeredMs = 0;
  try {
    while (!runOver.aborted && world.wordRoom === roomId) {
      const from = performance.now();
      const room = await lookAtWordRoom(person.ask, roomId);
      if (!room || room.view.phase === 'over') {
        if (room) world.phases.saw(wordRoomPhase(room.view));
        world.wordRoom = undefined;
      } else await takePart(here, room);
      await pause(LOOK_MS);
      answeredMs += Math.min(performance.now() - from, LONGEST_LOOK_MS);
      if (answeredMs > LONGEST_ROOM_MS) {
        world.journal.violate('stuck', `the room of words ${roomId} is in '${room?.view.phase}'`);
        world.wordRoom = undefined;
      }
    }
  } finally {
    here.follower?.close();
  }
}

/** Does what a person can do in the phase that a room is in. */
async function takePart(here: Visit, room: OwnRoom): Promise<void> {
  const { person, world, roomId } = here;
  const { view, seat, run } = room;
  world.phases.saw(wordRoomPhase(view));
  await giveSign(here, room);
  const own = view.seats.find((one) => one.seat === seat?.seat);
  if (view.phase === 'waiting' && !own) await actInWordRoom(person.ask, roomId, { intent: 'join' });
  else if (view.phase === 'waiting' && view.seats.length > 1 && !own?.ready) await actInWordRoom(person.ask, roomId, { intent: 'ready' });
  else if (view.phase === 'playing' && run?.round === view.round && !run.view.result) await playMove(here, run.view);
}

/** A connection that broke is made again with the next sign, as a page does. */
async function giveSign(here: Visit, room: OwnRoom): Promise<void> {
  const { person, world } = here;
  if (performance.now() - here.signedAt < SIGN_MS) return;
  here.signedAt = performance.now();
  const saw = (view: RoomView) => world.phases.saw(wordRoomPhase(view));
  const browser = { url: person.urls()[0] ?? '', cookie: person.client.cookie(), visitor: false };
  try {
    here.follower ??= await followWordRoom(browser, room, saw);
    await here.follower.sign();
  } catch {
    here.follower?.close();
    here.follower = undefined;
  }
}

/** The next move of a run: a letter in Word Guess, 'Skip' in the other games. */
async function playMove({ person, world: { journal }, seen }: Visit, fetched: RunView): Promise<void> {
  const { runId, key } = fetched;
  const known = seen.get(runId);
  const run = known && known.nextMove >= fetched.nextMove ? known : fetched;
  const number = run.nextMove;
  const move = run.game === 'word-guess' ? nextGuess(run.view as GuessView) : { type: 'skip' };
  const operation = journal.begin({ kind: 'move', personId: person.id, target: runId, value: JSON.stringify({ number, move }) });
  const json = { key, number, move };
  const { text } = await person.ask(`/word-games/runs/${runId}/moves`, { json, accept: 'application/json' }, operation);
  const answer: MoveAnswer = JSON.parse(text);
  if (answer.status === 'played' || answer.status === 'repeated') {
    journal.acknowledge(operation);
    seen.set(runId, { ...run, nextMove: number + 1, view: answer.view });
    return;
  }
  if (answer.status !== 'over') journal.violate('lost', `move ${number} of run ${runId} was answered '${answer.status}'`);
  if (!operation.indeterminate) journal.refuse(operation);
}

/** The phase of a room of words by the name under which the site is killed in it. */
function wordRoomPhase({ phase, round }: RoomView) {
  if (phase === 'waiting') return 'room of words: waiting';
  if (phase === 'soon') return round === 0 ? 'room of words: about to begin' : 'room of words: between two games';
  return phase === 'playing' ? 'room of words: playing' : 'room of words: podium';
}
