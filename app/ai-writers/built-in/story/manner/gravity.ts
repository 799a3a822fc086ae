import { sentencesOf, withoutSpeech } from '../../text-tools';

/** What a turn tells that no joke goes with: somebody dies, somebody is hurt, or somebody has died earlier. */
export type Gravity = 'death' | 'wound' | 'grief';

const death =
  /(?<!(?:had|has|have|[’']d|was|were|been|already) )\b(?:died|dies|drowned|drowns|bled out|bleeds out|beheads|beheaded)\b|(?<!(?:had|has|have|[’']d|was|were|been|already) )\b(?:kills|killed|murders|murdered|strangles|strangled) (?:him|her|them|the|my|our|your|\p{Lu})|\bno pulse\b|\b(?:falls|fell|drops|dropped|lies|lay) (?:down )?dead\b/u;
const wound =
  /\b(?:blood|bleeds|bled|bleeding|stabs|stabbed|gash|wound|wounds|wounded)\b|\bshot (?:him|her|me|them|you|us)\b|\b(?:thumb|finger|nails)s? (?:in|into) (?:his|her|my|your) eyes?\b|\b(?:broke|breaks|broken) (?:his|her|my|your) (?:leg|arm|neck|ribs?|wrist)\b|\b(?:knife|sword|blade|bullet|axe|arrow|spear|dagger|bayonet)\b[^.!?]{0,40}\b(?:through|into|in) (?:the |his |her |my |your )?(?:\p{L}+[’']s )?(?:belly|chest|throat|heart|back|side|neck|shoulder|stomach|leg|arm|face|skull)\b|\b(?:took|takes|lost|loses)\b[^.!?]{0,40}\bfingers?\b|\bcuts?\b[^.!?]{0,30}\bacross the (?:face|throat|chest)\b/iu;
const grief =
  /\b(?:dead|dying|died|killed|murdered|drowned|hanged|corpse|corpses|funeral|coffin|widow|widower|mourning|mourners|lifeless)\b/iu;
/** Figures of speech, and things that were never alive. */
const figurative =
  /\bwound (?:the|a|his|her|my|it|them|up|down|through|around|its)\b|\bit (?:had )?died\b|\b(?:dead|died|dying|killed|kills?) (?:end|line|of night|tired|calm|quiet|silence|battery|phone|leaves|weight|time|(?:the|an?) (?:engine|lights?|motor|music|hour|minute))\b|\b(?:engine|motor|battery|phone|line|radio|lights?|fire|wind|music|plants?|screen|signal|voices?|laughter|conversation|talk) (?:had |has |was |is |were |went |goes )?(?:died|dies|dead|killed)\b|\b(?:in cold|cold|own) blood\b|\bblood (?:bank|type|test|pressure|sugar|orange|moon|donor)s?\b/giu;

/** What is told of another time or as hearsay, and what did not happen: he died years ago, they say she drowned, nobody was killed. */
const notHere =
  /\b(?:ago|they say|they said|people say|legend|once upon|used to|back in|in (?:1[5-9]|20)\d\d|last (?:year|spring|summer|autumn|winter|month)|nobody|no one|never|not|almost|nearly|would have|could have|as if|as though)\b|n[’']t\b/iu;

/** What a turn's narration tells that asks for a grave answer; undefined for any other turn. */
export function gravityOf(turn: string): Gravity | undefined {
  const told = withoutSpeech(turn).replace(figurative, '');
  const now = sentencesOf(told)
    .filter((sentence) => !notHere.test(sentence))
    .join(' ');
  if (death.test(now)) return 'death';
  if (wound.test(now)) return 'wound';
  return grief.test(told) ? 'grief' : undefined;
}

/** The same of whoever is 'he' or 'she': they buried him; he cut her throat; she never got up. */
const loss =
  /\b(?:bury|buries|buried|burying) (?:him|her|them)\b|\bpassed away\b|\bsince \p{L}+ passed\b|\bcuts? (?:his|her|their) throat\b|\bnever (?:got up|woke up|breathed)\b|\b(?:stopped|stops) breathing\b|\bno pulse\b/iu;

/** Where a story has last spoken of the dead: behind how many characters; 0 where it has not. */
export function lastOfDead(told: string): number {
  const plain = told.replace(figurative, (words) => ' '.repeat(words.length));
  const [last] = [...plain.matchAll(new RegExp(`${grief.source}|${loss.source}`, 'giu'))].slice(-1);
  return last ? last.index + last[0].length : 0;
}
