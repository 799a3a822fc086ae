import type { PieceGroup } from '../piece';

export const liamAny: PieceGroup = {
  voice: 'Liam',
  stage: 'any',
  lines: `
@sea The sea <be:s> loud. {P} <have> to shout.
@sea {P's} feet <get:p> wet. {p} <do> not care.
@sea A gull <take:s> {O's} bread.
@city A car <go:s> by. {P} <step> back.
@city The street <be:s> full, but no one <look:s> at {P}.
@home {P} <put> the kettle on. It <help:s>.
@home It <smell:s> like home. {P} <like> that.
@home {O} <wash:o> up and {P} <dry>.
@space {P} <look> out at the stars. There <be:p> a lot.
@space The ship <shake:s>. {O} <grab:o> {P's} arm.
@road It <be:s> a long road, and {P's} feet <hurt:p>.
@road {O} <carry:o> the bag for a bit.
@fantasy {P} <do> not trust magic. Who <do:s>?
@fantasy {O} <say:o> the magic word. It <do:s> not work.
@mystery {P} <be> sure now that it <be:s> a clue.
@mystery Someone <be:s> lying, and it <be:s> not {P}.
@machine The machine <stop:s>. {P} <give> it a bump.
@machine {O} <push:o> the wrong button.
@weather It <rain:s>. {P} <get> wet.
@weather The wind <take:s> {O's} hat.
@work {P} <get> on with the job.
@work "Lunch?" {O} <say:o>. {P} <nod>.
@wild {P} <hear> a bird. It <be:s> a nice bird.
@wild There <be:s> mud on {P's} boots.
@night It <be:s> so dark that {P} <bump> into {O}.
@night {P} <hold> up a light. That <be:s> better.
@door-open The door <be:s> open. {P} <look> out.
@door-shut {P} <try> the door. It <be:s> shut.
{animal} <come:s> up to {P} and <sit:s> down.
{O} <pat:o> {animal}.
~ {P} <scratch> {ps} nose.
{O} <look:o> at {P}. {P} <look> at {O}.
"You all right?" {O} <ask:o>. "I think so," {P} <say>.
{P} <be> hungry. It <be:s> that time of day.
{O} <do:o> a thing with {os} hands that <mean:s> no.
~ {P} <tell> {O} a joke. It <be:s> an old one.
{P} <have> a rest next to {thing}.
{O} <hum:o> a bit. It <help:s>.
"It's only {thing}," {P} <tell> {O}.
{P} <walk> once around {place}.
`,
};
export const liamReply: PieceGroup = {
  voice: 'Liam',
  stage: 'reply',
  lines: `
"Yes," {P} <say>. "I guess so."
"No," {O} <say:o>. "Not me."
{P} <do> not know what to say to that.
"I'll tell you later," {O} <say:o>.
"That's a good question," {P} <say>.
{O} <shake:o> {os} head. {P} <do> too.
"Maybe," {P} <say>. It <mean:s> no.
{P} <think> hard. "Not yet," {p} <say>.
`,
};
export const liamBrokenOff: PieceGroup = {
  voice: 'Liam',
  stage: 'broken-off',
  lines: `
But {P} <forget> the rest.
But then there <be:s> a bang, and {P} <jump>.
And that <be:s> all {P} <get> to say.
But {O} <say:o>, "Shh." So {P} <shush>.
But {P} <have> to stop there.
`,
};
