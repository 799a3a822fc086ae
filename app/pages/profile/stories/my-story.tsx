import { useForm } from '@conform-to/react';
import { Form, href, useLocation, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { averageText, countText } from '~/platform/text/format';
import { arenaLabel } from '~/site/arenas';
import { collectStoryAddress } from '~/stories/collections/collection';
import { contentAddress } from '~/stories/content-rating/content-address';
import type { OwnStory } from '~/stories/own/own-stories.server';
import { behindDoorText, draftTexts, hiddenText, ownStoryTexts } from '~/stories/own/own-story-texts';
import { statisticsAddress } from '~/stories/own/statistics-address';
import { reachAddress } from '~/stories/reach/reach-address';
import { reachNames } from '~/stories/reach/reach-names';
import { MAX_TITLE } from '~/stories/reading/text/stored-text';
import { bookAddress, storyAddress } from '~/stories/sharing/story-address';
import { taggingAddress } from '~/stories/tagging/tagging-address';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Reveal } from '~/ui/actions/reveal';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import { Card } from '~/ui/layout/card';
import { Badge } from '~/ui/people/badge';
import { FactLine } from '~/ui/text/fact-line';
import type { OwnStoryReply } from './stories-section.server';
import { storiesTexts } from './texts';

export interface MyStoryProps {
  story: OwnStory;
  /** The reply to the last form about this story. */
  reply: OwnStoryReply | undefined;
}

const states = {
  published: undefined,
  draft: { label: storiesTexts.draft, tone: 'plain' },
  unlisted: { label: storiesTexts.unlisted, tone: 'plain' },
  session: { label: storiesTexts.beingWritten, tone: 'amber' },
  hidden: { label: storiesTexts.hidden, tone: 'amber' },
  held: { label: storiesTexts.held, tone: 'amber' },
  behind_door: { label: storiesTexts.behindDoor, tone: 'amber' },
  taken_back: { label: storiesTexts.takenBack, tone: 'plain' },
} as const;

/** One of the viewer's own stories: its state and the actions on it. */
export function MyStory({ story, reply }: MyStoryProps) {
  const state = states[story.state];
  const failed = reply && !reply.result ? reply : undefined;
  return (
    <Card as="article" aria-labelledby={`title-${story.id}`}>
      <p className="flex flex-wrap gap-2">
        <Badge>{arenaLabel(story.arena)}</Badge>
        {state && <Badge tone={state.tone}>{state.label}</Badge>}
        {story.membersOnly && !state && <Badge tone="plain">{reachNames.membersOnly}</Badge>}
      </p>
      <h3 id={`title-${story.id}`} className="mt-3 text-lg font-semibold wrap-anywhere">
        <TextLink to={storyAddress(story.arena, story.id)}>{story.title}</TextLink>
      </h3>
      <FactLine className="tabular mt-1 text-sm text-muted">{factsOf(story)}</FactLine>
      {story.state === 'hidden' && <p className="mt-2 text-sm">{hiddenText}</p>}
      {story.state === 'behind_door' && <p className="mt-2 text-sm">{behindDoorText}</p>}
      {story.woven && <p className="mt-2 text-sm">{ownStoryTexts.woven}</p>}
      <p className="mt-2 line-clamp-2 font-prose text-muted wrap-anywhere">{story.preview}</p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {story.state === 'session' && (
          <ButtonLink to={href('/creative-writing')} size="sm" className="min-h-11">
            {storiesTexts.continueWriting}
          </ButtonLink>
        )}
        {story.may.rename && (
          // A new title resets the form: closed, and with that title.
          <Rename key={`rename ${story.title}`} story={story} reply={failed} />
        )}
        {story.arena === 'creative_writing' && !story.woven && (
          <ButtonLink to={href('/creative-writing/:storyId/history', { storyId: story.id })} size="sm" variant="quiet" className="min-h-11">
            <StoryVerb verb={storiesTexts.earlierVersions} story={story} />
          </ButtonLink>
        )}
        {story.may.rename && (
          <ButtonLink to={contentAddress(story.id)} size="sm" variant="quiet" className="min-h-11">
            <StoryVerb verb={storiesTexts.ratingAndWarnings} story={story} />
          </ButtonLink>
        )}
        {story.may.tag && story.state !== 'session' && (
          <ButtonLink to={taggingAddress(story.id)} size="sm" variant="quiet" className="min-h-11">
            <StoryVerb verb={storiesTexts.tags} story={story} />
          </ButtonLink>
        )}
        {!story.woven && (
          <ButtonLink to={collectStoryAddress('series', story.id)} size="sm" variant="quiet" className="min-h-11">
            <StoryVerb verb={storiesTexts.series} story={story} />
          </ButtonLink>
        )}
        {isPublic(story.state) && (
          <ButtonLink to={statisticsAddress(story.id)} size="sm" variant="quiet" className="min-h-11">
            <StoryVerb verb={storiesTexts.statistics} story={story} />
          </ButtonLink>
        )}
        {story.may.setReach && (
          <ButtonLink to={reachAddress(story.id)} size="sm" variant="quiet" className="min-h-11">
            <StoryVerb verb={reachNames.title} story={story} />
          </ButtonLink>
        )}
        {!story.woven && story.state !== 'session' && <Download story={story} />}
        {story.may.delete && <Delete story={story} />}
      </div>
    </Card>
  );
}

