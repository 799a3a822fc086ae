import { nounPhrasesOf } from '../language/noun-phrases';
import { readSentences } from '../language/tokens';
import { isSimile, isWished } from './manner/unreal';
import type { Cast } from './people/cast';
import type { Thing } from './story';
import { narrationOf, speechesOf } from './talk/speech';
import { thingOf } from './things';

/** What can be picked up and looked at by the next writer. */
const usable = /^(?:item|paper|cord|cloth|tool|weapon|key|money|toy|instrument|container|light|picture|phone)$/;

/**
 * The things that a writer's part brings into a story, the last one first: a key on a strip of tape.
 * @param isKnown whether the people have named it themselves, so that it is theirs.
 */
export function broughtIn(part: string, cast: Cast, isKnown: (thing: Thing) => boolean): Thing[] {
  return readSentences(narrationOf(part, speechesOf(part)))
    .flatMap((tokens) =>
      nounPhrasesOf(tokens)
        .filter(
          ({ start, determiner, plural }) => /^an?$/.test(determiner) && !plural && !isSimile(tokens, start) && !isWished(tokens, start),
        )
        .flatMap((phrase) => thingOf(phrase, cast) ?? []),
    )
    .filter((thing) => usable.test(thing.kind) && !isKnown(thing))
    .map((thing) => ({ ...thing, determiner: 'the' }))
    .toReversed();
}
