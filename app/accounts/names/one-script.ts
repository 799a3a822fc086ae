/** Scripts in use today: recommended and limited use in UAX 31. Each of the first row goes with what is written beside it. */
const TOGETHER = ['Han|Hiragana|Katakana', 'Han|Hangul', 'Han|Bopomofo'];
const ALONE = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko', 'Ethiopic', 'Cherokee'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Meetei_Mayek'],
  ...['Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Mongolian', 'Yi', 'Lisu', 'Miao', 'Tai_Le', 'New_Tai_Lue', 'Tai_Tham', 'Tai_Viet'],
  ...['Ol_Chiki', 'Lepcha', 'Limbu', 'Newa', 'Chakma', 'Syloti_Nagri', 'Saurashtra', 'Wancho', 'Nyiakeng_Puachue_Hmong'],
  ...['Javanese', 'Balinese', 'Sundanese', 'Batak', 'Buginese', 'Cham', 'Kayah_Li', 'Hanifi_Rohingya'],
  ...['Canadian_Aboriginal', 'Osage', 'Tifinagh', 'Vai', 'Bamum', 'Adlam'],
];

const oneOf = [...TOGETHER, ...ALONE].map((scripts) => {
  const classes = [...scripts.split('|'), 'Common', 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
});

/**
 * Whether all letters of a name are of one script, or of several that are written together, as in Japanese. Digits, marks and
 * punctuation go with every script.
 */
export function isOfOneScript(name: string): boolean {
  return oneOf.some((script) => script.test(name));
}
