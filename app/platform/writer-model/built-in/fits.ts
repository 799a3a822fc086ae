import type { Cast } from './cast';
import type { Piece } from './piece-template';
import type { StoryReading } from './story-reading';

/** What one person has one of, and several do not. */
const single =
  /\{ps\} (?:\w+ )?(?:hand|head|face|mouth|back|chin|forehead|heart|palm|sleeve|coat|thumb|wrist|shoulder|throat|finger|ear|breath|voice|weight|mind|name|cheek|chest)\b|\{pf\}/;

/** Whether a story and the cast of a part have what a piece needs. */
export function fits(piece: Piece, cast: Cast, story: StoryReading): boolean {
  const { needs } = piece;
  if (needs.O && !cast.O) return false;
  if ((needs.namedP && !cast.P.named) || (needs.namedO && !cast.O?.named)) return false;
  if ((['thing', 'thing2', 'item', 'animal', 'place'] as const).some((slot) => needs[slot] && !cast[slot])) return false;
  if (piece.door && story.door !== piece.door) return false;
  if (piece.moods.length > 0 && !piece.moods.some((mood) => story.moods.has(mood))) return false;
  return !isAwkward(piece, cast);
}

/** Whether nobody could tell who is meant, or several people would share one head. */
function isAwkward(piece: Piece, { P, O }: Cast): boolean {
  if ((P.pronoun === 'we' || (P.pronoun === 'they' && P.name === 'they')) && single.test(piece.source)) return true;
  if (P.pronoun === 'we' && /\{P\} and \{O\}|\{O\} and \{P\}/.test(piece.source)) return true;
  const names = (letter: string) => new RegExp(`\\{${letter}[msf]?\\}`).test(piece.source);
  if (!P.pronounKnown && names('p')) return true;
  if (O && !O.pronounKnown && names('o')) return true;
  return O !== undefined && O.pronoun === P.pronoun && names('o') && names('p');
}
