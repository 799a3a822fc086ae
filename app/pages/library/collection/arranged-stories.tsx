import { useForm } from '@conform-to/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import type { ArrangedPage, ArrangedStory } from '~/stories/collections/arranging/arranged.server';
import { STORIES_TO_ARRANGE } from '~/stories/collections/arranging/arranging';
import { type CollectionKind, editCollectionAddress } from '~/stories/collections/collection';
import type { SayFields } from '~/stories/collections/forms';
import { collectedTexts } from '~/stories/collections/texts';
import { storyAddress } from '~/stories/sharing/story-address';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import type { CollectionReply } from './collection-action.server';

interface ArrangedStoriesProps {
  kind: CollectionKind;
  collectionId: string;
  arranged: ArrangedPage;
  /** The story whose note is open without script. */
  noteOn: string | undefined;
  reply: CollectionReply | undefined;
}

/** A page of the stories of a collection, with what their owner does with each, and the ways to the other pages. */
export function ArrangedStories({ kind, collectionId, arranged: { stories, page, of }, noteOn, reply }: ArrangedStoriesProps) {
  const result = reply?.result;
  const aboutStory = typeof result === 'object' ? result.notedOn : reply?.form.initialValue?.story;
  const before = (page - 1) * STORIES_TO_ARRANGE;
  return (
    <>
      <ol className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {stories.map((story, index) => (
          <ArrangedRow
            key={story.id}
            story={story}
            number={before + index + 1}
            of={of}
            isOrdered={kind === 'series'}
            noteAddress={editCollectionAddress(kind, collectionId, { page, note: story.id })}
            isNoteOpen={noteOn === story.id}
            reply={aboutStory === story.id ? reply : undefined}
          />
        ))}
      </ol>
      {of > STORIES_TO_ARRANGE && (
        <nav aria-label={collectedTexts.pages} className="mt-4 flex flex-wrap items-center gap-3">
          <p className="text-muted">{collectedTexts.shownOf(before + 1, before + stories.length, of)}</p>
          {page > 1 && <ToPage address={editCollectionAddress(kind, collectionId, { page: page - 1 })} label={collectedTexts.pageBefore} />}
          {before + stories.length < of && (
            <ToPage address={editCollectionAddress(kind, collectionId, { page: page + 1 })} label={collectedTexts.pageAfter} />
          )}
        </nav>
      )}
    </>
  );
}

function ToPage({ address, label }: { address: string; label: string }) {
  return (
    <ButtonLink to={`${address}#stories`} variant="outline" size="sm" className="min-h-11">
      {label}
    </ButtonLink>
  );
}

interface ArrangedRowProps {
  story: ArrangedStory;
  number: number;
  of: number;
  isOrdered: boolean;
  /** The page with its note open. */
  noteAddress: string;
  isNoteOpen: boolean;
  /** The reply to the last form about it. */
  reply: CollectionReply | undefined;
}

/** A story with the ways to move it and to take it out; plain forms. */
function ArrangedRow({ story: item, number, of, isOrdered, noteAddress, isNoteOpen, reply }: ArrangedRowProps) {
  const { id, story } = item;
  const texts = collectedTexts;
  const title = nameOf(item);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <span className="tabular text-muted">{isOrdered && `${number}. `}</span>
        {story ? (
          <TextLink to={storyAddress(story.arena, id)} className="wrap-anywhere">
            <bdi>{title}</bdi>
          </TextLink>
        ) : (
          <span className="text-muted">{title}</span>
        )}
        {story && story.status !== 'published' && <span className="block text-sm text-muted">{texts.states[story.status]}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isOrdered && of > 1 && (
          <>
            <StoryForm storyId={id} intent="move">
              <label>
                <span className="sr-only">{texts.moveTo(title)}</span>
                <input
                  name="to"
                  type="number"
                  min={1}
                  max={of}
                  defaultValue={number}
                  key={number}
                  inputMode="numeric"
                  className={`${controlStyle} tabular h-11 w-18`}
                />
              </label>
              <Button type="submit" variant="quiet" size="sm" className="min-h-11">
                {texts.move}
              </Button>
            </StoryForm>
            {number > 1 ? <Step storyId={id} to={number - 1} label={texts.moveUp(title)} icon={ArrowUp} /> : <NoStep />}
            {number < of ? <Step storyId={id} to={number + 1} label={texts.moveDown(title)} icon={ArrowDown} /> : <NoStep />}
          </>
        )}
        <StoryForm storyId={id} intent="take-out">
          <Button type="submit" variant="quiet" size="sm" className="min-h-11" aria-label={texts.takeOut(title)}>
            {texts.out}
          </Button>
        </StoryForm>
      </div>
      {!isOrdered && <Note story={item} address={noteAddress} isOpen={isNoteOpen} reply={reply} />}
    </li>
  );
}

