import { type SubmissionResult, useForm } from '@conform-to/react';
import { useId } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextField } from '~/ui/fields/text-field';
import type { InviteFields } from './invite-form';
import { inviteTexts as texts } from './menu-texts';

/** What came of an invitation: its result is a sentence. */
interface InviteReply {
  form: SubmissionResult<string[]>;
  result: string | undefined;
}

export interface Inviting {
  /** Names of people whom the viewer knows. */
  names: readonly string[];
  /** The reply to a form that was sent without script. */
  reply: InviteReply | undefined;
}

/** Invites a person by name who follows the viewer, or whom they follow. @see docs/product/story-weave.md */
export function InvitePeople({ names, reply: plainReply }: Inviting) {
  const known = useId();
  const fetcher = useFetcher<InviteReply>();
  const busy = fetcher.state !== 'idle';
  const reply = fetcher.data ?? plainReply;
  const [form, fields] = useForm<InviteFields>({ id: 'invite-people', lastResult: busy ? null : reply?.form });
  return (
    <fetcher.Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
      <div className="flex items-start gap-2">
        <TextField
          field={fields.name}
          label={texts.byName}
          list={known}
          autoComplete="off"
          hint={texts.byNameHint}
          className="min-w-0 flex-1"
        />
        {/* Beside the box, below its label. */}
        <Button type="submit" name="intent" value="invite" variant="outline" className="mt-7.5 px-3.5" pending={busy}>
          {texts.invite}
        </Button>
      </div>
      <datalist id={known}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div role="alert" className="text-sm font-medium text-vermilion empty:hidden">
        {!busy && form.errors}
      </div>
      <p role="status" className="mt-1 text-sm text-muted">
        {!busy && reply?.result}
      </p>
    </fetcher.Form>
  );
}
