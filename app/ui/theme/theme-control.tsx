import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { DEFAULT_THEME, THEME_EVENT, THEME_KEY, type ThemeChoice, themeChoice } from './theme';

const choices = [
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'system', label: 'System', Icon: Monitor },
] as const;

/** Where storage is closed to the page, a choice lasts as long as the page does. */
let unstored: ThemeChoice | undefined;

function subscribe(changed: () => void) {
  addEventListener('storage', changed);
  addEventListener(THEME_EVENT, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(THEME_EVENT, changed);
  };
}

function currentChoice(): ThemeChoice {
  try {
    return unstored ?? themeChoice(localStorage.getItem(THEME_KEY));
  } catch {
    return DEFAULT_THEME;
  }
}

function choose(choice: ThemeChoice) {
  try {
    localStorage.setItem(THEME_KEY, choice);
  } catch {
    unstored = choice;
  }
  dispatchEvent(new CustomEvent(THEME_EVENT, { detail: choice }));
}

/** Dark, light, or as the system has it. @param props name: of its radio buttons, another one for each control on a page. */
export function ThemeControl({ name }: { name: string }) {
  const current = useSyncExternalStore(subscribe, currentChoice, () => DEFAULT_THEME);
  return (
    <fieldset className="inline-flex rounded-md border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={label}
          className="relative grid size-9 place-items-center rounded-sm text-muted transition-colors hover:text-text has-checked:bg-raised has-checked:text-gold has-focus-visible:outline-2 has-focus-visible:outline-gold"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={current === value}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <Icon aria-hidden="true" className="size-[1.125rem]" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
