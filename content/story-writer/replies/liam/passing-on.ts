import type { ReplyGroup } from '../reply-group';

/** Liam's replies to what is put down, given or hidden. */
export const liamPassingOn: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:give',
    lines: `
      {portable} [actor] <let> go of [object] and <step> back, hands in both pockets.
      {food} "Tell me if [object] could use salt," [actor] <say>, and <wait> for the first bite.
      {paper} [actor] <point> to the line on [object] that <matter:s>, (near the top|at the bottom).
      {tool weapon} [actor] <show> how to hold [object], with the thumb (on top|along the side).
      {money} "No receipt," [actor] <say>, with a look at [object]. "A handshake will do."
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:put',
    lines: `
      {portable} [actor] <push> [object] a hand's width back from the edge, where it <be:s> safer.
      {food drink} A plate on top <keep:s> the flies off [object]. [actor] <put> (two spoons|a cup) beside it.
      {cloth} [actor] <smooth> the folds out of [object], working from the (top|left) down.
      {light} From there, [object] <reach> further. [actor] <could read> the sign on the other side.
      {furniture} After sitting down for a test, [actor] <turn> [object] (a little|a bit) more to the light.
      {body} [actor] <leave> [object] there until the trembling <stop:s>.
      {portable; opens} [actor] <look> at [object] from two steps away. A bit more to the (left|right)?
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:throw',
    lines: `
      {solid} [actor] <see> exactly where [object] <end> up, and <start:actor> in that direction.
      {stone} [object] <bounce> twice and <roll> into the (ditch|grass). [actor] <weigh> the next one.
      {cord} The end of [object] <fall:s> short. [actor] <coil> it up for a second throw.
      {cloth} A corner of [object] <touch:s> the floor, and [actor] <tuck> it up.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:hide',
    lines: `
      {portable} [actor] <walk> past once, like a visitor, and <see> nothing of [object].
      {portable; opens} A (corner|bit) of [object] still <show:s>. [actor] <look> for a cloth to spread over it.
      {person} [actor] <ask> [object] to breathe through the nose, and <show> how quiet that <be:s>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:trade',
    lines: `
      {portable} [actor] <carry> [object] off (quickly|fast), before the price <could go:s> up.
      {money} [actor] <work> out how long the rest of [object] <would last:s>: (a week|until Friday).
      {vehicle boat} [actor] <walk> once around [object] and <find> the rust, low on the (left|right).
    `,
  },
];
