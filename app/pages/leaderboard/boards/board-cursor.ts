import { UUID_FORM } from '~/platform/ids/uuid';

/** Where a row stands on a board: more points first, of equals the one who got there earlier, of these by id. */
export interface BoardPosition {
  score: number;
  reachedAt: Date;
  playerId: string;
}

// Times of up to 14 digits: later ones no database could be asked for.
const CURSOR = new RegExp(String.raw`^(\d{1,15})\.(\d{1,14})\.(${UUID_FORM})$`);

/** A place as a word for an address. */
export function cursorOfPosition({ score, reachedAt, playerId }: BoardPosition): string {
  return `${score}.${reachedAt.getTime()}.${playerId}`;
}

/** The place that a word names; undefined when it names none. */
export function positionOfCursor(word: string | null | undefined): BoardPosition | undefined {
  const [, score, reachedAt, playerId] = CURSOR.exec(word ?? '') ?? [];
  return playerId === undefined ? undefined : { score: Number(score), reachedAt: new Date(Number(reachedAt)), playerId };
}
