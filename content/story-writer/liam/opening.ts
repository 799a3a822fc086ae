import type { PieceGroup } from '../piece';

export const liamOpening: PieceGroup = {
  voice: 'Liam',
  stage: 'opening',
  lines: `
~ {P} <take> a good look at {thing}.
{O} <look:o> at {thing} and <say:o>, "Huh."
"What is that?" {O} <ask:o>. {P} <do> not know.
It <be:s> an odd day. {P} <can> feel it.
{P} <want> to go home. {P} <stay>.
~ {P} <go> up close to {thing}.
{thing} <be:t> not what {P} <have> thought.
{O} <be:o> the first one to speak. "Well," {o} <say:o>.
{P} <ask> {O} what to do. {O} <do:o> not know.
There <be:s> no one {at}. {P} <look> to be sure.
{P} <feel> {ps} heart go fast.
~ {P} <give> {thing} a small push. It <do:s> no good.
{O} <be:o> not happy. {P} <can> see that.
{P} <sit> down by {thing} to think.
"I don't like it," {O} <say:o>.
{P} <like> {thing}. {p} <can> not say why.
{P} <wait> for {O}. It <take:s> a while.
{O} <point:o> at {thing}. So {P} <look>.
Some things are best left alone. {P} <know> that.
{P} <pick> up {item} to see what it <will:s> do.
It <be:s> cold {at}, and {P} <have> no coat.
"Come on," {O} <say:o> to {P}.
{P} <have> a bad feeling, but a small one.
{O} <be:o> a good friend to have on a day like that.
{P} <try> to be brave. It <work:s> a bit.
`,
};
export const liamComplication: PieceGroup = {
  voice: 'Liam',
  stage: 'complication',
  lines: `
Now things <get:p> worse. {P} <have> thought they might.
~ {P} <look> for {thing}. It <take:s> a long time.
{O} <be:o> mad. {P} <do> not blame {om}.
"This is bad," {O} <say:o>. It <be:s>.
{P} <run> to {thing} as fast as {p} <can>.
{thing} <will:t> not move. {P} <kick> it.
{P} <get> lost {at}, and then <get> lost again.
{O} <tell:o> {P} to stop. {P} <do> not stop.
~ {P} <hold> on to {thing} with both hands.
No one <help:s>. {P} <have> to do it alone.
{O} <be:o> not telling all of it.
"Are you scared?" {O} <ask:o>. "Yes," {P} <say>.
{P} <hear> it too. {p} <wish> {p} did not.
It <be:s> dark by {thing2}. {P} <stay> where it <be:s> light.
{P} <drop> {item} and <have> to feel for it.
{O} <go:o> very quiet. That <be:s> not like {om}.
{P} <try> the easy way. It <be:s> not easy.
{T} <can:p> not both be right, {P} <think>.
~ {P} <ask> {O} one more time.
{O} <say:o> sorry. {P} <say> it <be:s> fine. It <be:s> not fine.
There <be:s> a way out of {place}, but not a nice one.
{P} <fall> down. {P} <get> up.
"Don't look at it," {O} <say:o>, so {P} <look>.
{P} <have> never been so tired.
{thing} <be:t> in the way. {P} <go> round.
{O} <want:o> to go left. {P} <go> right.
It <cost:s> too much. {P} <pay> it.
{P} <shut> {ps} eyes and <count> to five.
{thing} <make:t> a noise. {O} <jump:o>.
"We need help," {O} <say:o>. There <be:s> no help.
{P} <eat> a bit of bread and <feel> no better.
Each time {P} <look>, {thing} <be:t> a bit more wrong.
{P} <can> not find {O}. Then there {o} <be:o>.
~ {P} <keep> still and <hope>.
{O} <cry:o> a bit. {P} <do> not tell.
{P} <be> not good at this. No one <be:s>.
It <be:s> too late to ask {O} why.
{P} <say> a bad word. {O} <laugh:o>.
`,
};
export const liamTurn: PieceGroup = {
  voice: 'Liam',
  stage: 'turn',
  lines: `
And then {P} <see> it. It <be:s> so easy.
{O} <have:o> been right all along.
"Oh," {P} <say>. "It's just {thing}."
{P} <be> not scared any more. {p} <do> not know when it <have:s> stopped.
{O} <tell:o> {P} the truth. It <take:s> one breath.
It <be:s> not {O's} fault. It never <be:s>.
~ {P} <do> what {p} should have done first.
{thing} <open:t>, just like that.
{P} and {O} <have:p> it all wrong.
"I did it," {O} <say:o>. {P} <be> not even mad.
{P} <turn> round and <go> back for {O}.
Now {P} <know> what {thing} <be:t> for.
~ {P} <hand> {item} to {O}. It <be:s> {os} turn.
{O} <come:o> back. {P} <have> not thought {o} would.
{P} <stop> running. So <do:s> the fear.
It <be:s> {P} who <have:s> to say sorry.
The bad part <be:s> over, {P} <think>. It nearly <be:s>.
{O} <hug:o> {P}. It <be:s> a bit too tight.
`,
};
export const liamEnding: PieceGroup = {
  voice: 'Liam',
  stage: 'ending',
  lines: `
{P} and {O} <go:p> home.
~ {P} <put> {item} back in its place.
"That was a long day," {O} <say:o>.
{P} <sleep> well that night.
{O} <make:o> soup. It <be:s> good soup.
It <be:s> all right now. {P} <can> tell.
{P} <say> thank you to {O}. {O} <go:o> red.
{item} <be:t> safe, and so <be> {P}.
{T} <sit:p> {at} and <say:p> nothing. It <be:s> nice.
~ {P} <smile>. It <have:s> been a while.
"Let's not do that again," {O} <say:o>.
{P} <lock> up and <hand> {O} the key.
{P} <will> tell the rest some other time.
{O} <wave:o>. {P} <wave> back.
It <be:s> over, and {P} <be> glad.
{P} <take> one last look at {place}.
{P} and {O} <share:p> the last bit of bread.
`,
};
export const liamEpilogue: PieceGroup = {
  voice: 'Liam',
  stage: 'epilogue',
  lines: `
{P} still <think> of {thing} from time to time.
{O} <come:o> to see {P} each spring.
{thing} <be:t> still there. {P} <go> and <look>.
It <be:s> a good story. {P} <tell> it a lot.
{O} <tell:o> it too, but {o} <leave:o> out the best bit.
{P} <be> fine. So <be:o> {O}.
No one <go:s> to {place} much now. {P} <do>.
{P} <keep> {item} by the bed.
{O} and {P} <be:p> friends to this day.
`,
};
