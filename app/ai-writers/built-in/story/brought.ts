import { nounPhrasesOf } from '../language/noun-phrases';
import { readSentences, type Token } from '../language/tokens';
import { isWished } from './manner/unreal';
import type { Cast } from './people/cast';
import type { Thing } from './story';
import { narrationOf, speechesOf } from './talk/speech';
import { thingOf } from './things';

/** What can be picked up and looked at by the next writer. */
const usable = /^(?:item|paper|cord|cloth|tool|weapon|key|money|toy|instrument|container|light|picture|phone)$/;
/** Nouns that are as often a mark or a manner as a thing: a ring on the wood. */
const doubtful = /^(?:ring|crack|hole|draft|line|word|plan|sign|note|knot)$/;

/** Behind 'like' or 'as if' nothing is there, to the end of the sentence. */
function isCompared(tokens: readonly Token[], start: number): boolean {
  return tokens.slice(0, start).some(({ lower }) => /^(?:like|as|if|than|would|could)$/.test(lower));
}

/**
 * The things that a writer's part brings into a story by doing something with them, the last one first: she found a key.
 * @param isKnown whether the people have named it themselves, so that it is theirs.
 */
export function broughtIn(part: string, cast: Cast, isKnown: (thing: Thing) => boolean): Thing[] {
  return readSentences(narrationOf(part, speechesOf(part)))
    .flatMap((tokens) =>
      nounPhrasesOf(tokens)
        .filter(
          ({ start, determiner, plural, lemma }) =>
            /^an?$/.test(determiner) &&
            !plural &&
            tokens[start - 1]?.pos !== 'ADP' &&
            !doubtful.test(lemma) &&
            !isCompared(tokens, start) &&
            !isWished(tokens, start),
        )
        .flatMap((phrase) => thingOf(phrase, cast) ?? []),
    )
    .filter((thing) => usable.test(thing.kind) && !isKnown(thing))
    .map((thing) => ({ ...thing, determiner: 'the' }))
    .toReversed();
}
