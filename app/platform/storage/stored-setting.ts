import { type StoredItem, storedItem } from './browser-storage';

/** A setting that the browser keeps, followed by all of the page and by other tabs. */
export interface StoredSetting extends Pick<StoredItem, 'read'> {
  /** Where storage is closed to the page, a setting lasts as long as the page does. */
  write(text: string): void;
  /** Calls back when it was changed, here or in another tab. @returns a function that ends it. */
  subscribe(changed: () => void): () => void;
}

/** @param event sent to the window with each change made on this page, with the text as its detail. */
export function storedSetting(key: string, event: string): StoredSetting {
  const item = storedItem(key);
  let unstored: string | undefined;
  return {
    read: () => unstored ?? item.read(),
    write(text) {
      unstored = item.write(text) ? undefined : text;
      dispatchEvent(new CustomEvent(event, { detail: text }));
    },
    subscribe(changed) {
      addEventListener('storage', changed);
      addEventListener(event, changed);
      return () => {
        removeEventListener('storage', changed);
        removeEventListener(event, changed);
      };
    },
  };
}
