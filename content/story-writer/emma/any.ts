import type { PieceGroup } from '../piece';

export const emmaAny: PieceGroup = {
  voice: 'Emma',
  stage: 'any',
  lines: `
@sea The tide <have:s> turned without anyone's leave, as it <do:s>, and {P} <envy> it that perfect lack of explanation.
@sea There <be:s> salt on everything by then, on the sills and on the lips, and {P} <taste> it as one <taste:s> a word one <be:s> about to say.
@sea {O} <look:o> out at the water, which <be:s> what people there <do:p> in place of answering, and {P} <look> too.
@sea It <be:s> a fault of the sea that it <make:s> every thought beside it seem a deep one; {P} <try> to have a shallow one, and <fail>.
@city Beyond {place} the city <go:s> about its thousand errands, none of them {ps} own, and {P} <find> it oddly companionable to matter so little.
@city Somebody <be:s> playing scales behind an upper window, over and over, with one wrong note, and {P} <begin> to wait for it as for a friend.
@city The streetcar <go:s> by with its row of lit faces, and {P} <think> that to each of them {p} and {O} <be:p> no more than a thing seen from a window.
@home There <be:s> washing-up to be done, and {P} <do> it, since there <be:s> no grief or fear that <do:s> not leave plates.
@home A family <be:s> a long sentence in which everyone keeps losing the verb, {P} <think>, and <look> around the room for it.
@home {O} <fold:o> a dishcloth in three, as {os} mother must have done, and the small exactness of it <go:s> to {P's} heart.
@space The stars <do:p> not twinkle there; they only <look:p>, and {P} <have> never got used to being looked at with such evenness.
@space Somewhere beneath the deck a pump <go:s> on forgiving {Tm} for breathing, and {P} <lay> a palm to the wall, to feel it.
@space It <be:s> hard to keep hold of evening in a place where nothing <set:s>, so {P} <keep> it by hand, dimming what <can:s> be dimmed.
@road One <be:s> never so honest as on the way between two places, {P} <reflect>, having as yet no one to be at either.
@road The road <go:s> on unrolling ahead of {Tm} like an argument whose end {P} <have> guessed and <be> too civil to mention.
@fantasy They <say:p> in those parts that a spell <be:s> only a promise somebody else <have:s> to keep, and {P} <feel> the truth of it in {ps} bones.
@fantasy Old magic <have:s> the manners of old money, {P} <think>: it never <explain:s>, and everyone <make:s> way.
@mystery A fact <be:s> a shy animal, and {P} <hold> quite still, and <try> not to look as though {p} <be> hoping for one.
@mystery {P} <go> through it once more from the beginning, leaving out, this time, everything that {p} <want> to be true.
@mystery It <be:s> not {O's} alibi that <trouble:s> {P}; it <be:s> that {o} <have:o> brought one, like an umbrella, on so fine a day.
@machine {P} <have> a tenderness for machines, which <be:p> only somebody's patience, made to go on after the somebody <have:s> gone home.
@machine One <can:s> hear, under the hum of it, a second and lower hum, and {P} <wonder> which of the two {T} <have:p> been listening to.
@weather The rain <come:s> on with no drama at all, like a relative, and {P} <watch> it settle in.
@weather It <have:s> grown so cold that words <be:p> visible, and {P} <choose> {ps} more carefully, seeing how long they <hang:p>.
@weather The wind <drop:s>; and in the stillness {P} <hear> how much of what {p} <have> taken for weather <have:s> been {ps} own heart.
@work Work <be:s> a kind of prayer for people who <be:p> not sure of the address, and {P} <bend> to it.
@work There <be:s> comfort in a task that <do:s> not care who <do:s> it, and {P} and {O} <share:p> it between them as others share a drink.
@wild A bird <try:s> out three notes in the hedge and <think:s> better of the fourth, and {P} <feel> understood.
@wild The trees <have:p> the look of having just stopped talking, and {P} <lower> {ps} voice, not to be outdone in courtesy.
@night In the dark a thing <be:s> as large as one's opinion of it, and {P} <do> what {p} <can> to think well of {thing}.
@night It <have:s> got to the hour when everyone <be:s> either asleep or telling the truth, and {P} <look> across to see which {O} <be:o> doing.
{animal} <look:s> from {P} to {O} and back, with the air of one who <will:s> be asked to choose.
~ {P} <rest> a hand on {animal}, and the plain warmth <do:s> more for {pm} than all the talk.
{P} and {O} <look:p> at each other, and it <be:s> one of those looks in which several years change hands.
For a little while nobody <need:s> anything from {P}, and {p} <stand> {at} and <let> that be enough.
~ {P} <think> of saying it, and of the sentences that <will:p> have to come after it, and of the faces; and <let> it lie a little longer.
One <can:s> hear in {O's} voice where {o} <have:o> decided not to raise it, and {P} <answer> the decision and not the words.
It <be:s> getting to be a matter of hours now, and {P} <feel> each of them arrive, and <give> it a chair.
`,
};
export const emmaReply: PieceGroup = {
  voice: 'Emma',
  stage: 'reply',
  lines: `
The question <hang:s> there, and {P} <be> in no hurry to take it down, for it <be:s> a better question than any answer to it.
{P} <turn> the question over, looking for the kind reply and the true one, and <be> relieved to find that for once they <be:p> the same. "Yes," {p} <say>.
It <be:s> a while before anyone <reply:s>, and by then the silence <have:s> done most of the work. "I don't know," {P} <say>, "and I should."
"Ask me that tomorrow," {P} <say>, and <hear> in {ps} own voice that {p} <do> not mean tomorrow.
"I had hoped you wouldn't ask," {O} <say:o>, and {P} <see> that this <be:s> the answer, and a longer one than it <sound:s>.
{O} <do:o> not answer at once; {o} <look:o> at {thing}, and then at {P}, as though one or other might be willing to go first.
There <be:p> questions that want an answer and questions that want company, and {P} <take> this for the second sort, and <stay> close.
"Because somebody has to," {P} <say> at last, and it <sound:s> thin, as true reasons often do when they are let out.
Nobody <have:s> asked {P} such a thing in years, and {p} <feel> the answer stir, far down, like a fish under ice.
"You know why," {O} <say:o> gently; and {P}, going back over everything, <find> that {p} <do>.
`,
};
export const emmaBrokenOff: PieceGroup = {
  voice: 'Emma',
  stage: 'broken-off',
  lines: `
But that <be:s> as far as {P} <get>, for there <be:p> sentences one <can:s> begin only on condition of not having to finish them.
But the rest of it <go:s> unsaid, and {P} <feel> it settle among the things that <will:p> have to be dealt with.
And there {P} <leave> it, not knowing the end, and a little ashamed of having hoped that somebody else <will:s>.
But then {thing} <claim:t> {P's} whole attention, and what <be:s> to have followed <be:s> lost, as the best part of most thoughts <be:s>.
And there it <break:s> off; for {O} <have:o> looked up, and {P} <see> from the look that {o} <have:o> heard the rest already.
`,
};
