import { useForm } from '@conform-to/react';
import { Form, href, useNavigation } from 'react-router';
import type { Staff } from '~/accounts/roles/roles.server';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import type { DeskReply } from '../desk/desk-action.server';
import type { NameFields } from './staff-forms';

interface StaffViewProps {
  staff: readonly Staff[];
  /** Whether the reader names and removes moderators. */
  mayName: boolean;
  reply: DeskReply | undefined;
}

const roleNames = { administrator: 'Administrator', moderator: 'Moderator' };

/** Who runs the site; an administrator names and removes moderators here. */
export function StaffView({ staff, mayName, reply }: StaffViewProps) {
  return (
    <>
      <p role="status" className="mb-4 text-muted empty:hidden">
        {reply?.result?.said}
      </p>
      {staff.length === 0 && <p className="text-muted">Nobody has a role yet.</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {staff.map((person) => (
          <StaffRow key={person.id} person={person} mayRemove={mayName && person.role === 'moderator'} />
        ))}
      </ul>
      {mayName && <NameModerator reply={reply} />}
    </>
  );
}

function StaffRow({ person: { id, name, role, bySettings }, mayRemove }: { person: Staff; mayRemove: boolean }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 py-1 wrap-anywhere">
        <TextLink to={href('/players/:playerId', { playerId: id })}>
          <bdi>{name}</bdi>
        </TextLink>{' '}
        <span className="text-sm text-muted">
          {roleNames[role]}
          {bySettings && ', by the settings of the site'}
        </span>
      </p>
      {mayRemove && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="playerId" value={id} />
          <Button type="submit" name="intent" value="remove-moderator" variant="quiet" size="sm" className="min-h-11">
            Remove<span className="sr-only"> {name} as a moderator</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function NameModerator({ reply }: { reply: DeskReply | undefined }) {
  const busy = useNavigation().formData?.get('intent') === 'name-moderator';
  const [form, fields] = useForm<NameFields>({ id: 'name-moderator', lastResult: busy ? null : reply?.form });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-8 flex max-w-md flex-col gap-4">
      <FormErrors errors={form.errors} />
      <TextField field={fields.name} label="Name a moderator" autoComplete="off" hint="The player’s name, exactly as on their page." />
      <Button type="submit" name="intent" value="name-moderator" className="self-start" pending={busy} pendingText="Naming...">
        Make moderator
      </Button>
    </Form>
  );
}
