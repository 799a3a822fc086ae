import type { StoryPerson, StoryPlace, StoryReading, StoryThing, Tense } from './reading/story-reading';

/** Who and what fill the slots of one part of a story. */
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
  /** Chance from 0 to 1, once for each kind of slot. */
  chance(): number;
  /** Whether the other may take the place of the one followed. */
  maySwap: boolean;
}

/** Chooses who and what a part is about: the likeliest of the story, with some variety. */
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

/** One of the first few: the first most often. */
function oneOf<T>(ranked: readonly T[], chance: number): T | undefined {
  return ranked[Math.min(Math.floor(chance * chance * 4), ranked.length - 1)];
}
