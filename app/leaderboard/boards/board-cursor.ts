import { UUID_FORM } from '~/platform/ids/uuid';

/** The position of a row on a board: ordered by points, then by who reached them first, then by id. */
export interface BoardPosition {
  score: number;
  reachedAt: Date;
  playerId: string;
}

// Times have up to 14 digits: no database accepts later ones.
const CURSOR = new RegExp(String.raw`^(\d{1,15})\.(\d{1,14})\.(${UUID_FORM})$`);

/** Encodes a position as a cursor for addresses. */
export function cursorOfPosition({ score, reachedAt, playerId }: BoardPosition): string {
  return `${score}.${reachedAt.getTime()}.${playerId}`;
}

/** Decodes a cursor; undefined if it is invalid. */
export function positionOfCursor(cursor: string | null | undefined): BoardPosition | undefined {
  const [, score, reachedAt, playerId] = CURSOR.exec(cursor ?? '') ?? [];
  return playerId === undefined ? undefined : { score: Number(score), reachedAt: new Date(Number(reachedAt)), playerId };
}
