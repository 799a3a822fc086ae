import { useForm } from '@conform-to/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { type CollectionKind, type CollectionSaid, collectionAddress } from '~/stories/collections/collection';
import type { ChangeFields, SayFields } from '~/stories/collections/forms';
import type { ArrangedStory } from '~/stories/collections/read-collections.server';
import { collectedTexts, collectionTexts } from '~/stories/collections/texts';
import { useKeptFocus } from '~/stories/listing/filters/screen/use-kept-focus';
import { MAX_TITLE } from '~/stories/reading/text/stored-text';
import { storyAddress } from '~/stories/sharing/story-address';
import { Button } from '~/ui/actions/button';
import { Press } from '~/ui/actions/press';
import { Reveal } from '~/ui/actions/reveal';
import { TextLink } from '~/ui/actions/text-link';
import { CheckCard } from '~/ui/fields/check-card';
import { controlStyle } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { CollectionReply } from './collection-action.server';

interface EditCollectionProps {
  kind: CollectionKind;
  collection: CollectionSaid & { id: string; isBookmarks: boolean };
  /** Those of its stories. */
  fandoms: readonly { id: string; name: string }[];
  stories: readonly ArrangedStory[];
  reply: CollectionReply | undefined;
}

/** What the owner of a collection changes: its words, its order, what is in it, and whether it is there. */
export function EditCollection({ kind, collection, stories, fandoms, reply }: EditCollectionProps) {
  const texts = collectionTexts[kind];
  useKeptFocus(stories.map(({ id }) => id).join(' '), 'stories');
  const result = reply?.result;
  const isOfWords = reply?.form.initialValue?.intent === 'change' || result === collectedTexts.saved;
  const aboutStory = typeof result === 'object' ? result.notedOn : reply?.form.initialValue?.story;
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={collectionAddress(kind, collection.id)}>{collectedTexts.done}</BackLink>
      </p>
      <PageHeading title={texts.edit} />
      <div className="flex flex-col gap-12">
        {!isOfWords && <FormErrors errors={reply?.form.error?.['']} />}
        <WordsForm kind={kind} said={collection} fandoms={fandoms} reply={isOfWords ? reply : undefined} />
        <section aria-labelledby="stories">
          <h2 id="stories" tabIndex={-1} className="display scroll-mt-6 text-2xl">
            {collectedTexts.stories}
          </h2>
          {kind === 'series' && stories.length > 1 && <p className="mt-2 text-muted">{collectedTexts.arrange}</p>}
          {stories.length === 0 && <p className="mt-2 text-muted">{texts.empty}</p>}
          <ol className="mt-3 divide-y divide-line border-y border-line empty:hidden">
            {stories.map((story, index) => (
              <ArrangedRow
                key={story.id}
                story={story}
                number={index + 1}
                of={stories.length}
                isOrdered={kind === 'series'}
                reply={aboutStory === story.id ? reply : undefined}
              />
            ))}
          </ol>
        </section>
        <div>
          {collection.isBookmarks ? (
            <p className="text-muted">{collectedTexts.bookmarks}</p>
          ) : (
            <Press
              intent="delete"
              label={texts.remove}
              variant="danger"
              question={{
                title: texts.removeQuestion,
                description: texts.removeWarning,
                confirmLabel: texts.remove,
                cancelLabel: collectedTexts.keep,
                tone: 'danger',
              }}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

interface WordsFormProps {
  kind: CollectionKind;
  said: CollectionSaid;
  fandoms: EditCollectionProps['fandoms'];
  reply: CollectionReply | undefined;
}

function WordsForm({ kind, said, fandoms, reply }: WordsFormProps) {
  const busy = useNavigation().formData?.get('intent') === 'change';
  const { title, summary, notes, complete, isPublic, fandomId } = said;
  const [form, fields] = useForm<ChangeFields>({
    id: 'change',
    defaultValue: { title, summary, notes },
    lastResult: busy || reply?.result ? null : reply?.form,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="change" />
      <TextField field={fields.title} label={collectionTexts[kind].title} maxLength={MAX_TITLE} autoComplete="off" dir="auto" />
      <TextAreaField field={fields.summary} label={collectedTexts.summary} hint={collectedTexts.summaryHint} dir="auto" />
      <TextAreaField field={fields.notes} label={collectedTexts.notes} hint={collectedTexts.notesHint} dir="auto" />
      {kind === 'series' && (
        <CheckCard name="complete" defaultChecked={complete} label={collectedTexts.isComplete} hint={collectedTexts.isCompleteHint} />
      )}
      {kind === 'list' && (
        <>
          <CheckCard name="isPublic" defaultChecked={isPublic} label={collectedTexts.isPublic} hint={collectedTexts.isPublicHint} />
          <div>
            <Select
              label={collectedTexts.recommend}
              name="fandom"
              defaultValue={fandomId ?? ''}
              options={[
                { value: '', label: collectedTexts.recommendNowhere },
                ...fandoms.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <p className="mt-1 text-sm text-muted">{collectedTexts.recommendHint}</p>
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={busy} pendingText={collectedTexts.saving}>
          {collectedTexts.save}
        </Button>
        <p role="status" className="text-muted">
          {!busy && reply?.result !== undefined && collectedTexts.saved}
        </p>
      </div>
    </Form>
  );
}

interface ArrangedRowProps {
  story: ArrangedStory;
  number: number;
  of: number;
  isOrdered: boolean;
  /** The reply to the last form about it. */
  reply: CollectionReply | undefined;
}

/** A story with the ways to move it and to take it out; plain forms. */
function ArrangedRow({ story: item, number, of, isOrdered, reply }: ArrangedRowProps) {
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
      {!isOrdered && <SayForm story={item} reply={reply} />}
    </li>
  );
}

/** What its row calls a story. */
function nameOf({ story }: ArrangedStory): string {
  return story?.title ?? collectedTexts.notShown;
}

/** What the owner of a list notes beside a story of it. */
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
    <Reveal label={texts.noteAndTags} variant="quiet" size="sm" open={reply !== undefined}>
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
    </Reveal>
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
