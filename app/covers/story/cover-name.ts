import { type Random, seededRandom } from '~/platform/random/random';

/** Colours that differ in everything; as many hues as that come in as many hours. */
export const HUES = 8;
/** Hours of the day: each has the hues once. */
export const HOURS = 3;

/** How far the colours of a cover can be turned from those that its seed gives: 0 for these, then through all others. */
export const TURNS: readonly number[] = Array.from({ length: HUES * HOURS }, (_, turn) => turn);

/** All that a cover is drawn from. */
interface NamedCover {
  /** The scene of an original story; of fan fiction the object in a genre's style. */
  subject: { scene: string } | { genre: string; motif: string };
  seed: number;
  turn: number;
  /** Writers of a collaborative story, 1 to 4; 0 for other stories. */
  threads: number;
}

const TURN = '(?:t(?<turn>1?[1-9]|10|2[0-3])-)?';
const SEED = '(?<seed>[0-9a-z]{1,7})';
const SCENE_NAME = new RegExp(`^${TURN}(?<scene>[a-z]+)-${SEED}(?:-w(?<threads>[1-4]))?$`);
const FANDOM_NAME = new RegExp(`^${TURN}fandom-(?<genre>[a-z-]+)-(?<motif>[a-z]+)-${SEED}$`);

/** What the name of a cover says; undefined for what is no such name. Whether there is such a scene or object is not checked. */
export function readCoverName(name: string): NamedCover | undefined {
  const { scene, genre = '', motif = '', seed = '', turn, threads } = (FANDOM_NAME.exec(name) ?? SCENE_NAME.exec(name))?.groups ?? {};
  if (seed === '') return undefined;
  return {
    subject: scene === undefined ? { genre, motif } : { scene },
    seed: Number.parseInt(seed, 36),
    turn: Number(turn ?? 0),
    threads: Number(threads ?? 0),
  };
}

/** The name of a cover in other colours. @param turn 0 for those that its seed gives. */
export function turnedCover(name: string, turn: number): string {
  const unturned = name.replace(/^t\d+-/, '');
  return turn === 0 ? unturned : `t${turn}-${unturned}`;
}

/** Which of the palettes a cover has: by the first choice of its seed, and its turn. @returns 0 to 23. */
export function paletteNumber(random: Random, turn: number): number {
  const hour = Math.floor(turn / HUES);
  return hour * HUES + ((random.integer(HUES) + turn) % HUES);
}

/** What is seen of a cover at a glance: its scene or object, and its colours. Two of one look are taken for the same. */
export function lookOf(name: string): string {
  const cover = readCoverName(name);
  if (!cover) return name;
  const { subject, seed, turn } = cover;
  const shown = 'scene' in subject ? subject.scene : `a ${subject.motif}`;
  return `${shown} ${paletteNumber(seededRandom(seed), turn)}`;
}
