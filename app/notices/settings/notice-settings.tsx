import { useEffect, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { minuteOfDayText } from '~/platform/clock/format-times';
import type { Delivery } from '~/platform/feature/notice-kind';
import { formProblem } from '~/platform/forms/form-problem';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { CheckCard } from '~/ui/fields/check-card';
import { controlStyle } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import { Card } from '~/ui/layout/card';
import { FormError } from '~/ui/states/form-error';
import type { ShownSettings } from './notice-settings.server';
import { choiceOf } from './notice-settings-form';
import type { NoticeSettingsReply } from './notice-settings-section.server';
import { noticeSettingsTexts as texts } from './texts';

const deliveries: readonly Delivery[] = ['now', 'daily', 'mail', 'here', 'off'];

export interface NoticeSettingsProps {
  settings: ShownSettings;
  /** The reply to the last change. */
  reply: NoticeSettingsReply | undefined;
}

/** How a player wants to be told, by kind. @see docs/product/notifications.md */
export function NoticeSettings({ settings, reply }: NoticeSettingsProps) {
  const busy = useNavigation().formData?.get('intent') === 'notices';
  return (
    <Card as="section" aria-labelledby="notice-settings">
      <h2 id="notice-settings" className="display mb-2 text-2xl">
        {texts.title}
      </h2>
      <p className="mb-5 text-muted">{texts.intro}</p>
      <Form method="post" preventScrollReset className="grid gap-5">
        <ul className="divide-y divide-line border-y border-line">
          {settings.kinds.map(({ id, label, delivery, pushed }) => (
            <li key={id} className="py-2.5">
              <Select
                name="delivery"
                label={label}
                options={deliveries.map((offered) => ({ value: choiceOf(id, offered), label: texts.deliveries[offered] }))}
                defaultValue={choiceOf(id, delivery)}
                className="max-sm:flex-col max-sm:items-start max-sm:gap-1 sm:grid sm:grid-cols-[minmax(0,1fr)_max-content]"
              />
              <label className="flex min-h-8 w-fit items-center gap-2.5 text-sm text-muted">
                <input type="checkbox" name="push" value={id} defaultChecked={pushed} className="size-4 shrink-0 accent-(--gold)" />
                <span>
                  {texts.onDevices}
                  <span className="sr-only">: {label}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">{texts.always}</p>
        <CheckCard name="weeklyMail" value="on" defaultChecked={settings.weeklyMail} label={texts.weeklyMail} hint={texts.weeklyMailHint} />
        <CheckCard name="pushWords" value="on" defaultChecked={settings.pushWords} label={texts.pushWords} hint={texts.pushWordsHint} />
        <QuietFields {...settings} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" name="intent" value="notices" pending={busy} pendingText={texts.saving}>
            {texts.save}
          </Button>
          <p role="status" className="text-muted">
            {reply?.result && !busy && texts.saved}
          </p>
        </div>
        <FormError large>{reply && !reply.result && formProblem(reply.form)}</FormError>
      </Form>
    </Card>
  );
}

/** When nothing is sent, and in which time zone: that of this device until one is saved. */
function QuietFields({ quiet, timeZone }: Pick<ShownSettings, 'quiet' | 'timeZone'>) {
  const id = useId();
  const [zone, setZone] = useState(timeZone ?? 'UTC');
  useEffect(() => {
    if (timeZone === undefined) setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [timeZone]);
  const times = [
    { name: 'quietFrom', label: texts.quiet.from, value: quiet && minuteOfDayText(quiet.from) },
    { name: 'quietTo', label: texts.quiet.until, value: quiet && minuteOfDayText(quiet.to) },
  ];
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{texts.quiet.title}</legend>
      <p id={`${id}-hint`} className="mb-3 text-sm text-muted">
        {texts.quiet.hint}
      </p>
      <div className="flex flex-wrap gap-3">
        {times.map(({ name, label, value }) => (
          <label key={name} className="text-sm font-medium text-muted">
            <span className="mb-1 block">{label}</span>
            <input type="time" name={name} defaultValue={value} aria-describedby={`${id}-hint`} className={cx(controlStyle, 'h-11')} />
          </label>
        ))}
        <label className="min-w-0 flex-1 basis-48 text-sm font-medium text-muted">
          <span className="mb-1 block">{texts.quiet.timeZone}</span>
          <input
            name="timeZone"
            value={zone}
            onChange={({ target }) => setZone(target.value)}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            className={cx(controlStyle, 'h-11 w-full')}
          />
        </label>
      </div>
    </fieldset>
  );
}
