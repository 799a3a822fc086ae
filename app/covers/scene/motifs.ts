import type { GenreId } from '~content/fandoms/fandom';
import { arms } from './motifs-arms';
import { faraway } from './motifs-far';
import { household } from './motifs-home';
import type { Shape } from './shape';

const motifs = { ...arms, ...household, ...faraway };

/** One of the objects in arches. */
export type MotifId = keyof typeof motifs;

/** The motifs of a genre's covers for fandoms without a chosen one. */
export const families: Readonly<Record<GenreId, readonly MotifId[]>> = {
  anime: ['katana', 'torii', 'lantern', 'fox', 'blossom', 'mecha', 'star', 'cat'],
  'sci-fi': ['rocket', 'starship', 'ringed', 'atom', 'robot', 'saucer', 'gate', 'eye'],
  fantasy: ['sword', 'crown', 'castle', 'dragon', 'potion', 'crystal', 'book', 'flame'],
  drama: ['mask', 'scales', 'chess', 'candle', 'clock', 'rose', 'telephone', 'quill'],
  romcom: ['hearts', 'cup', 'rings', 'balloon', 'bicycle', 'letter', 'cake', 'umbrella'],
  crossover: ['orbits', 'portal', 'shield', 'domino', 'die', 'helmet', 'bolt', 'pad'],
};

/** The paths of a motif, in a square from -50 to 50. */
export function motifShapes(id: MotifId): readonly Shape[] {
  return motifs[id];
}

export function isMotif(id: string): id is MotifId {
  return Object.hasOwn(motifs, id);
}
