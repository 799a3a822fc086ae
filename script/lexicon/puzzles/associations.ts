import { readFileSync } from 'node:fs';
import type { Compounds } from '../compounds.ts';
import type { EditedAssociation } from '../edits.ts';
import type { NotShown } from '../not-shown.ts';
import type { Frequencies } from '../sources/frequency.ts';

export interface AssociationPuzzle {
  words: [string, string, string];
  /** The word to find. */
  answer: string;
  /** Other words that go with all three and count too. */
  alsoRight: string[];
}

/** A word must be this common in speech to count as another answer. */
const LEAST_ANSWER_USES = 60;

/** A puzzle with more answers than this is pointless. */
const MOST_OTHER_ANSWERS = 3;

interface Sources {
  compounds: Compounds;
  frequencies: Frequencies;
  notShown: NotShown;
}

/** The finished form of a written puzzle, or its fault. */
export type Judged = { puzzle: AssociationPuzzle } | { fault: string };

/** Reads and checks the written puzzles: every pair must be listed, and nothing shown may be unwelcome. */
export function judgeAssociations(sources: Sources): Judged[] {
  const text = readFileSync(new URL('./association-puzzles.txt', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      const [answer = '', triples = ''] = line.split(': ');
      return triples.split(' | ').map((triple) => judge(answer, triple.trim().split(' '), sources));
    });
}

/** A puzzle with the editors' answers; it is gone with the last of its answers. */
export function editAssociation(puzzle: AssociationPuzzle, edits: readonly EditedAssociation[]): AssociationPuzzle[] {
  const key = [...puzzle.words].sort().join(' ');
  const own = edits.filter(({ words }) => words === key);
  const wrong = new Set(own.filter(({ counts }) => !counts).map(({ answer }) => answer));
  const added = own.filter(({ counts }) => counts).map(({ answer }) => answer);
  const [answer, ...alsoRight] = new Set([puzzle.answer, ...puzzle.alsoRight, ...added].filter((each) => !wrong.has(each)));
  return answer === undefined ? [] : [{ ...puzzle, answer, alsoRight }];
}

function judge(answer: string, words: readonly string[], sources: Sources): Judged {
  const [first, second, third] = words.map((word) => word.toLowerCase());
  const label = `${words.join(' ')} = ${answer}`;
  if (!first || !second || !third || words.length !== 3 || new Set(words).size !== 3) return { fault: `${label}: not three words` };
  const loose = [first, second, third].filter((word) => !sources.compounds.join(word, answer));
  if (loose.length > 0) return { fault: `${label}: nothing lists ${loose.join(', ')}` };
  const unwelcome = [first, second, third, answer].filter((word) => sources.notShown.has(word));
  if (unwelcome.length > 0) return { fault: `${label}: not to be shown: ${unwelcome.join(', ')}` };
  if (words.some((word) => word.includes(answer) || answer.includes(word))) return { fault: `${label}: gives itself away` };
  const alsoRight = otherAnswers([first, second, third], answer, sources);
  if (alsoRight.length > MOST_OTHER_ANSWERS) return { fault: `${label}: also ${alsoRight.join(', ')}` };
  return { puzzle: { words: [first, second, third], answer, alsoRight } };
}

function otherAnswers(
  [first, second, third]: [string, string, string],
  answer: string,
  { compounds, frequencies, notShown }: Sources,
): string[] {
  return [...compounds.partners(first)]
    .filter((word) => word !== answer && compounds.partners(second).has(word) && compounds.partners(third).has(word))
    .filter(
      (word) =>
        word.length > 2 && frequencies.of(word) >= LEAST_ANSWER_USES && !notShown.has(word) && ![first, second, third].includes(word),
    )
    .sort();
}
