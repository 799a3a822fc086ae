import { findAnagrams } from './anagrams.ts';
import { judgeAssociations } from './associations.ts';
import { gatherCompounds } from './compounds.ts';
import { gatherDictionary } from './dictionary.ts';
import { readFrequencies } from './frequency.ts';
import { readNotShown } from './not-shown.ts';
import { writeJsonLines, writeLines } from './output.ts';
import { findPatterns } from './patterns.ts';
import { readThesaurus } from './thesaurus.ts';
import { readWordNet } from './wordnet.ts';
import { chooseWords } from './words.ts';

/** Builds content/lexicon/ from the packages; the first argument is the path of the Moby thesaurus. */
function build(thesaurusPath: string): void {
  const wordNet = readWordNet();
  const frequencies = readFrequencies();
  const notShown = readNotShown(wordNet);
  const thesaurus = readThesaurus(thesaurusPath, frequencies);
  const dictionary = gatherDictionary(wordNet, frequencies);
  const sources = { wordNet, frequencies, notShown, thesaurus, dictionary };

  const words = chooseWords(sources);
  const anagrams = findAnagrams(sources);
  const patterns = findPatterns(sources);
  const judged = judgeAssociations({ compounds: gatherCompounds(sources), frequencies, notShown });
  const faults = judged.flatMap((each) => ('fault' in each ? [each.fault] : []));
  if (faults.length > 0) throw new Error(`Some association puzzles do not hold:\n${faults.join('\n')}`);
  const associations = judged.flatMap((each) => ('puzzle' in each ? [each.puzzle] : []));

  writeLines('dictionary.txt', dictionary);
  writeJsonLines(
    'words.jsonl',
    words.map((target) => ({ ...target, accepted: target.accepted.join(' ') })),
  );
  writeJsonLines('anagrams.jsonl', anagrams);
  writeJsonLines('patterns.jsonl', patterns);
  writeJsonLines('associations.jsonl', associations);
  console.log({
    dictionary: dictionary.size,
    words: words.length,
    withFiveSynonyms: words.filter(({ synonyms }) => synonyms.length >= 5).length,
    anagrams: anagrams.length,
    patterns: patterns.length,
    associations: associations.length,
  });
}

const [thesaurusPath] = process.argv.slice(2);
if (!thesaurusPath) throw new Error('Say where the thesaurus is: script/build-lexicon does.');
build(thesaurusPath);
