import { useEffect, useState } from 'react';
import { fingerprintOf } from './fingerprint';

/** What this browser can do, and has done; undefined until it is known. */
export type ThisDevice = 'unsupported' | 'blocked' | 'off' | { fingerprint: string } | undefined;

/** A device as it is sent to the server. */
export interface SentDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser shows what its site tells it. */
export function useThisDevice(): [device: ThisDevice, look: () => Promise<void>] {
  const [device, setDevice] = useState<ThisDevice>();
  const look = async () => setDevice(await lookAtDevice());
  useEffect(() => {
    void lookAtDevice().then(setDevice, () => setDevice('unsupported'));
  }, []);
  return [device, look];
}

async function lookAtDevice(): Promise<ThisDevice> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.getSubscription();
  return subscription ? { fingerprint: await fingerprintOf(subscription.endpoint) } : 'off';
}

/**
 * Asks the person for permission and the browser for an address. One that was made with another key of the site's is replaced.
 * @returns undefined if either says no.
 */
export async function turnOnThisDevice(publicKey: string): Promise<SentDevice | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  return p256dh && auth ? { endpoint: subscription.endpoint, p256dh, auth } : undefined;
}
