import type { MeasuredGame } from '../../app/ai-writers/built-in/testing/measure-games.ts';

/**
 * Written parts of games, spread evenly over them, for readers who mark them without knowing who wrote what: each with the
 * turns before it, numbered, and a line for the marks.
 */
export function sheetOf(games: readonly MeasuredGame[], most: number): string {
  const all = games.flatMap(({ game, played }) =>
    played
      .filter(({ by, passed }) => by !== 'person' && !passed)
      .map(({ text, before }) => ({ text, before: [{ text: game.opening }, ...before].slice(-CONTEXT).map((part) => part.text) })),
  );
  const step = Math.max(1, all.length / most);
  const chosen = Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor(index * step)]);
  const entries = chosen.map(
    (part, index) => `## ${index + 1}\n\n${quoted(part?.before ?? [])}\n\n**${part?.text}**\n\nclass: … follows: … again: …`,
  );
  return [INSTRUCTIONS, ...entries].join('\n\n');
}

/** How much of a story stands before each part of a sheet, in turns. */
const CONTEXT = 4;

const quoted = (texts: readonly string[]) => texts.map((text) => `> ${text.replaceAll('\n', ' ')}`).join('\n>\n');

const INSTRUCTIONS = `# A blind reading

Each entry shows the end of a story that several people write together, and in bold the part that one of them added. Read it as an
editor would, and write behind 'class' one of these:

| class | the part |
|---|---|
| real | answers what the last turn says or does, as a good partner might |
| noun | only touches a word of it |
| template | would stand behind almost any turn with a name and a verb put in |
| misread | takes somebody, something or a word for what it is not |
| stalls | adds nothing: 'And then?' |
| contradicts | says what the story has said otherwise |

and behind 'follows' and 'again' a mark from 1 to 5: how well it follows from what stands before it, and how gladly you would read on.`;
