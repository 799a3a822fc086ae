import { type SubmissionResult, useForm } from '@conform-to/react';
import { useId } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextField } from '~/ui/fields/text-field';
import type { InviteFields } from './invite-form';

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

/** Invites somebody by name who follows the viewer, or whom they follow. @see docs/product/story-weave.md */
export function InvitePeople({ names, reply: plainReply }: Inviting) {
  const known = useId();
  const fetcher = useFetcher<InviteReply>();
  const busy = fetcher.state !== 'idle';
  const reply = fetcher.data ?? plainReply;
  const [form, fields] = useForm<InviteFields>({ id: 'invite-people', lastResult: busy ? null : reply?.form });
  return (
    <fetcher.Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
      <TextField
        field={fields.name}
        label="Invite somebody you know"
        list={known}
        autoComplete="off"
        hint="By name: people you follow, or who follow you."
      />
      <datalist id={known}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div role="alert" className="mt-1 text-sm font-medium text-vermilion empty:hidden">
        {!busy && form.errors}
      </div>
      <Button
        type="submit"
        name="intent"
        value="invite"
        variant="outline"
        size="sm"
        className="mt-2 min-h-11"
        pending={busy}
        pendingText="Inviting..."
      >
        Invite
      </Button>
      <p role="status" className="mt-1 text-sm text-muted">
        {!busy && reply?.result}
      </p>
    </fetcher.Form>
  );
}
