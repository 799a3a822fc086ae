import type { PieceGroup } from '../piece';

export const noahComplication: PieceGroup = {
  voice: 'Noah',
  stage: 'complication',
  lines: `
The trouble, when it <come:s>, <come:s> wearing slippers. {P} <hear> it all the same.
{P} <turn> {item} upside down, and a good deal of the afternoon <fall:s> out.
~ {P} <try> being a statue. {O}, unfairly, <turn:o> out to be better at it.
The plan <have:s> a hole in it shaped exactly like {O}.
{thing} <have:t> begun to lean, like somebody who <overhear:s> for a living.
{P} <wear> {ps} bravery the way one <wear:s> a borrowed hat: with both hands.
"I have a theory," {O} <say:o>, and the whole of {place} <take:s> a step back.
Now it <be:s> {thing2} that <be:s> behaving like {thing}, which <be:s> how these things spread.
{O's} explanation <have:s> three legs and a limp, but it <stand:s>.
{P} <put> two and two together. They <get:p> on badly.
~ {P} <hide> behind {thing}, which <be:t> hiding behind {thing2}, and nobody <be:s> left to be looked for.
A suspicion <crawl:s> up {P's} leg and <sit:s> on {ps} knee like a cat of no fixed address.
The minutes <go:p> by on stilts. {O} <wave:o> at one.
Somebody <have:s> folded the truth so often that it now <fit:s> in {item}.
{O} <draw:o> a diagram of the situation. It <look:s> like a spider falling downstairs.
{P} <can> feel a clue nearby, breathing through its mouth.
"Don't look now," {O} <whisper:o>, and of course everything <do:s>.
{P} <argue> with {thing} and <lose> on points.
There <be:s> a draft {at}, and {P} <can> tell it <be:s> spelling something.
~ {P} <consult> {thing}, {ps} stomach, and the ceiling, in that order; the ceiling <abstain:s>.
{O} <smile:o> the way a drawer <open:s>: a bit at a time, and then all of it on the floor.
The secret <have:s> outgrown {thing} and <be:s> looking for something with a cellar.
{P} <ask> {O} straight out. The answer <come:s> in by way of Portugal.
If worry <be:s> a bird, {P} <have> the makings of an aviary.
{thing} <be:t> innocent. {P} <have> seldom seen a thing so innocent. It <be:s> practically a confession.
~ {P} <tiptoe> so carefully that {ps} shoes <fall:p> asleep.
A door somewhere <say:s> a rude word in Latin. {O} <apologize:o> for it.
Logic <pack:s> a small bag and <leave:s> by the back. {P} <wave> it off.
{O} <be:o> thinking. One <can:s> hear the furniture being moved.
"Let's not panic," {P} <tell> {O}, "until we've got it in order of size."
{P} <take> the bull by the horns, only to find it <be:s> two snails.
The question <grow:s> a second head, and the heads <disagree:p>. {P} <side> with neither.
Even the dust around {thing} <be:s> standing about in groups.
~ {P} <hold> {item} up like a conductor, and the silence <come:s> in right on the beat.
{O} <know:o> something. It <stick:s> out of {os} pocket like a fish's tail.
There <be:s> a lull, of the sort that usually <carry:s> a knife. {P} <offer> it a chair.
Behind {thing} the dark <be:s> doing impressions of {O}.
{P} <have> half an idea, and {O} <have:o> the other half, and neither of {Tm} <want:s> to go first.
It <be:s> at this point that {thing} <decide:t> to join in.
The rumor <have:s> gone once around {place} and come back with a tan.
~ {P} <laugh>. It <be:s> a laugh with a crack in it, like a good cup.
What {O} <have:o> taken for a coincidence <turn:s> round and <have:s> teeth.
{P} <feel> the evening tilt, and <hold> on to {thing}.
Time <trip:s> over {thing} and <need:s> a moment. {O} <help:o> it up.
"Well, that's torn it," {O} <remark:o>, and, in a manner of speaking, it <have:s>.
{P's} shadow <have:s> started taking notes.
{O} <be:o> behaving like somebody's alibi.
All the roads out of {place} <have:p> been rolled up and put away. {P} <look> for the cupboard.
{P} <swallow> a question whole. It <kick:s> all the way down.
The facts <be:p> lined up by height, and {P} <can> see at once that one of them <be:s> standing on a box.
{O} <tell:o> a lie so pretty that {P} <want> to take it home and feed it.
Something <have:s> come undone, and {P} and {O} both <look:p> down at {Ts} shoes.
{thing} <cast:t> two shadows now, and the shadows <be:p> not on speaking terms.
~ {P} <knock> on {thing}, for luck. "Come in," <say:s> {O}, for a laugh.
Nerves <go:p> round like a plate of biscuits, and {P} <take> two.
Whatever it <be:s>, it <have:s> eaten the quiet and <be:s> starting on {place}.
`,
};
