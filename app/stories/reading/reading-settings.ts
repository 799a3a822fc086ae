/** Where the browser keeps how somebody likes to read. */
export const READING_KEY = 'reading';

export const readingSizes = ['small', 'normal', 'large', 'largest'] as const;
export const readingWidths = ['narrow', 'normal', 'wide'] as const;

/** How a story is set. */
export interface ReadingSettings {
  size: (typeof readingSizes)[number];
  width: (typeof readingWidths)[number];
}

export const usualReading: ReadingSettings = { size: 'normal', width: 'normal' };

/** The settings that a stored text stands for; what it does not say, or not in this way, is as usual. */
export function readingSettings(stored: string | undefined): ReadingSettings {
  const [size, width] = (stored ?? '').split(' ');
  return {
    size: readingSizes.find((known) => known === size) ?? usualReading.size,
    width: readingWidths.find((known) => known === width) ?? usualReading.width,
  };
}

/** Settings as they are stored. */
export function storedReading({ size, width }: ReadingSettings): string {
  return `${size} ${width}`;
}

/**
 * Runs in the page's head before anything is painted, so that no story jumps from one size to another. What the
 * attributes mean stands in app.css, which knows only the values above.
 */
export const readingScript = `(() => {
  const read = () => {
    let words = [];
    try { words = (localStorage.getItem('${READING_KEY}') || '').split(' '); } catch {}
    document.documentElement.dataset.readingSize = words[0] || '';
    document.documentElement.dataset.readingWidth = words[1] || '';
  };
  read();
  addEventListener('storage', read);
})()`;
