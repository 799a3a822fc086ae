import { it } from 'vitest';
import { remember } from './memory';
import { nameCandidates } from './name-candidates';
import { peopleOf } from './people';
import { readStory } from './read-story';
import { humanGames } from './testing/human-games';
import { playGame } from './testing/play-game';
import { thingsOf } from './things';
import { judgeNames } from './word-judge';

it('prof', () => {
  const human = humanGames[1];
  if (!human) return;
  const opening = human.opening ?? '';
  const parts = playGame({ opening, turns: human.turns, rounds: 10, seed: 3 });
  const last = parts.at(-1);
  const story = last?.before ?? '';
  const time = (name: string, run: () => unknown) => {
    for (let i = 0; i < 5; i += 1) run();
    const t = process.cpuUsage();
    for (let i = 0; i < 20; i += 1) run();
    console.log(name, (process.cpuUsage(t).user / 20000).toFixed(2));
  };
  const { others } = remember(story);
  console.log(story.length);
  time('remember', () => remember(story));
  time('read', () => readStory(story, opening, others));
  time('names', () => nameCandidates(story));
  time('judge', () => judgeNames(['Ines', 'Brandt']));
  time('things', () => thingsOf(story.slice(-3500)));
  time('people', () => peopleOf(others, 'third'));
  const t = process.cpuUsage();
  const n = playGame({ opening, turns: human.turns, rounds: 10, seed: 4 }).length;
  console.log('all', process.cpuUsage(t).user / n / 1000);
});
