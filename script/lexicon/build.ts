import { gatherCompounds } from './compounds.ts';
import { type Edits, readEdits } from './edits.ts';
import { exampleOf } from './examples.ts';
import { readNotShown } from './not-shown.ts';
import { gatherOtherForms } from './other-forms.ts';
import { writeJsonLines, writeLines } from './output.ts';
import { findAnagrams } from './puzzles/anagrams.ts';
import { editAssociation, judgeAssociations } from './puzzles/associations.ts';
import { findPatterns } from './puzzles/patterns.ts';
import { relatedTo } from './related-words.ts';
import { gatherDictionary } from './sources/dictionary.ts';
import { readFrequencies } from './sources/frequency.ts';
import { readThesaurus } from './sources/thesaurus.ts';
import { readWordNet } from './sources/wordnet.ts';
import { createSpellings } from './spellings.ts';
import { chooseWords, type WordSources } from './words.ts';

/** Builds content/lexicon/ from the packages; the first argument is the path of the Moby thesaurus. */
function build(thesaurusPath: string): void {
  const wordNet = readWordNet();
  const frequencies = readFrequencies();
  const notShown = readNotShown(wordNet);
  const thesaurus = readThesaurus(thesaurusPath, frequencies);
  const edits = readEdits();
  const dictionary = gatherDictionary(wordNet, frequencies, edits);
  const spellings = createSpellings(wordNet, frequencies);
  const sources = { wordNet, frequencies, notShown, thesaurus, spellings, dictionary, edits };

  const words = chooseWords(sources);
  const anagrams = findAnagrams(sources);
  const patterns = findPatterns(sources);
  const judged = judgeAssociations({ compounds: gatherCompounds(sources), frequencies, notShown });
  const faults = judged.flatMap((each) => ('fault' in each ? [each.fault] : []));
  if (faults.length > 0) throw new Error(`Some association puzzles do not hold:\n${faults.join('\n')}`);
  const associations = judged.flatMap((each) => ('puzzle' in each ? editAssociation(each.puzzle, edits.associations) : []));

  writeLines('dictionary.txt', dictionary);
  writeLines('other-forms.txt', gatherOtherForms(dictionary, frequencies, edits));
  writeJsonLines(
    'words.jsonl',
    words.map((entry) => {
      const { close, unshown, elsewhere, nearMisses, everyday, ...word } = entry;
      const example = exampleOf(entry, sources);
      return {
        ...word,
        ...(everyday && { everyday }),
        close: close.join(' '),
        ...(unshown.length > 0 && { unshown }),
        ...(Object.keys(elsewhere).length > 0 && { elsewhere }),
        ...(example && { example }),
        nearMisses: nearMisses.join(' '),
      };
    }),
  );
  writeJsonLines('anagrams.jsonl', anagrams);
  writeJsonLines('patterns.jsonl', patterns);
  writeJsonLines('associations.jsonl', associations);
  console.log({
    dictionary: dictionary.size,
    words: words.length,
    edited: edits.entries.size,
    newForms: edits.newForms.length,
    ...countEdits(edits, sources),
    anagrams: anagrams.length,
    patterns: patterns.length,
    associations: associations.length,
  });
}

/** How many synonyms the editors added to what the packages relate, and how many of those they left out. */
function countEdits({ entries }: Edits, sources: WordSources) {
  const counts = [...entries.values()].map(({ word, synonyms, close }) => {
    const related = relatedTo(word, sources);
    const kept = new Set([...synonyms, ...close]);
    return { added: [...kept].filter((each) => !related.has(each)).length, left: [...related].filter((each) => !kept.has(each)).length };
  });
  return {
    synonymsAdded: counts.reduce((sum, { added }) => sum + added, 0),
    relatedLeftOut: counts.reduce((sum, { left }) => sum + left, 0),
  };
}

const [thesaurusPath] = process.argv.slice(2);
if (!thesaurusPath) throw new Error('Say where the thesaurus is: script/build-lexicon does.');
build(thesaurusPath);
