/** What a word of one who speaks is in the mouth of the one who answers. */
const turned: Readonly<Record<string, string>> = {
  ...{
    i: 'you',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    "i'm": "you're",
    "i've": "you've",
    "i'll": "you'll",
    "i'd": "you'd",
  },
  ...{ your: 'my', yours: 'mine', yourself: 'myself', "you're": "I'm", "you've": "I've", "you'll": "I'll", "you'd": "I'd" },
  ...{ am: 'are', this: 'that', these: 'those', here: 'there' },
};
/** Words behind which 'you' is the subject of a clause, and before which it is an object. */
const beforeSubject = /^(?:that|what|who|where|why|how|when|if|whether|because|than|think)$/;
const behindObject =
  /^(?:to|for|in|on|at|from|with|of|off|up|down|out|about|into|by|a|an|the|my|some|that|this|home|back|now|alone|again|here|there|all|before|after|tomorrow|tonight|later|too)$/;
/** Verbs of which 'you' before them is the subject. */
const finite = /^(?:were|are|had|have|did|do|don't|can|could|will|would|know|said|went)$/i;
const MOST_WORDS = 6;

/** 'Dig him up', 'my tuba', as one says it who was spoken to: 'your tuba'. Undefined where that cannot be told for certain. */
export function turnedAround(words: string): string | undefined {
  const all = words.split(' ');
  if (all.length > MOST_WORDS || /[,;:"“”…—]| and not /.test(words)) return undefined;
  const answered = all.map((word, index) => {
    const plain = word.toLowerCase();
    const subject = (all[index - 1] ?? '').toLowerCase();
    if (plain === 'you') return youAs(all[index - 1], all[index + 1]);
    return (subject === 'you' ? behindYou : subject === 'i' ? behindI : turned)[plain] ?? turned[plain] ?? word;
  });
  return answered.includes(undefined) ? undefined : answered.join(' ');
}

/** 'Where you were' is 'where I was'. */
const behindYou: Readonly<Record<string, string>> = { are: 'am', were: 'was', "weren't": "wasn't" };
const behindI: Readonly<Record<string, string>> = { am: 'are', was: 'were', "wasn't": "weren't" };

function youAs(before: string | undefined, behind: string | undefined): string | undefined {
  if (before === undefined || beforeSubject.test(before.toLowerCase()) || finite.test(behind ?? '')) return 'I';
  return behind === undefined || behindObject.test(behind.toLowerCase()) ? 'me' : undefined;
}

/** Words that begin sentences and name nobody: small ones, and a verb before its object ('Open it', 'Follow the goat'). */
const NO_NAME =
  /^(?:(?:the|a|an|my|your|our|his|her|their|this|that|these|those|it|he|she|they|we|you|some|no)\b|[a-z]+ (?:it|that|this|him|her|them|me|us|the|a|an|my|your|his|their|those|these|some)\b)/i;

/** The words of a plain sentence as the speech has them, with its capitals. */
export function asSpoken(words: string, speech: string): string {
  const spoken = speech.replaceAll('’', "'");
  const start = spoken.toLowerCase().indexOf(words);
  if (start < 0) return words;
  const found = spoken.slice(start, start + words.length);
  const beginsSentence = start === 0 || /[.!?…]\s+$/u.test(spoken.slice(0, start));
  return beginsSentence && NO_NAME.test(found) ? found.charAt(0).toLowerCase() + found.slice(1) : found;
}
