import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, href, useNavigation } from 'react-router';
import { entrance } from '~/site/entrance';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import type { OwnDay } from '../days/read-day.server';
import type { AddFields } from '../forms';
import { texts } from '../texts';
import { LinePair } from './line-pair';

export interface YourPartProps {
  /** The day on the page, in UTC. */
  day: string;
  own: OwnDay;
  signedIn: boolean;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** What a reader can do on the day that runs: add a sentence, then pick from pairs. */
export function YourPart({ day, own, signedIn, reply }: YourPartProps) {
  const busy = useNavigation().formMethod === 'POST';
  if (!own.sentence) return <AddSentence day={day} signedIn={signedIn} reply={busy ? undefined : reply} busy={busy} />;
  const errors = reply?.form.error?.[''] ?? [];
  return (
    <Card as="section" id="yours" aria-labelledby="your-sentence" className="grid gap-5 sm:p-8">
      <div>
        <h2 id="your-sentence" className="text-base font-semibold text-muted">
          {texts.yourSentence}
        </h2>
        <p dir="auto" className="mt-2 border-l-2 border-laurel pl-4 font-prose text-xl wrap-anywhere">
          {own.sentence.body}
        </p>
        {own.sentence.hidden && <p className="mt-2 text-muted">{texts.hidden}</p>}
      </div>
      {errors.map((error) => (
        <Notice key={error} tone="error">
          {error}
        </Notice>
      ))}
      {own.pair ? <LinePair pair={own.pair} busy={busy} /> : <NoPair day={day} own={own} busy={busy} />}
      {!signedIn && <AsGuest />}
    </Card>
  );
}

/** The form for one's sentence. */
export function AddSentence({ day, signedIn, reply, busy }: Omit<YourPartProps, 'own'> & { busy: boolean }) {
  const [form, fields] = useForm<AddFields>({ id: 'line', lastResult: reply?.form ?? null });
  return (
    <Card as="section" id="yours" aria-label={texts.yourSentence} className="sm:p-8">
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="grid justify-items-start gap-5">
        {form.errors?.map((error) => (
          <Notice key={error} tone="error" className="w-full">
            {error}
          </Notice>
        ))}
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="day" value={day} />
        <TextAreaField field={fields.text} label={texts.yourSentence} hint={texts.hint} rows={3} className="w-full" />
        <Button type="submit" pending={busy} pendingText={texts.adding}>
          {texts.add}
        </Button>
        {!signedIn && <AsGuest />}
      </Form>
    </Card>
  );
}

/** Nothing to pick from: all is done, or there are too few sentences, or a pair can be dealt now. */
function NoPair({ day, own, busy }: { day: string; own: OwnDay; busy: boolean }) {
  if (!own.more) return <p role="status">{own.picked > 0 ? texts.done : texts.fewer}</p>;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="day" value={day} />
      <Button type="submit" name="intent" value="deal" pending={busy}>
        {texts.deal}
      </Button>
    </Form>
  );
}

function AsGuest() {
  return (
    <p className="text-sm text-muted">
      {texts.guest} <TextLink to={entrance('/signin', href('/days-line/:week?'))}>{texts.signIn}</TextLink>
    </p>
  );
}
