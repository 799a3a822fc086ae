import type { PieceGroup } from '../piece';

export const emmaOpening: PieceGroup = {
  voice: 'Emma',
  stage: 'opening',
  lines: `
~ {P} <look> at {thing} for longer than {t} could have needed, and <wonder> what it <be:s> that one <hope:s> to find by looking.
{P} <have> been certain of very little that week, and now even that <seem:s> to be moving, very slightly, out of reach.
There <be:s> something about {thing} that <ask:s> to be noticed, and {P}, who <have> spent years learning not to notice things, <find> that the lesson <have:s> not taken.
~ {P} <go> over what {p} <know>, and it <be:s> not much; and yet it <have:s> the weight of a thing that <be:s> going to matter.
What {P} <feel> <be:s> not fear, or not yet; it <be:s> nearer to what one <feel:s> on a staircase, in the dark, when there <be:s> one step fewer than the foot believes.
{O} <say:o> nothing, and it <be:s> a particular nothing, the kind that people say when they have decided to be kind.
It would have been easy to turn back then, and {P} <know> it, and the knowing <make:s> it harder.
{P} <remember> being told that every beginning is a small rudeness, an interruption of what would otherwise have gone on; and it <do:s> feel rude, to stand there and to want to know.
{O} <glance:o> at {thing} and away again, and in that glance {P} <see>, or <think> {p} <see>, a whole conversation that the two of {Tm} <be:p> not going to have.
Nothing about {place} <have:s> changed, and {P} <try> to take comfort in that, though it <be:s> the comfort one <take:s> in a face that <be:s> keeping very still.
~ {P} <tell> {pf} that there <be:s> a simple reason, and <believe> it for as long as it <take:s> to cross to {thing}.
Afterward {P} <will> say that it <have:s> begun with {thing}, but a beginning <be:s> only the place where somebody <happen:s> to start paying attention.
{O} <have:o> a way of waiting that <make:s> other people hurry, and {P} <feel> {pf} begin, against all intention, to hurry.
There <be:p> two kinds of quiet {at}, the kind that <belong:s> there and the kind that <have:s> been brought in, and {P} <know> which of them this <be:s>.
{P} <think> of all that {O} <have:o> not asked, and <be> grateful, and then, a moment later, a little afraid of why.
~ {P} <take> {item} up and <put> {tm} down again, for it <be:s> one thing to be curious and another to be seen at it.
If there <be:s> a rule for such moments, nobody <have:s> ever told it to {P}, and {p} <do> what people without rules do: {p} <be> polite.
{thing} <seem:t> smaller than {P} would have expected, as things do whose fame [had|has] come before them.
"You needn't look at it like that," {O} <say:o>, and it <be:s> only then that {P} <realize> how {p} <have> been looking.
{P} <know> {O} well enough to hear what <be:s> left out, and not so well, it <turn:s> out, as to be able to leave it there.
It <be:s> not courage that <take:s> {P} the next few steps, but a feeling that {thing} <have:t> been left, so to speak, in {ps} care.
One <get:s> used to a day as to a pair of shoes, {P} <reflect>, and then one morning there <be:s> a stone in it.
~ {P} <notice> how carefully {O} <be:o> standing, like somebody carrying a full cup, and <do> not like to ask what the cup <be:s> full of.
There <be:p> things one <want:s> to know and things one <want:s> to have known, and {P} <can> not tell, looking at {thing}, which of the two this <will:s> be.
{P} <have> the curious sense of having been expected, not by any person, but by {place} itself.
"It may be nothing," {P} <say>, and {O}, who <have:o> known {pm} say so before, only <nod:o>.
What <strike:s> {P} first <be:s> how ordinary it all <be:s>, and what <strike:s> {pm} second <be:s> how much trouble somebody must have gone to, to make it so.
{P} <ask> what anyone would have asked, and {O} <answer:o> what anyone would have answered, and underneath it something else <be:s> being said.
~ {P} <wait> for the unease to pass, as it usually <do:s>, and it <occur:s> to {pm} that waiting <be:s> precisely how {p} <have> come to be here.
Between {thing} and {thing2} there <be:s> just the distance that somebody might cross in the dark, given a reason, and {P} <wish> {p} <have> not thought of it.
The light <fall:s> across {thing} at a slant that <make:s> everything look remembered, and for an instant {P} <miss> a thing that <have:s> not happened yet.
{O} <make:o> a small joke, and {P} <laugh>, and both of {Tm} <be:p> relieved to find that it <can:s> still be done.`,
};
