/** What a speech does: a kind of question, a request, a threat. It is the key of the replies that answer it. */
export type SpeechAct = `question:${QuestionKind}` | (typeof ACTS)[number][0] | 'news';

type QuestionKind = 'who' | 'what' | 'where' | 'when' | 'why' | 'how' | 'howmany' | 'which' | 'whether' | 'tag';

const QUESTIONS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['tag', /,\s*(?:right|okay|ok|yes|no|huh|eh|isn[’']t (?:it|he|she)|aren[’']t (?:you|we|they)|don[’']t you|do you|are you|is it)\?$/i],
  ['howmany', /\bhow (?:many|much|long|far|often|old)\b/i],
  ['who', /^\W*(?:[\p{L}’' ]+, )?(?:and |but |so )?(?:who|whose|whom|for whom|to whom|with whom)\b/iu],
  ['where', /^\W*(?:[\p{L}’' ]+, )?(?:and |but |so )?where\b/iu],
  ['when', /^\W*(?:[\p{L}’' ]+, )?(?:and |but |so )?(?:when|since when|until when)\b/iu],
  ['why', /^\W*(?:[\p{L}’' ]+, )?(?:and |but |so )?(?:why|how come|what for)\b|\bwhat\b[^?]*\bfor\?$/iu],
  ['how', /^\W*(?:[\p{L}’' ]+, )?(?:and |but |so )?how\b/iu],
  ['which', /^\W*(?:[\p{L}’' ]+, )?(?:and |but |so )?which\b/iu],
  ['what', /^\W*(?:[\p{L}’' ]+, )?(?:and |but |so |then )?what\b/iu],
];
const LATE_QUESTIONS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['who', /\bwho\b/i],
  ['where', /\bwhere\b/i],
  ['why', /\bwhy\b/i],
  ['what', /\bwhat\b/i],
];

/** 'Would you like to see why?' asks for yes or no. */
const asksWhether =
  /^\W*(?:and |but |so )?(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|shall|may)(?:n[’']t)? (?:I|you|he|she|it|we|they|there|this|that)\b/i;

const ACTS = [
  [
    'threatening',
    /\b(?:I(?:[’']ll| will|[’']m going to) (?:kill|hurt|shoot|cut|break|end|find|ruin|get) (?:you|him|her|them)|or else|you(?:[’']re| are) dead|(?:or|and) I(?:[’']ll| will) (?:shoot|kill)|don[’']t make me|you(?:[’']ll| will) (?:regret|pay|be sorry))\b/i,
  ],
  ['apology', /\b(?:I[’']?m (?:so |very |really )?sorry|I am sorry|forgive me|my fault|I apologi[sz]e|excuse me)\b|^sorry\b/i],
  ['thanks', /\b(?:thank you|thanks|much obliged|grateful)\b/i],
  ['greeting', /^(?:hello|hi|hey|good (?:morning|evening|afternoon|day|night)|welcome|goodbye|bye|farewell)\b/i],
  [
    'secret',
    /\b(?:I (?:never|didn[’']t|did not) (?:tell|told)|nobody knows|no one knows|don[’']t tell|the truth is|there(?:[’']s| is) something (?:you|I)|I have to tell you|between us|secret)\b/i,
  ],
  [
    'accusation',
    /\b(?:you (?:lied|liar|stole|took|did this|knew|killed|promised|always|never|said|left)|it was you|your fault|you(?:[’']re| are) (?:lying|hiding|wrong|crazy|mad|a (?:liar|thief|coward)))\b/i,
  ],
  ['promise', /\bI (?:promise|swear)\b|\bI(?:[’']ll| will) (?:be back|come back|always|never|find|help|protect|wait|do it)\b/i],
  ['refusal', /^(?:no|never|nope|not (?:me|now|today|a chance))\b(?![^.!?]*\?)|\bI (?:won[’']t|will not|can[’']t|refuse|don[’']t want)\b/i],
  ['request', /\b(?:please|could you|can you|would you|will you|let[’']s|help me|may I|can I|shall we)\b/i],
  [
    'order',
    /^(?:[\p{Lu}][\p{L}]+, )?(?:don[’']t|do not|stop|wait|go|come|run|hurry|get|give|put|take|open|close|look|listen|leave|stay|tell|show|hold|drop|follow|keep|be|try|bring|hide|move|sit|stand|shut|let|turn|pull|push|say|watch|read|pick|step|help|call|find|make|write|start|remember|forget|ask|play|eat|drink|wake|jump|quick|quiet|hush)\b/iu,
  ],
  ['exclamation', /^[^.?]{1,40}!$/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** What a speech does, by its last sentence that does something. */
export function speechActOf(words: string): SpeechAct {
  const sentences = words
    .split(/(?<=[.!?…])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const question = sentences.findLast((sentence) => sentence.endsWith('?'));
  if (question) return `question:${kindOf(question)}`;
  for (const sentence of sentences.toReversed()) {
    const act = ACTS.find(([, pattern]) => pattern.test(sentence));
    if (act) return act[0];
  }
  return 'news';
}

function kindOf(question: string): QuestionKind {
  const kinds = asksWhether.test(question) ? QUESTIONS : [...QUESTIONS, ...LATE_QUESTIONS];
  return kinds.find(([, pattern]) => pattern.test(question))?.[0] ?? 'whether';
}

/** What indirect speech does, by the verb and the word behind it: asked whether, told her to, said that. */
export function indirectActOf(verb: string, next: string): SpeechAct | undefined {
  if (/^(?:ask|wonder|demand)$/.test(verb)) {
    const kind = QUESTIONS.find(([, pattern]) => pattern.test(next))?.[0];
    if (kind) return `question:${kind}`;
    return next === 'to' ? 'request' : next === 'if' || next === 'whether' ? 'question:whether' : undefined;
  }
  if (verb === 'tell' && next === 'to') return 'order';
  if (verb === 'promise') return 'promise';
  if (/^(?:apologise|apologize)$/.test(verb)) return 'apology';
  return /^(?:say|tell|explain|admit|announce|insist|add|whisper|shout)$/.test(verb) && next !== '' ? 'news' : undefined;
}
