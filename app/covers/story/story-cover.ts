import { type Random, seededRandom } from '~/platform/random/random';
import { type StoryArena, storyArena, storyArenas } from '~/site/arenas';
import { fandoms } from '~content/fandoms';
import { type GenreId, genreIds } from '~content/fandoms/fandom';
import { isMotif } from '../scene/motifs';
import { motifOf, motifScene } from '../scene/scene';
import type { ScenePath } from '../scene/shape';
import { distances, lightOf } from './airs';
import { ACCENTS, type Colours, PALETTES } from './colours';
import { paletteNumber, readCoverName, turnedCover } from './cover-name';
import { type CoverScene, type SceneName, sceneNames, scenes } from './scenes';
import { braid } from './threads';

/** What a story's cover depends on. */
export interface CoveredStory {
  id: string;
  arena: StoryArena;
  title: string;
  prompt: string;
  /** How it begins. */
  preview: string;
  /** Fan fiction: its fandom. */
  fandomId: string | null;
  /** Writers of a collaborative story; 0 for a story by one author. */
  writers: number;
  /** How far its colours are turned from those that its id gives, 0 to 23. */
  turn?: number;
}

/** One part of a drawing, with a transformation of its own. */
export interface CoverPart {
  transform?: string;
  paths: ScenePath[];
}

/** The seats of a collaborative story's room. */
const MAX_THREADS = 4;

/** The beginnings of the names of fan fiction's covers, by fandom: its genre's style and its object. */
const fandomSubjects = new Map(
  fandoms.map(({ id, name, genres: [genre] }) => [id, `fandom-${genre}-${motifOf({ id, name, genre })}`] as const),
);

/** The scenes by the words that name them. */
const scenesByWord = new Map<string, SceneName[]>();
for (const name of sceneNames) {
  for (const word of scenes[name].words.split(' ')) scenesByWord.set(word, [...(scenesByWord.get(word) ?? []), name]);
}

/**
 * The name of a story's cover. It says all that the drawing depends on, so that a cover can be drawn from its name
 * alone, never changes, and tells nothing about the story. The scene is one that the title names, otherwise one that
 * the prompt or the beginning names, otherwise one by lot.
 * @see docs/product/covers.md
 */
export function coverNameOf(story: CoveredStory): string {
  return turnedCover(unturnedName(story), story.turn ?? 0);
}

function unturnedName(story: CoveredStory): string {
  const hash = hashOf(story.id);
  const seed = hash.toString(36);
  const ofFandom = story.fandomId === null ? undefined : fandomCover(story.fandomId, seed);
  if (ofFandom) return ofFandom;
  const named = [story.title, story.prompt, story.preview].map(scenesIn).find((found) => found.length > 0) ?? sceneNames;
  const scene = seededRandom(hash).pick(named);
  const threads = Math.min(MAX_THREADS, storyArena(story.arena).ofRooms ? story.writers : 0);
  return threads > 0 ? `${scene}-${seed}-w${threads}` : `${scene}-${seed}`;
}

/** The name of a cover with a fandom's object; undefined where there is no such fandom. */
export function fandomCover(fandomId: string, seed: string): string | undefined {
  const subject = fandomSubjects.get(fandomId);
  return subject && `${subject}-${seed}`;
}

/** The scenes that a text names, in the order of its words. */
function scenesIn(text: string): SceneName[] {
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  return [...new Set(words.flatMap((word) => scenesByWord.get(word) ?? scenesByWord.get(word.replace(/s$/, '')) ?? []))];
}

/** The arena whose stories have covers like this one: with an object of a fandom, with threads of several hands, or without both. */
export function arenaOfCover(name: string): StoryArena {
  const cover = readCoverName(name);
  const hasFandom = cover !== undefined && 'genre' in cover.subject;
  const hasThreads = !hasFandom && (cover?.threads ?? 0) > 0;
  return (storyArenas.find((arena) => 'hasFandoms' in arena === hasFandom && 'ofRooms' in arena === hasThreads) ?? storyArenas[0]).id;
}

/**
 * Draws a cover.
 * @param name as given by `coverNameOf`.
 * @returns its parts from back to front, in the units of the arch: its opening is 200 wide from x = 20, from y = 20
 * down to y = 300; undefined when there is no such cover.
 */
export function drawCover(name: string): CoverPart[] | undefined {
  const cover = readCoverName(name);
  if (!cover) return undefined;
  const { subject, threads, turn } = cover;
  const random = seededRandom(cover.seed);
  const colours = PALETTES[paletteNumber(random, turn)];
  if (!colours) return undefined;
  if ('scene' in subject) return isScene(subject.scene) ? drawScene(scenes[subject.scene], { colours, random, threads }) : undefined;
  const { genre, motif } = subject;
  return isGenre(genre) && isMotif(motif) ? drawMotif({ genre, motif, random, colours: { ...colours, glow: colours.halo } }) : undefined;
}

function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}

function isGenre(id: string): id is GenreId {
  return genreIds.some((genre) => genre === id);
}

function drawMotif(choices: Parameters<typeof motifScene>[0]): CoverPart[] {
  const { behind, object, before } = motifScene(choices);
  return [{ paths: behind }, object, { paths: before }];
}

interface DrawnScene {
  colours: Colours;
  random: Random;
  threads: number;
}

function drawScene(scene: CoverScene, { colours: palette, random, threads }: DrawnScene): CoverPart[] {
  const colours = { ...palette, accent: random.pick([palette.accent, palette.accent, ...ACCENTS]) };
  const light = lightOf(random);
  const paths = [
    ...scene.air(colours, random, light),
    ...(scene.distance ? random.pick(distances)(random, colours.mid, colours.far) : []),
    ...scene.draw(colours, random, light),
  ];
  const drawn = { paths, transform: framing(random) };
  return threads > 0 ? [drawn, { paths: braid(threads, colours.near) }] : [drawn];
}

/** A view of a scene: from either side, nearer or farther; its ground stays where it is. */
function framing(random: Random): string {
  const nearer = 1 + random.integer(5) * 0.025;
  const side = random.next() < 0.5 ? 1 : -1;
  const x = 120 + (random.integer(5) - 2) * (nearer - 1) * 45;
  return `translate(${x.toFixed(1)} 300)scale(${(side * nearer).toFixed(3)} ${nearer.toFixed(3)})translate(-120 -300)`;
}

/** A 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
