import type { PieceGroup } from '../piece';

export const oliviaLate: PieceGroup = {
  voice: 'Olivia',
  stage: 'epilogue',
  lines: `
{O} <telephone:o> every week. {P} <let> it ring twice, for form, and <answer>.
{O} <have:o> {thing} now. {P} <visit> {tm}, not {om}, or so {p} <say>.
"You kept it," {O} <say:o>, seeing {item}. {P} <put> {item} in a drawer.
{P} <cross> the street now rather than pass {place}. {O} <do:o> not.
{O} <marry:o>. {P} <hold> the ring, and <do> not drop it.
{P} <paint> {thing} green. {O} <hate:o> the green.
Someone <ask:s> {O} about {thing}. "Ask {P!}," {O} <say:o>.
Someone <ask:s> about {thing}. {O} <look:o> at {P}. {P} <pass> the butter.
{P} <learn> to whistle. {O} <learn:o> to bear it.
{O} still <count:o> the steps {at}. {P} <have> heard {om}.
Each spring {P} <air> {place}. Each spring {O} <find:o> one more (button/hairpin/match/coin).
{O} <forget:o> the date. {P} <remember> it for both.
There <be:s> a dog now, which {O} <call:o> after {thing}.
{P} <be> asked to speak about {thing}. {P} <speak> for a minute, and <sit> down.
{O} <move:o> away, then back. {P} <say> nothing and <bake> something.
{thing} <go:t> to {O}, in the end. {P} <help> carry.
{P} <ask> if {O} would do it again. {O} <be:o> already looking for {os} boots.
{P} <teach> {O} to swim. {place} <look:s> smaller from the water.
{O} <keep:o> the light on late. {P} <sleep> better for it.
{P} <go> gray. {O} <go:o> deaf. {thing} <stay:t> as {t} <be:t>.
{P} <find> {item} behind the stove, years on, and <mail> {tm} to {O}.
{O} <write:o> a book. {P} <be> on page nine.
{P} <lend> {O} money. {O} <lend:o> {P} a ladder. It <come:s> out even.
The street <be:s> named for {O}. {P} <live> on it, at number two.
{P} <look> at {thing} less each year. {O} <look:o> more.
On the anniversary {P} and {O} <eat:p> soup {at}, (in silence/with the windows open/out of the good bowls).
{O} <ask:o> to hear it again. {P} <begin> with {thing}, as always.
{P} <throw> nothing away now, least of all {item}.
{O} <be:o> happy, which <surprise:s> {O} more than {P}.
They <pull:p> down half of {place}. {P} <keep> one brick for {O}.
The new key <stick:s>. {O} <oil:o> it. {P} <leave> the door on the latch.
"Still afraid?" {O} <ask:o>. {P} <think> of {thing}. "Only of that."
`,
};
export const oliviaLateEnding: PieceGroup = {
  voice: 'Olivia',
  stage: 'ending',
  lines: `
{O} <pick:o> up the pieces. {P} <hold> the bag.
{P} <count> heads: {O}, {P}, all there.
"Go on," {O} <say:o>, and {P} <go> on, past {thing}, into the light.
{O} <button:o> {os} coat, every button. {P} <wait> at the edge of {place}.
{thing} <stay:t>. {P} and {O} <go:p>.
{P} <tell> {O} the last of it. {O} <nod:o> at each word.
"Give it here," {O} <say:o>, and <take:o> {item} from {P} as if it [had|has] weighed nothing.
{P} <say> goodbye to {place} in {ps} own way, with the back of one hand.
{O} <whistle:o> for the first time since {thing}. {P} <notice> and <keep> it to {pf}.
No one <follow:s> {P}. {O} <check:o> all the same.
{P} <owe> {O} one. {O} <owe:o> {P} two. {T} <call:p> it square.
{P} <pull> the cover over {thing}, slowly, as over a child.
{O} <set:o> three places at the table. {P} <take> one away and <fold> the napkin.
"Look," {O} <say:o>. {P} <look>. Over {place} the sky <have:s> cleared.
`,
};
export const oliviaLateTurn: PieceGroup = {
  voice: 'Olivia',
  stage: 'turn',
  lines: `
{O} <step:o> between {P} and {thing}. "Me first," {O} <say:o>.
{P} <read> {O's} face at last. It <be:s> all there, in plain print.
{thing} <be:t> the lie. {O} <be:o> the truth. {P} <have> believed the wrong one.
{P} <pull> off the cover. {O} <turn:o> away before {P} <see>.
"I was there," {O} <say:o>. "I was there with {thing}. I never left."
{P} <ask> for {item}. {O} <give:o> {tm} up like a tooth.
{O} <be:o> not afraid of {thing}. {O} <be:o> afraid of {P}.
{P} <put> the light out so that {O} <can:o> say it.
{P} and {O} <say:p> it together, the same word. Then neither of {Tm} <can:s> look at {thing}.
{thing2} <have:s> told the truth from the first. {P} <have> only listened to {O}.
{P} <let> {O} pass. It <be:s> the hardest thing {P} <have> done all day.
"Now you know," {O} <say:o>, and <sit:o> down beside {thing}.
`,
};
export const oliviaLateAny: PieceGroup = {
  voice: 'Olivia',
  stage: 'any',
  lines: `
{O} <stop:o> short. {P} <walk> into {om}.
~ {P} <tap> {thing} with one knuckle and <listen>.
{P} <lean> on {thing}. {O} <lean:o> on the other side.
{O} <offer:o> {P} the last (biscuit/piece of bread/plum/inch of candle). {P} <break> it in two.
{P} <hold> {O's} eye. {O} <blink:o> first.
~ {P} <count> what <be:s> left: {item}, some light, {O}.
"Say that again," {P} <tell> {O}, "slower."
{O} <cross:o> to {thing} in four strides. {P} <need> six.
{P} <tie> back {ps} hair with a piece of string and <bend> to {thing}.
{O} <mouth:o> something at {P} across {place}, perhaps a name.
{P} <wet> {ps} lips. {O} <watch:o> {pm} do it.
{O} <sneeze:o>. {P} <glare>. {thing} <do:t> not mind.
"Left," {O} <say:o>. {P} <go> left. "Your other left," {O} <say:o>.
{P} <knot> {ps} scarf. {O} <knot:o> {os}.
~ {P} <draw> {thing} in the dust with a toe, and <rub> it out.
{O} <sigh:o> at {thing}, as people sigh at relatives.
`,
};
export const oliviaLateOpening: PieceGroup = {
  voice: 'Olivia',
  stage: 'opening',
  lines: `
{P} <look> from {thing} to {O}. One of the two <be:s> out of place.
{O} <know:o> the way to {thing} without a light. {P} <remember> that.
~ {P} <lift> a corner of {item} with a pencil.
"Not here," {O} <say:o>, and <steer:o> {P} away from {thing}.
{O} <have:o> mud on one shoe. {P} <look> for the mud {at}.
{P} <hear> {O} stop. {P} <stop> too, one step late.
{thing} <face:t> the wall. {P} <be> sure it [had|has] not.
"Is that yours?" {P} <ask>, pointing at {item}. {O} <take:o> too long.
{P} <try> the air {at} with {ps} tongue, like a cat.
{O} <read:o> {thing} like a letter, top to bottom, and <swallow:o>.
{P} <set> {ps} bag down by {thing}, softly, and <leave> it shut.
{P} <ask> who [had|has] seen {thing} last. Every eye {at} <go:s> to {O}.
`,
};
export const oliviaLateComplication: PieceGroup = {
  voice: 'Olivia',
  stage: 'complication',
  lines: `
{P} <hide> {item} in {ps} boot. {O} <see:o> and <look:o> away.
{O} <bolt:o> it after {P}. "Habit," {o} <say:o>.
{P} <wedge> {thing} with {item} and <hope>.
"There's blood on {thing}," {O} <say:o>. {P} <look>. It <be:s> rust, or else it <be:s> not.
{O} <miss:o> a step by {thing}. {P} <catch> {om} by the belt.
{P} <burn> {ps} fingers on {thing} and <bite> back the sound.
{O} <go:o> through {P's} pockets. {P} <go> through {O's}. Nobody <be:s> proud of it.
{P} <draw> a line on the floor. "You stay there," {p} <tell> {O}.
{thing} <rattle:t>. {O} <put:o> a foot on {tm}.
{P} <know> that cough; it <be:s> not {O's}.
{O} <tear:o> a strip off {os} shirt and <mark:o> {thing} with it.
"If I'm not back by dark," {P} <begin>. {O} <cover:o> {os} ears.
{P} <give> {O} {item}. "Don't use it," {P} <say>. {O} <test:o> the edge.
{P} <cross> {place} on hands and knees, behind {O}, counting {os} heels.
{O} <swear:o> that {thing} <be:t> where {O} <have:o> left {tm}. {P} <say> nothing.
`,
};
