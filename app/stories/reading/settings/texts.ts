import type { ReadingSettings } from './reading-settings';

/** Texts of the reading settings, but for their button. */
export const readingSettingsTexts = {
  size: 'Text size',
  sizes: { small: 'Small', normal: 'Normal', large: 'Large', largest: 'Largest' } satisfies Record<ReadingSettings['size'], string>,
  width: 'Line width',
  widths: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' } satisfies Record<ReadingSettings['width'], string>,
  passages: 'Comments at paragraphs',
  passageChoices: { shown: 'Shown', folded: 'Folded' } satisfies Record<ReadingSettings['passages'], string>,
  theme: 'Theme',
} as const;
