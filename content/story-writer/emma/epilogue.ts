import type { PieceGroup } from '../piece';

export const emmaEpilogue: PieceGroup = {
  voice: 'Emma',
  stage: 'epilogue',
  lines: `
In time the story <be:s> told without {thing} in it, and then without the fear, and at last, {P} <notice>, almost without the people; only the kindness <seem:s> to wear well.
{O} and {P} <see:p> each other seldom after that, and never <speak:p> of it, and <be:p> never, either one, in any doubt that {T} <be:p> speaking of it.
A season later {P} <pass> by {place}, and <do> not go in, and <be> glad that it <be:s> there not to be gone into.
{P} <grow> older, as had been promised, and <find> that what {p} <have> learned that day <go:s> on teaching, a little at a time, like a language.
It <have:s> left {pm} with one or two habits, and {P} <be> fond of them: {p} <look> twice at small things, and <let> people finish.
Somebody <ask:s> {P}, years on, whether it <be:s> true, and {p} <say> that it <have:s> become so.
The place beside {thing} <be:s> swept now, and there <be:s> a bench, and {P} <sit> there some evenings with nothing at all upon {ps} mind.
They <say:p> of {O} that {o} <have:o> changed, but {P} <think> it <be:s> simpler: {o} <have:o> been found out in being good, and no longer <trouble:o> to hide it.
One <can:s> outlive a thing and still set a place for it, and {P}, on certain nights, <do>.
When {O} <write:o>, it <be:s> about the garden, and the price of coal; {P} <read> each letter twice, the second time for what it <be:s> about.
{P} <keep> {item}, not where visitors <will:p> see {tm}, but where {p} <will>.
Whatever {T} <have:p> started there <go:s> on quietly without {Tm}, as good things will, and bad; {P} <hope>, and on the whole <believe>, it <be:s> the former.
There <come:s> a morning when {P} <do> not think of it before breakfast, and {p} <be> almost sorry, and then it <be:s> noon.
The young <think:p> it a very small story, and {P} <agree>, and <tell> it to them again when they ask.
If {P} <have> one regret, it <be:s> that {p} never <say> to {O}, in so many words, what {p} <have> been saying ever since in all the others.
{place} <have:s> been painted since, in a color {P} <will> not have chosen, and it <be:s> a joy to {pm}, for it <mean:s> that someone <be:s> choosing.
`,
};
