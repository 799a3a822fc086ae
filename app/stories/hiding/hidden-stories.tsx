import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { profileTabAddress } from '~/accounts/profile/profile-tabs';
import { formProblem } from '~/platform/forms/form-problem';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { FormError } from '~/ui/states/form-error';
import { storyAddress } from '../sharing/story-address';
import type { HiddenStory } from './hidden-stories.server';
import type { HidingReply } from './hidden-stories-section.server';
import { hiddenStoryTexts as texts } from './texts';

interface HiddenStoriesProps {
  stories: readonly HiddenStory[];
  /** The one that they are about to hide. */
  asked: HiddenStory | undefined;
  reply: HidingReply | undefined;
}

/** The stories that a reader hides from themselves: hides one that an address names, and shows each again. */
export function HiddenStories({ stories, asked, reply }: HiddenStoriesProps) {
  return (
    <Card as="section" aria-labelledby="hidden-stories">
      <h2 id="hidden-stories" className="display mb-2 text-2xl">
        {texts.heading}
      </h2>
      <p role="status" className="text-muted">
        {stories.length === 0 ? texts.none : texts.some(stories.length)}
      </p>
      <FormError large className="mt-3">
        {reply && !reply.result && formProblem(reply.form)}
      </FormError>
      {asked && !stories.some(({ id }) => id === asked.id) && (
        <StoryForm story={asked}>
          <p className="mb-3 wrap-anywhere">{texts.ask(asked.title)}</p>
          <Button type="submit" name="intent" value="hide-story">
            {texts.yes}
          </Button>
        </StoryForm>
      )}
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {stories.map((story) => (
          <li key={story.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <TextLink to={storyAddress(story.arena, story.id)} className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
              <bdi>{story.title}</bdi>
            </TextLink>
            <StoryForm story={story}>
              <Button
                type="submit"
                name="intent"
                value="show-story"
                variant="quiet"
                size="sm"
                className="min-h-11"
                aria-label={texts.showOne(story.title)}
              >
                {texts.show}
              </Button>
            </StoryForm>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StoryForm({ story, children }: { story: HiddenStory; children: ReactNode }) {
  return (
    <Form method="post" action={profileTabAddress('settings')} preventScrollReset>
      <input type="hidden" name="storyId" value={story.id} />
      {children}
    </Form>
  );
}
