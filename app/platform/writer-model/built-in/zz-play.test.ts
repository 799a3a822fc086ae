import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { storyOpeners } from '~content/creative-writing/openers';
import { humanGames } from './testing/human-games';
import { playGame } from './testing/play-game';

it('plays', () => {
  const from = Number(process.env.FROM ?? 0);
  const n = Number(process.env.N ?? 4);
  let out = '';
  const t = performance.now();
  let turns = 0;
  for (let g = from; g < from + n; g += 1) {
    const human = humanGames[g % humanGames.length];
    if (!human) continue;
    const pool = storyOpeners.filter((o) =>
      human.person === 'first' ? /\b(I|me|my)\b/.test(o.text) : !/\b(I|me|my|we|us|our)\b/i.test(o.text),
    );
    const opening = human.opening ?? pool[(g * 7) % pool.length]?.text ?? '';
    const parts = playGame({ opening, turns: human.turns, rounds: 11, seed: g * 1000, away: g % 3 === 2 });
    turns += parts.length;
    out += `\n=== game ${g} ${human.person} ${human.tense}\nOPENING: ${opening}\n${parts.map((p) => `[${p.by} ${p.progress.toFixed(2)}] ${p.text}`).join('\n')}\n`;
  }
  out += `${(performance.now() - t) / turns} ms a turn`;
  writeFileSync('/tmp/wb-games.txt', out);
});
