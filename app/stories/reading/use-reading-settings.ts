import { useSyncExternalStore } from 'react';
import { storedSetting } from '~/platform/storage/stored-setting';
import { READING_KEY, type ReadingSettings, readingSettings, storedReading, usualReading } from './reading-settings';

const setting = storedSetting(READING_KEY, 'quillarena:reading');

function change(settings: ReadingSettings): void {
  document.documentElement.dataset.readingSize = settings.size;
  document.documentElement.dataset.readingWidth = settings.width;
  setting.write(storedReading(settings));
}

/** The reader's settings for stories, stored in the browser. @returns the settings, and a function that changes some of them. */
export function useReadingSettings(): [ReadingSettings, (changed: Partial<ReadingSettings>) => void] {
  const settings = readingSettings(useSyncExternalStore(setting.subscribe, setting.read, () => storedReading(usualReading)));
  return [settings, (changed) => change({ ...settings, ...changed })];
}