/** What its row calls a story. */
function nameOf({ story }: ArrangedStory): string {
  return story?.title ?? collectedTexts.notShown;
}

interface NoteProps extends Pick<ArrangedRowProps, 'story' | 'reply'> {
  /** The page with it open. */
  address: string;
  isOpen: boolean;
}

/** What the owner of a list notes beside a story of it. Its form is there once it is opened, by a link without script; it keeps what was typed when it is folded. */
function Note({ story, address, isOpen, reply }: NoteProps) {
  const [shown, setShown] = useState<'not-yet' | 'open' | 'folded'>(isOpen || reply ? 'open' : 'not-yet');
  const id = `note-${story.id}`;
  const toggle = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    setShown(shown === 'open' ? 'folded' : 'open');
  };
  return (
    <div className={cx('min-w-0', shown === 'open' && 'basis-full')}>
      <ButtonLink
        to={`${address}#${id}`}
        onClick={toggle}
        aria-expanded={shown === 'open'}
        aria-controls={shown === 'not-yet' ? undefined : id}
        variant="quiet"
        size="sm"
        className="min-h-11"
      >
        {collectedTexts.noteAndTags}
        <span className="sr-only">: {nameOf(story)}</span>
      </ButtonLink>
      {shown !== 'not-yet' && (
        <div id={id} hidden={shown === 'folded'} className="mt-3 scroll-mt-16 rounded-md border border-line p-4">
          <SayForm story={story} reply={reply} />
        </div>
      )}
    </div>
  );
}

function SayForm({ story, reply }: Pick<ArrangedRowProps, 'story' | 'reply'>) {
  const texts = collectedTexts;
  const { id, note, ownTags } = story;
  const title = nameOf(story);
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === 'say' && formData.get('story') === id;
  const [form, fields] = useForm<SayFields>({
    id: `say-${id}`,
    defaultValue: { note, tags: ownTags.join(', ') },
    lastResult: busy || reply?.result ? null : reply?.form,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="grid gap-4">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="say" />
      <input type="hidden" name="story" value={id} />
      <TextAreaField field={fields.note} label={texts.ownNote(title)} rows={2} dir="auto" />
      <TextField field={fields.tags} label={texts.ownTags(title)} hint={texts.ownTagsHint} autoComplete="off" dir="auto" />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={busy} pendingText={texts.saving}>
          {texts.saveNote}
        </Button>
        <p role="status" className="text-muted">
          {!busy && reply?.result !== undefined && texts.saved}
        </p>
      </div>
    </Form>
  );
}

function Step({ storyId, to, label, icon: Icon }: { storyId: string; to: number; label: string; icon: typeof ArrowUp }) {
  return (
    <StoryForm storyId={storyId} intent="move">
      <input type="hidden" name="to" value={to} />
      <Button type="submit" variant="quiet" size="sm" className="size-11" aria-label={label}>
        <Icon aria-hidden="true" className="size-5" />
      </Button>
    </StoryForm>
  );
}

/** Keeps the buttons of all rows in line. */
function NoStep() {
  return <span className="w-11" />;
}

function StoryForm({ storyId, intent, children }: { storyId: string; intent: 'move' | 'take-out'; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset className="flex items-center">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="story" value={storyId} />
      {children}
    </Form>
  );
}
