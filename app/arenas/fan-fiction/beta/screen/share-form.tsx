import { type SubmissionResult, useForm } from '@conform-to/react';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { Select } from '~/ui/fields/select';
import { TextField } from '~/ui/fields/text-field';
import { sharedDays, WHOLE_WORK } from '../beta';
import type { ShareFields } from '../forms';
import { betaTexts as texts } from '../texts';
import type { BetaChapter } from '../work.server';

/** For how long something is shared unless its author chooses otherwise, in days. */
const USUAL_DAYS = 30;

interface ShareFormProps {
  id: string;
  chapters: readonly BetaChapter[];
  /** Names of people whom the author may name. */
  names: readonly string[];
  /** The pen name under which the author asks. */
  pen: string | undefined;
  /** The reply to it, if it had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Shares a work or a chapter of it: with a reader by name, or by a link. */
export function ShareForm({ id, chapters, names, pen, form: lastResult }: ShareFormProps) {
  const known = useId();
  const sent = useNavigation().formData?.get('intent');
  const [form, fields] = useForm<ShareFields>({
    id: 'share',
    lastResult: sent ? null : lastResult,
    defaultValue: { what: WHOLE_WORK, days: String(USUAL_DAYS) },
  });
  const parts = chapters.map((chapter) => ({ value: chapter.id, label: chapter.title }));
  return (
    <section aria-labelledby="share-title">
      <h2 id="share-title" className="display text-2xl">
        {texts.share}
      </h2>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="mt-4 grid gap-5">
        <FormErrors errors={[...(form.errors ?? []), ...(fields.what.errors ?? []), ...(fields.days.errors ?? [])]} />
        <input type="hidden" name="id" value={id} />
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <Select
            label={texts.what}
            name="what"
            key={fields.what.key}
            defaultValue={fields.what.initialValue}
            options={[{ value: WHOLE_WORK, label: texts.wholeWork }, ...parts]}
            className="min-w-0"
          />
          <Select
            label={texts.days}
            name="days"
            key={fields.days.key}
            defaultValue={fields.days.initialValue}
            options={sharedDays.map((days) => ({ value: String(days), label: texts.daysOf(days) }))}
          />
        </div>
        <div className="grid gap-3">
          <TextField field={fields.name} label={texts.name} hint={texts.nameHint(pen)} list={known} autoComplete="off" />
          <datalist id={known}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button type="submit" name="intent" value="share" className="justify-self-start" pending={sent === 'share'}>
            {texts.shareWith}
          </Button>
        </div>
        <div className="grid gap-3 border-t border-line pt-5">
          <p>{texts.or}</p>
          <Button type="submit" name="intent" value="link" variant="outline" className="justify-self-start" pending={sent === 'link'}>
            {texts.makeLink}
          </Button>
          <p className="text-sm text-muted">{texts.linkHint}</p>
        </div>
      </Form>
    </section>
  );
}
