import type { ComponentProps } from 'react';
import { SwitchSetting } from '~/accounts/profile/own/switch-setting';
import { useNothingRead } from './use-nothing-read';

/** The setting whether a history of what one reads is kept; without one, nothing of it stays on this device. */
export function KeepHistory(props: ComponentProps<typeof SwitchSetting>) {
  useNothingRead(!props.on);
  return <SwitchSetting {...props} />;
}
