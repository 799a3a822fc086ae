import { idioms } from '~content/story-writer/idioms';

const idiom = new RegExp(`\\b(?:${idioms.join('|')})\\b`, 'giu');

/** A text without phrases whose nouns name nothing that is there, such as 'all the way'; positions stay the same. */
export function withoutIdioms(text: string): string {
  return text.replace(idiom, (phrase) => ' '.repeat(phrase.length));
}
