import { renderToStaticMarkup } from 'react-dom/server';
import type { ArenaDeclaration } from '~/site/shows';
import type { Sources } from '~/site/unfinished';

/** An arena's card, with its scene as SVG text: browsers need not load a script to draw it. */
export interface ArenaOnCard extends Omit<ArenaDeclaration, 'Scene' | 'order' | 'moreNow'> {
  scene: string;
}

/** The cards of the arenas. */
export function arenasOnCards(arenas: readonly ArenaDeclaration[]): ArenaOnCard[] {
  return arenas.map(({ Scene, order, moreNow: _moreNow, ...card }) => ({ ...card, scene: renderToStaticMarkup(<Scene />) }));
}

/** The same cards with what begins just now, as far as a player may come into it. */
export async function arenasJustNow(
  cards: readonly ArenaOnCard[],
  arenas: readonly ArenaDeclaration[],
  sources: Sources,
  playerId: string,
): Promise<ArenaOnCard[]> {
  return await Promise.all(
    cards.map(async (card, place) => {
      const label = await arenas[place]?.moreNow?.(sources, playerId);
      return card.more && label !== undefined ? { ...card, more: { ...card.more, label } } : card;
    }),
  );
}
