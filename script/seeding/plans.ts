import type { Plan } from './plan.ts';

/** As many players as stories, and five ratings per story. */
export function scalePlan(rows: number): Plan {
  return {
    stories: rows,
    players: rows,
    share: { creativeWriting: 0.4, fanFiction: 0.3 },
    mean: { ratings: 5, furtherChapters: 0.5, comments: 0.5 },
    games: 1,
  };
}

/** Three chapters and ten comments per story, and a quarter as many players. */
export function fanFictionPlan(stories: number): Plan {
  return {
    stories,
    players: Math.max(50, Math.round(stories / 4)),
    share: { creativeWriting: 0, fanFiction: 1 },
    mean: { ratings: 3, furtherChapters: 2, comments: 10 },
    games: 0,
  };
}
