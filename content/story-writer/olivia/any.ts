import type { PieceGroup } from '../piece';

export const oliviaAny: PieceGroup = {
  voice: 'Olivia',
  stage: 'any',
  lines: `
@sea The tide <be:s> in. {P} <step> up one stone.
@sea Spray. {P} <wipe> {ps} eyes and <look> again.
@sea "Wind's changed," {O} <say:o>. {P} <feel> it too.
@sea A rope <go:s> slack. {P} <look> at what <have:s> been on the end of it.
@city A siren, two streets over. {P} <wait> until it <fade:s>.
@city {O} <cross:o> between two trucks without looking. {P} <look>.
@city {P} <take> the next corner and the one after. Nobody <follow:s>.
@home The kettle <click:s> off. {P} and {O} both <jump:p>.
@home {P} <dry> one plate for a long time.
@home A door upstairs. {O} <look:o> at the ceiling. "Everyone's down here," {P} <say>.
@space The air <be:s> thin. {P} <save> {ps} words.
@space A red lamp <blink:s>. {P} <tap> it. It <blink:s> on.
@space "Pressure's dropping," {O} <say:o>, in the voice people use for weather.
@road Nine more miles. {P} <shift> the bag to {ps} other shoulder.
@road {O} <be:o> walking faster now. {P} <keep> up.
@fantasy The spell <cost:s> a breath. {P} <pay> it.
@fantasy "Never thank it," {O} <say:o>. {P} <shut> {ps} mouth.
@mystery {P} <bag> {item}. "Evidence," {p} <tell> {O}.
@mystery Three people <have:p> seen it. {P} <have> four versions.
@mystery {O} <have:o> an answer for everything. {P} <write> that down first.
@machine A valve <hiss:s>. {P} <turn> it a quarter to the right.
@machine "It shouldn't do that," {O} <say:o>. It <do:s> it again.
@weather Thunder. {P} <count>. Four seconds. Three.
@weather The rain <stop:s>. {O} <hold:o> out a hand to be sure.
@weather Ice on the inside of the glass. {P} <scratch> a hole in it and <look> out.
@work {P} <roll> up {ps} sleeves. {O} <take:o> the other end.
@work "Break's over," {O} <say:o>. {P} <be> up already.
@wild A twig <snap:s>. {P} <raise> one hand.
@wild Birds <go:p> up, all at once. {P} <look> at what they [had|have] left.
@night {P} <turn> down the lamp. The window <turn:s> into a window.
@night Three in the morning. {O} <be:o> awake too. {P} <can> tell.
@door-open The door <be:s> still open. {P} <look> at the gap. {P} <look> at {O}.
@door-shut {P} <try> the door. Shut. {p} <lean> on it anyway.
{animal} <lift:s> its head. {P} <go> still.
~ {P} <feed> {animal}, so that one of {Tm} at least <be:s> happy.
{O} <start:o> to say something to {P}, and <rub:o> {os} eyes instead.
{P} <drink>, <cough>, <pass> the cup to {O}.
{O} <ask:o> if {P} <be> ready. {P} <say> no, and <get> up.
{P} <look> at {O}. {O} <look:o> at {thing}.
~ {P} <take> (a/one/half a/one more) step toward {thing}.
{P} <nod>. {O} <nod:o> (back/too/after a moment/twice).
{O} <say:o> it <be:s> nothing. {P} <know> {O's} nothings.
`,
};
export const oliviaReply: PieceGroup = {
  voice: 'Olivia',
  stage: 'reply',
  lines: `
"No," {P} <say>. Then, after a moment: "Not yet."
"Yes," {O} <say:o>. One word. It <change:s> the room.
"Ask me later." {P} <be> already moving.
{O} <shrug:o>. {P} <take> it for a yes.
"I don't know." {P} <look> at {thing}. "I mean to find out."
No one <answer:s>. {P} <look> at {O}. {O} <look:o> at the floor.
"Who wants to know?" {O} <say:o>.
"Because of {thing}," {P} <say>. It <come:s> out too loud.
{P} <think> about it. "Half," {p} <say>. "At most."
"You tell me," {O} <say:o>, and <fold:o> {os} arms.
`,
};
export const oliviaBrokenOff: PieceGroup = {
  voice: 'Olivia',
  stage: 'broken-off',
  lines: `
But {P} <stop> there. A noise. Behind {thing}.
But {O} <cut:o> in. "Quiet." {P} <be> quiet.
And then nothing. {P} <leave> it unfinished.
But there <be:s> no time for the rest. {P} <move>.
But {item} <slip:t>, and {P} <lunge> for {tm}.
`,
};
