export type ThemeChoice = 'dark' | 'light' | 'system';

export const THEME_KEY = 'theme';
/** Dispatched on the window for a choice on this page; other tabs get the storage event. */
export const THEME_EVENT = 'quillarena:theme';
export const DEFAULT_THEME = 'dark' satisfies ThemeChoice;
/** The page's background in each theme, for the browser's toolbars. */
const DARK_BAR = '#14110d';
const LIGHT_BAR = '#f6efe0';
/** What browsers install: the app has the icons and colours of the theme in which it is installed. */
const DARK_APP = '/manifest.webmanifest';
const LIGHT_APP = '/manifest-light.webmanifest';

/** Parses a stored choice; the default if there is none or it is unknown. */
export function themeChoice(stored: string | undefined): ThemeChoice {
  return stored === 'light' || stored === 'system' || stored === 'dark' ? stored : DEFAULT_THEME;
}

/**
 * Runs in the page's head before anything is painted, then listens for choices on this page,
 * in other tabs, and for changes of the system. It is self-contained, so that the theme needs no other script.
 */
export const themeScript = `(() => {
  const light = matchMedia('(prefers-color-scheme: light)');
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  const app = document.createElement('link');
  app.rel = 'manifest';
  document.head.append(bars, app);
  let choice;
  const read = () => { try { choice = localStorage.getItem('${THEME_KEY}'); } catch {} };
  const apply = () => {
    const theme = choice === 'light' || (choice === 'system' && light.matches) ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    app.href = theme === 'light' ? '${LIGHT_APP}' : '${DARK_APP}';
    bars.content = theme === 'light' ? '${LIGHT_BAR}' : '${DARK_BAR}';
  };
  read();
  apply();
  light.addEventListener('change', apply);
  addEventListener('storage', () => { read(); apply(); });
  addEventListener('${THEME_EVENT}', (event) => { choice = event.detail; apply(); });
})()`;
