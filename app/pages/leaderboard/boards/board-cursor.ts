import { UUID_FORM } from '~/platform/ids/uuid';

/** Where a row stands on a board: more points first, of equals the one who got there earlier, of these by id. */
export interface Place {
  score: number;
  reachedAt: Date;
  playerId: string;
}

// Times of up to 14 digits: later ones no database could be asked for.
const PLACE = new RegExp(String.raw`^(\d{1,15})\.(\d{1,14})\.(${UUID_FORM})$`);

/** A place as a word for an address. */
export function placeWord({ score, reachedAt, playerId }: Place): string {
  return `${score}.${reachedAt.getTime()}.${playerId}`;
}

/** The place that a word names; undefined when it names none. */
export function placeOfWord(word: string | null | undefined): Place | undefined {
  const [, score, reachedAt, playerId] = PLACE.exec(word ?? '') ?? [];
  return playerId === undefined ? undefined : { score: Number(score), reachedAt: new Date(Number(reachedAt)), playerId };
}
