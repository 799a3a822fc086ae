import { decidedLexicon } from '../../app/arenas/word-games/lexicon/decided-lexicon';
import { type Decision, standingDecisions } from '../../app/arenas/word-games/lexicon/decisions';
import { associationKey, type Lexicon } from '../../app/arenas/word-games/lexicon/lexicon';

/** The folder of the lexicon's edits, and its files. */
const FOLDER = 'content/lexicon/edits';

/**
 * Decisions as lines for the lexicon's edits, so that an editor can make them part of its files. What the files say
 * already is left out.
 * @param lexicon from the files, without decisions.
 */
export function editLines(lexicon: Lexicon, decisions: readonly Decision[]): string {
  const decided = decidedLexicon(lexicon, decisions);
  const standing = standingDecisions(decisions);
  const of = (about: Decision['about']) => standing.filter((decision) => decision.about === about);
  const dropped = new Set(of('clue').map(({ word }) => word));
  const blocks = [
    ...[...new Set(of('synonym').map(({ word }) => word))]
      .filter((word) => !dropped.has(word))
      .map((word) => ({ word, block: entryBlock(word, lexicon, decided) })),
    ...[...dropped].filter((word) => lexicon.entry(word)).map((word) => ({ word, block: `drop ${word}` })),
  ].filter(({ block }) => block !== '');
  const byFile = Map.groupBy(blocks, ({ word }) => `entries/${word[0]}.txt`);
  const forms = of('form').filter(({ word, decision }) => lexicon.isWord(word) !== (decision === 'exact'));
  const sections = [
    ...[...byFile].sort().map(([file, of]) =>
      section(
        file,
        of.map(({ block }) => block),
        '\n\n',
      ),
    ),
    section(
      'new-words.txt',
      forms.filter(({ decision }) => decision === 'exact').map(({ word }) => word),
    ),
    section(
      'no-words.txt',
      forms.filter(({ decision }) => decision === 'remove').map(({ word }) => word),
    ),
    section(
      'associations.txt',
      of('association')
        .filter((decision) => isNew(decision, lexicon))
        .map(associationLine),
    ),
  ].filter(Boolean);
  return sections.length === 0 ? 'The files say all that was decided.' : sections.join('\n\n');
}

function section(file: string, lines: readonly string[], between = '\n'): string {
  return lines.length === 0 ? '' : `# ${FOLDER}/${file}\n${lines.join(between)}`;
}

function entryBlock(word: string, lexicon: Lexicon, decided: Lexicon): string {
  const before = lexicon.entry(word);
  const after = decided.entry(word);
  if (!before || !after) return '';
  const synonyms = after.synonyms.join(' ');
  const close = after.close.join(' ');
  if (synonyms === before.synonyms.join(' ') && close === before.close.join(' ')) return '';
  const { part, definition, hint, sense = definition, nearMisses } = after;
  const lines = { definition, hint, same: synonyms, close, wrong: nearMisses.join(' ') };
  return [`${word}, ${part}: ${sense}`, ...Object.entries(lines).map(([name, text]) => `${name}: ${text}`)].join('\n');
}

function isNew({ word, answer, decision }: Decision, { associations }: Lexicon): boolean {
  const puzzle = associations.find(({ words }) => associationKey(words) === word);
  const counts = puzzle !== undefined && [puzzle.answer, ...puzzle.alsoRight].includes(answer);
  return puzzle !== undefined && counts !== (decision === 'exact');
}

/** As in 'foot room snow: also bowl', or 'not bowl'. */
function associationLine({ word, answer, decision }: Decision): string {
  return `${word}: ${decision === 'exact' ? 'also' : 'not'} ${answer}`;
}
