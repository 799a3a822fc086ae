import type { PieceGroup } from '../piece';

export const emmaEnding: PieceGroup = {
  voice: 'Emma',
  stage: 'ending',
  lines: `
~ {P} <set> {item} to rights, not because it <matter:s> now, but because one ought to leave a place fit to come back to.
There <be:s> no more to be found out, and for a time {T} <stand:p> about in that plenty, no longer looking at {O}, like people who have been handed back their coats.
{O} <say:o> that {o} <will:o> be going, then, and <do:o> not go, and {P} <think> it the best thing {o} <have:o> ever said.
What {T} <have:p> lost <be:s> still lost; but it <have:s> stopped being lost in the dark, and {P} <find> that one <can:s> live beside it.
~ {P} <look> at {thing} for what <will:s> be the last time in that way, the way one <look:s> at a clue, and then for the first time in the other.
It <be:s> not the ending {P} would have written, having always liked to be right; it <have:s> more people in it, and more bread.
{P} <ask> {O} for nothing, and <be> given it, generously, and {T} <walk:p> the length of {place} without a word.
Something in {P} that <have:s> been standing since the beginning <sit:s> down at last, and <take:s> off its shoes.
The light <have:s> shifted from {thing} by now to {O}, and {P} <be> content to let it choose.
There <will:s> be questions, and {T} <will:p> answer them badly, and be believed; {P} <know> how such things go, and, just then, <do> not mind.
"Will you be all right?" {O} <ask:o>, and {P}, who <have> been asked it all {ps} life by people on their way out, <see> that {o} <have:o> not moved.
~ {P} <breathe> out; and it <seem:s>, though it <can:s> not be so, that {place} <have:s> been waiting to do the same.
To have come so far for so small a thing <can:s> look like folly, but {P} <turn> it about, and <find> no side of it {p} <will> give back.
{P} <have> thought that the end of it <will:s> be a door closing; it <be:s> more as if somebody <have:s> gone through {place} raising the blinds.
{O} <take:o> one handle of it and {P} the other, and the whole affair <be:s> lighter, as it would have been all along, for two.
~ {P} <let> the last of it go unsaid, out of friendship, and <see> {O} notice, and <see> {om} be grateful.
{T} <have:p> been brave for so long that it <take:s> a little while to remember how to be merely tired, and {P} <lean> on {thing}, and <remember>.
What {p} <will> keep of it all, {P} <think>, <be:s> not {thing}, nor the fear, but the plain sight of {O}, coming back.
It <be:s> over, and like most things that are over it <look:s> from here as though it could only have gone one way; {P} <be> careful to remember that it could have gone the other.
~ {P} <thank> {O}, in the end, not for anything that <can:s> be named, and {O} <say:o>, with great tact, that it <be:s> nothing.
There <be:s> just enough of the day left {at} for one ordinary act, and {P} <choose> it with care, and <do> it well.
In {ps} own mind {P} <have> already begun to tell it, and <be> pleased to hear that the person in it <be:s> not much better than {p} <be>.
{P} <go> back once, alone, to where it <have:s> begun, and <say> there what one <say:s> to a host.
If {thing} <have:t> a meaning, it <be:s> no more than this, that somebody <have:s> cared for {tm}; and {P} <decide> that no more <be:s> needed.
`,
};
