import { Form, href, Link } from 'react-router';
import { withCoversApart } from '~/covers/story/covers-apart';
import { SmallCover } from '~/covers/story/small-cover';
import { arenaLabel } from '~/site/arenas';
import type { Bookmark, BookmarkPage } from '~/stories/bookmarks/bookmarks.server';
import { bookmarkTexts as texts } from '~/stories/bookmarks/texts';
import { storyAddress } from '~/stories/sharing/story-address';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { EmptyState } from '~/ui/states/empty-state';
import { FactLine } from '~/ui/text/fact-line';
import { profileTabAddress } from '../profile-tabs';
import type { BookmarkReply } from './bookmark-action.server';
import { OwnList } from './own-list';
import { listsTexts } from './texts';

export interface MyBookmarksProps extends BookmarkPage {
  /** Not the first page. */
  paged: boolean;
  reply: BookmarkReply | undefined;
}

/** The stories that a person has bookmarked, the latest first. @see docs/product/own-things.md */
export function MyBookmarks({ bookmarks, next, paged, reply }: MyBookmarksProps) {
  return (
    <OwnList id="my-bookmarks" title={texts.title} reply={reply} takenOut={reply?.result?.done} said={texts.removed}>
      {bookmarks.length === 0 && !paged ? (
        <EmptyState missing="story" title={texts.none} action={<ButtonLink to={href('/stories')}>{listsTexts.readStories}</ButtonLink>} />
      ) : (
        <>
          <p className="mb-5 text-muted">{texts.intro}</p>
          <ul className="divide-y divide-line border-y border-line">
            {withCoversApart(bookmarks).map((bookmark) => (
              <BookmarkedStory key={bookmark.id} {...bookmark} />
            ))}
          </ul>
        </>
      )}
      {(paged || next) && (
        <nav aria-label={listsTexts.bookmarkPages} className="mt-6 flex flex-wrap gap-3">
          {paged && (
            <ButtonLink to={profileTabAddress('bookmarks')} variant="quiet">
              {listsTexts.latestBookmarks}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={profileTabAddress('bookmarks', next)} variant="outline">
              {listsTexts.olderBookmarks}
            </ButtonLink>
          )}
        </nav>
      )}
    </OwnList>
  );
}

function BookmarkedStory({ id, arena, title, author, cover }: Bookmark) {
  return (
    <li className="flex items-center gap-4 py-3">
      <SmallCover cover={cover} />
      <div className="min-w-0 flex-1">
        <Link to={storyAddress(arena, id)} discover="none" className="text-link font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </Link>
        <FactLine className="mt-1 text-sm text-muted">
          {listsTexts.by(author)}
          {arenaLabel(arena)}
        </FactLine>
      </div>
      <Form method="post" action={profileTabAddress('bookmarks')} preventScrollReset>
        <input type="hidden" name="storyId" value={id} />
        <Button type="submit" name="intent" value="remove-bookmark" variant="quiet" size="sm" className="min-h-11">
          {listsTexts.remove}
          <span className="sr-only"> {title}</span>
        </Button>
      </Form>
    </li>
  );
}
