/** Words that say nothing of what a definition is about. */
const COMMON = new Set(
  `a about after all also an and another any are as at be been before being between by can do does especially for from get gets give
  gives had has have he her his how in into is it its kind like made make makes many may more most much no not of off often on one
  ones or other out over part people person put she so some somebody someone something such than that the their them these they thing
  things this those to too up used use usually very way well what when where which who whose will with without would you your`.split(/\s+/),
);
const SHORTEST = 3;
const PERSONS = new Set(['someone', 'somebody', 'one']);

/** The words of a text that say what it is about, each also without its endings. */
export function tellingWords(text: string): Set<string> {
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word.length >= SHORTEST && !COMMON.has(word));
  return new Set(words.flatMap((word) => [word, ...stemsOf(word)]));
}

/** What a definition says first that something is: 'machine' of 'a machine with a screen'. */
export function genusOf(definition: string): string {
  return firstWords(definition).at(-1) ?? '';
}

/** The words with which a definition begins, as far as they name what is described. */
export function firstWords(definition: string): string[] {
  const [first = ''] = definition
    .toLowerCase()
    .split(
      / (?:that|which|who|whose|where|when|with|without|of|for|in|on|to|as|by|from|at|or|used|made|held|worn|such|so|put|kept|sent)\b/,
    );
  return first.split(/[ ,]+/).map((word) => (PERSONS.has(word) ? 'person' : word));
}

function stemsOf(word: string): string[] {
  if (word.endsWith('ing')) return [word.slice(0, -3), `${word.slice(0, -3)}e`];
  if (word.endsWith('ed')) return [word.slice(0, -2), word.slice(0, -1)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [];
}

/**
 * Finds words by what somebody says of another: those whose descriptions have the rare words of its definition.
 * @param definitions by word. @param descriptions of the words that are found.
 * @returns for a word, how well others fit its definition: from 0 to 1, by word.
 */
export function findByDefinition(
  definitions: ReadonlyMap<string, string>,
  descriptions: ReadonlyMap<string, string>,
): (word: string) => Map<string, number> {
  const described = new Map([...descriptions].map(([word, text]) => [word, tellingWords(text)]));
  const holders = wordsBy([...described.keys()], (word) => described.get(word) ?? []);
  const weight = (token: string) => Math.log(descriptions.size / (holders.get(token)?.length ?? 1)) ** 2;
  const lengthOf = (tokens: Iterable<string>) => Math.sqrt([...tokens].reduce((sum, token) => sum + weight(token), 0)) || 1;
  const lengths = new Map([...described].map(([word, tokens]) => [word, lengthOf(tokens)]));
  return (word) => {
    const asked = tellingWords(definitions.get(word) ?? '');
    const length = lengthOf(asked);
    const fitting = new Map<string, number>();
    for (const token of asked)
      for (const other of holders.get(token) ?? [])
        fitting.set(other, (fitting.get(other) ?? 0) + weight(token) / (length * (lengths.get(other) ?? 1)));
    return fitting;
  };
}

/** Which words have each of some keys. */
export function wordsBy(words: readonly string[], keysOf: (word: string) => Iterable<string>): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const word of words) {
    for (const key of keysOf(word)) {
      const list = holders.get(key);
      if (list) list.push(word);
      else holders.set(key, [word]);
    }
  }
  return holders;
}
