import { possibleStems } from '../sources/frequency.ts';
import type { PartOfSpeech } from '../sources/wordnet.ts';

/** Past forms of verbs that their spelling does not tell, by verb. */
const PAST = `arise arose arisen|bear bore borne|begin began begun|bend bent|bind bound|bite bit bitten|bleed bled|blow blew blown
  |break broke broken|breed bred|bring brought|build built|buy bought|catch caught|choose chose chosen|cling clung|come came|creep crept
  |deal dealt|dig dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt
  |fight fought|find found|flee fled|fling flung|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven
  |freeze froze frozen|get got gotten|give gave given|go went gone|grind ground|grow grew grown|hang hung|have had|hear heard
  |hide hid hidden|hold held|keep kept|kneel knelt|know knew known|lay laid|lead led|leave left|lend lent|lie lay lain|light lit|lose lost
  |make made|mean meant|meet met|pay paid|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|seek sought
  |sell sold|send sent|shake shook shaken|shine shone|shoot shot|shrink shrank shrunk|sing sang sung|sink sank sunk|sit sat|sleep slept
  |slide slid|sling slung|speak spoke spoken|spend spent|spin spun|spring sprang sprung|stand stood|steal stole stolen|stick stuck
  |sting stung|stink stank stunk|strike struck stricken|string strung|strive strove striven|swear swore sworn|sweep swept
  |swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|tread trod trodden
  |wake woke woken|wear wore worn|weave wove woven|weep wept|win won|wind wound|wring wrung|write wrote written`;
const VERB_OF = new Map(
  PAST.split('|').flatMap((line) => {
    const [verb = '', ...forms] = line.trim().split(' ');
    return forms.map((form): [string, string] => [form, verb]);
  }),
);
/** How words of each part of speech change. */
const ENDINGS: Record<PartOfSpeech, RegExp> = { noun: /s$/, verb: /(s|ed|ing)$/, adjective: /(er|est)$/, adverb: /(er|est)$/ };

/** Whether a word is a form of another one of its part of speech: 'sent' of 'send', 'dozens' of 'dozen'. */
export function isInflected(word: string, part: PartOfSpeech, partOf: (word: string) => PartOfSpeech | undefined): boolean {
  const verb = VERB_OF.get(word);
  if (part === 'verb' && verb !== undefined && partOf(verb) === 'verb') return true;
  return ENDINGS[part].test(word) && possibleStems(word).some((stem) => stem !== word && partOf(stem) === part);
}
