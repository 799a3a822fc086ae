/** Shorter parts of a name are words too often. */
const FEWEST_CHARACTERS = 3;

/** The parts of a writer's name that stand in a text as words of their own, as they stand there. No name belongs in a duel. */
export function ownNameIn(text: string, name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  // In 'Ada of the Hill', 'of' and 'the' name nobody.
  const named = words.some(isCapital) ? words.filter(isCapital) : words;
  const parts = [name, ...named].filter((part) => part.length >= FEWEST_CHARACTERS);
  const found = parts.flatMap((part) => wordIn(text, part) ?? []);
  return [...new Set(found)];
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function wordIn(text: string, word: string): string | undefined {
  const exact = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.match(new RegExp(`(?<![\\p{L}\\p{N}])${exact}(?![\\p{L}\\p{N}])`, 'iu'))?.[0];
}
