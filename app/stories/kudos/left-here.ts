import { useSyncExternalStore } from 'react';
import { storedSetting } from '~/platform/storage/stored-setting';
import { withKudos } from './kudos-on-device';

/** The stories on which a visitor without an account left kudos in this browser: pages for visitors are the same for all of them. */
const stored = storedSetting('kudos', 'quillarena:kudos');

/** Whether kudos were left on a story here; false until the page has its script. */
export function useLeftHere(storyId: string): boolean {
  const isLeft = () => stored.read()?.split(' ').includes(storyId) ?? false;
  return useSyncExternalStore(stored.subscribe, isLeft, () => false);
}

/** Remembers that kudos were left on a story here, or taken back. */
export function rememberHere(storyId: string, given: boolean): void {
  stored.write(withKudos(stored.read(), storyId, given));
}
