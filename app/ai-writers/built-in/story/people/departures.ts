import { escapedForPattern } from '../../text-tools';
import { nameCandidates } from './name-candidates';

const LEAVING =
  '(?:left|leaves|(?:was|were|is|had|has) (?:just |suddenly )?(?:gone|left)|vanished|vanishes|disappeared|disappears|(?:walked|drove|ran|sailed|rode|went|goes|walks|drives|runs) (?:away|off|out|home)|never came back)';
/** What may follow in place of a departure: left the room is not a leaving for good, left it behind is none at all. */
const NO_LEAVING = '(?! (?:the|a|an|it|his|her|my|behind|something|nothing|without saying))';
/** What tells that somebody is dead, beside their name. */
const REMAINS = 'body|corpse|funeral|grave|coffin|murder|death|widow|ghost|ashes|killer';
const DEAD = 'dead|killed|murdered|hanged|buried|drowned';
const DIED = 'died|dies|perished|drowned|drowns|bled out';
const KILLED = 'killed|murdered|buried|drowned|hanged|strangled|poisoned';
/** The same without such a word: 'He shot him twice, and that was Marco.' */
const UNSAID = (name: string) =>
  `\\b(?:pulled|fished|dragged|hauled) ${name}(?: \\p{Lu}\\p{Ll}+)? (?:out of|from) the (?:river|water|lake|canal|sea|harbor)\\b|\\blate ${name}\\b|\\bbut ${name} (?:didn[’']t|did not)\\.|\\b(?:alone|quiet|different) since ${name}\\b|\\b(?:shot|shoots|stabbed|stabs|hit|hits) (?:him|her|them)\\b[^.!?\\n]*\\band that was ${name}(?=[.!])`;
/** What every text holds in which one of the patterns below finds a death: to make them for each name takes long. */
const ANY_DEATH = new RegExp(`\\b(?:${REMAINS}|${DEAD}|${DIED}|${KILLED})\\b|${UNSAID('\\S[^\\n]{0,60}?')}`, 'iu');
const DEATHS = (name: string) =>
  new RegExp(
    `\\b${name}(?:[’']s (?:\\w+ )?(?:${REMAINS})\\b| (?:\\w+ )?(?:was|is|lay|lies|fell|dropped|were|got|been) (?:\\w+ ){0,2}(?:${DEAD})\\b|,? (?:had )?(?:${DIED})\\b|,? (?:\\w+ ){0,2}dead on\\b)|\\b(?<!\\b(?:nearly|almost|half) )(?:${KILLED}) ${name}\\b(?![’']s)|\\bshot ${name} dead\\b|${UNSAID(name)}|\\b${name}\\b[^.!?\n]{0,60} (?:put|puts|threw|throws|flung|flings) (?:his|her|their) (?:own )?body (?:against|over|on|onto|into) the (?:leak|breach|hole|fire|blast|grenade|bomb|mine)\\b|\\b(?:body|corpse|grave|funeral|death) of ${name}\\b`,
    'giu',
  );
/** 'When the mapmaker Anselm Roth died': capitals tell a surname from a verb. */
const DEATH_OF_FULL_NAME = (name: string) =>
  new RegExp(`\\b${name} \\p{Lu}[\\p{L}’'-]+,? (?:had )?(?:(?:${DIED})|(?:was|is) (?:${DEAD}))\\b`, 'gu');
/** What somebody is in who may be dead in the next sentence; who looks at somebody, or finds them, is not. */
const STATE = "(?:was|is|lay|lies|fell|sat|slumped|collapsed|stopped|stiffened|(?:did not|didn[’']t|does not|doesn[’']t) move)";
const SOMEBODY_ELSE =
  '(?![^.!?\\n]*\\b(?:him|her|them|(?:the|an?|his|my|our) (?:\\p{Ll}+ )?(?:man|woman|boy|girl|child|king|queen|captain|guard|driver|stranger|body))\\b)';
/** 'Rourke was lying on his side. He was dead.' */
const DEATH_BY_PRONOUN = (name: string) =>
  new RegExp(
    `\\b${name} ${STATE}\\b${SOMEBODY_ELSE}[^.!?\\n\\p{Lu}"“”]*[.!?] (?:He|She|They)(?:(?:[’']s| (?:was|is|were|are|lay|fell)) (?!not |never |nearly |almost |half )(?:\\p{Ll}+ )?dead| (?:died|dies))\\b`,
    'gu',
  );
const ACTS =
  'says?|said|asks?|asked|replie[sd]|whisper(?:s|ed)|laugh(?:s|ed)|smile[sd]|nod(?:s|ded)|look(?:s|ed)|turn(?:s|ed)|walk(?:s|ed)|step(?:s|ped)|takes?|took|pick(?:s|ed)|open(?:s|ed)|close[sd]|reache[sd]|grab(?:s|bed)|pull(?:s|ed)|push(?:es|ed)|stands?|stood|stands up|stood up|sits up|sat up|runs?|ran|comes?|came|returns?|returned|goes|went|shakes?|shook|raise[sd]|follow(?:s|ed)|watche[sd]|answer(?:s|ed)|lean(?:s|ed)|shrug(?:s|ged)|grin(?:s|ned)|frown(?:s|ed)|sigh(?:s|ed)|wave[sd]|pour(?:s|ed)|point(?:s|ed)|was back|is back';

/** Where somebody of this name, escaped for patterns, acts or speaks in a text. */
export function actsOf(name: string): RegExp {
  return new RegExp(`\\b${name}(?: \\w+ly)? (?:${ACTS})\\b|["”] (?:said|asked|whispered|replied|says|asks) ${name}\\b`, 'giu');
}

/** Whether the last thing said of somebody is that they went, or that they are dead. */
export function isGone(text: string, name: string): boolean {
  const plain = escapedForPattern(name);
  const left = lastIndex(text, new RegExp(`\\b${plain}(?: \\w+ly)? ${LEAVING}\\b${NO_LEAVING}`, 'giu'));
  // 'Went home' is an act as well as a leaving.
  return (left >= 0 && left > lastIndex(text, actsOf(plain), left)) || isDead(text, name);
}

/** Those of whom the last thing said in a story is that they are dead. */
export function namesOfDead(story: string): string[] {
  return nameCandidates(story)
    .map(({ name }) => name)
    .filter((name) => isDead(story, name));
}

/** The nouns for those of whom a story says that they died: my neighbor, the old king. */
export function rolesOfDead(story: string): string[] {
  const death =
    /(?:\b(?:my|our|your|the|his|her|their)|[’']s) (?:\p{Ll}+ )?(\p{Ll}+) (?:had |has )?(?:died|drowned|(?:was|is|were|had been) (?:dead|killed|murdered|shot|buried|hanged))\b/giu;
  return [...story.matchAll(death)].map(([, noun = '']) => noun);
}

/** Whether the last thing said of somebody is that they are dead. */
export function isDead(text: string, name: string): boolean {
  if (!ANY_DEATH.test(text)) return false;
  const plain = escapedForPattern(name);
  const death = Math.max(...[DEATHS, DEATH_OF_FULL_NAME, DEATH_BY_PRONOUN].map((told) => lastIndex(text, told(plain))));
  return death >= 0 && death >= lastIndex(text, actsOf(plain));
}

/** Where a pattern stands last, elsewhere than at an index. */
function lastIndex(text: string, pattern: RegExp, except = -1): number {
  return [...text.matchAll(pattern)].findLast(({ index }) => index !== except)?.index ?? -1;
}
