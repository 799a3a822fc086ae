import { Form, href } from 'react-router';
import { OwnList } from '~/accounts/profile/own-list';
import { withCoversApart } from '~/covers/story/covers-apart';
import type { formProblem } from '~/platform/forms/form-problem';
import { askToKeep } from '~/platform/offline/keep-pages';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyNote } from '~/ui/states/empty-note';
import { EmptyState } from '~/ui/states/empty-state';
import { bookmarkTexts } from '../../bookmarks/texts';
import { collectionAddress } from '../../collections/collection';
import { StoryRow } from '../../listing/cards/story-row';
import { listQuery, withQuery } from '../../listing/filters/list-query';
import { lacksSome } from '../../listing/filters/not-shown/not-shown';
import { NarrowingForm } from '../../listing/filters/screen/narrowing-form';
import { isFiltered } from '../../listing/filters/story-filters';
import { storyAddress } from '../../sharing/story-address';
import type { StoryCard } from '../../story';
import type { KeptListName } from '../kept-lists';
import { readingListTexts } from '../texts';
import { ClearHistory } from './clear-history';
import type { KeptListPage } from './kept-list-data.server';
import { ownListTexts } from './texts';
import { useNothingRead } from './use-nothing-read';

/** What each list says, and what the form is sent for that takes a story out. */
const kinds = {
  bookmarks: { texts: bookmarkTexts, remove: 'remove-bookmark' },
  later: { texts: readingListTexts.later, remove: 'remove-later' },
  history: { texts: readingListTexts.history, remove: 'forget-read' },
} as const satisfies Record<KeptListName, object>;

export interface KeptStoriesProps extends KeptListPage {
  reply: { form: Parameters<typeof formProblem>[0]; result?: { intent: string; done: string } | undefined } | undefined;
}

/** Stories that a person keeps in one of their lists, with the filters of all lists. @see docs/product/own-things.md */
export function KeptStories({ list, stories, next, paged, sort, filters, narrowing, reply }: KeptStoriesProps) {
  const { texts, remove } = kinds[list];
  const lacks = lacksSome(narrowing.notShown);
  const isEmpty = stories.length === 0 && !paged && !isFiltered(filters) && !lacks;
  useNothingRead(list === 'history' && isEmpty);
  const said = reply?.result?.intent === 'clear-history' ? readingListTexts.history.cleared : texts.removed;
  const address = (after?: string) => {
    const query = listQuery({ sort, usual: 'own', filters, isWhole: narrowing.notShown?.areShown, after });
    return withQuery(href('/profile'), new URLSearchParams([['tab', list], ...query]));
  };
  return (
    <OwnList id={`my-${list}`} title={texts.title} reply={reply} takenOut={reply?.result?.done} said={said}>
      {isEmpty ? (
        <EmptyState missing="story" title={texts.none} action={<ButtonLink to={href('/stories')}>{ownListTexts.readStories}</ButtonLink>} />
      ) : (
        <>
          <p className="mb-5 text-muted">
            {texts.intro} <TextLink to={collectionAddress('list')}>{ownListTexts.allLists}</TextLink>
          </p>
          <NarrowingForm path={href('/profile')} said={{ tab: list }} {...{ sort, filters, narrowing }} ownOrder={texts.order} />
          {stories.length === 0 && !lacks && <EmptyNote missing="story">{ownListTexts.narrowed}</EmptyNote>}
          <ul className="divide-y divide-line border-y border-line empty:hidden">
            {withCoversApart(stories).map((story) => (
              <KeptRow key={story.id} story={story} remove={remove} onRemove={list === 'history' ? forgetRead : undefined} />
            ))}
          </ul>
          {list === 'history' && <ClearHistory />}
        </>
      )}
      {(paged || next) && (
        <nav aria-label={ownListTexts.pages} className="mt-6 flex flex-wrap gap-3">
          {paged && (
            <ButtonLink to={address()} variant="quiet">
              {ownListTexts.latest}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={address(next)} variant="outline">
              {ownListTexts.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </OwnList>
  );
}

/** Its pages on this device go with it. */
function forgetRead({ arena, id }: StoryCard): void {
  askToKeep({ keep: 'nothing-read', address: storyAddress(arena, id) });
}

interface KeptRowProps {
  story: StoryCard;
  remove: string;
  onRemove: ((story: StoryCard) => void) | undefined;
}

function KeptRow({ story, remove, onRemove }: KeptRowProps) {
  return (
    <li className="py-4">
      <StoryRow story={story}>
        <Form method="post" preventScrollReset onSubmit={() => onRemove?.(story)}>
          <input type="hidden" name="storyId" value={story.id} />
          <Button type="submit" name="intent" value={remove} variant="quiet" size="sm" className="min-h-11">
            {ownListTexts.remove}
            <span className="sr-only"> {story.title}</span>
          </Button>
        </Form>
      </StoryRow>
    </li>
  );
}
