/** What a writer says of AI before a text is sealed. Stored: they never change. */
export const aiUses = {
  without: { label: 'Without AI', hint: 'Every word is mine. It meets only texts whose writers say so too.' },
  some: { label: 'With some help', hint: 'AI helped with ideas or single words.' },
  with: { label: 'With AI', hint: 'AI wrote parts of it.' },
} as const;

export type AiUse = keyof typeof aiUses;

export const aiUseNames = Object.keys(aiUses) as [AiUse, ...AiUse[]];

/** What a text in a duel may be rated; Mature ones are not dealt to strangers. */
export const duelRatings = ['general', 'teen'] as const;

export type DuelRating = (typeof duelRatings)[number];
