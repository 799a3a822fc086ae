import type { ReplyGroup } from '../reply-group';

/** The simplest next step with the thing at hand, after a person makes, looks, thinks or is in company. */
export const furtherSteps: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:make',
    lines: `
{} [actor] <set> [object] where [object.it] <could dry>, and <clean:actor> up the rest.
{food drink} Enough for all. [actor] <lay> out what cups there <be:p> around [object].
{; opens} It <need> one more part. [actor] <measure> [object] and <go> looking.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:light',
    lines: `
{light} With [object] held high, [actor] <could see> as far as the next wall.
{fire} [actor] <bring> more wood, the dry sort, and <stack> it by [object].
{-; opens} There <be> light for an hour or so. [actor] <start> with the darkest corner.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:darken',
    lines: `
{-} [actor] <stand> still until it <be> possible to see the edges of things.
{light fire} [actor] <keep> [object] close by and the matches closer.
{-; opens} One hand on the wall, [actor] <begin> to count steps.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:eat',
    lines: `
{} Half of [object] [actor] <wrap> and <leave> for later.
{food drink} [actor] <rinse> the cup and <feel> up to the next part.
{food drink; opens} Not much <be> left of [object]. [actor] <ask> where [object.it] <come> from.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:wear',
    lines: `
{cloth} [actor] <go> through the pockets of [object]: a ticket, some string.
{} In [object], nobody <would look> twice. [actor] <walk> to the front.
{cloth; opens} [object] <be> warm, if a bit long. [actor] <roll> up what there <be> too much of.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:look',
    lines: `
{} [actor] <walk> to the other side of [object], to see that as well.
{person animal} [actor] <raise> one hand to [object], and <keep> it up.
{; opens} Higher up there <be> a better view of [object]. [actor] <begin> to climb.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:listen',
    lines: `
{-; opens} It <come> from the left. [actor] <take> two steps that way.
{sound machine} When [object] <stop>, [actor] <go> on for a while, then <wait> again.
{person} [actor] <turn> to [object] and <say> the last part back, to be sure.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:read',
    lines: `
{paper} [actor] <copy> the important line of [object] onto the back of a hand.
{-; opens} One name in it <be> new. [actor] <say> it aloud, to try it.
{paper} Flat, between boards, [actor] <put> [object] away to keep.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:write',
    lines: `
{-} [actor] <leave> it under a stone, where somebody <would find> it.
{paper} Once more [actor] <read> [object] through. Then there <be> just the envelope.
{-; opens} There <be> space for one more line. [actor] <keep> the pencil out.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:find',
    lines: `
{} [actor] <clean> the dirt off [object] and <show:actor> [object.it] around.
{; opens} Where [object] <had be> there <would be> more, perhaps. [actor] <dig> on a little.
{key money paper} Into the safest pocket [object] <go>, and [actor] <do> up the button.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:lose',
    lines: `
{} [actor] <go> back to where [object] <had be> last, step by step.
{person animal; opens} [actor] <leave> a light on for [object] and <look> in the next place.
{-} With a pencil [actor] <list> where it <not be>. It <help> a bit.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:count',
    lines: `
{} [actor] <write> down the number of [object] and the time beside it.
{-; opens} One <be> missing, or one <be> extra. [actor] <check> the bag.
{money} [actor] <split> [object] in equal parts and <put> one part back.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:think',
    lines: `
{-} [actor] <pick> the easiest part of it and <start> there.
{person idea} [actor] <write> a word about [object] on one palm, so as not to forget.
{-; opens} Two things <be:p> possible. [actor] <try> the nearer one first.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:fear',
    lines: `
{-} [actor] <take> ten slow breaths and <use> the eleventh to stand up.
{} [actor] <put> something solid between here and [object]. It <be> a start.
{-; opens} It <help> to have a thing to hold. [actor] <look> for one.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:want',
    lines: `
{-} So [actor] <ask>, plainly, and <wait> for the answer.
{} The shortest way to [object] <be> straight on. [actor] <take> it.
{-; opens} It <cost> nothing to try. [actor] <push> back both sleeves.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:call',
    lines: `
{-} [actor] <wait> a full minute before calling a second time.
{-; opens} Something <answer>, a long way off. [actor] <go> to meet it.
{person} For [object] [actor] <leave> word with the first one passing.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:speak',
    lines: `
{-} After that [actor] <keep> quiet, to let it be thought about.
{person idea} [actor] <say> the part about [object] again, in shorter words.
{-; opens} Somewhere in it <be> a question. [actor] <look> around for an answer.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:laugh',
    lines: `
{-} That <make> it easier. [actor] <share> out what there <be> to eat.
{-; opens} [actor] <wipe> both eyes and <get> back to the hard part.
{person} [object] <be> not laughing. [actor] <stop>, and <ask> what <be> wrong.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:cry',
    lines: `
{-} [actor] <wash> in cold water and <put> on a dry shirt.
{-} When that <be> over, [actor] <make> something hot, enough for two.
{-; opens} Out <come> a handkerchief. There <be> initials on it.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:love',
    lines: `
{person} Then [actor] and [object] <walk:p> on, at the same speed.
{-} [actor] <gather> what <had fall> and <not know:actor> where to look.
{-; opens} Somebody <be> going to ask. [actor] <think> of what to say.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:trade',
    lines: `
{} [actor] <carry> [object] out before anyone <could change> a mind.
{money} [actor] <count> what <be> left of [object]: enough for one more day.
{-; opens} [actor] <ask> for a receipt, and <read> the small print.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:play',
    lines: `
{instrument toy} [actor] <pass> [object] on to whoever <be> nearest.
{-} [actor] <start> over, a little slower, so that others <could join>.
{-; opens} A second voice <come> in at the end. [actor] <look> for it.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:change',
    lines: `
{-} [actor] <walk> up and down, slowly, to see what <work>.
{} [actor] <note> what <be> new about [object], item by item.
{-; opens} It <not be> finished yet. [actor] <stay> close and <watch>.
`,
  },
  {
    writer: 'Liam',
    answers: 'do:die',
    lines: `
{-} [actor] <find> a blanket, and then <find> the others, to tell them.
{person animal} [actor] <stay> beside [object] until somebody else <come>.
{-; opens} Somebody <have> to know. [actor] <look> for an address.
`,
  },
];
