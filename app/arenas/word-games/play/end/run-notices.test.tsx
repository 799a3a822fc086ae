import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RunResult } from '../../referee/moves.contract';
import { RunNotices } from './run-notices';

const result: RunResult = { score: 40, xp: 5, best: 40, isBest: true, unsolved: [], earningLeft: 3 };
const noticesOf = (differences: Partial<RunResult>) => renderToStaticMarkup(<RunNotices result={{ ...result, ...differences }} />);

it('says nothing of a run that counts, while further ones give XP', () => {
  expect(noticesOf({})).toBe('');
});

it('says with an alert why a run does not count', () => {
  const html = noticesOf({ faultTitle: 'Too fast to count', fault: 'Nobody plays so fast.' });
  expect(html).toContain('role="alert"');
  expect(html).toMatch(/Too fast to count[\s\S]*Nobody plays so fast\./);
});

it('says after the last run of a day with XP that further ones count for the best score alone', () => {
  const noMore = 'Until midnight (UTC), more runs of this game count only for your best score';
  expect(noticesOf({ earningLeft: 0 })).toContain(noMore);
  expect(noticesOf({ earningLeft: 1 })).not.toContain(noMore);
});
