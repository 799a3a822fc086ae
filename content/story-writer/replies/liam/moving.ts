import type { ReplyGroup } from '../reply-group';

/** Liam's replies to ways and falls. */
export const liamMoving: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:go',
    lines: `
      {-; opens} The way <split:s> in two. [actor] <choose> the (flatter|wider) side and <try> it for five minutes.
      {door} Once through [object], [actor] <leave> a (shoe|bag) in the gap, to be able to get back.
      {ground; opens} Further on, [object] <get> soft. [actor] <keep> to the edge and <look> for (a fence|dry grass).
      {building ground road} [actor] <look> over one shoulder, to learn what [object] <look> like on the way back.
      {water} With a stick [actor] <test> how deep [object] <be>: up to the (knee|waist), then more.
      {person animal} [actor] <keep> ten steps back from [object], near enough to see where to turn.
      {-} After (a mile|half an hour) [actor] <stop>, <drink> some water and <loosen> one shoe.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:run',
    lines: `
      {-} A stitch in the side <make:s> [actor] slow down and walk the next stretch.
      {-; opens} Around the corner [actor] <stop> to (listen|breathe). There <be:p> two ways to go on from here.
      {person animal} [object] <be> out of breath, too. They both <slow:p> down at the (gate|corner).
      {-} [actor's] left shoe <come:s> undone. [actor.he] <kneel> down and <tie> a double knot.
      {road ground room} [actor] <stay> close to the (left|right) side of [object], where it <be:s> easier going.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:leave',
    lines: `
      {-} At the corner [actor] <go> through [actor.his] pockets. Only the (gloves|matches) <be:p> missing.
      {building room; opens} One light <be:s> still on in [object]. [actor] <wonder> whether to go back for it.
      {door} [actor] <pull> [object] shut and <check> from outside that the lock <hold:s>.
      {person} [object] <call> after [actor] to take a (coat|scarf), and [actor] <come> back for one.
      {-; opens} Nobody else <be:s> ready yet. [actor] <wait> outside for (five|ten) minutes, no longer.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:arrive',
    lines: `
      {-} [actor] <be> early and <walk> around once before going in.
      {-; opens} "Who do I talk to here?" [actor] <ask>, and <put> the bag down on the (step|floor).
      {building ground} Part of [object] <have:s> been painted. [actor] <ask> how long ago that <be:s>.
      {person} [object] <take> [actor's] coat and <hang> it up to (dry|air).
      {-} Before saying anything, [actor] <drink> two glasses of water, one after the other.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:fall',
    lines: `
      {-} [actor] <stay> down for a moment and <move> the fingers first, then the toes.
      {-; opens} It <be:s> hard to get up alone. [actor] <reach> for the arm of whoever <be:s> nearest.
      {furniture stone plant building} [actor] <look> up at [object] to see which part <have:s> come loose.
      {-} One elbow <be:s> (scraped|bruised). [actor] <push> up the sleeve and <bend> it twice.
    `,
  },
];
