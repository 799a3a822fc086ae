import { renderToStaticMarkup } from 'react-dom/server';
import type { ArenaDeclaration } from '~/site/shows';

/** An arena's card, with its scene as SVG text: browsers need not load a script to draw it. */
export interface ArenaOnCard extends Omit<ArenaDeclaration, 'Scene' | 'order'> {
  scene: string;
}

/** The cards of the arenas. */
export function arenasOnCards(arenas: readonly ArenaDeclaration[]): ArenaOnCard[] {
  return arenas.map(({ Scene, order, ...card }) => ({ ...card, scene: renderToStaticMarkup(<Scene />) }));
}
