import { useForm } from '@conform-to/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { type CollectionKind, type CollectionSaid, collectionAddress } from '~/stories/collections/collection';
import type { ChangeFields } from '~/stories/collections/forms';
import type { ArrangedStory } from '~/stories/collections/read-collections.server';
import { collectedTexts, collectionTexts } from '~/stories/collections/texts';
import { MAX_TITLE } from '~/stories/reading/text/stored-text';
import { storyAddress } from '~/stories/sharing/story-address';
import { Button } from '~/ui/actions/button';
import { Press } from '~/ui/actions/press';
import { TextLink } from '~/ui/actions/text-link';
import { CheckCard } from '~/ui/fields/check-card';
import { controlStyle } from '~/ui/fields/field-frame';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { CollectionReply } from './collection-action.server';

interface EditCollectionProps {
  kind: CollectionKind;
  collection: CollectionSaid & { id: string };
  stories: readonly ArrangedStory[];
  reply: CollectionReply | undefined;
}

/** What the owner of a collection changes: its words, its order, what is in it, and whether it is there. */
export function EditCollection({ kind, collection, stories, reply }: EditCollectionProps) {
  const texts = collectionTexts[kind];
  const isOfWords = reply?.form.initialValue?.intent === 'change' || reply?.result === collectedTexts.saved;
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={collectionAddress(kind, collection.id)}>{collectedTexts.done}</BackLink>
      </p>
      <PageHeading title={texts.edit} />
      <div className="flex flex-col gap-12">
        {!isOfWords && <FormErrors errors={reply?.form.error?.['']} />}
        <WordsForm kind={kind} said={collection} reply={isOfWords ? reply : undefined} />
        <section aria-labelledby="stories">
          <h2 id="stories" className="display scroll-mt-6 text-2xl">
            {collectedTexts.stories}
          </h2>
          {kind === 'series' && stories.length > 1 && <p className="mt-2 text-muted">{collectedTexts.arrange}</p>}
          {stories.length === 0 && <p className="mt-2 text-muted">{texts.empty}</p>}
          <ol className="mt-3 divide-y divide-line border-y border-line empty:hidden">
            {stories.map((story, index) => (
              <ArrangedRow key={story.id} story={story} number={index + 1} of={stories.length} isOrdered={kind === 'series'} />
            ))}
          </ol>
        </section>
        <div>
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
        </div>
      </div>
    </Page>
  );
}

interface WordsFormProps {
  kind: CollectionKind;
  said: CollectionSaid;
  reply: CollectionReply | undefined;
}

function WordsForm({ kind, said, reply }: WordsFormProps) {
  const busy = useNavigation().formData?.get('intent') === 'change';
  const { title, summary, notes, complete } = said;
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
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={busy} pendingText={collectedTexts.saving}>
          {collectedTexts.save}
        </Button>
        <p role="status" className="text-muted">
          {!busy && reply?.result}
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
}

/** A story with the ways to move it and to take it out; plain forms. */
function ArrangedRow({ story: { id, arena, title, status }, number, of, isOrdered }: ArrangedRowProps) {
  const texts = collectedTexts;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <span className="tabular text-muted">{isOrdered && `${number}. `}</span>
        <TextLink to={storyAddress(arena, id)} className="wrap-anywhere">
          <bdi>{title}</bdi>
        </TextLink>
        {status !== 'published' && <span className="block text-sm text-muted">{texts.states[status]}</span>}
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
            {number > 1 && <Step storyId={id} to={number - 1} label={texts.moveUp(title)} icon={ArrowUp} />}
            {number < of && <Step storyId={id} to={number + 1} label={texts.moveDown(title)} icon={ArrowDown} />}
          </>
        )}
        <StoryForm storyId={id} intent="take-out">
          <Button type="submit" variant="quiet" size="sm" className="min-h-11" aria-label={texts.takeOut(title)}>
            {texts.out}
          </Button>
        </StoryForm>
      </div>
    </li>
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

function StoryForm({ storyId, intent, children }: { storyId: string; intent: 'move' | 'take-out'; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset className="flex items-center">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="story" value={storyId} />
      {children}
    </Form>
  );
}
