import { nounPhrasesOf } from '../language/noun-phrases';
import type { Token } from '../language/tokens';
import { gerundOf } from '../wording/conjugate';
import type { Cast } from './people/cast';
import type { Fact, Person } from './story';
import { thingOf } from './things';

/** What hands are seen at; who is only wearing or watching something is not at work. */
const atWork: ReadonlyMap<string, string> = new Map(
  `mend knit sew peel carve polish clean wash fold sort count write draw paint read build dig sharpen cut chop stir cook bake eat drink smoke
   braid tie untie wrap unwrap fix repair oil load weave whittle shell pluck scrub wind plait stitch darn unpick burn tear`
    .split(/\s+/)
    .map((verb) => [gerundOf(verb), verb] as const),
);

/** 'There sat our father, mending a green rope': somebody who is seen at work, and on what. */
export function busyFact(tokens: readonly Token[], from: number, actor: Person, cast: Cast): Omit<Fact, 'weight' | 'words'> | undefined {
  const at = tokens.findIndex(({ lower }, index) => index >= from && atWork.has(lower));
  const isBehind = /^(?:,|down|there|still|up)$/.test(tokens[at - 1]?.lower ?? '') || /NOUN|PROPN/.test(tokens[at - 1]?.pos ?? '');
  if (at < 0 || !isBehind) return undefined;
  const phrase = nounPhrasesOf(tokens).find(({ start }) => start === at + 1);
  const object = thingOf(phrase, cast);
  return object && { answers: 'busy', actor, object, verb: atWork.get(tokens[at]?.lower ?? '') ?? '', sure: 0.9 };
}
