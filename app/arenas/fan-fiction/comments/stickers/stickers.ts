import { countText } from '~/platform/text/format';
/** What readers say of a chapter without words, in the order of the buttons. Stored: they never change. */
export const stickers = ['loved', 'laughed', 'cried', 'gasped'] as const;
export type Sticker = (typeof stickers)[number];

/** What they say on screen. */
export const stickerTexts = {
  title: 'Say it without words',
  labels: { loved: 'Loved it', laughed: 'Made me laugh', cried: 'Made me cry', gasped: 'Held my breath' } satisfies Record<Sticker, string>,
  failed: 'That could not be saved. Please try again.',
  people: (count: number) => countText(count, { one: 'reader', other: 'readers' }),
} as const;
