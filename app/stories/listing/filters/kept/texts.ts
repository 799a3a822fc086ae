import { awayTexts } from '~/platform/database/database-away';
import { numberText, pluralText } from '~/platform/text/format';

/** Texts of filters that a reader keeps as their own. */
export const keptFilterTexts = {
  title: 'Your own filters',
  open: 'Keep these filters',
  openOrder: 'Keep this order',
  begun: 'This list started with what you keep. You can still change its filters and its order above.',
  intro: 'The library and the pages of fandoms, tags and authors start with what you keep. You can still change it above each list.',
  keep: { everywhere: 'Keep for all lists', fandom: 'Keep for this fandom' },
  forget: { everywhere: 'Forget the ones for all lists', fandom: 'Forget the ones for this fandom' },
  none: 'None yet. Filter or order a list as you like, then choose “Keep these filters” or “Keep this order” above its stories.',
  some: (count: number) => `You keep ${pluralText(count, { one: 'one set', other: `${numberText(count)} sets` })} of filters and order.`,
  where:
    'The library and the pages of fandoms, tags and authors start with what you keep. Series, collections, reading lists and your own lists always start whole.',
  everywhere: 'All lists',
  forgetHere: 'Forget',
  forgetOne: (of: string) => `Forget what you keep for ${of}`,
  back: 'Back to the list',
  nothing: 'Choose a filter or an order first, then keep it.',
  noFandom: 'There is no such fandom.',
  tooMany: 'You keep filters for 200 fandoms already. Please forget some of them first.',
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
} as const;
