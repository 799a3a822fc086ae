import { eventSentence, type SecurityEventKind } from './event-kinds';

interface StoredEvent {
  id: string;
  kind: SecurityEventKind;
  detail: string | null;
  browser: string | null;
  happenedAt: Date;
}

/** A security event as pages show it. */
export interface ShownEvent {
  id: string;
  sentence: string;
  /** Browser and system; null where no browser did it. */
  browser: string | null;
  /** ISO 8601. */
  at: string;
}

/** Picks what a page shows of an event. */
export function shownEvent({ id, kind, detail, browser, happenedAt }: StoredEvent): ShownEvent {
  return { id, sentence: eventSentence(kind, detail), browser, at: happenedAt.toISOString() };
}
