import type { PieceGroup } from '../piece';

export const liamLate: PieceGroup = {
  voice: 'Liam',
  stage: 'epilogue',
  lines: `
{O} <have:o> a cat now. {P} <feed> it.
{P} <build> a small fence around {thing}.
{O} <get:o> old. {P} <get> old too. It <be:s> not so bad.
{P} <go> by {place} on the way to work, and <wave>.
{O} still <owe:o> {P} a drink.
{thing} <need:t> paint. {P} and {O} <paint:p> {tm} red.
The kids <ask:p> {P} about {thing}. {P} <tell> them.
{P} <dream> of {O} and {thing} some nights.
{O} <say:o> it never happened. {P} <have> {item} to show for it.
{P} <send> {O} a card with {thing} on it.
`,
};
