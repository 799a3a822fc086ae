import type { PieceGroup } from '../piece';

export const emmaComplication: PieceGroup = {
  voice: 'Emma',
  stage: 'complication',
  lines: `
It <be:s> not that {P} <distrust> {O}; it <be:s> that trust, like {thing}, <have:s> begun to need looking after.
~ {P} <try> to imagine telling it to somebody, in order, and <find> that there <be:s> no order, only one thing after another and a growing wish to sit down.
{O} <know:o> more than {o} <have:o> said; {P} <be> sure of it now, and less sure than ever what {p} <will> do about it.
The trouble with a question <be:s> that once it <have:s> been asked there <be:s> nobody left who has not heard it, and {P} <watch> this one settle on every face.
~ {P} <move> {item} an inch, for no reason, and then an inch back, and <be> ashamed of how much calmer it <make:s> {pm}.
There <be:p> two ways to read what {O} <have:o> done, and {P} <hold> on to the generous one with both hands, as one <hold:s> a hat in a wind.
Each thing that <be:s> explained <leave:s> something beside it unexplained, so that {P} <begin> to dread explanations.
"You would tell me," {P} <say>, "if there were anything to tell," and {O} <look:o> at {thing} and <say:o> of course.
~ {P} <think> of going home, and then of what home <will:s> be like with this unfinished in it, and <stay>.
What {P} <have> taken for patience in {O} <be:s>, {p} <begin> to see, something a good deal more expensive.
The longer {P} <look> at {thing}, the more {t} <seem:t> to belong to a different story, one in which {p} <be> not the person asking.
{T} <speak:p> of it now only sideways, by way of the weather and the hour, and {P} <have> never in {ps} life been so tired of weather.
{P} <recall> a thing {O} <have:o> said days before, lightly, in passing, and <turn> it over, and there on the underside <be:s> the whole of it.
~ {P} <find> that {p} <have> been holding {item} all this while, tightly, as a person holds the rail of a ship that is not moving.
It <be:s> possible to be wrong in a great many ways, and {P} <have> the feeling, {at}, of trying each of them on.
{P} <want> very much to be told what to do, and <distrust> the wish, having been obliged by it before.
Something <have:s> been decided, it <seem:s>, in the moment when {P} <be> looking at {thing}; and no one <can:s> be brought to say by whom.
"Leave it," {O} <say:o>, with a gentleness that <make:s> it impossible, and {P} <do> not leave it.
{P} <understand> {O} perfectly, which <be:s> the worst of it, because one <can:s> not go on being angry with what one <understand:s>.
There <be:p> a dozen sensible reasons to stay out of {place}, and {P} <go> through them one by one, politely, like a person shaking hands on the way out.
~ {P} <do> the small things that <be:p> there to be done, since the large one <will:s> not hold still.
For every step {P} <take> toward the truth of it, somebody <seem:s> to have moved the truth the same distance, out of tact.
{O} <have:o> gone a little pale, not with guilt, {P} <think>, but with the effort of being looked at by somebody who <wonder:s>.
It <come:s> to {P} that {thing} <have:t> been the only honest party to the whole affair.
{P} <can> forgive a lie sooner than a silence, and <have> said so, once, to {O}, who <have:o> been silent ever since.
One of {Tm} <will:s> have to speak first, and {P} <study> {thing} with great attention in the hope that it <need:s> not be {pm}.
~ {P} <begin> again from what <can:s> be proved, which <be:s> {thing}, and the hour, and that somebody <have:s> been afraid.
The plan, such as it <be:s>, <have:s> been made by people less frightened than {T} <be:p> now, and {P} <wish> one might ask for a second opinion.
It <be:s> a mistake, and {P} <know> it for one as it <leave:s> {ps} lips; {O} <become:o> courteous, and the whole of {place} <seem:s> to grow a size larger.
{P} <sleep> badly on it, and <wake> with the sense of having been, the whole night long, upon the point of remembering {thing}.
"You think I'm hiding something," {O} <say:o>. {P} <consider> denying it, and the considering <be:s> an answer.
If it had only been a matter of {thing}, {P} <reflect>, {T} would have laughed about it by now; but things are never a matter of things.
~ {P} <listen> for what <have:s> stopped, since it <be:s> always easier to hear what [had|has] begun.
{P} <catch> sight of {O} when {o} <believe:o> {of} alone, and the face <be:s> so much older than the one {p} <be> used to that {p} <step> back as if from a private room.
What <frighten:s> {P} <be:s> not {thing} but the speed with which {p} <have> got used to {tm}.
There <be:s> a courtesy in not finishing certain sentences, and {T} <have:p> all grown courteous, and nothing <get:s> said.
Somewhere between {thing} and {thing2} the reason for it all <lie:s> in plain sight, and {P} <be> looking, as one does, for something better hidden.
{P} <promise> {O} not to speak of it, and <feel> the promise go in, like a splinter, at a place {p} <will> not be able to reach.
It <be:s> a comfort to have {O} there, and it <be:s> a weight, and {P} <have> given up trying to feel the one without the other.
~ {P} <count> up what it <have:s> cost {Tm} so far, and <be> surprised by how much of it <be:s> sleep.
Every house has its one question that is not put, {P} <think>, and here {p} <be> with {ps} hand on it.
{P} <have> supposed that being right <will:s> feel like something, and it <do:s>; it <feel:s> like standing {at} with nobody to tell.
{O} <laugh:o>, but late, as one laughs in a language one has had to learn, and {P} <look> down at {ps} shoes.
A thing may be nobody's fault and still need somebody to be sorry for it, and {P}, looking from {thing} to {O}, <see> whose turn it <be:s>.
~ {P} <put> the question to {O} as one sets down a glass, so softly that it <can:s> be taken for no question at all.
The worst <have:s> not happened, and {P} <know> that, and yet some part of {pm} <have> already begun to tidy up after it.
It <be:s> no longer clear to {P} whether {p} <be> looking after {thing} or being kept by {tm}.
{P} <see> how it <will:s> go: {O} <will:o> explain, and {p} <will> believe, and {T} <will:p> both know what the believing <be:s> worth, and be kind.
"I was going to say," {O} <begin:o>, and {P} <wait>, and the thing that {o} <be:o> going to say <pass:s> over {place} like a bird.
There <be:p> hours that one <live:s> through and hours that one merely <stand:s> in, as in rain, and {P} <turn> up {ps} collar.`,
};
