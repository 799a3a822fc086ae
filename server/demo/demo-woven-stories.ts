import { randomUUID } from 'node:crypto';
import { NEXT_TURN_MS, TURN_MS } from '../../app/arenas/story-weave/rules/limits';
import { newRoom, type Room, type Turn } from '../../app/arenas/story-weave/rules/room';
import { publishStory } from '../../app/arenas/story-weave/server/ending/close-room.server';
import { insertRoom, saveRoom, writeTurns } from '../../app/arenas/story-weave/server/room-store.server';
import { demoWovenStories } from '../../content/demo-world/woven-stories';
import type { DemoWovenStory } from '../../content/demo-world/woven-story';
import { demoWriters } from '../../content/demo-world/writers';
import type { DemoFilling } from './demo-filling';

const GAME_SPEED = 1;

/** Adds the woven stories of the demo world: their rooms as they closed, turn by turn, so that they can be watched again. */
export async function addDemoWovenStories(world: DemoFilling): Promise<void> {
  for (const story of demoWovenStories) {
    const storyId = await playedRoom(world, story);
    for (const rating of story.ratings) await world.rate({ storyId, ...rating, publishedDaysAgo: story.publishedDaysAgo });
  }
}

/** A room that has closed, with its story in the library. @returns the story's id. */
async function playedRoom(world: DemoFilling, story: DemoWovenStory): Promise<string> {
  const { trx, progress } = world;
  const closed = world.daysAgo(story.publishedDaysAgo);
  const turnsMs = story.turns.length * (TURN_MS + NEXT_TURN_MS);
  const opened = { now: closed.getTime() - turnsMs, gameSpeed: GAME_SPEED };
  const room = roomOf(world, story, opened);
  await insertRoom(trx, room, opened);
  for (const [place, { text }] of story.turns.entries()) {
    const turn = turnOf(room, story, place, opened.now);
    await writeTurns(trx, room.id, [{ type: 'turn-started', turn }], turn.startedAt);
    await writeTurns(trx, room.id, [{ type: 'turn-ended', turn, text, submitId: null }], turn.endsAt);
  }
  const storyId = await publishStory(trx, progress, { room, awards: [], now: closed });
  if (!storyId) throw new Error(`Nobody wrote a word of ${story.slug}.`);
  await saveRoom(trx, { room, version: 2, storyId }, { now: closed.getTime(), gameSpeed: GAME_SPEED });
  return storyId;
}

/** The room as its game left it. */
function roomOf(
  { playerId }: DemoFilling,
  { people, prompt, starter, turns }: DemoWovenStory,
  opened: { now: number; gameSpeed: number },
): Room {
  const fresh = newRoom(randomUUID(), { prompt, starter }, opened);
  return {
    ...fresh,
    status: 'closed',
    opening: { prompt, starter, isDefault: false },
    seats: fresh.seats.map((seat, place) => {
      const writer = demoWriters.find(({ key }) => key === people[place]);
      return writer
        ? {
            ...seat,
            person: { playerId: playerId(writer.key), name: writer.name, awaySince: null, lost: false, emptyTurns: 0, fromRound: 1 },
          }
        : seat;
    }),
    round: Math.ceil(turns.length / fresh.seats.length),
    lastNumber: turns.length,
    nextAt: null,
  };
}

function turnOf(room: Room, { turns }: DemoWovenStory, place: number, openedAt: number): Turn {
  const { seat = 0, text = '' } = turns[place] ?? {};
  const startedAt = openedAt + place * (TURN_MS + NEXT_TURN_MS);
  const times = { number: place + 1, seat, startedAt, endsAt: startedAt + TURN_MS };
  const { person, aiWriterId = '' } = room.seats[seat] ?? {};
  return person
    ? { kind: 'person', ...times, playerId: person.playerId }
    : { kind: 'ai', ...times, aiWriterId, text, seed: place, pace: 1 };
}
