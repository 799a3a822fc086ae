/** The browser-storage key of the reading settings. */
export const READING_KEY = 'reading';

export const readingSizes = ['small', 'normal', 'large', 'largest'] as const;
export const readingWidths = ['narrow', 'normal', 'wide'] as const;
/** Whether comments stand at paragraphs. */
export const passageChoices = ['shown', 'folded'] as const;

/** How stories are displayed. */
export interface ReadingSettings {
  size: (typeof readingSizes)[number];
  width: (typeof readingWidths)[number];
  passages: (typeof passageChoices)[number];
}

export const usualReading: ReadingSettings = { size: 'normal', width: 'normal', passages: 'shown' };

/** Parses stored settings; whatever is missing or invalid has its default. */
export function readingSettings(stored: string | undefined): ReadingSettings {
  const [size, width, passages] = (stored ?? '').split(' ');
  return {
    size: readingSizes.find((known) => known === size) ?? usualReading.size,
    width: readingWidths.find((known) => known === width) ?? usualReading.width,
    passages: passageChoices.find((known) => known === passages) ?? usualReading.passages,
  };
}

/** Settings in their stored form. */
export function storedReading({ size, width, passages }: ReadingSettings): string {
  return `${size} ${width} ${passages}`;
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
    document.documentElement.dataset.readingPassages = words[2] || '';
  };
  read();
  addEventListener('storage', read);
})()`;
