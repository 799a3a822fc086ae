import type { ReplyGroup } from '../reply-group';

/** Liam's replies to what is opened, closed, lit or put out. */
export const liamOpeningAndClosing: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:open',
    lines: `
      {container} [actor] <tip> [object] toward the light, to see right into the corners.
      {door} A folded (mat|magazine) under [object] <keep:s> the way back free. [actor] <go> in three steps.
      {door; opens} The air behind [object] <be:s> (warm|stale). [actor] <say> hello and <wait>.
      {paper} [actor] <read> the end of [object] first, and then the rest in order.
      {food} [actor] <smell> [object], <find> nothing wrong and <get> out the plates.
      {drink} [actor] <pour> (a little|a bit) of [object] out for a test. The color <be:s> right.
      {body} After a moment [actor] <get> used to the light and <look> around.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:close',
    lines: `
      {door} [actor] <lean> on [object] until the catch <click:s>. The (wind|noise) <stay:s> outside.
      {container} [actor] <tie> a string around [object], with a bow, for easy opening.
      {door container} Twice [actor] <check> that [object] <be> really shut. Then [actor.he] <sit> down.
      {body} After ten slow breaths [actor] <feel> ready to look again.
      {paper} [actor] <mark> the place in [object] with a (match|bus ticket) and <sum> up what <be:s> in there.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:light',
    lines: `
      {light} [object] <reach> as far as the next corner. [actor] <walk> that far and <stop>.
      {fire} [actor] <feed> [object] with (twigs|paper) until the thicker pieces <catch:p>.
      {light fire; opens} [object] <smoke> (a little|a bit). [actor] <ask> for some fresh air.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:darken',
    lines: `
      {light fire} [object] <be> still warm. [actor] <remember> where the matches <be:p>, to the left.
      {machine} Without [object] it <be:s> quieter, too. [actor] <hear> a (clock|tap) now.
    `,
  },
];
