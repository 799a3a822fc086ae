import { englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';
import { claims } from '~/site/claims';
import { ANONYMOUS } from '../anonymous';
import { looksOf } from './look';

/** Names that stand for the site or for nobody, as a whole. */
const WHOLE = [
  ...[ANONYMOUS, 'System', 'Support', 'Help', 'Official', 'Team', 'Owner', 'Operator', 'Root', 'Security', 'Abuse', 'Postmaster'],
  ...['Guest', 'Visitor', 'Nobody', 'Everybody', 'Everyone', 'Deleted', 'Unknown', 'The Site'],
];

/** Words of those who run the site, in no name; the matcher reads 'ff' as 'f'. */
const STAFF = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'sysadmin',
  'moderator',
  'moderators',
  'mod',
  'mods',
  'staf',
  'webmaster',
];

/** What marks an AI writer, behind a name or in brackets. Ai is a name too, so the letters alone mark nothing. */
const AI_MARK = /[([{<]\s*AI\s*[)\]}>]|\bA\.?I\.?[\s_-]*writer|^(?:Emma|Noah|Olivia|Liam)[\s_.,·|–—-]*(?:AI|A\.I\.|bot)$/iu;

const AI_ALONE = /^A\.?I\.?$/u;

const staff = new RegExpMatcher({
  blacklistedTerms: [claims.name.toLowerCase(), ...STAFF.map((word) => `|${word}|`)].map((word, id) => ({
    id,
    pattern: parseRawPattern(word),
  })),
  ...englishRecommendedTransformers,
});

/** In every case, because digits look like capitals: the 1 of 'SUPP0RT 1' like an I. */
const looks = (name: string) => [name, name.toUpperCase(), name.toLowerCase()].flatMap(looksOf);
const whole = new Set(WHOLE.flatMap(looks));

/**
 * Whether a name could be taken for the site, for a person who runs it, for an AI writer or for nobody, also when it only looks so.
 * @see docs/product/accounts.md
 */
export function isReserved(name: string): boolean {
  return AI_MARK.test(name) || AI_ALONE.test(name) || staff.hasMatch(name) || looks(name).some((look) => whole.has(look));
}
