import { useForm } from '@conform-to/react';
import { Form, href, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import type { DeskReply } from '../desk/desk-action.server';
import { DutyRoster } from '../duty/duty-roster';
import { dutyTexts } from '../duty/duty-texts';
import type { RosteredStaff, ShownTurn } from '../duty/roster.server';
import { repliedTo } from './replied-to';
import type { NameFields } from './staff-forms';
import { staffTexts as texts } from './staff-texts';

interface StaffViewProps {
  staff: readonly RosteredStaff[];
  turns: readonly ShownTurn[];
  viewerId: string | undefined;
  /** Whether the reader names and removes moderators. */
  mayName: boolean;
  reply: DeskReply | undefined;
}

/** Who runs the site; an administrator names and removes moderators here. */
export function StaffView({ staff, turns, viewerId, mayName, reply }: StaffViewProps) {
  return (
    <>
      <p role="status" className="mb-4 text-muted empty:hidden">
        {reply?.result?.said}
      </p>
      {staff.length === 0 && <p className="text-muted">{texts.nobody}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {staff.map((person) => (
          <StaffRow key={person.id} person={person} mayName={mayName} />
        ))}
      </ul>
      {mayName && <NameModerator reply={reply} />}
      <DutyRoster staff={staff} turns={turns} viewerId={viewerId} mayPlanAll={mayName} reply={reply} />
    </>
  );
}

function StaffRow({ person: { id, name, role, bySettings, handlesChildren }, mayName }: { person: RosteredStaff; mayName: boolean }) {
  const isModerator = role === 'moderator';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 py-1 wrap-anywhere">
        <TextLink to={href('/players/:playerId', { playerId: id })}>
          <bdi>{name}</bdi>
        </TextLink>{' '}
        <span className="text-sm text-muted">
          {bySettings ? texts.roleBySettings(texts.roles[role]) : texts.roles[role]}
          {isModerator && handlesChildren && `. ${dutyTexts.handlers.label}`}
        </span>
      </p>
      {mayName && isModerator && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-x-2">
          <input type="hidden" name="playerId" value={id} />
          <StaffButton intent={handlesChildren ? 'remove-handler' : 'name-handler'} name={name}>
            {handlesChildren ? dutyTexts.handlers.refuse : dutyTexts.handlers.allow}
          </StaffButton>
          <StaffButton intent="remove-moderator" name={name}>
            {texts.remove}
          </StaffButton>
        </Form>
      )}
    </li>
  );
}

function StaffButton({ intent, name, children }: { intent: string; name: string; children: string }) {
  return (
    <Button type="submit" name="intent" value={intent} variant="quiet" size="sm" className="min-h-11">
      {children}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}

function NameModerator({ reply }: { reply: DeskReply | undefined }) {
  const busy = useNavigation().formData?.get('intent') === 'name-moderator';
  const [form, fields] = useForm<NameFields>({ id: 'name-moderator', lastResult: busy ? null : repliedTo(reply, 'name-moderator') });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-8 flex max-w-md flex-col gap-4">
      <FormErrors errors={form.errors} />
      <TextField field={fields.name} label={texts.name} autoComplete="off" hint={texts.nameHint} />
      <Button type="submit" name="intent" value="name-moderator" className="self-start" pending={busy} pendingText={texts.naming}>
        {texts.makeModerator}
      </Button>
    </Form>
  );
}
