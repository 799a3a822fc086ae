import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import type { ArrangedPage } from '~/stories/collections/arranging/arranged.server';
import { type CollectionKind, type CollectionSaid, collectionAddress } from '~/stories/collections/collection';
import type { ChangeFields } from '~/stories/collections/forms';
import { collectedTexts, collectionTexts } from '~/stories/collections/texts';
import { useKeptFocus } from '~/stories/listing/filters/screen/use-kept-focus';
import { MAX_TITLE } from '~/stories/reading/text/stored-text';
import { Button } from '~/ui/actions/button';
import { Press } from '~/ui/actions/press';
import { CheckCard } from '~/ui/fields/check-card';
import { Select } from '~/ui/fields/select';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { ArrangedStories } from './arranged-stories';
import type { CollectionReply } from './collection-action.server';

interface EditCollectionProps {
  kind: CollectionKind;
  collection: CollectionSaid & { id: string; isBookmarks: boolean };
  /** Those of its stories. */
  fandoms: readonly { id: string; name: string }[];
  arranged: ArrangedPage;
  /** The story whose note is open without script. */
  noteOn: string | undefined;
  reply: CollectionReply | undefined;
}

/** What the owner of a collection changes: its words, its order, what is in it, and whether it is there. */
export function EditCollection({ kind, collection, arranged, noteOn, fandoms, reply }: EditCollectionProps) {
  const texts = collectionTexts[kind];
  useKeptFocus(arranged.stories.map(({ id }) => id).join(' '), 'stories');
  const result = reply?.result;
  const isOfWords = reply?.form.initialValue?.intent === 'change' || result === collectedTexts.saved;
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
          {kind === 'series' && arranged.of > 1 && <p className="mt-2 text-muted">{collectedTexts.arrange}</p>}
          {arranged.of === 0 && <p className="mt-2 text-muted">{texts.empty}</p>}
          <ArrangedStories {...{ kind, arranged, reply }} collectionId={collection.id} noteOn={noteOn} />
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
