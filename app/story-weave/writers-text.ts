/** Whoever wrote a part of a woven story. */
export interface PartWriter {
  writer: string;
  ai: boolean;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The writers of a story in the order in which they first wrote, such as 'Mara and Ivo, with Emma (AI)'. */
export function writersText(parts: readonly PartWriter[]): string {
  const namesOf = (ai: boolean) => [...new Set(parts.filter((part) => part.ai === ai).map(({ writer }) => writer))];
  const people = list.format(namesOf(false));
  const machines = list.format(namesOf(true).map((name) => `${name} (AI)`));
  if (people === '' || machines === '') return people || machines;
  return `${people}, with ${machines}`;
}
