import type { PieceGroup } from '../piece';

export const noahOpening: PieceGroup = {
  voice: 'Noah',
  stage: 'opening',
  lines: `
{thing} <look:t> at {P} the way a cat looks at a suitcase.
~ {P} <poke> {thing}, gently, as one <poke:s> a pudding that may be somebody's uncle.
{place} <hold:s> its breath, and does it badly, like a choir.
{O} <arrive:o> in the conversation by the window, so to speak, and <break:o> nothing.
The hour <have:s> its hat on crooked; {P} <can> tell it <be:s> up to something.
If {thing} <can:t> talk, {P} <think>, {t} <will:t> begin every sentence with "frankly."
{P} <have> an idea. It <be:s> a small one, with big ears.
~ {P} <say> hello to {thing}, to be on the safe side.
{O} <be:o> wearing the expression of someone who <have:s> swallowed a map.
"I've seen worse," {O} <tell:o> {thing}, which <do:t> not take it kindly.
There <be:s> a silence the size of a wardrobe, and {P} <walk> around it twice.
Curiosity <tap:s> {P} on the shoulder, and, when {p} <turn>, <tap:s> the other one.
{thing} <be:t> plainly the sort of thing that leads to other things.
The shadow of {thing} <lie:s> a little to the left of where a shadow should.
{O} <whistle:o> two notes and <put:o> them back.
~ {P} <make> a list of everything that <can:s> go wrong and <give> each of them a nickname.
Around {thing} the air <have:s> gone soft at the edges, like a library book.
{P} <be> brave on one side only, and <keep> that side toward {thing}.
"It's smaller from behind," {O} <report:o>, having gone to see.
That <be:s> the moment at which a sensible person <will:s> go home. {P} <check>: no sensible person here.
{P} <listen> at {thing}. It <be:s> like listening at a pocket.
Morning, noon, and {O}: some things simply <occur:p>.
{P} <give> {item} a shake. It <sound:s> like rain thinking.
Everybody <look:s> at {P}, who <look> at {thing}, which <look:t> away first.
Something <giggle:s>. {O} <swear:o> it <be:s> {thing2}.
~ {P} <put> one foot into the adventure to see how cold it <be:s>.
{place} <smell:s> of pencil shavings and somebody's second thoughts.
{P} and {O} <exchange:p> eyebrows.
There <be:p> nine ways to begin, and {P}, who never <can> count, <choose> the tenth.
{O} <approach:o> {thing} as one <approach:s> a goose.
~ {P} <bow> to {O}, who <bow:o> to {thing}, and things <be:p> off to a courteous start.
`,
};
