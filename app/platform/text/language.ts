/*
 * The language that the site's texts are in: what pages, mails and books declare, how numbers and dates read, and what the key of a
 * cached page begins with. Texts by people may be in any. Constants, so that builds put them where they are used.
 */
export const LANGUAGE = 'en';
export const DIRECTION = 'ltr';
export const LOCALE = 'en-US';
/** Lists have no comma before their 'and'. */
export const LIST_LOCALE = 'en-GB';

/** What stands in place of a language that nobody has said (ISO 639-2). */
export const UNKNOWN_LANGUAGE = 'und';

/** The attributes of a document's root that say so, for pages that are made as text. */
export const languageAttributes = `lang="${LANGUAGE}" dir="${DIRECTION}"`;
