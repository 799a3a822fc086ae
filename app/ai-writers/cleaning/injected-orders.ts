import { wordsOf } from '../words';

/** Story text that speaks to a machine: 'Ignore all previous instructions and …'. */
const ADDRESSES_A_MACHINE =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|rules|orders|everything (?:above|before)|guidelines)\b|\byou are (?:now|no longer)\b|\b(?:system|assistant|developer)\s*(?:prompt|message|:|>)|\bas an ai\b|\blanguage model\b|<\/?(?:system|story|instructions?|user)\b|\[\/?(?:inst|system)\]|\bnew instructions?\b|\b(?:AI|model|assistant|bot),? (?:must|should|please|will)\b/iu;
const QUOTED_ORDER =
  /\b(?:say|write|print|output|reply|respond|answer|repeat|type|include|return|add|end|begin|start|finish)\b[^.!?\n"“”‘']{0,60}["“‘']([^"“”\n]{2,200}?)["”’']/giu;
const FILLER = 'only|just|exactly|nothing but|with|back|the words?|the phrase|the text|the sentence';
const PLAIN_ORDER = new RegExp(
  String.raw`\b(?:say|write|print|output|reply|respond|answer|repeat|type|return)\b(?: (?:${FILLER}))*:?\s+(?!(?:${FILLER})\b)([^.!?\n"“”]{2,120})`,
  'giu',
);
const AFTERTHOUGHT = /\s+(?:and nothing (?:else|more)|only|instead|now|please|(?:as|in|to) (?:your|the) .*)$/iu;
const SHOUTED = /\b\p{Lu}{4,}(?:\s+\p{Lu}{2,})*\b/gu;
const SHORTEST = 4;

/**
 * What a story tries to make a model say, as words to look for in its answer; empty when the story gives no orders.
 * A character who asks another to say something gives no order: the story must address a machine somewhere.
 */
export function ordersIn(story: string): string[] {
  if (!ADDRESSES_A_MACHINE.test(story)) return [];
  const quoted = [...story.matchAll(QUOTED_ORDER)].map((match) => match[1] ?? '');
  const plain = [...story.matchAll(PLAIN_ORDER)].map((match) => (match[1] ?? '').replace(AFTERTHOUGHT, ''));
  const shouted = plain.flatMap((order) => order.match(SHOUTED) ?? []);
  // A single short word, as in 'say nothing', appears in too many good answers.
  const wanted = [...quoted, ...shouted, ...plain.filter((order) => wordsOf(order).length > 1)];
  return [...new Set(wanted.map((order) => wordsOf(order).join(' ')))].filter((order) => order.length >= SHORTEST);
}

/** Whether an answer says what an order in the story demanded. */
export function obeysOrder(answer: string, orders: readonly string[]): boolean {
  const said = ` ${wordsOf(answer).join(' ')} `;
  const says = (order: string) => said.includes(` ${order} `) || (said.trim().length >= SHORTEST && ` ${order} `.includes(said));
  return orders.some(says);
}