/** The story as a file, in each format. */
function Download({ story }: { story: OwnStory }) {
  const address = bookAddress(story.arena, story.id);
  return (
    <Reveal label={<StoryVerb verb={storiesTexts.download} story={story} />} variant="quiet" size="sm" className="min-h-11">
      <ul className="flex flex-wrap gap-x-5">
        {storiesTexts.formats.map(({ format, label }) => (
          <li key={format}>
            <TextLink to={`${address}?format=${format}`} reloadDocument download className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

/** Whether it is or was in the library. */
function isPublic(state: OwnStory['state']): boolean {
  return state === 'published' || state === 'hidden' || state === 'held' || state === 'behind_door' || state === 'taken_back';
}

function factsOf({ pen, state, date, words, average, ratingCount }: OwnStory): string[] {
  const ratings = countText(ratingCount, { one: 'rating', other: 'ratings' });
  return [
    ...(pen === undefined ? [] : [storiesTexts.asPenName(pen)]),
    isPublic(state) ? storiesTexts.publishedOn(date) : storiesTexts.begunOn(date),
    countText(words, { one: 'word', other: 'words' }),
    ...(isPublic(state) ? [average === undefined ? storiesTexts.unrated : storiesTexts.rated(averageText(average), ratings)] : []),
  ];
}

function Rename({ story, reply }: MyStoryProps) {
  const { busy, action } = useStoryForm(story, 'rename');
  const [form, fields] = useForm<{ title: string }>({
    id: `rename-form-${story.id}`,
    defaultValue: { title: story.title },
    lastResult: busy ? null : reply?.form,
  });
  return (
    <Reveal
      id={`rename-${story.id}`}
      label={<StoryVerb verb={storiesTexts.rename} story={story} />}
      size="sm"
      className="min-h-11"
      open={reply !== undefined}
    >
      <Form method="post" action={action} id={form.id} onSubmit={form.onSubmit} noValidate className="grid justify-items-start gap-3">
        <FormErrors errors={form.errors} />
        <input type="hidden" name="storyId" value={story.id} />
        <TextField field={fields.title} label={storiesTexts.title} maxLength={MAX_TITLE} className="w-full" />
        <Button type="submit" name="intent" value="rename" pending={busy} pendingText={storiesTexts.saving}>
          {storiesTexts.saveTitle}
        </Button>
      </Form>
    </Reveal>
  );
}

function Delete({ story }: { story: OwnStory }) {
  const { busy, action } = useStoryForm(story, 'delete-story');
  return (
    <Reveal label={<StoryVerb verb={storiesTexts.delete} story={story} />} variant="quiet" size="sm" className="min-h-11">
      <Form method="post" action={action} className="grid justify-items-start gap-3">
        <input type="hidden" name="storyId" value={story.id} />
        <p>{story.state === 'draft' ? draftTexts.deleteQuestion : ownStoryTexts.deleteQuestion}</p>
        <Button type="submit" name="intent" value="delete-story" variant="danger" pending={busy} pendingText={storiesTexts.deleting}>
          {storiesTexts.deleteForGood}
        </Button>
      </Form>
    </Reveal>
  );
}

function StoryVerb({ verb, story }: { verb: string; story: OwnStory }) {
  return (
    <span>
      {verb}
      <span className="sr-only">: {story.title}</span>
    </span>
  );
}

/** The address for a story's forms, which keeps the list on its page, and whether one is being sent. */
function useStoryForm(story: OwnStory, intent: string): { busy: boolean; action: string } {
  const { formData } = useNavigation();
  const { pathname, search } = useLocation();
  return { busy: formData?.get('intent') === intent && formData.get('storyId') === story.id, action: pathname + search };
}
