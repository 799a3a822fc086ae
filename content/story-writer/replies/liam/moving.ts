import type { ReplyGroup } from '../reply-group';

/** Liam's replies to ways and falls. */
export const liamMoving: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:go',
    lines: `
      {door} Once through [object], [actor] <leave> a (shoe|bag) in the gap, to be able to get back.
      {ground; opens} Further on, [object] <get> soft. [actor] <keep> to the edge and <look> for (a fence|dry grass).
      {building ground road} [actor] <look> over one shoulder, to learn what [object] <look> like on the way back.
      {water} With a stick [actor] <test> how deep [object] <be>: up to the (knee|waist), then more.
      {person animal} [actor] <keep> ten steps back from [object], near enough to see where to turn.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:run',
    lines: `
      {person animal} [object] <be> out of breath, too. They both <slow:p> down at the (gate|corner).
      {road ground room} [actor] <stay> close to the (left|right) side of [object], where it <be:s> easier going.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:leave',
    lines: `
      {building room; opens} One light <be:s> still on in [object]. [actor] <wonder> whether to go back for it.
      {door} [actor] <pull> [object] shut and <check> from outside that the lock <hold:s>.
      {person} [object] <call> after [actor] to take a (coat|scarf), and [actor] <come> back for one.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:arrive',
    lines: `
      {building ground} Part of [object] <have:s> been painted. [actor] <ask> how long ago that <be:s>.
      {person} [object] <take> [actor's] coat and <hang> it up to (dry|air).
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:fall',
    lines: `
      {furniture stone plant building} [actor] <look> up at [object] to see which part <have:s> come loose.
    `,
  },
];
