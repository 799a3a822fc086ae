import { type SubmissionResult, useForm } from '@conform-to/react';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { TextField } from '~/ui/fields/text-field';

interface NameFormProps {
  /** What the page's action does: the form field `intent`. */
  intent: string;
  texts: { name: string; nameHint: string; press: string };
  /** Names that are suggested. */
  names: readonly string[];
  /** The reply to it, if it had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Names a player, with names that are suggested. */
export function NameForm({ intent, texts, names, form: lastResult }: NameFormProps) {
  const known = useId();
  const sent = useNavigation().formData?.get('intent');
  const [form, fields] = useForm<{ name: string | undefined }>({ id: intent, lastResult: sent ? null : lastResult });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="mt-4 grid gap-3">
      <FormErrors errors={form.errors} />
      <TextField field={fields.name} label={texts.name} hint={texts.nameHint} list={known} autoComplete="off" />
      <datalist id={known}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" name="intent" value={intent} className="justify-self-start" pending={sent === intent}>
        {texts.press}
      </Button>
    </Form>
  );
}
