import { Form } from 'react-router';
import type { Delivery } from '~/platform/feature/notice-kind';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { Select } from '~/ui/fields/select';
import { Card } from '~/ui/layout/card';
import type { ShownSettings } from './notice-settings.server';
import { choiceOf } from './notice-settings-form';

const options: readonly { delivery: Delivery; label: string }[] = [
  { delivery: 'mail', label: 'Here and in the weekly mail' },
  { delivery: 'here', label: 'Only here' },
  { delivery: 'off', label: 'Off' },
];

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
          {settings.kinds.map(({ id, label, delivery }) => (
            <li key={id} className="py-2.5">
              <Select
                name="delivery"
                label={label}
                options={options.map((option) => ({ value: choiceOf(id, option.delivery), label: option.label }))}
                defaultValue={choiceOf(id, delivery)}
                className="max-sm:flex-col max-sm:items-start max-sm:gap-1 sm:grid sm:grid-cols-[minmax(0,1fr)_17rem]"
              />
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          What moderators decide about you, and what reports hide of yours, is always shown here and mailed at once.
        </p>
        <CheckCard
          name="weeklyMail"
          value="on"
          defaultChecked={settings.weeklyMail}
          label="Send me the weekly mail"
          hint="On Mondays, and only if something has happened that you have not read."
        />
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
