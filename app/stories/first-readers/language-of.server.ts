import { franc } from 'franc-min';
import { UNKNOWN_LANGUAGE } from '~/platform/text/language';

/** With less than this, in characters, a language is a guess. */
const FEWEST_CHARACTERS = 150;
/** What is looked at of a text, in characters. */
const LOOKED_AT = 2_000;

/** The language that a text is in, by ISO 639-3; 'und' where it cannot be told. */
export function languageOf(text: string): string {
  return text.length < FEWEST_CHARACTERS ? UNKNOWN_LANGUAGE : franc(text.slice(0, LOOKED_AT));
}
