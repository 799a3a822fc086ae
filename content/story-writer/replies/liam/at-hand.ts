import type { ReplyGroup } from '../reply-group';

/** The simplest next step after a thing has happened, come into view or been said. */
export const atHand: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'arrival',
    lines: `
{person} [actor] <clear> a seat for [object] and <put> the water on.
{person; opens} "You look like you walked," [actor] <say> to [object]. "From where?"
{animal} [actor] <crouch> and <hold> out a crust to [object].
{vehicle boat; opens} [object] <stop>. [actor] <go> to the near side and <wait> for somebody to get out.
`,
  },
  {
    writer: 'Liam',
    answers: 'object',
    lines: `
{} [actor] <pick> up [object], <turn> [object.it] over once and <keep> [object.it].
{; opens} Nobody <claim> [object], so [actor] <ask> around for an owner.
{container} [actor] <put> [object] on something flat and <feel> for the catch.
{door; opens} [actor] <try> [object]. [object.it] <move> a finger's width and <stop>.
{paper} [actor] <hold> [object] to the light and <start> at the top.
{tool weapon} [actor] <look> [object] over for rust and <put:actor> [object.it] within reach.
{vehicle boat machine; opens} The switch on [object] <be> easy to find. There <be:p> two.
{food drink} [actor] <cut> [object] in equal shares and <take> the smallest.
{animal} [actor] <make> a loop of string for [object], not too tight.
{building ground} [actor] <walk> along [object] as far as the first turn.
{key money} [actor] <try> the pocket without the hole, and [object] <go> in.
{person; opens} [actor] <nod> to [object], who <seem> about to say something.
`,
  },
  {
    writer: 'Liam',
    answers: 'sight',
    lines: `
{} [actor] <draw> [object] quickly, with a pencil, to have something for later.
{building; opens} [actor] <look> for the way in to [object]. There <be:p> steps at the side.
{ground water sky} [actor] <pick> a mark on the far side of [object] and <head> for it.
{-} [actor] <sit> on the bag for a minute and <take> it all in.
`,
  },
  {
    writer: 'Liam',
    answers: 'sound',
    lines: `
{} [actor] <go> toward [object], slowly, one hand out in front.
{-; opens} Then it <stop>. [actor] <count> to twenty. It <begin> again.
{animal machine} So that <be> [object]. [actor] <go> to see what <be> wrong.
{-} [actor] <turn> down everything else that <make> noise, and <listen:actor>.
`,
  },
  {
    writer: 'Liam',
    answers: 'smell',
    lines: `
{-} [actor] <open> what <could be> opened, to let some air in.
{-; opens} It <get> stronger by the wall. [actor] <follow> it along.
{food drink} [actor] <follow> [object] to the kitchen and <find> a spoon.
{} [actor] <tie> a cloth over mouth and nose against [object] and <go> on.
`,
  },
  {
    writer: 'Liam',
    answers: 'weather',
    lines: `
{} [actor] <choose> a dry place to sit out [object], with room for more.
{-} [actor] <stand> a pot outside to see how much <would come> down.
{-; opens} It <let> up a little. [actor] <look> at the road and <decide>.
{sky water} [actor] <pack> the matches in the middle, away from [object].
`,
  },
  {
    writer: 'Liam',
    answers: 'absence',
    lines: `
{} [actor] <look> once more where [object] <would be>, then a little to the side.
{person; opens} [actor] <knock> at the next place and <ask> for [object].
{-; opens} There <be:p> marks on the floor. [actor] <follow> them to the edge.
{container} [actor] <run> a hand along the bottom of [object], to be sure.
`,
  },
  {
    writer: 'Liam',
    answers: 'number',
    lines: `
{} [actor] <line> up [object] and <count> from the other end.
{-} So they <be:p> even. [actor] <deal> them out, one each.
{; opens} One of [object] <be> not like the rest. [actor] <take> that one.
{-} [actor] <write> the number on the wall, with the day.
`,
  },
  {
    writer: 'Liam',
    answers: 'threat',
    lines: `
{} [actor] <back> away from [object] to where there <be> a way out.
{-} The nearest heavy thing [actor] <pick> up and <not use> it yet.
{person animal; opens} [object] <be> ten steps off now. [actor] <show> both hands.
{fire water; opens} [actor] <move> the things that <matter:p> higher up, out of the way of [object].
`,
  },
  {
    writer: 'Liam',
    answers: 'feeling',
    lines: `
{-} [actor] <drink> some water and <find> something to do.
{-} [actor] <say> it out loud, once, and it <get> a little smaller.
{-; opens} It <not go> away by itself. [actor] <look> for somebody to tell.
{-} [actor] <fix> the strap that <need> fixing. It <be> a help.
`,
  },
  {
    writer: 'Liam',
    answers: 'message',
    lines: `
{paper} [actor] <read> [object] aloud, so that everyone <have> the same words.
{paper; opens} [actor] <look> on the back of [object]. There <be> a time.
{-} [actor] <fold> it twice and <put> it in the inside pocket.
{-; opens} It <want> an answer. [actor] <sharpen> the pencil.
`,
  },
];
