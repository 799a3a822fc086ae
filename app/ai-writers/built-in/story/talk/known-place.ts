import { nounPhrasesOf } from '../../language/noun-phrases';
import { readSentences } from '../../language/tokens';
import type { Memory } from '../memory';
import type { Utterance } from '../story';
import { thingOf } from '../things';

/** What 'Where is the key?' can be answered with, where the story says it: 'Under the bed'. @param words the speech. */
export function knownPlace(words: string, memory: Memory): Pick<Utterance, 'known'> {
  const asked = readSentences(words).findLast((tokens) => tokens.at(-1)?.text.endsWith('?'));
  const start = asked?.findIndex(({ lower }) => lower === 'where') ?? -1;
  if (!asked || start < 0) return {};
  const thing = nounPhrasesOf(asked.slice(start))
    .flatMap((phrase) => thingOf(phrase) ?? [])
    .at(-1);
  const place = thing && memory.placeOf(thing.noun);
  return place ? { known: place.charAt(0).toUpperCase() + place.slice(1) } : {};
}
