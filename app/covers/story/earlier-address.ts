import { arenaPicture } from '../preview-pictures';
import { coverAddress } from './cover-address';
import { turnedCover } from './cover-name';
import { fandomCover } from './story-cover';

const FANDOM_NAME = /^(?:t(?<turn>[1-7])-)?fandom-(?<fandom>[a-z0-9-]+)-(?<seed>[0-9a-z]{1,7})$/;

/**
 * Where an address of edition 1 leads today, which stands in links that were shared: its covers of fan fiction were
 * named by the fandom, those of other stories as now.
 * @returns the address of the cover, or of the arena's picture where the fandom has left the registry; undefined where
 * edition 1 had no such cover.
 * @see docs/product/covers.md
 */
export function addressSinceEdition1(name: string, kind: 'svg' | 'png'): string | undefined {
  const { turn, fandom = '', seed } = FANDOM_NAME.exec(name)?.groups ?? {};
  if (seed === undefined) return undefined;
  const cover = fandomCover(fandom, seed);
  return cover ? coverAddress(turnedCover(cover, Number(turn ?? 0)), kind) : arenaPicture('fan_fic').address;
}
