import type { PieceGroup } from '../piece';

export const noahAny: PieceGroup = {
  voice: 'Noah',
  stage: 'any',
  lines: `
@sea A wave <come:s> in with its sleeves rolled up, and {P} <make> room.
@sea The sea <turn:s> over in bed and <pull:s> the whole bay with it. {P} <hold> on to {thing}.
@sea A gull <say:s> something unprintable. {O} <translate:o>.
@sea The horizon <sag:s> in the middle, like a shelf with too much sky on it, and {P} <feel> much the same.
@city A bus <sigh:s> at the corner like an aunt in a tight shoe, and {P} <nod> to it.
@city The city <turn:s> up its collar of lights. {O} <do:o> likewise.
@city Four pigeons <sit:p> as a committee upon {P's} conduct.
@home The kettle <clear:s> its throat, and {P} <let> it have the floor.
@home In the next room somebody <be:s> dropping spoons, one by one, like a very slow applause. {O} <bow:o>.
@home The stairs <tell:p> on {P}, step after step, as stairs do.
@space A star <go:s> by with its mouth full of iron. {P} <wish> on it anyway.
@space Gravity <forget:s> itself for a moment, and {P's} stomach <write:s> home.
@space The ship <hum:s> the way a person hums who has lost the keys. {O} <hum:o> along.
@road The road <stick:s> out its long gray tongue, and {P} <be> obliged to walk on it.
@road A milestone <mutter:s> a number as {P} <go> by, and <get:s> it wrong.
@fantasy A spell <fizz:s> in the corner like a drink nobody <have:s> ordered. {O} <eye:o> it.
@fantasy Somewhere a dragon <turn:s> over a page. {P} <hope> that it <be:s> enjoying the book.
@mystery The clue <be:s> wearing a false mustache. So, come to think of it, <be:s> the mustache. {P} <make> a note.
@mystery Everyone {at} <have:s> an alibi, and {thing} <have:t> two. {P} <be> impressed.
@machine The machinery <hiccup:s>, <beg:s> everyone's pardon, and <start:s> again. {P} <pat> it.
@machine A needle on a dial <shiver:s> as if {P} <have> walked over its grave.
@weather The rain <type:s> a long letter on the roof and <sign:s> it with a gust. {O} <read:o> it aloud.
@weather A cloud <sit:s> down on {place}, quite by mistake, and <be:s> too embarrassed to get up. {P} <look> away.
@weather The wind <try:s> on {O's} hat, and <do:s> not look bad in it.
@work {P} <punch> in {ps} doubts at nine and <let> them out at five.
@work The job <be:s> like folding a very large, very offended swan. {O} <take:o> the neck.
@wild A branch <point:s> with all its fingers, like a witness. {P} <point> back.
@wild An owl <ask:s> the usual question, and {O}, for once, <have:o> no idea.
@night The dark <have:s> its elbows on the table. {P} <move> the candle.
@night A star <fall:s> off, and {P} <look> around for somebody to hand it in to.
{animal} <give:s> {P} a look that <can:s> open tins.
{animal} <have:s> a theory too, by the look of it, and {P} <be> inclined to back it.
{O} and {P} <hold:p> a meeting by eyebrow, and <elect:p> {thing} to the chair.
~ {P} <blow> the dust off {item}, and the dust <take:s> it personally.
{O} <shrug:o> with everything {o} <have:o>.
{P} <count> to three in an order of {ps} own.
The pause <get:s> up, <stretch:s>, and <change:s> places with {P}.
~ {P} <pretend> to be somebody taller.
Hope <come:s> in by the keyhole, thin, but with luggage, and {O} <take:o> its coat.
{P's} thoughts <be:p> all over the floor, like marbles at a wedding.
`,
};
export const noahReply: PieceGroup = {
  voice: 'Noah',
  stage: 'reply',
  lines: `
The question <land:s> on {thing} and <fold:s> its wings. {P} <be> afraid to move.
"Sideways," {O} <say:o>, which <be:s> not an answer, but <have:s> the right number of legs.
{P} <answer> with a face like an umbrella opening.
"That," {P} <tell> {O}, "is a question with a trapdoor in it."
{O} <open:o> {os} mouth, and out <come:s> a yawn in the shape of a no.
"Ask {thing}," {P} <say>. {T} <ask:p>. It <be:s> a long wait.
The question <go:s> round the company like a hot potato and <end:s> up in {O's} hat.
"Yes," {P} <say>, "but with a tail on it."
{P} <give> the question a good rub behind the ears, and it <go:s> to sleep.
`,
};
export const noahBrokenOff: PieceGroup = {
  voice: 'Noah',
  stage: 'broken-off',
  lines: `
But there the sentence <lose:s> a wheel, and {P} <be> left sitting in the road with the rest of it.
But {thing} <choose:t> that moment to be noticed, and the thought <go:s> off with the milk. {P} <sigh>.
And there the words <run:p> out, like a hem, and {P} <stand> with a foot in the air.
But {O} <sneeze:o>, and whatever <have:s> been coming next <turn:s> back at the border.
But the end of that <have:s> caught on a nail somewhere, and {P} <be> in no mood to go back for it.
`,
};
