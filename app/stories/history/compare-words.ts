import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of a comparison: in both versions, or only in one. */
export interface Passage {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** How many differing lines are looked for one by one; the work grows with the square. */
const MAX_LINES = 300;
/** The same for words, summed over all places that differ. */
const MAX_WORD_STEPS = 300 * 300;

/**
 * Compares two versions of a text, by lines and then by words where lines differ. Texts that differ very much are marked
 * by whole lines or as a whole, so that no comparison takes long.
 * @returns passages whose 'same' and 'removed' ones are `before`, and whose 'same' and 'added' ones are `after`.
 */
export function compareWords(before: string, after: string): Passage[] {
  const lines = diffArrays(linesOf(before), linesOf(after), { maxEditLength: MAX_LINES });
  const whole = [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ];
  const passages: Passage[] = [];
  let removed = '';
  let added = '';
  let steps = MAX_WORD_STEPS;
  const compareRun = () => {
    const words = removed && added ? diffWordsWithSpace(removed, added, { maxEditLength: Math.floor(Math.sqrt(steps)) }) : undefined;
    const edits = words?.reduce((sum, { count = 0, removed: gone, added: put }) => sum + (gone || put ? count : 0), 0);
    if (removed && added) steps = Math.max(0, steps - (edits === undefined ? steps : edits ** 2));
    for (const word of words ?? []) push(passages, word.removed ? 'removed' : word.added ? 'added' : 'same', word.value);
    if (!words) {
      push(passages, 'removed', removed);
      push(passages, 'added', added);
    }
    removed = '';
    added = '';
  };
  for (const change of lines ?? whole) {
    const text = change.value.join('');
    if (change.removed) removed += text;
    else if (change.added) added += text;
    else {
      compareRun();
      push(passages, 'same', text);
    }
  }
  compareRun();
  return passages;
}

/** Lines with their ends: together all of the text. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function push(passages: Passage[], kind: Passage['kind'], text: string): void {
  if (text === '') return;
  const last = passages.at(-1);
  if (last?.kind === kind) last.text += text;
  else passages.push({ kind, text });
}
