import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { ContentFields } from '~/stories/content-rating/content-fields';
import type { StoryContent } from '~/stories/content-rating/content-rating';
import { Button } from '~/ui/actions/button';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { Card } from '~/ui/layout/card';
import { Collapsible } from '~/ui/layout/collapsible';
import { Notice } from '~/ui/states/notice';
import type { ChallengeNow } from '../challenge.server';
import type { EnterFields } from '../forms';
import { MOST_WORDS } from '../rules/entry';
import { texts } from '../texts';
import { useKeptEntry } from './use-kept-entry';

interface EntryFormProps extends Pick<ChallengeNow, 'monday' | 'own'> {
  playerId: string;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** Where a player writes their entry, or pastes it, and changes it until the week is over. */
export function EntryForm({ monday, own, playerId, reply }: EntryFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<EnterFields>({
    id: 'entry',
    lastResult: busy ? null : (reply?.form ?? null),
    defaultValue: { title: own?.title ?? '', body: own?.body ?? '' },
    shouldDirtyConsider: (name) => name === 'title' || name === 'body',
  });
  const refused = reply?.form.error !== undefined;
  const kept = useKeptEntry(form.id, { playerId, monday, own, refused });
  const over = kept.words - MOST_WORDS;
  const content: StoryContent = { rating: own?.rating ?? 'none', warnings: own?.warnings ?? [] };
  return (
    <Card as="section" aria-labelledby="own" className="sm:p-8">
      <h2 id="own" className="display text-2xl">
        {own ? texts.form.change : texts.form.heading}
      </h2>
      <p className="mt-1 mb-5 text-muted">{own ? texts.form.changeHint : texts.form.hint}</p>
      <Form method="post" id={form.id} onInput={kept.typed} noValidate className="grid gap-5">
        {form.errors?.map((error) => (
          <Notice key={error} tone="error">
            {error}
          </Notice>
        ))}
        <input type="hidden" name="week" value={monday} />
        <TextField field={fields.title} label={texts.form.title} dir="auto" autoComplete="off" />
        <TextAreaField field={fields.body} label={texts.form.words} hint={texts.form.wordsHint} rows={12} dir="auto" />
        <p className="-mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="tabular noscript:hidden">{texts.form.count(kept.words)}</span>
          {over > 0 && <span className="text-vermilion">{texts.form.over(over)}</span>}
          <span role="status">{kept.onDevice && texts.form.onDevice}</span>
        </p>
        <Collapsible title={texts.form.about}>
          <div className="grid gap-6">
            <ContentFields {...content} />
          </div>
        </Collapsible>
        <p>
          <Button type="submit" name="intent" value="enter" pending={busy} pendingText={texts.form.sealing}>
            {own ? texts.form.save : texts.form.enter}
          </Button>
        </p>
      </Form>
      {own && (
        <Form method="post" className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
          <input type="hidden" name="week" value={monday} />
          <Button type="submit" name="intent" value="withdraw" variant="quiet">
            {texts.form.withdraw}
          </Button>
          <span className="text-sm text-muted">{texts.form.withdrawHint}</span>
        </Form>
      )}
    </Card>
  );
}
