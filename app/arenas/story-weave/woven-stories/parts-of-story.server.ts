import { href } from 'react-router';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { DecidedPassage } from '../protocol/battle.contract';
import { cardsByPart } from '../rules/reveal/cards';
import { aiName, GONE, ownerOf, partName } from '../rules/reveal/part-writers';
import { inked, writerInks } from '../rules/reveal/writer-inks';
import { readRoomState } from '../rules/room-state';
import { type PartWithLosingPassages, withLosingPassages } from '../server/battle/passages.server';
import { foldLinesOf, foldOfStory } from '../server/fold/folded-stories.server';
import { passageId } from '../server/named-passage.server';
import { partsOf } from '../server/room-store.server';
import type { LaidCard, StoryPart } from './read-part';
import { sayingText } from './texts';

/** A part of a story, with the ink of its writer for a seat. */
export type InkedPart = Omit<PartWithLosingPassages, 'seat' | 'losingPassages'> & {
  seat: number;
  /** What is reported of it: the passage of its room, or the line of its game of Fold. */
  reported: { kind: 'passage' | 'lost-passage' | 'fold-line'; thingId: string };
  cards?: readonly LaidCard[];
  told?: readonly string[];
  losingPassages?: readonly (Omit<DecidedPassage, 'seat'> & { seat: number } & Pick<InkedPart, 'reported'>)[];
};

/** Parts as a reader gets them, field by field. @param viewerId undefined for a visitor. */
export function asRead(parts: readonly InkedPart[], viewerId: string | undefined): StoryPart[] {
  return parts.map(({ number, seat, kind, writer, playerId, reported, text, changed, losingPassages, cards, told }) => ({
    ...{ number, seat, writer: partName({ writer, changed }), text },
    ai: kind === 'ai',
    ...ways({ playerId: ownerOf({ playerId, changed }), writer: changed?.writer ?? writer, reported }, viewerId),
    ...(changed && { changed: changed.characters }),
    ...(cards && { cards: cards.map((card) => ({ kind: card.kind, text: card.text, writer: card.writer })) }),
    ...(told && { told }),
    ...(losingPassages && {
      losingPassages: losingPassages.map(({ seat, kind, writer, text, ...passage }) => ({
        ...{ seat, writer, ai: kind === 'ai', text },
        ...ways({ ...passage, writer }, viewerId),
      })),
    }),
  }));
}

/** Where a part's writer, or who changed an AI writer's words, is visited, and where it is reported; nobody reports what is their own. */
function ways(
  { playerId, writer, reported }: Pick<InkedPart, 'playerId' | 'writer' | 'reported'>,
  viewerId: string | undefined,
): Pick<StoryPart, 'player' | 'report'> {
  return {
    ...(playerId !== null && writer !== GONE && { player: href('/players/:playerId', { playerId }) }),
    ...((playerId === null || playerId !== viewerId) && { report: href('/report/:kind/:thingId', reported) }),
  };
}

/** The lines of a story of Fold as its parts. */
async function partsOfFold(
  executor: Executor,
  { roomId, sheet }: { roomId: string; sheet: number },
  viewerId: string | undefined,
): Promise<InkedPart[]> {
  const lines = (await foldLinesOf(executor, roomId, viewerId)).filter((line) => line.sheet === sheet);
  const parts = lines.map(({ sheet: _sheet, round, marks: _marks, votes: _votes, ...line }) => ({
    ...{ ...line, number: round, changed: null },
    reported: { kind: 'fold-line' as const, thingId: passageId({ roomId, round, seat: line.seat }) },
  }));
  return inked(parts, writerInks(parts));
}

/**
 * The parts of a published story, in order; none for a story whose room is not known.
 * @param viewerId who is told which parts are theirs although the story leaves their name out.
 */
export async function partsOfStory(executor: Executor, storyId: string, viewerId?: string): Promise<InkedPart[]> {
  if (!isUuid(storyId)) return [];
  const folded = await foldOfStory(executor, storyId);
  if (folded) return await partsOfFold(executor, folded, viewerId);
  const room = await executor.selectFrom('weave_room').select(['id', 'format', 'state']).where('story_id', '=', storyId).executeTakeFirst();
  if (!room) return [];
  const parts = await partsOf(executor, room.id, viewerId);
  const told: PartWithLosingPassages[] = room.format === 'battle' ? await withLosingPassages(executor, room.id, parts, viewerId) : parts;
  const inks = writerInks(told.flatMap(({ losingPassages = [], ...part }) => [part, ...losingPassages]));
  const { cards, memory } = readRoomState(room.state);
  const laid = cardsByPart(
    parts,
    cards.map((card) => ({ ...card, writer: aiName(card.aiWriterId) })),
  );
  const said = cardsByPart(parts, memory.said);
  return inked(told, inks).map(({ losingPassages, ...part }) => {
    const cards = laid.get(part.number);
    const reported = { kind: 'passage', thingId: `${room.id}.${part.number}` } as const;
    const told = said.get(part.number)?.flatMap((one) => sayingText(one) ?? []);
    return {
      ...part,
      reported,
      ...(cards && { cards }),
      ...(told?.length && { told }),
      ...(losingPassages && {
        losingPassages: inked(losingPassages, inks).map((passage) => ({
          ...passage,
          reported: { kind: 'lost-passage' as const, thingId: `${room.id}.${passage.round}.${passage.id}` },
        })),
      }),
    };
  });
}
