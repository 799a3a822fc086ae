import { fandoms } from '../../../content/fandoms';
import { casts } from '../../../content/tags/characters';
import { freeforms } from '../../../content/tags/freeforms';
import type { TagKind, WrittenTag } from '../rules/tag';
import { relationshipIn } from '../rules/tag-key';
import { withoutCommas } from '../rules/tags-in-text';

/** A canonical tag that comes with the product. */
export interface ShippedTag extends WrittenTag {
  /** Other names that count as it. */
  synonyms: readonly string[];
  /** The wider tags above it; each is among the shipped ones. */
  parents: readonly WrittenTag[];
  /** Of a fandom of the registry: its id there. */
  fandomId?: string;
}

/** The name of stories that belong to no fandom. */
const ORIGINAL_WORK = 'Original Work';

/** All tags that come with the product; those above others stand before them. */
export const shippedTags: readonly ShippedTag[] = [
  { kind: 'fandom', name: ORIGINAL_WORK, synonyms: ['Original Fiction', 'Original Story'], parents: [] },
  ...fandoms.map(({ id, name }): ShippedTag => ({ kind: 'fandom', name, synonyms: otherNames(name), parents: [], fandomId: id })),
  ...Object.entries(freeforms).flatMap(([wider, narrower]) => group(wider, narrower)),
  ...Object.entries(casts).flatMap(([fandomId, cast]) => castOf(fandomId, cast)),
];

/** How archives name a fandom whose name has commas, which separate tags there, too. */
function otherNames(name: string): string[] {
  return name.includes(',') ? [withoutCommas(name)] : [];
}

function group(wider: string, narrower: readonly string[]): ShippedTag[] {
  const above = shipped('freeform', wider, []);
  return [above, ...narrower.map((entry) => shipped('freeform', entry, [{ kind: 'freeform', name: above.name }]))];
}

function castOf(fandomId: string, { characters, relationships }: (typeof casts)[string]): ShippedTag[] {
  const name = fandoms.find(({ id }) => id === fandomId)?.name;
  if (name === undefined) throw new Error(`There is no fandom ${fandomId}.`);
  const fandom: WrittenTag = { kind: 'fandom', name };
  return [
    ...characters.map((entry) => shipped('character', entry, [fandom])),
    ...relationships.map((entry) => {
      const { name: written } = shipped('relationship', entry, []);
      const people = relationshipIn(written).names.map((person): WrittenTag => ({ kind: 'character', name: person }));
      return shipped('relationship', entry, [fandom, ...people]);
    }),
  ];
}

/** An entry of the lists in content/tags: a name, and behind '=' other ones. */
function shipped(kind: TagKind, entry: string, parents: readonly WrittenTag[]): ShippedTag {
  const [name = '', ...synonyms] = entry.split(' = ');
  return { kind, name, synonyms, parents };
}
