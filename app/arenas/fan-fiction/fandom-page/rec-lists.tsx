import { collectionAddress } from '~/stories/collections/collection';
import type { RecommendedList } from '~/stories/collections/read-collections.server';
import { collectedTexts as texts } from '~/stories/collections/texts';
import { TextLink } from '~/ui/actions/text-link';

/** The lists that readers recommend to readers of a fandom. @see docs/product/lists.md */
export default function RecLists({ lists, fandom }: { lists: readonly RecommendedList[]; fandom: string }) {
  return (
    <section aria-labelledby="rec-lists" className="mt-12">
      <h2 id="rec-lists" className="display text-2xl">
        {texts.recLists}
      </h2>
      <p className="mt-1 text-muted">{texts.recListsIntro(fandom)}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {lists.map(({ id, title, owner, works }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-2">
            <TextLink to={collectionAddress('list', id)} className="inline-flex min-h-11 items-center wrap-anywhere">
              <bdi>{title}</bdi>
            </TextLink>
            <span className="tabular text-muted">
              <bdi>{texts.byOwner(owner)}</bdi> · {texts.works(works)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
