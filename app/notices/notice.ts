import { DAY_MS } from '~/platform/clock/durations';
import type { NoticeKind } from '~/platform/feature/notice-kind';

/** What happened, for one person to be told. */
export interface NoticeFact {
  /** Who is told. */
  playerId: string;
  kind: Pick<NoticeKind, 'id' | 'delivery' | 'ofMany'>;
  /** Names what happened; each player is told of the same thing once, whatever kinds and groups it is told under. */
  dedupeKey: string;
  /** What it is gathered under; see `dailyGroup`. */
  groupKey: string;
  /** The story it is about, or that it leads to. */
  storyId?: string | undefined;
  /** Whose doing it was, unless nobody is to know. */
  actorId?: string | null | undefined;
  /** An id, as the kind has it: of a chapter, a room. */
  detail?: string | undefined;
  /** Codes and names that the kind makes its words from. */
  params?: object | undefined;
  /** XP that it brought. */
  xp?: number;
}

/**
 * What notices are gathered under: those of one kind, about one subject, on one day (UTC) are one row that grows.
 * @param subject such as a story's id; it must not be a person's.
 */
export function dailyGroup(kind: Pick<NoticeKind, 'id'>, subject: string, at: Date): string {
  return `${kind.id}:${subject}:${Math.floor(at.getTime() / DAY_MS)}`;
}
