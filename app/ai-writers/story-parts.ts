import type { StoryPart } from './writer-model';

/** The whole text of a story: its opening and its parts, a blank line between them. */
export function storyText(opening: string, parts: readonly StoryPart[]): string {
  return [opening, ...parts.map(({ text }) => text)].filter(Boolean).join('\n\n');
}

/** What the people wrote since the writers' last round, oldest first; empty before anybody wrote. */
export function lastTurns(parts: readonly StoryPart[]): string[] {
  const end = parts.findLastIndex(({ by }) => by === 'person') + 1;
  const start = parts.slice(0, end).findLastIndex(({ by }) => by === 'ai') + 1;
  return parts.slice(start, end).map(({ text }) => text);
}

/** What AI writers wrote since the people's last turn. */
export function partsOfRound(parts: readonly StoryPart[]): string[] {
  return parts.slice(parts.findLastIndex(({ by }) => by === 'person') + 1).map(({ text }) => text);
}
