/** What indirect speech does, by the verb and the word behind it: asked whether, told her to, said that. It is the key of the replies. */
export function indirectActOf(verb: string, next: string): string | undefined {
  if (/^(?:ask|wonder|demand)$/.test(verb) && /^(?:who|whose|whom|where|when|why|how|which|what|if|whether)$/.test(next)) return 'asked';
  if (/^(?:ask|demand|tell)$/.test(verb) && next === 'to') return 'ordered';
  if (verb === 'promise') return 'promise';
  if (/^(?:apologise|apologize)$/.test(verb)) return 'apology';
  return /^(?:say|tell|explain|admit|announce|insist|add|whisper|shout)$/.test(verb) && next !== '' ? 'news' : undefined;
}
