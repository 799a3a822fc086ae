/** 'Emma: ', 'User:', '**Noah (creative):' in front of a line. */
const LABEL = /^\s*(\p{Lu}[\p{L}’'-]{1,20}(?: \d{1,2})?)(?: \([^)\n]*\))?:\s*(?=\S|$)/u;
const ROLE = /^(?:user|human|assistant|system|player|writer|participant|you|next)$/iu;

/**
 * A model that goes on for all writers of a room writes their turns too, each behind a name: only the first is its own.
 * @param people those whom the story names: a line of theirs is a script's, not another writer's, and stays.
 */
export function firstTurn(text: string, people: readonly string[]): string {
  const known = new Set(people.flatMap((name) => [name, ...name.split(' ')]));
  const lines = text.split('\n');
  const labelled = lines.map((line) => {
    const name = LABEL.exec(line)?.[1];
    return name !== undefined && !known.has(name) && /^\s*\S+(?: \([^)\n]*\))?:\s*(?:$|["“\p{Lu}])/u.test(line) ? name : undefined;
  });
  const start = lines.findIndex((line) => line.trim() !== '');
  const own = labelled[start];
  const end = labelled.findIndex(
    (name, index) => index > start && name !== undefined && (own !== undefined || ROLE.test(name.split(' ')[0] ?? '')),
  );
  return (end < 0 ? lines : lines.slice(0, end)).join('\n');
}
