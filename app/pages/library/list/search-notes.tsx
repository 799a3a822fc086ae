import { TextLink } from '~/ui/actions/text-link';
import { Notice } from '~/ui/states/notice';
import { withParts } from '~/ui/text/with-parts';
import { libraryTexts } from '../texts';
import type { QueryMessages } from './library-data.server';
import { type LibraryList, listAddress } from './library-list';

/** Messages about a search above the stories: ignored words and excluded words. */
export function SearchNotes({ messages: { note, excluded } }: { messages: QueryMessages }) {
  return (
    <>
      {note === 'cut' && <Notice tone="info">{libraryTexts.cut}</Notice>}
      {note !== 'only-excluded' && excluded.length > 0 && (
        <p dir="auto" className="wrap-anywhere text-muted">
          {libraryTexts.withoutExcluded(excluded)}
        </p>
      )}
    </>
  );
}

/** Suggests the nearest spelling with results. */
export function Suggestion({ list, search }: { list: LibraryList; search: string }) {
  return (
    <span className="mb-2 block text-text">
      {withParts(libraryTexts.didYouMean, {
        search: (
          <TextLink to={listAddress({ ...list, search })} preventScrollReset className="wrap-anywhere">
            <bdi>{search}</bdi>
          </TextLink>
        ),
      })}
    </span>
  );
}
