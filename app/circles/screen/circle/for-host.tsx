import { type SubmissionResult, useForm } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { minuteOfDayText } from '~/platform/clock/format-times';
import { Button } from '~/ui/actions/button';
import { Press } from '~/ui/actions/press';
import { Select } from '~/ui/fields/select';
import { TextField } from '~/ui/fields/text-field';
import { Card } from '~/ui/layout/card';
import type { TimeFields } from '../../forms';
import { MAX_NAME } from '../../rules/members';
import type { CircleView } from '../../server/circle-page.server';
import { texts as allTexts } from '../../texts';

const texts = allTexts.page;

/** Fridays at eight, where nobody has chosen. */
const USUAL = { weekday: '5', clock: '20:00' };

interface ForHostProps {
  circle: CircleView;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** What the host alone does: when the circle meets, its name and its link. */
export function ForHost({ circle, reply }: ForHostProps) {
  const busy = useNavigation().formMethod === 'POST';
  const sent = reply?.form.initialValue?.intent;
  const { time } = circle;
  const [device, setDevice] = useState('UTC');
  useEffect(() => setDevice(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const [timeForm, timeFields] = useForm<TimeFields>({
    id: 'circle-time',
    defaultValue: time
      ? { weekday: String(time.weekday), clock: minuteOfDayText(time.minute), timeZone: time.timeZone }
      : { ...USUAL, timeZone: device },
    lastResult: busy || sent !== 'set-time' ? null : reply?.form,
  });
  const [nameForm, nameFields] = useForm<{ name: string | undefined }>({
    id: 'circle-name',
    defaultValue: { name: circle.name },
    lastResult: busy || sent !== 'rename' ? null : reply?.form,
  });
  return (
    <Card as="section" aria-labelledby="host" className="flex flex-col gap-8">
      <h2 id="host" className="display text-2xl">
        {texts.host_}
      </h2>
      <Form key={time ? 'set' : device} method="post" id={timeForm.id} onSubmit={timeForm.onSubmit} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="set-time" />
        <h3 className="mb-3 font-semibold">{texts.time}</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={texts.weekday}
            name="weekday"
            defaultValue={timeFields.weekday.initialValue ?? USUAL.weekday}
            options={allTexts.weekdays.map((label, weekday) => ({ value: String(weekday), label }))}
          />
          <TextField field={timeFields.clock} type="time" label={texts.clock} />
          <TextField field={timeFields.timeZone} label={texts.timeZone} autoComplete="off" className="sm:col-span-2" />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" variant="outline" pending={busy && sent === 'set-time'}>
            {texts.setTime}
          </Button>
        </div>
      </Form>
      {time && (
        <div className="-mt-4 -ml-3">
          <Press variant="quiet" size="sm" intent="no-time" label={texts.noTimeButton} />
        </div>
      )}
      <Form
        method="post"
        id={nameForm.id}
        onSubmit={nameForm.onSubmit}
        noValidate
        preventScrollReset
        className="flex flex-wrap items-start gap-3"
      >
        <input type="hidden" name="intent" value="rename" />
        <TextField
          field={nameFields.name}
          label={allTexts.list.name}
          maxLength={MAX_NAME}
          autoComplete="off"
          className="min-w-0 flex-1 basis-52"
        />
        <Button type="submit" variant="outline" className="mt-7.5">
          {texts.rename}
        </Button>
      </Form>
      <div className="-ml-3">
        <Press variant="quiet" size="sm" intent="new-link" label={texts.newLink} question={texts.newLinkQuestion} />
      </div>
    </Card>
  );
}
