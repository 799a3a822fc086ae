import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OwnGames } from './own-games';

const titles = ['Word Guess', 'Word Chain', 'Word Puzzle'];
const run = (round: number, score: number) => ({ round, score, runId: `run ${round}`, key: 'key', unsolved: [] });

it('lists one’s own games of a room that is over, with their points, each to open', () => {
  const html = renderToStaticMarkup(<OwnGames played={[run(0, 1_200), run(2, 40)]} titles={titles} />);
  expect(html.match(/<summary/g)).toHaveLength(2);
  for (const text of ['Word Guess', '1,200', 'Word Puzzle', '40']) expect(html).toContain(text);
  expect(html).not.toContain('Word Chain');
});

it('lists nothing for people who only watched', () => {
  expect(renderToStaticMarkup(<OwnGames played={[]} titles={titles} />)).toBe('');
});
