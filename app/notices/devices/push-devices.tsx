import { useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { formProblem } from '~/platform/forms/form-problem';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { FormError } from '~/ui/states/form-error';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { deviceOwner } from './device-owner';
import type { ShownDevice } from './devices.server';
import { deviceTexts as texts } from './texts';
import { type ThisDevice, turnOnThisDevice, useThisDevice } from './use-this-device';

/** The page's address, which takes the forms too. */
const ACTION = '/profile?tab=notifications';

export interface PushDevicesProps {
  viewerId: string;
  devices: readonly ShownDevice[];
  /** The key that this device is turned on with. */
  publicKey: string;
}

/** What the server answers to turning on a device. */
interface Reply {
  form?: { error?: Record<string, string[] | null> | null };
  result?: unknown;
}

/** The devices that a player is told on: this one can be turned on, each can be removed. @see docs/product/notifications.md */
export function PushDevices({ viewerId, devices, publicKey }: PushDevicesProps) {
  const [device, look] = useThisDevice();
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const fetcher = useFetcher<Reply>();
  const own = typeof device === 'object' ? devices.find(({ fingerprint }) => fingerprint === device.fingerprint) : undefined;
  const refused = fetcher.data && !fetcher.data.result ? formProblem(fetcher.data.form) || texts.failed : '';

  async function turnOn(): Promise<void> {
    setAsking(true);
    setProblem('');
    try {
      const sent = await turnOnThisDevice(publicKey);
      if (sent) {
        await fetcher.submit({ intent: 'add-device', ...sent }, { method: 'post', action: ACTION });
        deviceOwner.keep(viewerId);
      }
    } catch {
      setProblem(texts.notNow);
    } finally {
      await look();
      setAsking(false);
    }
  }

  return (
    <Card as="section" aria-labelledby="push-devices" className="mb-6">
      <h2 id="push-devices" className="display mb-2 text-2xl">
        {texts.heading}
      </h2>
      <p className="mb-4 text-muted">{texts.about}</p>
      <noscript>
        <p className="mb-4 text-muted">{texts.needsScript}</p>
      </noscript>
      {devices.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {devices.map(({ id, name, since }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1.5">
              <p className="min-w-0 py-1 wrap-anywhere">
                {name}
                {id === own?.id && ` (${texts.thisDevice})`}
                <span className="block text-sm text-muted">{withParts(texts.since, { since: <Moment at={since} /> })}</span>
              </p>
              <Form method="post" action={ACTION} preventScrollReset>
                <input type="hidden" name="deviceId" value={id} />
                <Button type="submit" name="intent" value="remove-device" variant="quiet" size="sm" className="min-h-11">
                  {texts.remove}
                  <span className="sr-only"> {name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {/* As high as the longest answer: what this device can do is known only once the page is there. */}
      <div className="flex min-h-[3lh] flex-wrap items-start gap-x-4 gap-y-2 sm:min-h-[2lh] noscript:hidden">
        {canTurnOn(device) && !own && (
          <Button type="button" variant="outline" pending={asking} pendingText={texts.turningOn} onClick={() => void turnOn()}>
            {texts.turnOn}
          </Button>
        )}
        <p role="status" className="text-muted empty:hidden">
          {own ? texts.isOn : statusOf(device)}
        </p>
      </div>
      <FormError large className="mt-3">
        {problem || refused}
      </FormError>
    </Card>
  );
}

function canTurnOn(device: ThisDevice): boolean {
  return device === 'off' || typeof device === 'object';
}

function statusOf(device: ThisDevice): string {
  if (device === 'unsupported') return texts.unsupported;
  return device === 'blocked' ? texts.blocked : '';
}
