/** Whose this browser's device is, kept in the browser: somebody else who signs in here is never shown what that person is told. */
const OWNER_KEY = 'push-owner';

export const deviceOwner = {
  read(): string | null {
    try {
      return localStorage.getItem(OWNER_KEY);
    } catch {
      return null;
    }
  },
  keep(playerId: string): void {
    try {
      localStorage.setItem(OWNER_KEY, playerId);
    } catch {
      // Without storage the device is turned off by signing out alone.
    }
  },
};

/** Turns this browser's device off if it is somebody else's. Its push service then says that it is gone. */
export async function keepDeviceOnlyFor(viewerId: string): Promise<void> {
  const owner = deviceOwner.read();
  if (!owner || owner === viewerId) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  deviceOwner.keep(viewerId);
}
