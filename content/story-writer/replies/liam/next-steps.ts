import type { ReplyGroup } from '../reply-group';

/** The simplest next step with the thing at hand, after a person goes, comes, rests or handles a thing. */
export const nextSteps: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:go',
    lines: `
{-} There <be> a place to stand, out of the wind. [actor] <take> it and <look> back.
{building door; opens} Just inside [object] [actor] <stop>. Two ways on, left or (up|straight ahead).
{ground; opens} After [object] <come> a fork. [actor] <put> a stone on the (left|drier) side.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:run',
    lines: `
{-} At the first corner [actor] <stop> and <count> heads. Just the one.
{-; opens} Nobody <follow>. [actor] <walk> now, to look like everybody else.
{person animal vehicle} [object] <be> still in sight. [actor] <mark> the spot and <breathe>.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:leave',
    lines: `
{-} Ten steps out, [actor] <check> both pockets. Everything <be> there but the (hat|time).
{building door; opens} [object] <stay> open behind. [actor] <go> back for that, and <pause>.
{person; opens} At the bend [actor] <turn>. [object] <be> (waving|pointing).
`,
  },
  {
    writer: 'Liam',
    answers: 'do:arrive',
    lines: `
{-; opens} [actor] <put> down the bag and <look> for somebody to ask.
{building ground} One lap around [object], to see every side. Then [actor] <come> in.
{-} There <be> (water|a step) by the way in. [actor] <sit> and <see> to both feet.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:fall',
    lines: `
{-} Nothing broken. [actor] <get> up on one knee and <find> the other shoe.
{-; opens} From down there [actor] <notice> how the ground <slope>, and where to.
{building furniture plant stone} When the dust <settle>, what <be> left of [object] <make> a kind of step.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:rest',
    lines: `
{-} [actor] <eat> something, <drink> something and <leave> the boots on.
{-; opens} Half an hour, then. [actor] <keep> one eye on the way in.
{furniture ground} There <be> room on [object] for one more. [actor] <move> over, in case.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:wake',
    lines: `
{-} First the shoes. [actor] <shake> them out and <put> them on.
{-; opens} It <be> lighter than before. [actor] <go> to see what <be> different.
{person animal} [object] <get> the rest of the water, and [actor] the first of the news.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:take',
    lines: `
{} [actor] <test> the weight of [object] and <find:actor> a place for [object.it] in the bag.
{; opens} That <leave> one hand free. [actor] <hold> on to [object] with the other and <go> on.
{food money tool} Before anything else, [actor] <divide> [object] from the rest and <count> it.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:give',
    lines: `
{} So [object] <be> in other hands now. [actor] <wait> to see what they <do:p>.
{-} [actor] <step> back, hands in pockets, to leave room for a yes or a no.
{; opens} With [object] off the list, there <be> one thing left to do. [actor] <name> it.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:put',
    lines: `
{} [actor] <turn> [object] so that anyone coming in <would see> [object.it] first.
{; opens} Beside [object] there <be> space for one more thing. [actor] <look> through the bag.
{furniture container} A good place. [actor] <clear> the rest away and <sit> down by [object].
`,
  },
  {
    writer: 'Liam',
    answers: 'do:pull',
    lines: `
{} Far enough. [actor] <wedge> something under [object] so that [object.it] <would stay>.
{cord; opens} [actor] <tie> off the slack of [object] and <look> along it.
{door furniture stone} [object] <leave> a gap as wide as a hand. [actor] <reach> in to the elbow.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:touch',
    lines: `
{} [actor] <wipe> the hand dry and <try> [object] again, lower down.
{machine; opens} One light more than before. [actor] <leave> [object] like that and <watch>.
{person animal body} Nothing bad <come> of it. [actor] <keep> the hand on [object] a little longer.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:hold',
    lines: `
{} [actor] <shift> [object] to the stronger arm and <start> walking.
{; opens} Somewhere to set [object] down <would help>. [actor] <see> two places.
{person body} They <stay:p> like that until it <be> easier. Then [actor] <offer> water.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:throw',
    lines: `
{} [actor] <mark> where [object] <had land>, by a (bush|crack), and <go> that way.
{; opens} No shout, no splash. [actor] <look> for another thing like [object].
{stone weapon} With both hands free, [actor] <climb> a bit higher to see what [object] <had do>.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:hide',
    lines: `
{} [actor] <pace> off the way back from [object] and <learn> the number by heart.
{-; opens} A corner <be> left to cover. [actor] <find> a leaf, and <think> of a lie.
{-} Then [actor] <go> and <sit> where anyone <would expect> it.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:hit',
    lines: `
{-} [actor] <cool> the hand in water and <open> and <close> it. It <work>.
{door stone machine; opens} The dent in [object] <be> deep. Once more, and it <would give>.
{person} [actor] <hold> out a cloth to [object], at arm's length, and <wait>.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:open',
    lines: `
{container} [actor] <take> what <lie> on top in [object] and <put:actor> it in the light.
{door; opens} [actor] <block> [object] with a shoe, so that [object.it] <stay> open, and <listen:actor>.
{} Before looking further into [object], [actor] <find> something to write on.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:close',
    lines: `
{} [actor] <check> [object] twice and <go> around to the other side.
{door; opens} It <be> darker with [object] shut. [actor] <wait> until shapes <come:p>.
{container} What <be> still outside [object], [actor] <pack> in a sleeve.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:sever',
    lines: `
{cord} Two pieces, then. [actor] <roll> up the longer one. There <would be> a use for [object].
{cloth paper food} [actor] <keep> half of [object] and <leave> the other half in plain view.
{; opens} [actor] <clean> the edge and <look> at what [object] <had keep> in place.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:break',
    lines: `
{} [actor] <collect> what <be> left of [object], the big bits first.
{container machine toy; opens} In among the bits of [object] there <be> one that <not belong>. [actor] <pick> it out.
{door} Through what <be> left of [object] [actor] <could get> an arm, then a shoulder.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:mend',
    lines: `
{} [actor] <try> [object] out, gently. For today it <would do>.
{machine vehicle boat; opens} [object] <start> on the second go. [actor] <not switch> [object.it] off again.
{body person} "Keep it dry," [actor] <say> to [object], and <put> the rest of the bandage away.
`,
  },
];
