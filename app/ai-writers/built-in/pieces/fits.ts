import type { Cast } from '../cast';
import type { StoryReading } from '../reading/story-reading';
import type { Piece } from './piece-template';

const slots = ['thing', 'thing2', 'item', 'animal', 'place'] as const;

/** Whether a story and the cast of a part provide what a piece needs. */
export function fits(piece: Piece, cast: Cast, story: StoryReading): boolean {
  const { needs } = piece;
  if (needs.O && !cast.O) return false;
  if ((needs.namedP && !cast.P.named) || (needs.namedO && !cast.O?.named)) return false;
  if (slots.some((slot) => needs[slot] && !cast[slot])) return false;
  if (piece.door && story.door !== piece.door) return false;
  if (piece.moods.length > 0 && !piece.moods.some((mood) => story.moods.has(mood))) return false;
  return !isAwkward(piece, cast);
}

/** Whether a reader could not tell who is meant, or several people would share one head. */
function isAwkward({ pronouns, forOne, couples }: Piece, { P, O }: Cast): boolean {
  const several = P.pronoun === 'we' || P.name === 'they';
  if (several && (forOne || (couples && P.pronoun === 'we'))) return true;
  if (pronouns.P && !P.pronounKnown) return true;
  if (!O || !pronouns.O) return false;
  return !O.pronounKnown || (O.pronoun === P.pronoun && pronouns.P);
}
