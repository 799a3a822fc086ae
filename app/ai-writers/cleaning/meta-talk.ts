import { withoutSpeech } from '../built-in/text-tools';
import { splitSentences } from '../sentences';

/** What a model calls its answer and a story calls nothing. */
const ANSWER =
  'continuation|next (?:part|section|passage|segment|lines?|contribution)|excerpt|snippet|story starter|writing prompt|opening (?:lines?|sentences?)';
const THING = `(?:${ANSWER}|passage|draft|starter|prompt)`;

/** "Sure, here is the next part:" before the prose on the same line. */
const LEAD = new RegExp(
  String.raw`^\s*(?:(?:sure|certainly|of course|absolutely|okay|ok|alright|great|understood|got it)[!,.]*(?: (?:here|below|i|i['’]ll|this|let me)\b[^:\n]{0,100})?|(?:here|below)(?:['’]s| is| are)\b[^:\n]{0,80}(?:${THING}|story|version|paragraph|response)[^:\n]{0,60}|this is\b[^:\n]{0,40}${THING}[^:\n]{0,60}|(?:the|my|a)?\s*${THING}):\s*`,
  'iu',
);
const ROLE_LABEL =
  /^\s*(?:assistant|user|system|narrator|writer|author|ai|story|continuation|output|response|answer|text|prompt|next part)(?: \([^)\n]*\))?:\s*/iu;
