import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { minuteOfDayText } from '~/platform/clock/format-times';
import { Button } from '~/ui/actions/button';
import { Select } from '~/ui/fields/select';
import { TextField } from '~/ui/fields/text-field';
import { Badge } from '~/ui/people/badge';
import type { DeskReply } from '../desk/desk-action.server';
import { repliedTo } from '../staff/replied-to';
import type { TakeDutyFields } from '../staff/staff-forms';
import { dutyTexts } from './duty-texts';
import type { RosteredStaff, ShownTurn } from './roster.server';

const texts = dutyTexts.roster;

interface DutyRosterProps {
  staff: readonly RosteredStaff[];
  /** The one that runs now first. */
  turns: readonly ShownTurn[];
  viewerId: string | undefined;
  /** Whether the reader plans everybody's duty, not only their own. */
  mayPlanAll: boolean;
  reply: DeskReply | undefined;
}

/** Who is on duty until when, and the form that changes it. @see docs/product/moderation.md */
export function DutyRoster({ staff, turns, viewerId, mayPlanAll, reply }: DutyRosterProps) {
  const [current, next] = turns;
  return (
    <section aria-labelledby="duty" className="mt-12">
      <h2 id="duty" className="display text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{texts.intro}</p>
      <p className="mt-4 font-medium wrap-anywhere">
        {current ? texts.now(current.name, minuteOfDayText(current.endsAt), next?.name) : texts.empty}
      </p>
      <ol className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {turns.map((turn) => (
          <TurnRow key={turn.endsAt} turn={turn} mayEnd={mayPlanAll || turn.playerId === viewerId} />
        ))}
      </ol>
      <TakeTurn people={mayPlanAll ? staff : staff.filter(({ id }) => id === viewerId)} reply={reply} />
    </section>
  );
}

function TurnRow({ turn: { name, endsAt, now }, mayEnd }: { turn: ShownTurn; mayEnd: boolean }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere">
        <bdi>{name}</bdi>
        <span className="text-muted">{texts.until(endsAt)}</span>
        {now && <Badge tone="gold">{texts.current}</Badge>}
      </p>
      {mayEnd && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="endsAt" value={endsAt} />
          <Button type="submit" name="intent" value="end-duty" variant="quiet" size="sm" className="min-h-11">
            {texts.end}
            <span className="sr-only">: {texts.endOf(name, endsAt)}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function TakeTurn({ people, reply }: { people: readonly RosteredStaff[]; reply: DeskReply | undefined }) {
  const busy = useNavigation().formData?.get('intent') === 'take-duty';
  const [form, fields] = useForm<TakeDutyFields>({ id: 'take-duty', lastResult: busy ? null : repliedTo(reply, 'take-duty') });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-6 flex max-w-md flex-col gap-4">
      <FormErrors errors={form.errors} />
      <Select
        label={texts.person}
        name="playerId"
        defaultValue={fields.playerId.initialValue}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField field={fields.until} type="time" label={texts.endsAt} hint={texts.untilHint} />
      <Button
        type="submit"
        name="intent"
        value="take-duty"
        variant="outline"
        className="self-start"
        pending={busy}
        pendingText={texts.taking}
      >
        {texts.take}
      </Button>
    </Form>
  );
}
