import { dataAddress, withoutIds } from './addresses.ts';
import { type Viewer, viewers } from './viewers.ts';

/** A viewer at an exit. */
interface Asked {
  viewer: Viewer;
  exit: string;
}

/** Whose pages are read as HTML, which holds their data too, and lead to further addresses. Of all others' pages the data is enough: HTML is made of nothing else. */
const READERS_OF_PAGES: readonly Viewer[] = ['visitor', 'author'];

/** Of all, and of those with an account, who may read least: what an exit gives without asking who reads, it gives them too. */
const LEAST: readonly Viewer[] = ['visitor', 'minor'];

/**
 * Who asks at which addresses. Those that differ in their ids alone are answered by the same code: of many such, those who may read
 * least ask at each, and of the others one in turn, who is another one at the next kind of address.
 * @param everywhere everybody asks at each.
 */
export function turnsAt(addresses: Iterable<string>, everywhere: boolean): Asked[] {
  return [...Map.groupBy(addresses, withoutIds).values()].flatMap((alike, kind) =>
    alike.flatMap((address, place) => {
      const data = dataAddress(address) ?? address;
      const all = viewers.map((viewer) => ({ viewer, exit: READERS_OF_PAGES.includes(viewer) ? address : data }));
      if (everywhere || alike.length <= all.length) return all;
      const least = LEAST.map((viewer) => ({ viewer, exit: data }));
      const others = all.filter(({ viewer, exit }) => exit !== data || !LEAST.includes(viewer));
      return [...least, ...others.filter((_, turn) => turn === (kind + place) % others.length)];
    }),
  );
}
