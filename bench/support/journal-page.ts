import { deskStorage, recoverWords } from '../../app/stories/saving/journal/desk-storage.ts';

const KEY = 'words';
/** Characters after which the words are saved, and so leave the device. */
const SAVED_AFTER = 40;

/** What the benchmark of the crash journal asks of its page. */
export const journalPage = {
  /** Types a character every 20 ms, until the browser is killed; reports what it has typed, and for how long each key held the page, in ms. */
  type(typed: (text: string, ms: number) => void): void {
    const storage = deskStorage();
    let text = '';
    let keys = 0;
    setInterval(() => {
      const before = performance.now();
      keys += 1;
      text += 'abcdefghij'.charAt(keys % 10);
      if (keys === SAVED_AFTER) {
        text = '';
        storage?.removeItem(KEY);
      } else {
        storage?.setItem(KEY, text);
      }
      typed(text, performance.now() - before);
    }, 20);
  },
  /** The words that are there after a start. */
  async found(): Promise<string> {
    await recoverWords();
    return deskStorage()?.getItem(KEY) ?? '';
  },
};

Object.assign(window, { journalPage });
