import { FandomArch } from '~/covers/fandom-cover';
import { EmptyArch } from '~/ui/art/empty-arch';
import type { ShownFandom } from './fandom-page-data.server';

/** A fandom's scene in its arch; an empty one where nobody knows the fandom. */
export function FandomPicture({ fandom }: { fandom: ShownFandom }) {
  const { id, name, genre } = fandom;
  return genre ? <FandomArch subject={{ id, name, genre }} /> : <EmptyArch />;
}
