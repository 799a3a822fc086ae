import { useSyncExternalStore } from 'react';
import { storedSetting } from '~/platform/storage/stored-setting';
import { READING_KEY, type ReadingSettings, readingSettings, storedReading, usualReading } from './reading-settings';

const setting = storedSetting(READING_KEY, 'quillarena:reading');

function change(settings: ReadingSettings): void {
  document.documentElement.dataset.readingSize = settings.size;
  document.documentElement.dataset.readingWidth = settings.width;
  setting.write(storedReading(settings));
}

/** How whoever reads likes stories to be set, kept in the browser. @returns the settings, and what changes some of them. */
export function useReadingSettings(): [ReadingSettings, (changed: Partial<ReadingSettings>) => void] {
  const settings = readingSettings(useSyncExternalStore(setting.subscribe, setting.read, () => storedReading(usualReading)));
  return [settings, (changed) => change({ ...settings, ...changed })];
}
