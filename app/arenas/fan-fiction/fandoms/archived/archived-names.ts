const SIDES = ' | ';

/**
 * The names by which an archive's tag may mean a fandom, first as it is written: archives add who made a world ('The Tides - A. Writer'),
 * of which kind it is ('The Tides (TV)'), and its name in another language ('潮 | The Tides').
 * @see docs/product/importing.md
 */
export function archivedNames(tag: string): string[] {
  const names = [tag, ...tag.split(SIDES)].flatMap((side) => [side, beforeMaker(side)]);
  const trimmed = names.flatMap((name) => [name, name.replace(/\([^)]*\)$/, '')]).map((name) => name.trim());
  return [...new Set(trimmed)].filter((name) => name !== '');
}

/** Such a tag without those who made the world. */
export function withoutMakers(tag: string): string {
  return tag.split(SIDES).map(beforeMaker).join(SIDES);
}

function beforeMaker(name: string): string {
  return (name.split(' - ')[0] ?? '').trim();
}
