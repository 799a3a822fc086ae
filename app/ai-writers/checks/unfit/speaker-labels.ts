/** Those who take turns in a conversation or a script, in front of a colon. */
const ROLE =
  '(?:user|human|assistant|system|ai|bot|model|narrator|storyteller|writer|author|player|participant|(?:next )?(?:turn|part|round)|your turn|response|story|speaker)(?: (?:\\d{1,2}|one|two|three|[ab]))?';
const START = '(?:^|\\n|[.!?…]["”’]?\\s+|[—–]\\s*)';
const ASIDE = '(?:\\s*\\([^)\\n]{1,40}\\))?';
/** What follows a label begins like a sentence; 'The rule: never look' has lower case. */
const SAYS = ':\\s+(?=["“‘(*]?\\p{Lu})';
const ROLE_LABEL = new RegExp(`${START}${ROLE}${ASIDE}${SAYS}`, 'iu');
/** MARA: (whispering) No. */
const SHOUTED_LABEL = new RegExp(`${START}\\p{Lu}{3,}(?: \\p{Lu}{2,})?${ASIDE}:\\s+(?=["“‘(]?\\p{Lu}?\\p{Ll})`, 'u');

/** Entries of a diary, and remarks behind a text, begin with these. */
const NOBODY = '(?:Notes?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Day|Night|Week|Year|Morning|Noon|Evening|Midnight)\\b';
const ANY_NAME = `(?!${NOBODY})\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?`;
/** Any name that speaks in quotation marks or after a sentence; at the start of a text it may be a heading. */
const ANY_LABEL = new RegExp(`${START}${ANY_NAME}${ASIDE}:\\s+["“]|[.!?…]["”’]?\\s+${ANY_NAME}${ASIDE}${SAYS}`, 'u');

/**
 * Whether a text names who speaks in front of a colon, as a script or the record of a conversation does.
 * @param people the names of the story's people and writers.
 */
export function holdsSpeakerLabels(text: string, people: readonly string[]): boolean {
  if (ROLE_LABEL.test(text) || SHOUTED_LABEL.test(text) || ANY_LABEL.test(text)) return true;
  const names = people.filter((name) => /^\p{Lu}/u.test(name)).flatMap((name) => [name, name.split(' ').at(-1) ?? name]);
  if (names.length === 0) return false;
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|');
  return new RegExp(`${START}(?:${escaped})${ASIDE}${SAYS}`, 'u').test(text);
}
