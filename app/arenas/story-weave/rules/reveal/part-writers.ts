import { ANONYMOUS } from '~/accounts/anonymous';
import type { PartView } from '../../protocol/room.contract';
import { findAiWriter } from '../ai-writers';
import type { Room, Turn } from '../room';

/** The name of a person who has a turn but no longer a seat. */
export const GONE = ANONYMOUS;

/** A part of the story as everyone sees it. @param changed who changed an AI writer's words. @param writer the person's name; AI writers have their own. */
export function partView(
  turn: Pick<Turn, 'number' | 'seat'> & { text: string },
  writer: PartWriter,
  changed: PartView['changed'] = null,
): PartView {
  const { number, seat, text } = turn;
  return { number, seat, text, ...writer, changed };
}

export type PartWriter = Pick<PartView, 'kind' | 'writer' | 'playerId' | 'aiWriterId'>;

/** A person as the writer of a part. @param name undefined for a person whose account is gone. */
export function personWriter(playerId: string | null, name: string | null | undefined): PartWriter {
  return { kind: 'person', writer: name ?? GONE, playerId, aiWriterId: null };
}

/** An AI writer as the writer of a part. */
export function aiPartWriter(aiWriterId: string): PartWriter {
  return { kind: 'ai', writer: aiName(aiWriterId), playerId: null, aiWriterId };
}

/** The name over a part: of its writer, and of who changed an AI writer's words. */
export function partName({ writer, changed }: { writer: string; changed: { writer: string } | null }): string {
  return changed ? `${writer}, changed by ${changed.writer}` : writer;
}

/** The person who answers for a part's words: its writer, or who changed an AI writer's; null for an AI writer's own, and for one who is gone. */
export function ownerOf({ playerId, changed }: Pick<PartView, 'playerId' | 'changed'>): string | null {
  return playerId ?? changed?.playerId ?? null;
}

/** A person's name, as their seat has it; of one who has left, as their passage of the running round has it. */
export function nameIn({ seats, battle }: Pick<Room, 'seats' | 'battle'>, playerId: string): string | undefined {
  const seated = seats.find(({ person }) => person?.playerId === playerId)?.person;
  return seated?.name ?? battle?.entries.find((entry) => entry.playerId === playerId)?.name;
}

/** An AI writer's name. */
export function aiName(aiWriterId: string): string {
  return findAiWriter(aiWriterId)?.name ?? GONE;
}
