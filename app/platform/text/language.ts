/**
 * The language that the site's texts are in: what pages, mails and books declare, how numbers and dates read, and what the key of a
 * cached page begins with. Texts by people may be in any.
 */
export const language = { tag: 'en', direction: 'ltr', locale: 'en-US' } as const;

/** The attributes of a document's root that say so, for pages that are made as text. */
export const languageAttributes = `lang="${language.tag}" dir="${language.direction}"`;
