import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { RadioCard } from '~/ui/fields/radio-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { Card } from '~/ui/layout/card';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { AnthologyStory } from '../anthology/read-anthology.server';
import type { PickFields } from '../forms';
import { texts } from '../texts';

interface PickFormProps {
  pick: OfferedPick;
  reply: { form: SubmissionResult<string[]> } | undefined;
  /** Those that they may pick. */
  stories: readonly AnthologyStory[];
}

/** A pick that is a player's to make. */
export interface OfferedPick {
  as: 'reader' | 'editor';
  /** ISO 8601. */
  until: string;
}

/** Where a reader who was drawn, or an editor, picks one story and says why. */
export function PickForm({ pick, stories, reply }: PickFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<PickFields>({ id: 'pick', lastResult: busy ? null : (reply?.form ?? null) });
  return (
    <Card as="section" aria-labelledby="pick-heading" className="sm:p-8">
      <h2 id="pick-heading" className="display text-2xl">
        {pick.as === 'editor' ? texts.pick.editorHeading : texts.pick.heading}
      </h2>
      <p className="mt-1 text-sm text-muted">{withParts(texts.pick.until, { end: <Moment at={pick.until} /> })}</p>
      {stories.length === 0 ? (
        <p className="mt-4">{texts.pick.unread}</p>
      ) : (
        <Form method="post" id={form.id} noValidate className="mt-5 grid gap-5">
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-medium">{texts.pick.story}</legend>
            {fields.story.errors?.map((error) => (
              <p key={error} role="alert" className="text-sm text-vermilion">
                {error}
              </p>
            ))}
            {stories.map(({ id, title, author }) => (
              <RadioCard
                key={id}
                name="story"
                value={id}
                defaultChecked={fields.story.initialValue === id}
                label={<bdi>{title}</bdi>}
                hint={texts.anthology.by(author)}
              />
            ))}
          </fieldset>
          <TextAreaField field={fields.said} label={texts.pick.said} hint={texts.pick.saidHint} rows={3} dir="auto" />
          <p>
            <Button type="submit" name="intent" value="pick" pending={busy} pendingText={texts.pick.sending}>
              {texts.pick.send}
            </Button>
          </p>
        </Form>
      )}
    </Card>
  );
}
