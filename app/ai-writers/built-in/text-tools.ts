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

/** Words of a run that is somebody's own wording, and the letters from which a word tells something. */
const RUN = 3;
const TELLING = 4;
/** Letters by which two forms of a word are taken for the same. */
const STEM = 4;

/** The runs of three words of a text by their first letters, names left out, in which two words tell something: swal the lace. */
export function tellingRuns(text: string): string[] {
  const words = text.replace(/[’']/g, '').match(/\p{L}+|[.!?]/gu) ?? [];
  return words.flatMap((_, index) => {
    const run = words.slice(index, index + RUN);
    const tells = run.filter((word) => word.length >= TELLING).length >= 2;
    return run.length === RUN && tells && run.every((word) => /^\p{Ll}/u.test(word))
      ? [run.map((word) => word.slice(0, STEM)).join(' ')]
      : [];
  });
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
