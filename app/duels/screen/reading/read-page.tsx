import { type SubmissionResult, useForm } from '@conform-to/react';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { ReadingSettingsButton } from '~/stories/reading/settings/reading-settings-button';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { RadioCard } from '~/ui/fields/radio-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { AnswerFields } from '../../forms';
import type { HeldReading } from '../../reading/held-reading.server';
import { texts } from '../../texts';
import { RefusedAnswer } from './refused-answer';
import { TextCards } from './text-cards';

export interface ReadPageProps {
  reading: HeldReading;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** Two texts without names, side by side or one after the other; then which is better, and a sentence for each writer. */
export function ReadPage({ reading, reply }: ReadPageProps) {
  const busy = useNavigation().formMethod === 'POST';
  const sending = useRef(false);
  const [form, fields] = useForm<AnswerFields>({ id: 'answer', lastResult: busy ? null : (reply?.form ?? null) });
  const [first, second] = reading.texts;
  const typed = form.initialValue;
  sending.current = busy;
  if (!first) return null;
  return (
    <Page>
      <PageHeading title={second ? texts.read.title : texts.read.aloneTitle} intro={second ? texts.read.intro : texts.read.aloneIntro}>
        <ReadingSettingsButton />
      </PageHeading>
      <RefusedAnswer form={form} fields={fields} />
      <section aria-labelledby="prompt" className="mb-6 border-l-2 border-bronze pl-4">
        <h2 id="prompt" className="font-prose text-xl">
          {reading.prompt}
        </h2>
        {reading.constraint && <p className="mt-1 text-muted">{reading.constraint}</p>}
        <p className="mt-1 text-sm text-muted">{withParts(texts.read.held, { end: <Moment at={reading.until} /> })}</p>
      </section>
      <Form
        method="post"
        id={form.id}
        noValidate
        preventScrollReset
        onSubmit={(event) => {
          if (sending.current) event.preventDefault();
        }}
        className="grid gap-8"
      >
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="reading" value={reading.id} />
        <TextCards
          texts={reading.texts}
          chosen={[fields.firstLine.initialValue, fields.secondLine.initialValue]}
          errors={[fields.firstLine.errors?.[0], fields.secondLine.errors?.[0]]}
        />
        <Card as="section" className="grid gap-6 sm:p-8">
          {second && (
            <fieldset id="better" className="scroll-mt-6">
              <legend className="display mb-3 text-2xl">{texts.read.better}</legend>
              {fields.pick.errors?.map((error) => (
                <p key={error} className="mb-2 font-medium text-vermilion">
                  {error}
                </p>
              ))}
              <div className="grid gap-3 sm:grid-cols-2">
                {[first, second].map(({ id, title }, index) => (
                  <RadioCard
                    key={id}
                    name="pick"
                    value={id}
                    defaultChecked={typed?.pick === id}
                    label={texts.read.betterThis(index + 1)}
                    hint={<bdi>{title}</bdi>}
                  />
                ))}
              </div>
            </fieldset>
          )}
          <div className={second ? 'grid gap-6 lg:grid-cols-2' : 'grid'}>
            <TextAreaField
              field={fields.firstSaid}
              label={second ? texts.read.said(1) : texts.read.saidAlone}
              hint={texts.read.saidHint}
              rows={3}
            />
            {second && <TextAreaField field={fields.secondSaid} label={texts.read.said(2)} hint={texts.read.saidHint} rows={3} />}
          </div>
          <CheckCard name="named" defaultChecked={typed ? typed.named === 'on' : true} label={texts.read.named} />
          <p>
            <Button type="submit" pending={busy} pendingText={texts.read.sending}>
              {texts.read.send}
            </Button>
          </p>
        </Card>
      </Form>
      <SwapForm readingId={reading.id} busy={busy} />
    </Page>
  );
}

function SwapForm({ readingId, busy }: { readingId: string; busy: boolean }) {
  return (
    <Form method="post" aria-label={texts.read.swap} className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="intent" value="swap" />
      <input type="hidden" name="reading" value={readingId} />
      <Button type="submit" name="why" value="known" variant="outline" size="sm" pending={busy}>
        {texts.read.known}
      </Button>
      <Button type="submit" name="why" value="not-for-me" variant="outline" size="sm" pending={busy}>
        {texts.read.notForMe}
      </Button>
      <span className="text-sm text-muted">{texts.read.swapHint}</span>
    </Form>
  );
}
