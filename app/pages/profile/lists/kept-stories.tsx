import type { ReactNode } from 'react';
import { Form, href, Link } from 'react-router';
import { withCoversApart } from '~/covers/story/covers-apart';
import { SmallCover } from '~/covers/story/small-cover';
import type { formProblem } from '~/platform/forms/form-problem';
import { arenaLabel } from '~/site/arenas';
import { collectionAddress } from '~/stories/collections/collection';
import type { KeptPage, KeptStory } from '~/stories/reading-lists/kept-stories.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyState } from '~/ui/states/empty-state';
import { FactLine } from '~/ui/text/fact-line';
import { type ProfileTab, profileTabAddress } from '../profile-tabs';
import { OwnList } from './own-list';
import { listsTexts } from './texts';

export interface KeptStoriesProps extends KeptPage {
  tab: ProfileTab;
  texts: { title: string; intro: string; none: string; removed: string };
  /** What the form is sent for that takes a story out. */
  remove: string;
  /** Not the first page. */
  paged: boolean;
  reply: { form: Parameters<typeof formProblem>[0]; result?: { done: string } | undefined } | undefined;
  /** What becomes of the whole list. */
  children?: ReactNode;
}

/** Stories that a person keeps in one of their lists, the latest first. @see docs/product/own-things.md */
export function KeptStories({ tab, texts, stories, next, remove, paged, reply, children }: KeptStoriesProps) {
  return (
    <OwnList id={`my-${tab}`} title={texts.title} reply={reply} takenOut={reply?.result?.done} said={texts.removed}>
      {stories.length === 0 && !paged ? (
        <EmptyState missing="story" title={texts.none} action={<ButtonLink to={href('/stories')}>{listsTexts.readStories}</ButtonLink>} />
      ) : (
        <>
          <p className="mb-5 text-muted">
            {texts.intro} <TextLink to={collectionAddress('list')}>{listsTexts.allLists}</TextLink>
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {withCoversApart(stories).map((story) => (
              <KeptRow key={story.id} {...story} tab={tab} remove={remove} />
            ))}
          </ul>
          {children}
        </>
      )}
      {(paged || next) && (
        <nav aria-label={listsTexts.pages} className="mt-6 flex flex-wrap gap-3">
          {paged && (
            <ButtonLink to={profileTabAddress(tab)} variant="quiet">
              {listsTexts.latest}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={profileTabAddress(tab, next)} variant="outline">
              {listsTexts.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </OwnList>
  );
}

function KeptRow({ id, arena, title, author, cover, tab, remove }: KeptStory & Pick<KeptStoriesProps, 'tab' | 'remove'>) {
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
      <Form method="post" action={profileTabAddress(tab)} preventScrollReset>
        <input type="hidden" name="storyId" value={id} />
        <Button type="submit" name="intent" value={remove} variant="quiet" size="sm" className="min-h-11">
          {listsTexts.remove}
          <span className="sr-only"> {title}</span>
        </Button>
      </Form>
    </li>
  );
}
