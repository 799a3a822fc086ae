import { it } from 'vitest';
import { storyOpeners } from '~content/creative-writing/openers';
import { humanGames } from './testing/human-games';
import { playGame } from './testing/play-game';
import { normalise, sentencesOf } from './text-tools';

it('rep', () => {
  const rooms: Map<string, string>[] = [];
  for (let index = 0; index < 63; index += 1) {
    const human = humanGames[index % 9];
    if (!human) continue;
    const pool = storyOpeners.filter(({ text }) =>
      human.person === 'first' ? /\b(I|me|my)\b/.test(text) : !/\b(I|me|my|we|us|our|you|your)\b/i.test(text),
    );
    const parts = playGame({
      opening: human.opening ?? pool[index % pool.length]?.text ?? '',
      turns: human.turns.slice(index % 3),
      rounds: 7,
      seed: index * 7919,
    });
    rooms.push(
      new Map(parts.filter((p) => p.by !== 'person').flatMap((p) => sentencesOf(p.text).map((s) => [normalise(s), p.by] as const))),
    );
  }
  const count: Record<string, [number, number]> = {};
  const hit = new Map<string, number>();
  for (const [i, room] of rooms.entries())
    for (let j = 0; j < rooms.length; j += 1) {
      if (i === j) continue;
      const same = i % 9 === j % 9 ? 'same' : 'diff';
      for (const [s, by] of room) {
        for (const key of [`${same} all`, `${same} ${by}`]) {
          const entry = count[key] ?? [0, 0];
          entry[1] += 1;
          if (rooms[j]?.has(s)) entry[0] += 1;
          count[key] = entry;
        }
        if (same === 'diff' && rooms[j]?.has(s)) hit.set(s, (hit.get(s) ?? 0) + 1);
      }
    }
  console.log(
    Object.entries(count)
      .map(([k, [a, b]]) => `${k} ${(a / b).toFixed(4)} ${b}`)
      .join('\n'),
  );
  console.log(
    [...hit]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 150)
      .map(([s, n]) => `${n} ${s}`)
      .join('\n'),
    hit.size,
  );
});
