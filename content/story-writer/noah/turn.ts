import type { PieceGroup } from '../piece';

export const noahTurn: PieceGroup = {
  voice: 'Noah',
  stage: 'turn',
  lines: `
And with that the whole thing <turn:s> inside out, like a sleeve, and there <be:s> {P}, holding the lining.
It <be:s> so simple that it <have:s> to be told twice. {P} <tell> it to {thing} first.
~ {P} <see> it from the side for once, and from the side it <be:s> a door.
{O} <take:o> off the secret like a wet coat, and <be:o> a good deal smaller underneath.
{thing} <be:t> the answer. It <be:s> the question that <have:s> been hiding.
All this while {T} [had|have] been reading the map from the back. {P} <turn> it over. "Oh," <say:s> {O}.
The truth <hop:s> out onto {thing} and <blink:s>, no bigger than a frog.
"So it was you," {P} <say> to {thing}, and {thing}, to its credit, <say:s> nothing.
Something <go:s> click, and it <be:s> not {thing}; it <be:s> {P}.
{O} <start:o> to laugh, and the mystery, which <can:s> not stand being laughed at, <fall:s> down the stairs.
{P} <have> had the villain upside down. Right way up, it <be:s> a frightened person with a hat.
The penny <drop:s>, <roll:s> the length of {place}, and <stop:s> at {O's} shoe.
~ {P} <do> the one thing nobody <have:s> thought of, which <be:s> nothing, and it <work:s>.
Two wrong guesses <bump:p> heads, and out of the bump <come:s> {P's} right one.
Everything <stand:s> where it <have:s> stood, but it <mean:s> it now. {P} <can> hardly look.
{O} <tell:o> it backward, from shame, and backward it <make:s> perfect sense.
And there, in broad daylight, {at}, <sit:s> the thing {T} [had|have] been whispering about, eating a plum.
What {P} <have> feared <be:s> only the shadow of what {p} <have> wanted, thrown on the wall by {thing}.
The whole knot <be:s> made of one string, and {O} <pull:o> it.
{P} <trade> the big question for two little ones, and both of them <run:p> straight to {O}.
The moon, or somebody, <switch:s> on the light, and {P} and {O} <be:p> on the same side of {thing} after all.
"I thought you knew," {O} <say:o>. "I thought you did," {P} <say>, and a year's worth of silence <slip:s> on the peel.
{thing} <give:t> up pretending. It <be:s> like watching a tent come down.
It <be:s> not the end of the world; {P} <look> over the edge, and there <be:s> some more.
{P's} fear <take:s> a bow, and <turn:s> out to have been two children in one coat.
`,
};
export const noahEnding: PieceGroup = {
  voice: 'Noah',
  stage: 'ending',
  lines: `
{P} <tuck> the day in and <leave> {thing} on, for a night-light.
~ {P} <shake> hands with {thing}, there being nobody to say {p} <can> not.
{O} <go:o> around collecting the loose ends, and <make:o> of them a rather handsome hat.
The worst of it <shuffle:s> off, asking everyone the way. {P} <point>.
{place} <put:s> its feet up. {P} <follow> suit.
"Same time tomorrow?" {O} <ask:o> {thing}.
All that <be:s> left of the trouble <be:s> a ring on the table, such as a glass might leave. {P} <wipe> at it, fondly.
{P} <give> back everything {p} <have> borrowed: the nerve, the lamp, the benefit of the doubt.
Laughter <come:s> up through {place} like a bucket from a good well, and {O} <have:o> both hands on the rope.
~ {P} <thank> {thing} on behalf of everyone, and it <be:s> felt to be about time.
The evening <take:s> a curtain call, with {O} holding one corner of the curtain.
If there <be:s> a moral, it <have:s> gone home early with a headache. {P} <do> not miss it.
{O} <fall:o> asleep in the middle of being forgiven.
{P} <find> {ps} courage where {p} <have> left it, under {thing}, with the moths.
So that <be:s> that; and then, since no one <be:s> looking, that <do:s> a little dance. {P} <look>.
Every clock {at} <agree:s> for once, out of sheer relief.
{O} <divide:o> the last of the bread into pieces the size of a sigh, and {P} <get> the biggest.
Home <sit:s> up, like a dog, at the sound of {P's} step.
~ {P} <wave> to the whole affair until it <be:s> too small to wave back.
{thing} <be:t> only {thing} now. {P} <raise> a cup to a job well done.
Nobody <say:s> "the end." {O} <hum:o> it.
{P} and {O} <put:p> the night back where {T} [had|have] found it, nearly clean.
`,
};
export const noahEpilogue: PieceGroup = {
  voice: 'Noah',
  stage: 'epilogue',
  lines: `
They <put:p> up a small plaque about it, and {P} <be> delighted to see that it <be:s> wrong.
{O} <dine:o> out on the tale for years, and each time {thing} <get:t> a little taller.
{thing} <retire:t> to the country. {P} <get> a postcard, mostly of cows.
On quiet nights {P} still <hear> {place} telling it to the houses next door.
{O} <tell:o> a different story, with better weather, in which {thing} <win:t>.
The mystery <have:s> grandchildren by now, and {P} <be> godparent to the loud one.
{P} never <do> learn to leave well enough alone, and well enough <be:s> grateful.
A song <be:s> made of {thing}, and nobody but {O} <know:s> the words.
{P} <have> the fear stuffed and <keep> it in the hall, for coats.
Every so often {P} and {O} <meet:p>, and <say:p> nothing about it, at the top of two voices.
And {P} <live>, if not happily, then curiously ever after.
History <do:s> not record {thing}. History <have:s> never been any fun, says {O}.
{P} <leave> the last page blank, in case it <want:s> to go on.
`,
};
