import { useSyncExternalStore } from 'react';
import { READING_KEY, type ReadingSettings, readingSettings, storedReading, usualReading } from './reading-settings';

const CHANGED = 'quillarena:reading';
/** Where storage is closed to the page, settings last as long as the page does. */
let unstored: string | undefined;

function subscribe(changed: () => void) {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}

function stored(): string | null {
  try {
    return unstored ?? localStorage.getItem(READING_KEY);
  } catch {
    return null;
  }
}

function change(settings: ReadingSettings): void {
  const text = storedReading(settings);
  try {
    localStorage.setItem(READING_KEY, text);
  } catch {
    unstored = text;
  }
  document.documentElement.dataset.readingSize = settings.size;
  document.documentElement.dataset.readingWidth = settings.width;
  dispatchEvent(new Event(CHANGED));
}

/** How whoever reads likes stories to be set, kept in the browser. @returns the settings, and what changes some of them. */
export function useReadingSettings(): [ReadingSettings, (changed: Partial<ReadingSettings>) => void] {
  const settings = readingSettings(useSyncExternalStore(subscribe, stored, () => storedReading(usualReading)));
  return [settings, (changed) => change({ ...settings, ...changed })];
}
