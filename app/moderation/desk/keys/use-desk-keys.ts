import { useSyncExternalStore } from 'react';
import { storedSetting } from '~/platform/storage/stored-setting';
import { useWindowKeys } from '~/ui/keys/use-window-keys';
import { type DeskAction, deskAction } from './desk-keys';

const setting = storedSetting('desk-keys', 'desk-keys-changed');
const isOn = () => setting.read() !== 'off';

/** Whether single keys work at the desk, which a person can turn off for this browser. */
export function useKeysSetting(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(setting.subscribe, isOn, () => true);
  return [on, (next) => setting.write(next ? 'on' : 'off')];
}

/** Calls back with what a key does at the desk, unless single keys are turned off. */
export function useDeskKeys(act: (action: DeskAction) => void): void {
  const [on] = useKeysSetting();
  useWindowKeys((key) => {
    const action = on ? deskAction(key) : undefined;
    if (action) act(action);
  });
}

/** Chooses the measure of a place in a form and puts the focus on it; a place without one changes nothing. */
export function chooseMeasure(form: HTMLFormElement | null, place: number): void {
  const measure = form?.querySelectorAll<HTMLInputElement>('input[name="measure"]')[place];
  measure?.click();
  measure?.focus();
}
