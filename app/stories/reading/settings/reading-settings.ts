/** The browser-storage key of the reading settings. */
export const READING_KEY = 'reading';

export const readingSizes = ['small', 'normal', 'large', 'largest'] as const;
export const readingWidths = ['narrow', 'normal', 'wide'] as const;

/** How stories are displayed. */
export interface ReadingSettings {
  size: (typeof readingSizes)[number];
  width: (typeof readingWidths)[number];
}

export const usualReading: ReadingSettings = { size: 'normal', width: 'normal' };

/** Parses stored settings; whatever is missing or invalid has its default. */
export function readingSettings(stored: string | undefined): ReadingSettings {
  const [size, width] = (stored ?? '').split(' ');
  return {
    size: readingSizes.find((known) => known === size) ?? usualReading.size,
    width: readingWidths.find((known) => known === width) ?? usualReading.width,
  };
}

/** Settings in their stored form. */
export function storedReading({ size, width }: ReadingSettings): string {
  return `${size} ${width}`;
}

/**
 * Runs in the page's head before the first paint, so that no story jumps from one size to another. styles/reading.css
 * defines what the attributes mean and knows only the values above.
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
