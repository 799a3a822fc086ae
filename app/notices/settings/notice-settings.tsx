import { useEffect, useId, useState } from 'react';
import { Form } from 'react-router';
import type { Delivery } from '~/platform/feature/notice-kind';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { CheckCard } from '~/ui/fields/check-card';
import { controlStyle } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import { Card } from '~/ui/layout/card';
import { clockText } from '../quiet/quiet-hours';
import type { ShownSettings } from './notice-settings.server';
import { choiceOf } from './notice-settings-form';

const options: readonly { delivery: Delivery; label: string }[] = [
  { delivery: 'now', label: 'Here and by email right away' },
  { delivery: 'daily', label: 'Here and in the daily email' },
  { delivery: 'mail', label: 'Here and in the weekly email' },
  { delivery: 'here', label: 'Only here' },
  { delivery: 'off', label: 'Off' },
];

const settingTexts = {
  onDevices: 'On my devices too',
  words: 'Show on my devices what happened',
  wordsHint: 'Otherwise a locked screen says only that there is something new at Quillarena.',
  quietHint:
    'Notifications on devices and instant emails wait until they end, and so does the daily email, which otherwise comes at 7:00. Leave both times empty for none.',
} as const;

export interface NoticeSettingsProps {
  settings: ShownSettings;
  busy: boolean;
  /** What came of the last change; undefined before one. */
  outcome: { error: string } | 'saved' | undefined;
}

/** How somebody wants to be told, by kind. @see docs/product/notifications.md */
export function NoticeSettings({ settings, busy, outcome }: NoticeSettingsProps) {
  return (
    <Card as="section" aria-labelledby="notice-settings">
      <h2 id="notice-settings" className="display mb-2 text-2xl">
        What you are told
      </h2>
      <p className="mb-5 text-muted">Notifications are behind the bell. We don’t record what you switch off.</p>
      <Form method="post" preventScrollReset className="grid gap-5">
        <ul className="divide-y divide-line border-y border-line">
          {settings.kinds.map(({ id, label, delivery, pushed }) => (
            <li key={id} className="py-2.5">
              <Select
                name="delivery"
                label={label}
                options={options.map((option) => ({ value: choiceOf(id, option.delivery), label: option.label }))}
                defaultValue={choiceOf(id, delivery)}
                className="max-sm:flex-col max-sm:items-start max-sm:gap-1 sm:grid sm:grid-cols-[minmax(0,1fr)_17rem]"
              />
              <label className="flex min-h-8 w-fit items-center gap-2.5 text-sm text-muted">
                <input type="checkbox" name="push" value={id} defaultChecked={pushed} className="size-4 shrink-0 accent-(--gold)" />
                <span>
                  {settingTexts.onDevices}
                  <span className="sr-only">: {label}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          What moderators decide about you, and what reports hide of yours, is always shown here and on your devices, and mailed at once.
        </p>
        <CheckCard
          name="weeklyMail"
          value="on"
          defaultChecked={settings.weeklyMail}
          label="Send me the weekly mail"
          hint="On Mondays, and only if something has happened that you have not read."
        />
        <CheckCard
          name="pushWords"
          value="on"
          defaultChecked={settings.pushWords}
          label={settingTexts.words}
          hint={settingTexts.wordsHint}
        />
        <QuietFields {...settings} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" name="intent" value="notices" pending={busy} pendingText="Saving...">
            Save Changes
          </Button>
          <p role="status" className="text-muted">
            {outcome === 'saved' && !busy && 'Saved.'}
          </p>
        </div>
        {typeof outcome === 'object' && (
          <p role="alert" className="font-medium text-vermilion">
            {outcome.error}
          </p>
        )}
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
    { name: 'quietFrom', label: 'From', value: quiet && clockText(quiet.from) },
    { name: 'quietTo', label: 'Until', value: quiet && clockText(quiet.to) },
  ];
  return (
    <fieldset>
      <legend className="mb-1 font-medium">Quiet hours</legend>
      <p id={`${id}-hint`} className="mb-3 text-sm text-muted">
        {settingTexts.quietHint}
      </p>
      <div className="flex flex-wrap gap-3">
        {times.map(({ name, label, value }) => (
          <label key={name} className="text-sm font-medium text-muted">
            <span className="mb-1 block">{label}</span>
            <input type="time" name={name} defaultValue={value} aria-describedby={`${id}-hint`} className={cx(controlStyle, 'h-11')} />
          </label>
        ))}
        <label className="min-w-0 flex-1 basis-48 text-sm font-medium text-muted">
          <span className="mb-1 block">Time zone</span>
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
