/** Shorter parts of a name are words too often. */
const FEWEST_CHARACTERS = 3;

/** The parts of a writer's name that stand in a text as words of their own, as they stand there. No name belongs in a duel. */
export function ownNameIn(text: string, name: string): string[] {
  const parts = [name, ...name.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length >= FEWEST_CHARACTERS);
  const found = parts.flatMap((part) => wordIn(text, part) ?? []);
  return [...new Set(found)];
}

function wordIn(text: string, word: string): string | undefined {
  const exact = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.match(new RegExp(`(?<![\\p{L}\\p{N}])${exact}(?![\\p{L}\\p{N}])`, 'iu'))?.[0];
}
