import { Fragment, useEffect, useRef } from 'react';
import { href, useNavigation } from 'react-router';
import { profileTabAddress } from '~/accounts/profile/profile-tabs';
import { texts } from '~/accounts/texts';
import { formProblem } from '~/platform/forms/form-problem';
import type { ProfileLink } from '~/site/shows';
import { collectionAddress } from '~/stories/collections/collection';
import type { OwnStory } from '~/stories/own/own-stories.server';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyState } from '~/ui/states/empty-state';
import { useToast } from '~/ui/toasts/use-toast';
import { MyStory } from './my-story';
import type { OwnStoryReply } from './stories-section.server';
import { storiesTexts } from './texts';

export interface MyStoriesProps {
  stories: readonly OwnStory[];
  next: string | undefined;
  /** Not the first page. */
  paged: boolean;
  /** Further ways that features declare. */
  links: readonly ProfileLink[];
  reply: OwnStoryReply | undefined;
}

/** All of a person's stories, with the actions on them. */
export function MyStories({ stories, next, paged, links, reply }: MyStoriesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const handled = useRef<OwnStoryReply>(undefined);
  const idle = useNavigation().state === 'idle';
  const toast = useToast();
  useEffect(() => {
    // Wait for the reloaded list, which may remove the element to focus.
    if (!reply || !idle || handled.current === reply) return;
    handled.current = reply;
    if (!reply.result) {
      return toast({ title: storiesTexts.error, description: formProblem(reply.form), tone: 'error' });
    }
    const renamed = reply.result.intent === 'rename';
    toast({ title: renamed ? texts.storyRenamed : texts.storyDeleted, tone: 'success' });
    // The pressed button is gone; move the focus to the nearest remaining element.
    if (renamed) document.getElementById(`rename-${reply.storyId}`)?.focus();
    else heading.current?.focus();
  }, [reply, idle, toast]);

  if (stories.length === 0 && !paged) {
    const start = <ButtonLink to={href('/creative-writing')}>{storiesTexts.startCreativeWriting}</ButtonLink>;
    return (
      <EmptyState missing="story" title={texts.noOwnStories} action={start}>
        {links.flatMap(({ to, label, begins }) =>
          begins ? (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ) : (
            []
          ),
        )}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="my-stories" className="[section+&]:mt-8">
      <h2 id="my-stories" ref={heading} tabIndex={-1} className="sr-only">
        {storiesTexts.myStories}
      </h2>
      <p className="mb-5 text-muted">
        {texts.ownStories} <TextLink to={collectionAddress('series')}>{storiesTexts.allSeries}</TextLink>
        {links.map(({ to, label }) => (
          <Fragment key={to}>
            {' · '}
            <TextLink to={to}>{label}</TextLink>
          </Fragment>
        ))}
      </p>
      <ul className="grid gap-4">
        {stories.map((story) => (
          <li key={story.id} className="min-w-0">
            <MyStory story={story} reply={reply?.storyId === story.id ? reply : undefined} />
          </li>
        ))}
      </ul>
      {(paged || next) && (
        <nav aria-label={storiesTexts.pages} className="mt-6 flex flex-wrap gap-3">
          {paged && (
            <ButtonLink to={profileTabAddress('stories')} variant="quiet">
              {storiesTexts.newestStories}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={profileTabAddress('stories', next)} variant="outline">
              {storiesTexts.olderStories}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}
