import type { Executor } from '~/platform/database/database.server';
import type { DecidedPassage } from '../protocol/room.contract';
import { cardsByPart } from '../rules/reveal/cards';
import { aiName, partName } from '../rules/reveal/part-writers';
import { inked, writerInks } from '../rules/reveal/writer-inks';
import { readRoomState } from '../rules/room-state';
import { type PartWithRoads, withRoads } from '../server/battle/passages.server';
import { isRoomId, partsOf } from '../server/room-store.server';
import type { LaidCard, StoryPart } from './read-part';

/** A part of a story, with the ink of its writer for a seat. */
export type InkedPart = Omit<PartWithRoads, 'seat' | 'roads'> & {
  seat: number;
  cards?: readonly LaidCard[];
  roads?: readonly (Omit<DecidedPassage, 'seat'> & { seat: number })[];
};

/** Parts as a reader gets them, field by field. */
export function asRead(parts: readonly InkedPart[]): StoryPart[] {
  return parts.map(({ number, seat, kind, writer, text, changed, roads, cards }) => ({
    ...{ number, seat, writer: partName({ writer, changed }), text },
    ai: kind === 'ai',
    ...(changed && { changed: changed.characters }),
    ...(cards && { cards: cards.map((card) => ({ kind: card.kind, text: card.text, writer: card.writer })) }),
    ...(roads && { roads: roads.map((road) => ({ seat: road.seat, writer: road.writer, ai: road.kind === 'ai', text: road.text })) }),
  }));
}

/** The parts of a published story, in order; none for a story whose room is not known. */
export async function partsOfStory(executor: Executor, storyId: string): Promise<InkedPart[]> {
  if (!isRoomId(storyId)) return [];
  const room = await executor.selectFrom('weave_room').select(['id', 'format', 'state']).where('story_id', '=', storyId).executeTakeFirst();
  if (!room) return [];
  const parts = await partsOf(executor, room.id);
  const told: PartWithRoads[] = room.format === 'battle' ? await withRoads(executor, room.id, parts) : parts;
  const inks = writerInks(told.flatMap(({ roads = [], ...part }) => [part, ...roads]));
  const laid = cardsByPart(
    parts,
    readRoomState(room.state).cards.map((card) => ({ ...card, writer: aiName(card.aiWriterId) })),
  );
  return inked(told, inks).map(({ roads, ...part }) => {
    const cards = laid.get(part.number);
    return { ...part, ...(cards && { cards }), ...(roads && { roads: inked(roads, inks) }) };
  });
}
