import { useSyncExternalStore } from 'react';
import { storedSetting } from '~/platform/storage/stored-setting';
import { Icon } from '../art/icon';
import { MONITOR, MOON, SUN } from '../art/icon-paths';
import { DARK, LIGHT, SYSTEM, THEME } from '../texts';
import { DEFAULT_THEME, THEME_EVENT, THEME_KEY, themeChoice } from './theme';

const choices = [
  { value: 'dark', label: DARK, path: MOON },
  { value: 'light', label: LIGHT, path: SUN },
  { value: 'system', label: SYSTEM, path: MONITOR },
] as const;

const MENU_ID = 'theme';

const setting = storedSetting(THEME_KEY, THEME_EVENT);
const currentChoice = () => themeChoice(setting.read());

/** Dark, light, or as the system. @param props name: name of its radio buttons, unique for each control on a page. */
export function ThemeControl({ name }: { name: string }) {
  const current = useSyncExternalStore(setting.subscribe, currentChoice, () => DEFAULT_THEME);
  return (
    <fieldset className="theme-choices">
      <legend className="sr-only">{THEME}</legend>
      {choices.map(({ value, label, path }) => (
        <label key={value} title={label} className="theme-choice">
          <input type="radio" name={name} value={value} checked={current === value} onChange={() => setting.write(value)} />
          <Icon path={path} />
          <span className="theme-name">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A button with the theme's sign, and the choices in a menu that the browser opens and closes. There is one per page. */
export function ThemeMenu() {
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} title={THEME} className="theme-button">
        <Icon path={MOON} className="light:hidden" />
        <Icon path={SUN} className="hidden light:block" />
        <span className="sr-only">{THEME}</span>
      </button>
      <div id={MENU_ID} popover="auto" className="theme-menu">
        <ThemeControl name="theme-bar" />
      </div>
    </>
  );
}
