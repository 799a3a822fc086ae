// Plays scripted games with the built-in story writer and prints how often it passes and lays a card, which lines come
// again, what the checks find in its parts, and how long they take. The games set apart are never used to tune it; compare both tables.
//   npm run bench:story-writer
//   npm run bench:story-writer -- --set-apart
//   npm run bench:story-writer -- --sheet [ID...] these games, or those that no reader has marked yet, whole, for a blind reader

import type * as DrawCard from '../app/ai-writers/built-in/answering/draw-card.ts';
import type * as MeasureGames from '../app/ai-writers/built-in/testing/measure-games.ts';
import type * as Write from '../app/ai-writers/built-in/write-story-content.ts';
import type * as SetApart from '../tests/corpora/games/set-apart/index.ts';
import type * as Tuning from '../tests/corpora/games/tuning/index.ts';
import { loadApp } from './support/load-app.ts';
import { sheetOf } from './support/story-sheet.ts';

const BUILT_IN = './app/ai-writers/built-in';
const CORPORA = './tests/corpora';
const { measureGames, skeletonsOf, SPAN } = await loadApp<typeof MeasureGames>(`${BUILT_IN}/testing/measure-games.ts`);
const { cardIdOf } = await loadApp<typeof DrawCard>(`${BUILT_IN}/answering/draw-card.ts`);
const { writeStoryContent } = await loadApp<typeof Write>(`${BUILT_IN}/write-story-content.ts`);
const { tuningGames } = await loadApp<typeof Tuning>(`${CORPORA}/games/tuning/index.ts`);
const { setApartGames, unreadGames } = await loadApp<typeof SetApart>(`${CORPORA}/games/set-apart/index.ts`);

/** Kinds whose turns nobody can follow: they are counted apart. */
const STRANGE = new Set(['foreign', 'nonsense', 'orders']);
/** Processor time of each part, in ms. */
const times: number[] = [];
const timed: typeof writeStoryContent = (request) => {
  const start = process.cpuUsage();
  const text = writeStoryContent(request);
  const { user, system } = process.cpuUsage(start);
  times.push((user + system) / 1000);
  return text;
};

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function report(name: string, games: readonly MeasureGames.MeasuredGame[]): void {
  const parts = games.flatMap((game) => game.parts);
  const share = (holds: (part: (typeof parts)[number]) => boolean) => percent(parts.filter(holds).length / parts.length);
  const asked = games.flatMap(({ played }) => played.filter(({ by }) => by !== 'person'));
  const rounds = games.reduce((sum, { game }) => sum + Math.floor(game.turns.length / game.people), 0);
  const skeletons = skeletonsOf(games, ({ replies }) => replies);
  const decks = skeletonsOf(games, ({ card }) => (card ? [cardIdOf(card) ?? 0] : []));
  console.log(`\n${name}: ${games.length} games`);
  console.table({
    'asked for': asked.length,
    passes: percent(asked.filter(({ passed }) => passed).length / asked.length),
    'rounds that end in a card': percent(asked.filter(({ card }) => card).length / rounds),
    parts: parts.length,
    [`lines in more than 2 of ${SPAN} games`]: skeletons.often,
    [`games of ${SPAN} with the line that comes most`]: skeletons.most,
    [`cards in more than 2 of ${SPAN} games`]: decks.often,
    [`games of ${SPAN} with the card that comes most`]: decks.most,
    'sentences repeated in a room': games.reduce((sum, { repeated }) => sum + repeated.length, 0),
    'parts with a run of four copied words': share(({ copiedRuns }) => copiedRuns.length > 0),
    'faults of grammar or cast': parts.reduce((sum, { faults }) => sum + faults.length, 0),
  });
}

const options = process.argv.slice(2);
const sheet = options.indexOf('--sheet');
if (sheet >= 0) {
  const ids = options.slice(sheet + 1);
  const chosen = ids.length > 0 ? [...setApartGames, ...tuningGames].filter(({ id }) => ids.includes(id)) : unreadGames;
  if (chosen.length > 0) console.log(sheetOf(measureGames(chosen)));
  else if (ids.length > 0) console.error(`No game is called ${ids.join(' or ')}. Games and their IDs are in tests/corpora/games/.`);
  else
    console.error(
      'Readers have marked every game. Add new ones to unreadGames in tests/corpora/games/set-apart/index.ts, or name games by ID.',
    );
  process.exit(chosen.length > 0 ? 0 : 1);
}
const games = options.includes('--set-apart') ? setApartGames : tuningGames;
const measured = measureGames(games, { write: timed });
report(
  'Games that can be followed',
  measured.filter(({ game }) => !STRANGE.has(game.kind)),
);
report(
  'Foreign, nonsense, orders',
  measured.filter(({ game }) => STRANGE.has(game.kind)),
);

const kinds = [...new Set(games.map(({ kind }) => kind))];
const lengthOf = (by: string, kind: string) => {
  const texts = measured.filter(({ game }) => game.kind === kind).flatMap(({ parts }) => parts.filter((part) => part.by === by));
  return Math.round(texts.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, texts.length));
};
console.log('\nCharacters a part, mean');
console.table(
  Object.fromEntries(kinds.map((kind) => [kind, Object.fromEntries(['Emma', 'Noah', 'Olivia'].map((by) => [by, lengthOf(by, kind)]))])),
);

const sorted = [...times].sort((one, other) => one - other);
const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
console.log('\nProcessor time a part');
console.table({ 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'slowest ms': at(0.9999) });
for (const { game, text, faults } of measured.flatMap(({ parts }) => parts).filter(({ faults }) => faults.length > 0)) {
  console.log(`${game}: ${faults.join(', ')}: ${text}`);
}
