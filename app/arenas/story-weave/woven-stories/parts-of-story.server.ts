import { href } from 'react-router';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { DecidedPassage } from '../protocol/battle.contract';
import { cardsByPart } from '../rules/reveal/cards';
import { aiName, GONE, partName } from '../rules/reveal/part-writers';
import { inked, writerInks } from '../rules/reveal/writer-inks';
import { readRoomState } from '../rules/room-state';
import { type PartWithLosingPassages, withLosingPassages } from '../server/battle/passages.server';
import { partsOf } from '../server/room-store.server';
import type { LaidCard, StoryPart } from './read-part';

/** A part of a story, with the ink of its writer for a seat. */
export type InkedPart = Omit<PartWithLosingPassages, 'seat' | 'losingPassages'> & {
  seat: number;
  roomId: string;
  cards?: readonly LaidCard[];
  losingPassages?: readonly (Omit<DecidedPassage, 'seat'> & { seat: number })[];
};

/** Parts as a reader gets them, field by field. @param viewerId undefined for a visitor; nobody reports what is their own. */
export function asRead(parts: readonly InkedPart[], viewerId: string | undefined): StoryPart[] {
  return parts.map(({ number, seat, kind, writer, playerId, roomId, text, changed, losingPassages, cards }) => ({
    ...{ number, seat, writer: partName({ writer, changed }), text },
    ai: kind === 'ai',
    ...(playerId !== null && writer !== GONE && { player: href('/players/:playerId', { playerId }) }),
    ...((playerId === null || playerId !== viewerId) && {
      report: href('/report/:kind/:thingId', { kind: 'passage', thingId: `${roomId}.${number}` }),
    }),
    ...(changed && { changed: changed.characters }),
    ...(cards && { cards: cards.map((card) => ({ kind: card.kind, text: card.text, writer: card.writer })) }),
    ...(losingPassages && {
      losingPassages: losingPassages.map(({ seat, kind, writer, text }) => ({ seat, writer, ai: kind === 'ai', text })),
    }),
  }));
}

/** The parts of a published story, in order; none for a story whose room is not known. */
export async function partsOfStory(executor: Executor, storyId: string): Promise<InkedPart[]> {
  if (!isUuid(storyId)) return [];
  const room = await executor.selectFrom('weave_room').select(['id', 'format', 'state']).where('story_id', '=', storyId).executeTakeFirst();
  if (!room) return [];
  const parts = await partsOf(executor, room.id);
  const told: PartWithLosingPassages[] = room.format === 'battle' ? await withLosingPassages(executor, room.id, parts) : parts;
  const inks = writerInks(told.flatMap(({ losingPassages = [], ...part }) => [part, ...losingPassages]));
  const laid = cardsByPart(
    parts,
    readRoomState(room.state).cards.map((card) => ({ ...card, writer: aiName(card.aiWriterId) })),
  );
  return inked(told, inks).map(({ losingPassages, ...part }) => {
    const cards = laid.get(part.number);
    return { ...part, roomId: room.id, ...(cards && { cards }), ...(losingPassages && { losingPassages: inked(losingPassages, inks) }) };
  });
}
