import { useSyncExternalStore } from 'react';
import { storedSetting } from '~/platform/storage/stored-setting';
import { Icon } from '../art/icon';
import { MONITOR, MOON, SUN } from '../art/icon-paths';
import { DEFAULT_THEME, THEME_EVENT, THEME_KEY, themeChoice } from './theme';

const choices = [
  { value: 'dark', label: 'Dark', path: MOON },
  { value: 'light', label: 'Light', path: SUN },
  { value: 'system', label: 'System', path: MONITOR },
] as const;

const setting = storedSetting(THEME_KEY, THEME_EVENT);
const currentChoice = () => themeChoice(setting.read());

/** Dark, light, or as the system. @param props name: name of its radio buttons, unique for each control on a page. */
export function ThemeControl({ name }: { name: string }) {
  const current = useSyncExternalStore(setting.subscribe, currentChoice, () => DEFAULT_THEME);
  return (
    <fieldset className="inline-flex rounded-md border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, path }) => (
        <label key={value} title={label} className="theme-choice">
          <input type="radio" name={name} value={value} checked={current === value} onChange={() => setting.write(value)} />
          <Icon path={path} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
