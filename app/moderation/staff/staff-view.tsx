import { useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, href, useNavigation } from 'react-router';
import type { Staff } from '~/accounts/roles/roles.server';
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
  wranglers: readonly Staff[];
  turns: readonly ShownTurn[];
  viewerId: string | undefined;
  /** Whether the reader gives and takes roles. */
  mayName: boolean;
  reply: DeskReply | undefined;
}

/** Who runs the site and who orders its tags; an administrator gives and takes roles here. */
export function StaffView({ staff, wranglers, turns, viewerId, mayName, reply }: StaffViewProps) {
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
      <h2 className="display mt-8 mb-2 text-2xl">{texts.wranglers}</h2>
      {wranglers.length === 0 && <p className="text-muted">{texts.noWranglers}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {wranglers.map((person) => (
          <WranglerRow key={person.id} person={person} mayName={mayName} />
        ))}
      </ul>
      {mayName && <GiveRole reply={reply} />}
      <DutyRoster staff={staff} turns={turns} viewerId={viewerId} mayPlanAll={mayName} reply={reply} />
    </>
  );
}

function StaffRow({ person: { id, name, role, bySettings, handlesChildren }, mayName }: { person: RosteredStaff; mayName: boolean }) {
  const isModerator = role === 'moderator';
  return (
    <PersonRow
      {...{ id, name }}
      role={`${bySettings ? texts.roleBySettings(texts.roles[role]) : texts.roles[role]}${isModerator && handlesChildren ? `. ${dutyTexts.handlers.label}` : ''}`}
    >
      {mayName && isModerator && (
        <>
          <StaffButton intent={handlesChildren ? 'remove-handler' : 'name-handler'} name={name}>
            {handlesChildren ? dutyTexts.handlers.refuse : dutyTexts.handlers.allow}
          </StaffButton>
          <StaffButton intent="remove-role" name={name}>
            {texts.remove.moderator}
          </StaffButton>
        </>
      )}
    </PersonRow>
  );
}

function WranglerRow({ person: { id, name }, mayName }: { person: Staff; mayName: boolean }) {
  return (
    <PersonRow {...{ id, name }} role={texts.roles.wrangler}>
      {mayName && (
        <StaffButton intent="remove-role" name={name}>
          {texts.remove.wrangler}
        </StaffButton>
      )}
    </PersonRow>
  );
}

/** A person with a role, and the buttons that change it. */
function PersonRow({ id, name, role, children }: { id: string; name: string; role: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 py-1 wrap-anywhere">
        <TextLink to={href('/players/:playerId', { playerId: id })}>
          <bdi>{name}</bdi>
        </TextLink>{' '}
        <span className="text-sm text-muted">{role}</span>
      </p>
      {children && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-x-2">
          <input type="hidden" name="playerId" value={id} />
          {children}
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

function GiveRole({ reply }: { reply: DeskReply | undefined }) {
  const intent = useNavigation().formData?.get('intent');
  const result = repliedTo(reply, 'name-moderator') ?? repliedTo(reply, 'name-wrangler');
  const [form, fields] = useForm<NameFields>({ id: 'give-role', lastResult: intent ? null : result });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-8 flex max-w-md flex-col gap-4">
      <FormErrors errors={form.errors} />
      <TextField field={fields.name} label={texts.name} autoComplete="off" hint={texts.nameHint} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="name-moderator" pending={intent === 'name-moderator'} pendingText={texts.naming}>
          {texts.makeModerator}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="name-wrangler"
          variant="outline"
          pending={intent === 'name-wrangler'}
          pendingText={texts.naming}
        >
          {texts.makeWrangler}
        </Button>
      </p>
    </Form>
  );
}
