import type { ReplyGroup } from '../reply-group';

/** The one sentence somebody says when a person opens, closes, cuts, breaks, mends, makes, lights, darkens, eats or wears a thing. */
export const deedsOnThings: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:open',
    lines: `
{door; opens} "Do not (step|lean) in yet," [other] <say>, holding [actor] back by one sleeve. "Let whatever it is look at us first."
{container paper} "Say what you see before you (touch|believe) it," [other] <tell> [actor]. "Afterward you will only see what you wanted in [object]."
{} "You might have (knocked|asked)," [other] <say>, and <lean> in over [actor's] shoulder to see how far [object] <go>.
{door; opens} Cold air first. "Hello," [actor] <say> into [object], and the word <go> down (steps|further than it should).
{container food} [actor] <smell> before [actor.he] <look>. "Older than me," [actor.he] <say> of [object], and <breathe> through the (mouth|sleeve).
{; opens} "That was (too easy|far too polite)," [actor] <say>, with one hand still on [object], and <look> behind for whoever <had arrange> that.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:close',
    lines: `
{} "Which side of [object] did you want to be (on|caught on)?" [other] <ask>. "Think. There is (only just|still) time to change your mind."
{door; opens} "Put a chair against [object]," [other] <say>. "And then (me|something heavy). I would like to be asked in writing next time."
{container paper} "Have you been in the corners?" [other] <say>, one finger on [object]. "No? Then do not look so (pleased|finished)."
{} "That is that," [actor] <tell> [object], and <give:actor> [object.it] a (pat|rattle), and another, in case that <be> not that.
{door building} Three steps off, [actor] <turn> back and <try> [object] again. "Shut," [actor.he] <report>. "(Good|I know). Shut."
{; opens} "Nobody needs to know what I (saw|left)," [actor] <say>, leaning on [object] with a whole back, as if [object.it] <would argue>.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:sever',
    lines: `
{cord} "What was hanging on [object]?" [other] <ask>, and <look> (up|along it), and <begin> to walk quickly backward.
{cloth paper; opens} "Give me the smaller piece of [object]," [other] <say>. "If we are (parted|searched), the two had better fit."
{} "You kept the wrong end," [other] <point> out, nudging what (<be> left|<lie> there) of [object] with one foot.
{} "No going back by that," [actor] <say>, and <blow> a thread of [object] from the (blade|thumb).
{plant body food} [actor] <hold> the piece against the rest of [object]. "It looked (bigger|easier) whole," [actor.he] <say>, to no applause.
{cord; opens} One end <jump> away. "Come back," [actor] <say> to that half of [object], which <have> somewhere to (be|fall).
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:break',
    lines: `
{} "Nobody move a foot," [other] <say>. "I want to know which piece of [object] was the (loud|dear) one."
{; opens} "Quick, before they ask," [other] <say>, on both knees among what <be> left of [object]. "Was it (old|cracked) already, or was it the cat?"
{money machine toy} "Good. I always wanted to see what (made|kept) [object] so proud," [other] <say>, poking about inside.
{} "It came (apart|like that)," [actor] <tell> the quiet, trying one bit of [object] against another. Neither <know> the other.
{picture door; opens} Behind [object] there <be> a draft. "So you were never (load-bearing|the end of it)," [actor] <say>, and <put:actor> an eye to the gap.
{} [actor] <listen> for feet. None yet. "I never (liked|touched) you," [actor.he] <say> to the largest piece of [object].
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:mend',
    lines: `
{} "Now pull," [other] <say>, and <pull:other>. [object] <hold>. "Again, but as somebody who (hates you|weighs more)."
{machine vehicle; opens} "One piece left over," [other] <say>, and <show> it to [actor] on a flat palm. "Ask [object] if it was (important|mine)."
{cloth} "I can see where," [other] <say>, up close. "But I (knew|was told). Turn around. Walk. No, it is good, you can breathe."
{} "You will do," [actor] <tell> [object], biting off the end. "Until it (rains|matters), you will do."
{body person} [actor] <tie> the last knot by feel. "Do not look," [actor.he] <say> to [object], "and do not (laugh|sneeze) for a while."
{; opens} [object] <be> whole if one <stand> over here. "Nobody stand over there," [actor] <say>, moving the (lamp|chair).
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:make',
    lines: `
{} "What is it, when it is (finished|at home)?" [other] <ask>, walking around [object] with the head on one side.
{food drink; opens} "You try it first," [other] <say>, "and I will (watch your face|hold the water). Then half of [object] is mine."
{building furniture} "It leans," [other] <say>, "but the way the wind (comes|goes). Did you plan [object], or was it luck?"
{} "Worse than I saw it," [actor] <say>, stepping back from [object], "and (better|warmer) than none."
{picture paper toy} [actor] <add> one line too many to [object] and <see> that. "That stays," [actor.he] <decide>. "That is the (limp|grandmother) of it."
{; opens} "Now all you need is a (name|job)," [actor] <inform> [object], and <wipe> both hands, and <look> around for the first comer.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:light',
    lines: `
{} "Not so (high|near the straw)," [other] <say>, shading [object] with one hand. "I want to see them first."
{light fire; opens} "What about that one?" [other] <ask>, pointing past [object], and neither of the two <go> to see.
{fire paper} "Stand upwind," [other] <say>. "And let me have a last look at [object]. I (owe|promised) somebody a description."
{} "There you are," [actor] <say>, and it <be> not clear if [actor.he] <mean> [object] or the (shadows|far wall).
{fire light} [actor] <hold> both palms out to [object]. "You (eat|last) until morning and I talk," [actor.he] <propose>. "Deal?"
{; opens} "So now everybody knows I am here," [actor] <say>, looking from [object] to the dark beyond, which <be> (closer|wider) now.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:darken',
    lines: `
{-} "Whose hand is that?" [other] <whisper>. A pause. "All right. It is (warm|on my sleeve). Do not tell me."
{-; opens} "Count the breathing," [other] <say>, low, where [other.he] <had stand> before. "I make it one too (many|few)."
{light fire} "I had nearly (finished|seen)," [other] <say>, of nothing in particular, now that [object] <be> out.
{-} "Better," [actor] <say>, feeling ahead with one foot. "Nobody ever looked (tired|guilty) in this."
{light; opens} [actor] <put> [object] down by touch and <miss> the edge. "Do not (fall|roll)," [actor.he] <beg> [object.it].
{-; opens} Without light the place <have> (more corners|a longer floor). "Four steps," [actor] <say>, and <take> the first. "Three."
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:eat',
    lines: `
{} "Slowly," [other] <say>. "You do not get a second first time with [object]. And leave (me|the dog) the end."
{food drink; opens} "How long before it (starts|works)?" [other] <ask>, watching [actor's] eyes with interest. "Say your name. Good."
{food} "Somebody was (saving|counting) [object]," [other] <say>, and <wipe> a crumb off [actor's] collar, and <eat:other> the evidence.
{} "Needs salt," [actor] <say>, with a full mouth, looking fondly at what (<be> left|<remain>) of [object].
{drink} It <go> down like a (stair|sermon). "Again," [actor] <say>, when there <be> a voice to say it with, and <turn:actor> [object] over.
{food drink; opens} [actor] <stop> chewing. "That was not (pepper|a nut)," [actor.he] <say>, and <look> more closely at [object].
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:wear',
    lines: `
{cloth} "Turn around," [other] <say>. "Now walk like whoever (owned|ironed) [object]. Shoulders. No, more (money|rent unpaid)."
{cloth; opens} "What is in the pocket?" [other] <ask>, eyes on [object]. "There is always something in the (left|small) one. Go on."
{} "That would suit somebody," [other] <allow>, and <straighten> [object] on [actor] as one <straighten> a (picture|neighbor's child).
{cloth} "Up at the back, down at the front," [actor] <say>, tugging. [object] <come> from (another weather|longer arms).
{money cloth} "Heavier on," [actor] <say>, and <try> walking, and <find> that [object] <walk> too, (half a step|a little) behind.
{; opens} [actor] <bow> to the nearest bright surface. "You," [actor.he] <ask> it, over [object], "would you let me (in|past)?"
`,
  },
];
