import type { PieceGroup } from '../piece';

export const oliviaTurn: PieceGroup = {
  voice: 'Olivia',
  stage: 'turn',
  lines: `
{P} <look> at {thing}. Then at {O}. Then {p} <see> it.
"It was never locked," {P} <say>. {O} <close:o> {os} eyes.
{P} <stop> pushing and <pull>. {thing} <move:t>.
"You knew." "I hoped," {O} <say:o>. It <be:s> not the same.
{O} <put:o> it all on the table: the lie, the reason, {item}. {P} <pick> up the reason.
{P} <have> had {thing} the wrong way round the whole time.
~ {P} <say> it out loud, and {O} <do:o> not laugh, so it <be:s> true.
{O} <run:o>. {P} <let> {om}. There <be:s> nowhere left to go but back.
{P} <ask> whom {O} <be:o> protecting. {O} only <look:o> at {P}.
Six steps to {thing}. {P} <take> them all.
{P} <open> {ps} hand and <let> {item} go.
It <be:s> not a trap. It <be:s> a message. {P} <have> been standing on it.
"I can explain," {O} <say:o>. "You don't have to," {P} <say>. "I see it."
{P} <be> wrong about {O}. {p} <say> so. It <take:s> five words.
{item} <break:t>, and there <be:s> nothing inside, and {P} <begin> to laugh.
{O} <come:o> back. {P} <have> not expected it. Neither <have:s> {O}.
"It's you it wants," {O} <say:o>. {P} <know>.
~ {P} <turn> and <face> {thing}, so much smaller than the fear of {tm}.
{P} <tear> the paper in half. Now there <be:p> two truths. They <match:p>.
{P} and {O} <look:p> at {thing} together, since it <be:s> easier with two.
"Then who was it?" {O} <ask:o>. {P} <point> at {thing}.
{P} <do> it fast, before {p} <can> think. It <be:s> done.
The noise <stop:s>. {P} <can> hear {O} breathing. That <be:s> all.
{O} <say:o> the name at last. {P} <have> known it for days.
{P} <let> go of {item}. It <do:s> not fall. It <have:s> never needed holding.
"I'm sorry," {P} <say>. {O} <shake:o> {os} head. "Say it to {thing}."
`,
};
export const oliviaEnding: PieceGroup = {
  voice: 'Olivia',
  stage: 'ending',
  lines: `
{P} <put> {item} back, a little to the left of where {t} [had|has] been.
{O} <ask:o> if that <be:s> everything. {P} <look> at {thing}. "Nearly," {p} <say>.
{O} <hold:o> out {os} hand. {P} <take> it.
~ {P} <switch> off the light {at} and <stand> a moment in what <be:s> only dark.
{T} <walk:p> back the long way. {P} <talk>. {O} <listen:o>.
"Hungry?" {O} <say:o>. {P} <think> about it. "Starving."
{P} <close> the book on it, and on {thing}, not hard.
{O} <sleep:o>. {P} <keep> watch, from habit, over nothing.
{place} <be:s> quiet. The good kind. {P} <check>.
{P} <wash> {ps} hands. The water <run:s> gray, then clear.
{O} <want:o> to know what to tell people. {P} <suggest> that it [rained|rains] a lot {at}.
{P} <have> one thing left to do to {thing}, and <do> it.
{P} <leave> {item} where somebody will find {tm}.
{O} <go:o> ahead to open the windows. {P} <hear> them, one after another.
~ {P} <forgive> {O}. {p} <do> not make a speech of it.
{P} <remark> that {O} <have:o> stayed. {O} <shrug:o> and <take:o> {P's} elbow.
Nothing <follow:s> {Tm} out of {place}. {P} <look> back twice to be sure.
{P} <sign> {ps} name under it. The pen <work:s>.
{thing} <catch:t> the light. {P} <let> {tm}.
{T} <eat:p> standing up, and {O} <spill:o> the salt over {thing}.
{P} <breathe> in. {P} <breathe> out. It <be:s> that simple now.
"Again tomorrow?" {O} <say:o>. {P} <have> {ps} coat on already.
{P} <look> for something to be afraid of and <find> {thing}, just {thing}.
`,
};
export const oliviaEpilogue: PieceGroup = {
  voice: 'Olivia',
  stage: 'epilogue',
  lines: `
(A year later/The next spring/That winter/Two summers later) {P} <go> back to {thing}.
{O} <send:o> a card with no message, and {P} <understand> it.
{place} <be:s> sold. {P} <keep> a key.
{O} <ask:o> whether {P} ever <think> about {thing}. {P} <say> no, and <mean> daily.
{P} <sleep> well now, with the window open toward {place}.
New people <live:p> near {place}. {P} <wave> to all of them.
{P} <tell> it once, to a child, who <ask:s> about {thing}.
{O} <be:o> late, as ever. {P} <wait>, with pleasure.
{item} <break:t>, in the end, of old age. {P} <mend> {tm}.
{P} <write> it all down, {thing} and all, on (one/a single/half a/the back of a) page.
{O} <hang:o> up {os} coat. {P} <put> the kettle on.
Some nights {place} <creak:s>, and {P} <turn> over.
`,
};
