import { type SubmissionResult, useForm } from '@conform-to/react';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { TextField } from '~/ui/fields/text-field';
import { coAuthorTexts as texts } from '../texts';

interface InviteFormProps {
  /** Names of people whom the author may invite. */
  names: readonly string[];
  /** The reply to it, if it had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Asks somebody by name to write with one. */
export function InviteForm({ names, form: lastResult }: InviteFormProps) {
  const known = useId();
  const sent = useNavigation().formData?.get('intent');
  const [form, fields] = useForm<{ name: string | undefined }>({ id: 'invite', lastResult: sent ? null : lastResult });
  return (
    <section aria-labelledby="invite-title">
      <h2 id="invite-title" className="display text-2xl">
        {texts.inviteTitle}
      </h2>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="mt-4 grid gap-3">
        <FormErrors errors={form.errors} />
        <TextField field={fields.name} label={texts.name} hint={texts.nameHint} list={known} autoComplete="off" />
        <datalist id={known}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" name="intent" value="invite" className="justify-self-start" pending={sent === 'invite'}>
          {texts.invite}
        </Button>
      </Form>
    </section>
  );
}
