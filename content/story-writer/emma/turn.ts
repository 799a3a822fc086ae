import type { PieceGroup } from '../piece';

export const emmaTurn: PieceGroup = {
  voice: 'Emma',
  stage: 'turn',
  lines: `
And there it <be:s>, as plain as {thing}, which {P} <have> passed a hundred times; it <have:s> only wanted somebody to be sad enough to see it.
~ {P} <understand>, and the understanding <be:s> not a flash at all but a slow cold filling of the room, as when a door <have:s> been left open somewhere.
{O} <have:o> not lied, {P} <see> now; {o} <have:o> only told the truth in an order that no one <can:s> follow.
Everything that {P} <have> held against {O} <turn:s> round, very quietly, and <become:s> something {p} <have> to ask pardon for.
"It was never about {thing}," {P} <say>, and <hear> {ps} own voice go steady, as voices do that have got to the end of guessing.
So it <have:s> been kindness, then, the whole time; and {P} <find>, having been ready for malice, that {p} <have> no defense against it whatever.
{O} <sit:o> down. It <be:s> a small thing, to sit down, but {P} <have> never seen {om} do it before without being asked.
What {P} <have> taken for the end of the matter <be:s> the middle, and what {p} <have> taken for {thing} <be:s> a way of asking for help.
~ {P} <say> it aloud, all of it, without once looking at {O}, and when {p} <be> done the silence <be:s> cleaner than before.
It <be:s> one thing to find out, and another to go on standing there having found out, and {P} <do> the second with less grace than the first.
{P} <have> been asking who; {p} <ought> to have been asking for whom; and with that one small word every piece of it <move:s> over and <make:s> room.
For the first time {O} <look:o> at {thing} as though {t} were only what {t} <be:t>, and {P} <know> that the worst of it <be:s> out.
There <be:s> a fairness in it that {P} could have wept at: nobody <have:s> won, and nobody <have:s> been spared, and it <be:s> still early.
~ {P} <give> up the explanation {p} <have> been so proud of, and it <go:s> without a sound, like a guest who <have:s> known for some time.
{O} <begin:o> to speak, and <stop:o>, and then <tell:o> it from the beginning, and {P} <listen> as one <listen:s> to rain after months of looking up.
All the while the answer <have:s> been {at}, patient as furniture, waiting for {Tm} to be done with cleverness.
{P} <see> what it <have:s> cost {O} to keep it, and <see> also, since one sight <bring:s> the next, what it <will:s> cost {pm} to know.
"You might have asked me," {O} <say:o>. It <be:s> true. In all that time, of all the things {P} <have> done, that <be:s> the only one {p} <have> left undone.
Nothing <move:s>; {thing} <stand:t> where {t} <have:t> always stood; and yet {P} could not have said, any longer, which of {Tm} <have:s> been lost.
It <be:s> too late for the thing that {P} <have> come to do, and exactly the hour for another, which {p} <have> not had the sense to want.
If {P} had known it sooner {p} would have acted better, and understood less; it <be:s> not a bargain that anybody would choose.
{P} <put> out a hand, not to {thing}, as {p} <have> intended, but to {O}, and after a moment it <be:s> taken.
~ {P} <feel> the anger go out of {pm}, and <miss> it, as one <miss:s> a coat that never fitted but <have:s> been warm.
{O} <be:o> crying, or else {o} <be:o> laughing; {P} <have> known {om} long enough to be aware that there <be:s> very little in it.
There <be:s> still a way of not knowing; one <can:s> always walk out of {place} and down the road a while; {P} <consider> it, and <stay>, and <know>.
{P} and {O} <have:p> each been guarding it from the other, back to back, and never once turned round.
~ {P} <forgive> {pf} first, for practice, and it <be:s> not so hard; and then {p} <look> up at {O}.
What {P} <have> leaned on so long <be:s> not even fastened, and {p} <have> to catch hold of {thing} so as not to fall straight into the truth.
{P} <lay> {thing} and {thing2} side by side in {ps} mind, where they <have:p> never been together before, and at once each <explain:s> the other.
`,
};
