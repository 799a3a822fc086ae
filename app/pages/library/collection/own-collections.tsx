import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { SignedAs } from '~/accounts/pen-names/signed-as';
import { FormErrors } from '~/accounts/screen/auth-page';
import { type CollectionKind, collectionAddress, editCollectionAddress } from '~/stories/collections/collection';
import type { MakeFields } from '~/stories/collections/forms';
import type { OwnCollectionEntry } from '~/stories/collections/read-collections.server';
import { collectedTexts, collectionTexts } from '~/stories/collections/texts';
import { MAX_TITLE } from '~/stories/reading/text/stored-text';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyNote } from '~/ui/states/empty-note';
import { FactLine } from '~/ui/text/fact-line';
import type { CollectionReply } from './collection-action.server';
import type { OwnCollectionsData } from './collection-data.server';

/** A player's own series or lists, and the way to begin one: with a story, where the address names one. */
export function OwnCollections({ kind, story, names, collections, reply }: OwnCollectionsData & { reply: CollectionReply | undefined }) {
  const texts = collectionTexts[kind];
  const intent = reply?.form.initialValue?.intent;
  return (
    <Page width="text">
      {story && (
        <p className="mb-4">
          <BackLink to={story.address}>{collectedTexts.toStory}</BackLink>
        </p>
      )}
      <PageHeading title={story ? <bdi>{texts.ofStory(story.title)}</bdi> : texts.own} intro={texts.intro} />
      <div className="flex flex-col gap-10">
        {intent !== 'make' && <FormErrors errors={reply?.form.error?.['']} />}
        {collections.length === 0 && !story && <EmptyNote missing="story">{texts.none}</EmptyNote>}
        {collections.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {collections.map((collection) => (
              <li key={collection.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <div className="min-w-0">
                  <TextLink to={collectionAddress(kind, collection.id)} className="wrap-anywhere">
                    <bdi>{collection.title}</bdi>
                  </TextLink>
                  <FactLine className="tabular text-muted">
                    {collectedTexts.works(collection.works)}
                    {collection.pen !== null && <bdi>{collectedTexts.byPen(collection.pen)}</bdi>}
                  </FactLine>
                </div>
                {story ? (
                  <Collect kind={kind} collection={collection} storyId={story.id} />
                ) : (
                  <TextLink to={editCollectionAddress(kind, collection.id)} className="inline-flex min-h-11 items-center">
                    {texts.edit}
                    <span className="sr-only">: {collection.title}</span>
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        )}
        <MakeForm kind={kind} storyId={story?.id} names={names} form={intent === 'make' ? reply?.form : undefined} />
      </div>
    </Page>
  );
}

/** Puts a story into a collection, or takes it out. */
function Collect({ kind, collection, storyId }: { kind: CollectionKind; collection: OwnCollectionEntry; storyId: string }) {
  const texts = collectionTexts[kind];
  const { id, title, hasStory } = collection;
  const action = collectionAddress(kind, id);
  const pending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="story" value={storyId} />
      <input type="hidden" name="from" value="story" />
      <Button
        type="submit"
        name="intent"
        value={hasStory ? 'take-out' : 'put'}
        variant={hasStory ? 'quiet' : 'outline'}
        size="sm"
        className="h-auto min-h-11"
        pending={pending}
      >
        {hasStory ? texts.takeOut : texts.add}
        <span className="sr-only">: {title}</span>
      </Button>
    </Form>
  );
}

interface MakeFormProps {
  kind: CollectionKind;
  storyId: string | undefined;
  names: OwnCollectionsData['names'];
  form: CollectionReply['form'] | undefined;
}

function MakeForm({ kind, storyId, names, form: lastResult }: MakeFormProps) {
  const texts = collectionTexts[kind];
  const busy = useNavigation().formData?.get('intent') === 'make';
  const [form, fields] = useForm<MakeFields>({ id: 'make', lastResult: busy ? null : lastResult });
  return (
    <Card>
      <h2 className="display mb-4 text-2xl">{storyId === undefined ? texts.make : texts.makeWith}</h2>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
        <FormErrors errors={form.errors} />
        <input type="hidden" name="intent" value="make" />
        {storyId !== undefined && <input type="hidden" name="story" value={storyId} />}
        <TextField field={fields.title} label={texts.title} maxLength={MAX_TITLE} autoComplete="off" dir="auto" />
        {names && <SignedAs {...names} field={fields.pen} label={collectedTexts.under} hint={collectedTexts.underHint} />}
        <Button type="submit" pending={busy} pendingText={collectedTexts.making} className="self-start">
          {texts.make}
        </Button>
      </Form>
    </Card>
  );
}
