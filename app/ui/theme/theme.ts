export type ThemeChoice = 'dark' | 'light' | 'system';

export const THEME_KEY = 'theme';
/** Sent to the window when a choice is made on this page; other tabs hear of it by the storage event. */
export const THEME_EVENT = 'quillarena:theme';
export const DEFAULT_THEME = 'dark' satisfies ThemeChoice;
/** The page's ground in each theme, for the browser's own bars. */
const themeColors = { dark: '#14110d', light: '#f6efe0' };

/** The choice that a stored text stands for; the default when there is none or it is not known. */
export function themeChoice(stored: string | undefined): ThemeChoice {
  return stored === 'light' || stored === 'system' || stored === 'dark' ? stored : DEFAULT_THEME;
}

/**
 * Runs in the page's head before anything is painted, and goes on listening: to choices made on this page,
 * in other tabs, and to the system's own changes. It stands alone, so that the theme needs no other script.
 */
export const themeScript = `(() => {
  const light = matchMedia('(prefers-color-scheme: light)');
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  document.head.append(bars);
  let choice;
  const read = () => { try { choice = localStorage.getItem('${THEME_KEY}'); } catch {} };
  const apply = () => {
    const theme = choice === 'light' || (choice === 'system' && light.matches) ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    bars.content = theme === 'light' ? '${themeColors.light}' : '${themeColors.dark}';
  };
  read();
  apply();
  light.addEventListener('change', apply);
  addEventListener('storage', () => { read(); apply(); });
  addEventListener('${THEME_EVENT}', (event) => { choice = event.detail; apply(); });
})()`;
