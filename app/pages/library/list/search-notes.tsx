import { TextLink } from '~/ui/actions/text-link';
import { Notice } from '~/ui/states/notice';
import { libraryTexts } from '../texts';
import type { SaidOfQuery } from './library-data.server';
import { type LibraryList, listAddress } from './library-list';

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What a person is told of their query above the stories: what is left out of it, and what they asked to leave out. */
export function SearchNotes({ said: { note, excluded } }: { said: SaidOfQuery }) {
  return (
    <>
      {note === 'cut' && <Notice tone="info">{libraryTexts.cut}</Notice>}
      {note !== 'only-excluded' && excluded.length > 0 && (
        <p dir="auto" className="wrap-anywhere text-muted">
          Without stories that have {alternatives.format(excluded.map((words) => `“${words}”`))}.
        </p>
      )}
    </>
  );
}

/** The nearest spelling that finds something. */
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
