import { collectionAddress } from '~/stories/collections/collection';
import type { PublicCollection } from '~/stories/collections/read-collections.server';
import { collectedTexts, collectionTexts } from '~/stories/collections/texts';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { playerTexts } from './texts';

/** A player's series and public lists. */
export function PlayerCollections({ collections }: { collections: readonly PublicCollection[] }) {
  if (collections.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="collections">
      <h2 id="collections" className="display text-2xl">
        {playerTexts.collections}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {collections.map(({ id, kind, title, works }) => (
          <li key={id} className="py-2.5">
            <TextLink to={collectionAddress(kind, id)} className="wrap-anywhere">
              <bdi>{title}</bdi>
            </TextLink>
            <p className="tabular text-sm text-muted">
              {collectionTexts[kind].one} · {collectedTexts.works(works)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
