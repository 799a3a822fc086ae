import { alternativesText } from '~/platform/text/format-numbers';
import { TextLink } from '~/ui/actions/text-link';
import { Notice } from '~/ui/states/notice';
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
          Without stories that have {alternativesText(excluded.map((words) => `“${words}”`))}.
        </p>
      )}
    </>
  );
}

/** Suggests the nearest spelling with results. */
export function Suggestion({ list, search }: { list: LibraryList; search: string }) {
  return (
    <span className="mb-2 block text-text">
      Did you mean{' '}
      <TextLink to={listAddress({ ...list, search })} preventScrollReset className="wrap-anywhere">
        <bdi>{search}</bdi>
      </TextLink>
      ?
    </span>
  );
}
