/** Lower case, straight quotation marks, single spaces: for comparing texts. */
export function normalise(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}

/** The sentences of a text, with their punctuation. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=(?<!\b(?:Mrs?|Ms|Dr))[.!?…]["”’']?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** A text with its quoted speech blanked, so that positions stay the same. */
export function withoutSpeech(text: string): string {
  return text.replace(/“[^”\n]*(?:”|$|\n)|"[^"\n]*(?:"|$|\n)|(?<![\p{L}\p{N}])[‘'][^‘’'\n]{2,}[.,!?…][’'](?!\p{L})/gu, (speech) =>
    speech.replace(/[^\n]/g, ' '),
  );
}

/** A 32-bit hash of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** A text in which no character has a meaning in a regular expression. */
export function escapedForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
