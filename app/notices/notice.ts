import { DAY_MS } from '~/platform/clock/durations';
import type { NoticeKind } from './kinds';

/** What happened, for one person to be told. */
export interface NoticeFact {
  /** Who is told. */
  playerId: string;
  kind: NoticeKind;
  /** Names what happened; each player is told of the same cause once, whatever kinds and subjects it is told under. */
  cause: string;
  /** What it is gathered under; see `gatheredUnder`. */
  gathered: string;
  /** The story it is about, or that it leads to. */
  storyId?: string | undefined;
  /** Whose doing it was, unless nobody is to know. */
  actorId?: string | null | undefined;
  /** A chapter's id, a word, a fandom's id, a room's id or a moderator's words, as the kind has it. */
  detail?: string | undefined;
  /** XP that it brought. */
  xp?: number;
}

/**
 * What notices are gathered under: those of one kind, about one subject, on one day (UTC) are one row that grows.
 * @param subject such as a story's id; it must not be a person's.
 */
export function gatheredUnder(kind: NoticeKind, subject: string, at: Date): string {
  return `${kind}:${subject}:${Math.floor(at.getTime() / DAY_MS)}`;
}