/** 'Emma: ' before a sentence; 'Silence: that was all' is prose. */
const NAME_LABEL = /^\s*\p{Lu}[\p{L}’'-]{1,20}(?: \([^)\n]*\))?:\s+(?=["“\p{Lu}])/u;
const TITLE_LINE =
  /^\s*(?:(?:title|note|notes|author['’]s note|p\.?s\.?|word count|character count|length|genre|tone|style|summary|theme)\s*:.*|(?:chapter|part|scene|act|section)\s+(?:\d+|[ivx]+|one|two|three|four|five|six|seven|eight|nine|ten)\b[^.!?]{0,60})$/iu;
/** The Hand Under the Counter: a line of its own in capitals, without an end. */
const TITLE_CASE =
  /^\s*(?=(?:.*\p{Lu}){2})(?:\p{Lu}[\p{L}’'-]*|[a-z]{1,3}|with|from|into|upon)(?: (?:\p{Lu}[\p{L}’'-]*|[a-z]{1,3}|with|from|into|upon)){1,8}\s*$/u;
const REMARK =
  /\((?:note|word count|character count|approx|about|\d+ (?:words|characters|chars)|continued|to be continued|end|the end)[^()]*\)/giu;

const META_SENTENCES = [
  new RegExp(String.raw`^(?:sure|certainly|of course|okay|here(?:['’]s| is| are)|below is|this is)\b.{0,60}\b(?:${ANSWER})\b`, 'iu'),
  /^(?:sure|certainly|absolutely|understood|got it|okay|sure thing|of course)(?:[!.]|, (?:i can|i['’]ll|i will|let me|happy to)\b.*)$/iu,
  /^(?:i (?:have|['’]ve)|i['’]ve|i(?:['’]ll| will)|let me) (?:now )?(?:written|tried|kept|continued?|added|crafted|write|add|craft|try to) .*\b(?:story|passage|tone|voice|style|paragraph|prompt|narrative|scene|character count)\b/iu,
  /^(?:let me know|feel free|please let me know|i hope (?:this|that|you (?:like|enjoy))|would you like me to|do you want me to|want me to|shall (?:i|we) (?:continue|go on|write|keep)|if you['’]?d? (?:like|want|need)|what would you like|how does (?:this|that) (?:sound|look)|does (?:this|that) work)\b/iu,
  /^(?:note|p\.s\.|word count|character count)\b\s*[:-]/iu,
  /^(?:to be (?:continued|written)|the end|end of (?:part|story|turn|contribution)|continued)[.…!]*$/iu,
  /^(?:so,? )?(?:what (?:happens|will happen|do you think (?:happens|will happen)) next\?|(?:now )?(?:it['’]s|it is) your turn\b.*|your turn[.!]|over to you[.!]?|please continue\b.*)$/iu,
];

/** What a model says of its task, in its own person. */
const INTENT =
  "(?:i|we)(?:['’]ll| will| should| shall| need to| must| have to| can| could|['’]m going to| am going to|['’]m supposed to| am supposed to|['’]d like to| want to| think i should|['’]ve| have)";
const CRAFT =
  '(?:story(?:line|telling)?|narrative|passage|paragraphs?|continuation|prompt|scene|plot|tense|tone|style|voice|dialogue|suspense|pacing|character(?:s| count| limit)?|sentences?|imagery|instructions?)';
const ABOUT_TASK = [
  /\b(?:I|we) need to continue\b|\blet me think about what (?:happens|comes)\b|\b(?:the|this) text (?:ends|begins|stops) (?:with|in|at)\b|\bthe (?:next )?logical (?:next )?step\b/iu,
  new RegExp(
    String.raw`\b${INTENT} (?:now |also |try to |just |be |been |to )?(?:asked|continued?|continuing|writ(?:e|ing|ten)|ke(?:ep|pt)|maintain(?:ed)?|focus(?:ed)?|introduced?|add(?:ed)?|make|made|ensured?|start|begin|aim(?:ed)?|try|tried|avoid(?:ed)?|describe|include|end|finish|craft(?:ed)?|build|create|match|advance|use|used|follow)\b[^.!?\n]{0,80}\b${CRAFT}\b`,
    'iu',
  ),
  /^\W*(?:okay|ok|alright|all right|right|hmm+|well|so|now|first|let me|let['’]s)\b,?[^.!?\n]{0,80}\b(?:continue (?:the|this|from|with|in|writing)|the (?:user|prompt|task|story|passage|next part|scene|narrative|instructions?)|(?:next|previous) (?:part|section|paragraph|turn)|style of)\b/iu,
  /\b(?:first|second|third)[- ]person (?:\w+ )?(?:perspective|narrat\w+|point of view|voice|past|present|view)\b|\b(?:past|present) tense\b/iu,
  /\b(?:\d{2,4}|hundred|few) (?:characters|tokens)\b|\b(?:around|about|approximately|roughly|under|exactly|within) \d{2,4} words\b/iu,
  /\b(?:as (?:requested|instructed|per (?:your|the))|based on (?:the|your) (?:provided|given|above|story|text|prompt|instructions?|context)|the (?:provided|given) (?:text|story|passage|context|prompt))\b/iu,
  /\bhere(?:['’]s| is| are) (?:my (?:attempt|version|contribution|take|try)|(?:a|one|an|another|the) (?:\w+ )?(?:possible|revised|alternative|alternate|short|final)\b)/iu,
  /\b(?:possible|alternative|seamless|natural) continuation\b|\bthe continuation\b|\b(?:this|my|your|the) (?:continuation|excerpt|contribution)\b/iu,
  /\b(?:final (?:answer|version|draft|output)|thought process|chain of thought|reasoning|analysis|draft|critique|step \d|explanation|context|objective|constraints?|output)\s*:/iu,
  /\b(?:option|version|alternative|candidate|variant|attempt) (?:\d|[abc]|one|two|three)\s*[:)]/iu,
  /\bin (?:this|the (?:next|following|previous)) (?:passage|part|continuation|excerpt|paragraph|section|scene)\b/iu,
  /\b(?:the|this) (?:previous|next|following) (?:part|passage|paragraph|section|sentence|turn|contribution)s?\b/iu,
  /\b(?:the|our) (?:protagonist|main character|reader)s?\b|\bthe narrator (?:would|should|could|might|must|will)\b/iu,
  /\b(?:this|the) (?:part|passage|scene|section|excerpt|paragraph) (?:introduces|shows|explores|sets|highlights|continues|describes|ends|focuses|conveys|reveals)\b/iu,
  /\b(?:could|can|would) you (?:please )?(?:provide|share|clarify|specify)\b|\bplease (?:provide|share|clarify|specify)\b|\bmore (?:context|details|information) (?:about|on)\b/iu,
  /(?:^|[.!?]\s)(?:word bank|sentence|keywords?|example|summary|translation|setting|plot|genre|theme)\s*:\s/iu,
  /\bOOC\b|\bA\/N\b/u,
  /\b(?:the|this) (?:narrative|story(?:line)?|scene|passage|plot) (?:should|needs?|must|requires?|continues|builds|explores|takes a turn|maintains)\b/iu,
  /\b(?:my knowledge cut-?off|i (?:do not|don['’]t) have (?:personal|feelings|access to)|i['’]?m here to help|happy to help|glad to help|let me know (?:if|how|what)|feel free to|would you like (?:me to|to (?:continue|see))|i hope this (?:helps|works|meets))\b/iu,
];

/** Somebody in a story may be a machine; a narrator who is one is the model. */
const IS_MACHINE =
  /\bI(?:['’]m| am) (?:just |only |merely )?an? (?:ai|artificial intelligence|bot|virtual assistant|computer program|text-based)\b/iu;

/** A model that speaks of itself, of its orders or of the person who asked. */
const OUT_OF_CHARACTER = [
  /\bas an? (?:ai|artificial intelligence|assistant|language model|chatbot)\b/iu,
  /\b(?:large )?language model\b|\bAI (?:assistant|model|writer)\b|\bchatbot\b|\b(?:openai|chatgpt|anthropic)\b/iu,
  /\b(?:system prompt|my (?:programming|training data)|content policy|(?:previous|prior) instructions)\b/iu,
  /\bI(?:['’]m| am)?(?: sorry,?| apologi[sz]e,?)?(?: but)?(?: I)? ?(?:can(?:no|['’])t|cannot|could not|am unable to|['’]m unable to|won['’]t|am not able to|['’]m not able to) (?:assist|help you with|continue (?:this|the|with this|that) (?:story|request|prompt)|comply|fulfil?l|generate|provide|create|write (?:this|that|about|any|content)|produce)\b/iu,
  /\bhere(?:['’]s| is| are) (?:the|a|my|your) (?:continuation|next (?:part|section|contribution)|story starter|writing prompt|opening line)\b/iu,
  /\b(?:the user|writing prompt|story prompt|target length|character limit|character count|word count)\b/iu,
];

/** Whether prose speaks as a machine anywhere, or about its task outside of what its people say. */
export function isOutOfCharacter(text: string): boolean {
  const narration = withoutSpeech(text);
  return (
    OUT_OF_CHARACTER.some((pattern) => pattern.test(text)) ||
    IS_MACHINE.test(narration) ||
    splitSentences(narration).some((sentence) => ABOUT_TASK.some((pattern) => pattern.test(sentence)))
  );
}

/**
 * The prose of an answer without its lead, labels, titles, remarks and closing words. The lines become one paragraph.
 * @param writer the name that the model writes under, '' for none.
 */
export function withoutMetaTalk(text: string, writer: string): string {
  const prose = text
    .replace(REMARK, '')
    .split('\n')
    .filter((line, index, { length }) => !TITLE_LINE.test(line) && !(index + 1 < length && TITLE_CASE.test(line)))
    .map((line) => line.replace(LEAD, '').replace(ROLE_LABEL, '').replace(NAME_LABEL, ''))
    .map((line) => (writer !== '' && line.trimStart().startsWith(`${writer}:`) ? line.slice(line.indexOf(':') + 1) : line))
    .join(' ');
  return splitSentences(prose)
    .filter((sentence) => !META_SENTENCES.some((pattern) => pattern.test(sentence)))
    .join(' ');
}
