import { escapedForPattern } from '../../text-tools';
import { nameCandidates } from './name-candidates';

const LEAVING =
  '(?:left|leaves|(?:was|were|is|had|has) (?:just |suddenly )?(?:gone|left)|vanished|vanishes|disappeared|disappears|(?:walked|drove|ran|sailed|rode|went|goes|walks|drives|runs) (?:away|off|out|home)|never came back)';
/** What may follow in place of a departure: left the room is not a leaving for good, left it behind is none at all. */
const NO_LEAVING = '(?! (?:the|a|an|it|his|her|my|behind|something|nothing|without saying))';
const DEATHS = (name: string) =>
  new RegExp(
    `\\b${name}(?:[’']s (?:\\w+ )?(?:body|corpse|funeral|grave|coffin|murder|death|widow|ghost|ashes|killer)\\b| (?:\\w+ )?(?:was|is|lay|lies|fell|dropped|were|got|been) (?:\\w+ ){0,2}(?:dead|killed|murdered|hanged|buried|drowned)\\b|,? (?:had )?(?:died|dies|perished|drowned|drowns|bled out)\\b|,? (?:\\w+ ){0,2}dead on\\b)|\\b(?<!\\b(?:nearly|almost|half) )(?:killed|murdered|buried|drowned|hanged|strangled|poisoned) ${name}\\b(?![’']s)|\\b(?:pulled|fished|dragged|hauled) ${name}(?: \\p{Lu}\\p{Ll}+)? (?:out of|from) the (?:river|water|lake|canal|sea|harbor)\\b|\\bshot ${name} dead\\b|\\blate ${name}\\b|\\bbut ${name} (?:didn[’']t|did not)\\.|\\b(?:alone|quiet|different) since ${name}\\b|\\b${name}\\b[^.!?\n]{0,60} (?:put|puts|threw|throws|flung|flings) (?:his|her|their) (?:own )?body (?:against|over|on|onto|into) the (?:leak|breach|hole|fire|blast|grenade|bomb|mine)\\b|\\b(?:body|corpse|grave|funeral|death) of ${name}\\b`,
    'giu',
  );
/** 'When the mapmaker Anselm Roth died', and 'He shot him twice, and that was Marco': capitals tell a surname from a verb. */
const DEATH_OF_FULL_NAME = (name: string) =>
  new RegExp(
    `\\b${name} \\p{Lu}[\\p{L}’'-]+,? (?:had )?(?:(?:died|dies|perished|drowned)|(?:was|is) (?:dead|killed|murdered|buried))\\b|\\b(?:shot|shoots|stabbed|stabs|hit|hits) (?:him|her|them)\\b[^.!?\\n]*\\band that was ${name}(?=[.!])`,
    'gu',
  );
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
  return (left >= 0 && left > lastAct(text, plain, left)) || isDead(text, name);
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
  const plain = escapedForPattern(name);
  const death = Math.max(...[DEATHS, DEATH_OF_FULL_NAME, DEATH_BY_PRONOUN].map((told) => lastIndex(text, told(plain))));
  return death >= 0 && death >= lastIndex(text, actsOf(plain));
}

/** The last act of somebody that is not their leaving itself: 'went home' is both. */
function lastAct(text: string, name: string, leaving: number): number {
  return [...text.matchAll(actsOf(name))].findLast(({ index }) => index !== leaving)?.index ?? -1;
}

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}
