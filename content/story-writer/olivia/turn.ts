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
Wrong way round. {P} <have> had it the wrong way round the whole time.
~ {P} <say> it out loud. Nobody <laugh:s>. So it <be:s> true.
{O} <run:o>. {P} <let> {om}. There <be:s> nowhere left to go but back.
"Who were you protecting?" {O} <look:o> at {P}. Only that.
Six steps to {thing}. {P} <take> them all.
{P} <open> {ps} hand and <let> {item} go.
It <be:s> not a trap. It <be:s> a message. {P} <have> been standing on it.
"I can explain," {O} <say:o>. "You don't have to," {P} <say>. "I see it."
{P} <be> wrong about {O}. {p} <say> so. It <take:s> five words.
{item} <break:t>. Inside <be:s> nothing. {P} <begin> to laugh.
{O} <come:o> back. {P} <have> not expected it. Neither <have:s> {O}.
"It's you it wants," {O} <say:o>. {P} <know>.
~ {P} <turn> and <face> it. It <be:s> smaller than the fear of it.
{P} <tear> the paper in half. Now there <be:p> two truths. They <match:p>.
{T} <look:p> at {thing} together. It <be:s> easier with two.
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
{P} <put> {item} back. A little to the left. There.
"Is that everything?" {O} <ask:o>. "Nearly," {P} <say>.
{O} <hold:o> out {os} hand. {P} <take> it.
~ {P} <switch> off the light and <stand> in the dark a moment. It <be:s> only dark.
{T} <walk:p> back the long way. {P} <talk>. {O} <listen:o>.
"Hungry?" {O} <say:o>. {P} <think> about it. "Starving."
{P} <close> the book on it. Not hard.
{O} <sleep:o>. {P} <keep> watch, from habit, over nothing.
{place} <be:s> quiet. The good kind. {P} <check>.
{P} <wash> {ps} hands. The water <run:s> gray, then clear.
"What do we tell them?" "That it rained," {P} <say>. {O} <laugh:o>.
One thing left to do. {P} <do> it.
{P} <leave> {item} where somebody will find {tm}.
{O} <go:o> ahead to open the windows. {P} <hear> them, one after another.
~ {P} <forgive> {O}. {p} <do> not make a speech of it.
"You stayed," {P} <say>. {O} <shrug:o>. "You'd have got lost."
Nothing <follow:s> {Tm} out of {place}. {P} <look> back twice to be sure.
{P} <sign> {ps} name under it. The pen <work:s>.
{thing} <catch:t> the light. {P} <let> {tm}.
{T} <eat:p> standing up. {O} <spill:o> the salt. Nobody <mind:s>.
{P} <breathe> in. {P} <breathe> out. It <be:s> that simple now.
"Again tomorrow?" {O} <say:o>. {P} <have> {ps} coat on already.
It <be:s> done. {P} <look> for something to be afraid of and <find> {thing}, just {thing}.
`,
};
export const oliviaEpilogue: PieceGroup = {
  voice: 'Olivia',
  stage: 'epilogue',
  lines: `
A year later {P} <go> back. {thing} <be:t> still there.
{O} <send:o> a card. No message. {P} <understand> it.
They <sell:p> {place}. {P} <keep> a key.
"Do you ever think about it?" {O} <ask:o>. "No," {P} <say>. "Every day."
{P} <sleep> well now. Mostly. With the window open.
New people <live:p> near {place}. They <wave:p>. {P} <wave> back.
{P} <tell> it once, to a child. The child <ask:s> the right question.
{O} <be:o> late, as ever. {P} <wait>. It <be:s> a pleasure.
{item} <break:t>, in the end, of old age. {P} <mend> {tm}.
{P} <write> it all down. It <come:s> to one page.
{O} <hang:o> up {os} coat. {P} <put> the kettle on. That <be:s> the whole of the news.
Some nights there <be:s> a sound. {P} <turn> over. It <be:s> only {place}.
`,
};
