import type { StoryPerson, StoryPlace, StoryReading, StoryThing, Tense } from './reading/story-reading';

/** The people and things that fill the slots of one part of a story. */
export interface Cast {
  tense: Tense;
  P: StoryPerson;
  O?: StoryPerson;
  thing?: StoryThing;
  thing2?: StoryThing;
  item?: StoryThing;
  animal?: StoryThing;
  place?: StoryPlace;
}

export interface CastChoice {
  /** A chance from 0 to 1, drawn once for each kind of slot. */
  chance(): number;
  /** Whether the other person may replace the one the story follows. */
  maySwap: boolean;
}

/** Chooses the people and things a part is about: the likeliest in the story, with some variety. */
export function chooseCast(story: StoryReading, { chance, maySwap }: CastChoice): Cast {
  const other = oneOf(story.others, chance());
  const thing = oneOf(story.things, chance());
  const swapped = maySwap && story.person === 'third' && other?.named && chance() < 0.3;
  const cast: Cast = { tense: story.tense, P: swapped && other ? other : story.focus };
  const O = swapped ? story.focus : other;
  const rest = {
    O,
    thing,
    thing2: oneOf(without(story.things, thing), chance()),
    item: oneOf(story.items, chance()),
    animal: story.animals[0],
    place: oneOf(story.places, chance()),
  };
  for (const [slot, value] of Object.entries(rest)) if (value) Object.assign(cast, { [slot]: value });
  return cast;
}

function without(things: readonly StoryThing[], thing: StoryThing | undefined): StoryThing[] {
  return things.filter((other) => other !== thing);
}

/** One of the first few; the first is the likeliest. */
function oneOf<T>(ranked: readonly T[], chance: number): T | undefined {
  return ranked[Math.min(Math.floor(chance * chance * 4), ranked.length - 1)];
}
