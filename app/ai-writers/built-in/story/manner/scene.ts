import source from '~content/story-writer/scene-words.txt?raw';

/** Before a word that tells a scene by itself. */
const TELLING = '!';
/** From how many words on a scene is sure, a telling one counting for all of them. */
const FEWEST = 3;

/** How much each word says for a scene, by the scene. */
const wordsOfScene = new Map(
  source
    .trim()
    .split('\n')
    .map((line): [string, ReadonlyMap<string, number>] => {
      const [scene = '', words = ''] = line.split(': ');
      const weighed = words.split(' ').map((word): [string, number] => (word.startsWith(TELLING) ? [word.slice(1), FEWEST] : [word, 1]));
      return [scene, new Map(weighed)];
    }),
);

/** How much a word says that players have wished for: more than a scene's worth. */
const WISHED = 2 * FEWEST;

/** For stories in which there are phones and cars, besides the scene that they play in. */
export const MODERN = 'modern';
/** The scene in which nothing is modern, whatever a word in it may mean elsewhere. */
const OLD = 'castle';

/** Every scene that cards may be of. */
export const scenes: readonly string[] = [...wordsOfScene.keys()];

/**
 * Of which scenes a story is, as far as its words tell: the one that they say most for, and 'modern'.
 * @param text the story's latest words.
 * @param wishes what its players wish for, in which one word tells a scene.
 */
export function scenesOf(text: string, wishes = ''): string[] {
  const [used, wished] = [wordsIn(text), wordsIn(wishes)];
  const weights = new Map(
    [...wordsOfScene].map(([scene, words]) => [
      scene,
      [...words].reduce((sum, [word, weight]) => sum + (wished.has(word) ? WISHED : used.has(word) ? weight : 0), 0),
    ]),
  );
  const isModern = (weights.get(MODERN) ?? 0) > 0;
  weights.delete(MODERN);
  const [first, second] = [...weights].sort(([, one], [, other]) => other - one);
  const scene = first && first[1] >= FEWEST && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
  return [...(scene ? [scene] : []), ...(isModern && scene !== OLD ? [MODERN] : [])];
}

/** What only older times and other worlds have. */
const olderThings =
  /\b(?:1[0-8]\d\d|19[0-8]\d|swords?|dragons?|sieges?|besieged|knights?|wizards?|goblins?|sorcer\p{L}+|catapults?|muskets?|cutlass\p{L}*|crossbows?|spears|chariots?|stagecoach\p{L}*|carriages?|coachm[ae]n|galleons?|peasants?|squires?|castles?|kingdoms?)\b/iu;

/** Whether a story may play before there were phones, or where there are none: a year before 1990, a sword, a carriage. */
export function isOfOlderTimes(told: string): boolean {
  return olderThings.test(told);
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => [word, word.replace(/s$/u, '')]));
}
