import { deedOf } from '~content/story-writer/verb-classes';
import { classOfNoun } from '../language/noun-classes';

/** Where something belongs. */
export type Setting = 'indoors' | 'outdoors';

/** Something that a line takes for granted, and where it must be told to be believed; anywhere without `where`. */
export interface Prop {
  noun: string;
  where?: Setting;
}

const settings: Readonly<Record<string, Setting>> = {
  furniture: 'indoors',
  room: 'indoors',
  window: 'indoors',
  door: 'indoors',
  ground: 'outdoors',
  road: 'outdoors',
};
const roomWords = new Set(
  'floor wall walls corridor hallway ceiling stairs staircase fireplace hearth stove oven sink carpet rug shelf cupboard wallpaper upstairs downstairs indoors plate kettle'.split(
    ' ',
  ),
);
const outdoorWords = new Set('hedge fence ditch bushes sky stars moon grass tree trees gutter'.split(' '));
/** Rooms and grounds that a figure of speech or anywhere may have. */
const anywhere = new Set(
  'place room ground way road city town stage table counter bed bar seat study cell office hall gate hatch trapdoor'.split(' '),
);
/** Kinds of things of which 'the' says that everybody knows them. */
const plantable = new Set('container vehicle boat machine instrument weapon key money phone picture toy tool animal food'.split(' '));

/** What a line's own words count on: furniture and grounds in any wording, and things that it calls 'the' although nobody may have named them. */
export function propsOf(words: string): Prop[] {
  const plain = words.toLowerCase();
  const all = [...plain.matchAll(/(?<![\p{L}’'-])(the )?(\p{L}{3,})(?![\p{L}’'-])/gu)];
  const props = all.flatMap(([, the, noun = '']): Prop[] => {
    const where = settingOf(noun);
    if (where) return [{ noun, where }];
    const kind = the ? classOfNoun(noun, noun.replace(/s$/, '')) : undefined;
    return kind !== undefined && plantable.has(kind) ? [{ noun }] : [];
  });
  return props.filter(({ noun }, index) => props.findIndex((prop) => prop.noun === noun) === index);
}

/** Where a noun belongs: a chair in a room, a hedge under the sky. */
export function settingOf(noun: string): Setting | undefined {
  if (roomWords.has(noun)) return 'indoors';
  if (outdoorWords.has(noun)) return 'outdoors';
  const singular = noun.replace(/s$/, '');
  return anywhere.has(singular) ? undefined : settings[classOfNoun(noun, singular) ?? ''];
}

const changing =
  /^(?:sever|open|close|take|give|put|throw|hide|break|mend|make|write|pull|run|leave|arrive|fall|hit|light|darken|find|wear|trade|go|wake|love)$/;

/** Whether a deed leaves the world otherwise than it was, and not only looked at or thought about. */
export function isChange(verb: string): boolean {
  return changing.test(deedOf(verb) ?? '');
}
