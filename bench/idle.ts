// Prints for how much of a game four people have nothing to do, by format, at speed 1: nothing to write, to read, to choose or to
// press. The games are played by the rules alone, their clock moved by hand.
// Everybody types 40 words a minute, thinks for 3 to 8 s before they write, reads 170 to 290 words a minute, chooses within 3 to
// 8 s, looks at an outcome for 3 to 6 s, votes for lines and titles for 15 to 35 s, and goes on as soon as they can. A passage or
// a line has 120 to 280 characters, a turn 100 to 190. Who has handed in marks the latest part, and who has picked marks passages
// (3 s each); in Fold, who has passed a story on proposes a title
// for a story that has none of theirs.
//   npm run bench:idle            200 games of each format
//   npm run bench:idle -- 1000    of so many
import type * as TableModule from './support/idle/idle-table.ts';
import { loadApp } from './support/load-app.ts';

const GAMES = Number(process.argv[2] ?? 200);
/** The most that it should be, in percent. */
const AIMS: Readonly<Record<string, number>> = { battle: 15, fold: 10 };

const { formats, playGame } = await loadApp<typeof TableModule>('./bench/support/idle/idle-table.ts');
const rounded = (value: number) => Number(value.toFixed(1));

console.table(
  Object.fromEntries(
    formats.map((format) => {
      const games = Array.from({ length: GAMES }, (_none, seed) => playGame(format, seed));
      const played = games.reduce((sum, { ms }) => sum + ms, 0);
      const shares = new Map<string, number>();
      for (const { idle } of games)
        for (const [waitsFor, ms] of idle) shares.set(waitsFor, (shares.get(waitsFor) ?? 0) + (100 * ms) / played);
      const all = [...shares.values()].reduce((sum, share) => sum + share, 0);
      const reasons = [...shares].map(([waitsFor, share]) => `${waitsFor} ${rounded(share)}`).join(', ');
      return [
        format,
        { minutes: rounded(played / GAMES / 60_000), 'nothing to do, %': rounded(all), 'aim, %': AIMS[format], 'waits for, %': reasons },
      ];
    }),
  ),
);
