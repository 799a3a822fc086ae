import { type Random, seededRandom } from '~/platform/random/random';
import type { GenreId } from '~content/fandoms/fandom';
import { backdrops, grounds } from './backdrops';
import { casting } from './casting';
import { families, type MotifId, motifShapes } from './motifs';
import { type Palette, palettes } from './palettes';
import { inks, type ScenePath, type Shape } from './shape';
import { disc, skies, stars } from './skies';

const cast = new Map(Object.entries(casting));

/** The data from which a cover is drawn. */
export interface CoverSubject {
  id: string;
  name: string;
  genre: GenreId;
  /** How many of its genre's palettes its colours are after its own; 0 by default. */
  turn?: number;
}

/** The most columns in which covers of fandoms stand. */
const COLUMNS = 5;

/** A scene from back to front: what is behind the object, the object, what is before it. */
export interface CoverScene {
  behind: ScenePath[];
  object: { transform: string; paths: ScenePath[] };
  before: ScenePath[];
}

/**
 * The scene behind a fandom's arch: a sky with its light, a distant backdrop, the fandom's object, the ground. The
 * same subject always gives the same scene, and no two subjects the same.
 *
 * @param subject the fandom's id and name, and the genre whose style it has.
 * @returns paths in the units of the arch: its opening is 200 wide from x = 20, from y = 20 down to y = 300.
 * @see docs/product/fan-fiction-fandoms.md
 */
export function coverScene(subject: CoverSubject): CoverScene {
  return motifScene({ genre: subject.genre, ...firstChoices(subject) });
}

/** The object behind a fandom's arch. */
export function motifOf(subject: CoverSubject): MotifId {
  return firstChoices(subject).motif;
}

/**
 * The fandoms of a list, of which no two have the same colours beside or above each other, in two to five columns: the
 * later of two such fandoms is shown in the next colours of its genre.
 * @see docs/product/fan-fiction-fandoms.md
 */
export function withColoursApart<Subject extends CoverSubject>(subjects: readonly Subject[]): Subject[] {
  const airs: string[] = [];
  return subjects.map((subject) => {
    const near = airs.slice(-COLUMNS);
    const turned = palettes[subject.genre].map((_colours, turn) => ({ ...subject, turn }));
    const apart = turned.find((each) => !near.includes(firstChoices(each).colours.air)) ?? subject;
    airs.push(firstChoices(apart).colours.air);
    return apart;
  });
}

/** What a scene in a genre's style is drawn from. */
interface SceneChoices {
  genre: GenreId;
  motif: MotifId;
  colours: Palette;
  /** Chooses everything else. */
  random: Random;
}

/** A scene in a genre's style with any of the objects, in any colours. @returns as `coverScene`. */
export function motifScene({ genre, motif, colours, random }: SceneChoices): CoverScene {
  return {
    behind: [
      { d: 'M20 20h200v280H20z', fill: colours.air },
      ...stars(random),
      ...random.pick(skies[genre])(random, colours),
      ...random.pick(backdrops[genre])(random, colours),
    ],
    object: { transform: stance(random), paths: object(motifShapes(motif), colours) },
    before: random.pick(grounds[genre])(random, colours),
  };
}

function firstChoices({ id, name, genre, turn = 0 }: CoverSubject): Omit<SceneChoices, 'genre'> {
  const random = seededRandom(hashOf(`${genre}/${id}/${name}`));
  const [motif, place] = cast.get(id) ?? [];
  const all = palettes[genre];
  const own = all[place ?? -1] ?? random.pick(all);
  const colours = all[(all.indexOf(own) + turn) % all.length] ?? own;
  return { random, colours, motif: motif ?? random.pick(families[genre]) };
}

/** The object's position, its tilt (4 degrees at most) and its size. */
function stance(random: Random): string {
  const scale = 1.12 + random.integer(3) * 0.05;
  const at = `translate(${116 + random.integer(9)} ${188 + random.integer(8)})`;
  return `${at}rotate(${random.integer(9) - 4})scale(${scale.toFixed(2)})`;
}

/** The object on a shade of its own, so that it stands out from its background. */
function object(shapes: readonly Shape[], colours: Palette): ScenePath[] {
  const shade: ScenePath = { d: disc(0, 6, 62), fill: colours.near, opacity: 0.5 };
  return [shade, ...shapes.map(([ink, d, lineWidth]) => ({ d, ...strokeOrFill(inks[ink], lineWidth) }))];
}

function strokeOrFill(colour: string, lineWidth: number | undefined): Partial<ScenePath> {
  return lineWidth ? { stroke: colour, strokeWidth: lineWidth } : { fill: colour };
}

/** A 32-bit hash of a text (FNV-1a): the seed of its drawing. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
