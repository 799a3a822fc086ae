import type { Break } from './story-reading';

const unfinished =
  /(?:,|\b(?:the|a|an|and|but|or|of|to|in|on|at|with|from|for|by|was|were|is|are|had|has|my|his|her|our|your|their|that|which|who|because|if|when|while|as|into|onto|very|so|then))$/i;

/** How the text so far breaks off: in the middle of a sentence, in speech, or with a question somebody asked. */
export function lastBreakOf(text: string): Break {
  const end = text.trimEnd();
  const paragraph = end.slice(end.lastIndexOf('\n') + 1).slice(-600);
  if (isOpen(paragraph)) return 'open-quote';
  if (unfinished.test(end) || /[—–-]$/.test(end)) return 'mid-sentence';
  return /\?[”"’']$/.test(end) ? 'question' : 'none';
}

function isOpen(paragraph: string): boolean {
  if (paragraph.lastIndexOf('“') > paragraph.lastIndexOf('”')) return true;
  const straight = paragraph.match(/"/g)?.length ?? 0;
  return straight % 2 === 1 && !/"$/.test(paragraph) && /(?:^|\s)"[^"]*$/.test(paragraph);
}
