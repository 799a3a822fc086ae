import type { MeasuredGame } from '../../app/ai-writers/built-in/testing/measure-games.ts';

/**
 * Whole games for readers who mark the writers' parts without knowing who wrote what: every turn, the parts in bold with their
 * numbers, and the cards that were laid.
 */
export function sheetOf(games: readonly MeasuredGame[]): string {
  let number = 0;
  const stories = games.map(({ game, played }, index) => {
    const turns = played.flatMap(({ by, text, passed, card }) => {
      if (passed) return card ? [`*(card: ${card})*`] : [];
      if (by === 'person') return [text];
      number += 1;
      return [`**[${number}] ${text}**`];
    });
    const people = game.people === 1 ? '1 person' : `${game.people} people`;
    return [`## Story ${index + 1} (${people})`, game.opening, ...turns].map((text) => text.replaceAll('\n', ' ')).join('\n\n');
  });
  const asked = games.flatMap(({ played }) => played.filter(({ by }) => by !== 'person'));
  const rounds = games.reduce((sum, { game }) => sum + Math.floor(game.turns.length / game.people), 0);
  const figures = `In these ${games.length} stories the writers had ${asked.length} chances in ${rounds} rounds; they passed ${asked.length - number} times, laid ${asked.filter(({ card }) => card).length} cards, and wrote ${number} parts.`;
  return [INSTRUCTIONS, figures, ...stories].join('\n\n');
}

const INSTRUCTIONS = `# A blind reading

People write a story together, and some of the parts are by writers whom you judge. You know nothing of who they are. Read each story from its
beginning. A part to be marked stands in bold, with its number in front; what stands before it is what was there when it was written, and
what stands behind it was written without it. Parts in plain type are other people's. Read as a strict editor would.

For each numbered part write one line, **number: class**:

| class | the part |
|---|---|
| real | answers what the last turn says or does, as a good partner might |
| noun | only touches a word of it |
| template | would stand behind almost any turn with a name and a verb put in |
| misread | takes somebody, something or a word for what it is not (who did what, who is there, who could say it, in which sense) |
| contradicts | says what the story has said otherwise |
| stalls | adds nothing: 'And then?' |

Only one class a part; where two hold, the one lower in the table. For each story, those without a bold part too, write six marks from 1 to 5 on one line, **story: follows keeps plot variety
sentences again**:

| mark | says |
|---|---|
| follows | how well the parts and cards follow from what stands before them ('–' without a part) |
| keeps | how well they keep to who is who, who is there and what is so |
| plot | how much they give the story to go on with: a thing, a turn, a want that could be used |
| variety | how far they differ from each other |
| sentences | how good they are as prose ('–' without a part) |
| again | how gladly you would write with these partners again |

A writer may also pass, that is, say nothing; then a card with a thing, a turn of events or a wish may be laid on the table, shown as
*(card: …)*, which people may use or leave. They count for the six marks as you feel them, and get no class.`;
