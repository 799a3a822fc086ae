import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to ways and falls. */
export const oliviaMoving: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:go do:run do:leave',
    lines: `
      {door} "You don't need to knock at [object]," [other] <say>. "I always knock," [actor] <say>. "It gives people time to put away the (dishes|letters)."
      {door} "After you," [other] <say>, holding [object]. [actor] <not move>. "After you," [actor.he] <say>. At last the (draft|cold) <decide:s> it, and [other] and [actor] <go> through side by side.
      {ground} "How far can we follow [object]?" [other] <ask>, a little out of breath. "To the (coast|border)," [actor] <say>. "But we only need the first two miles."
      {furniture} "Don't lean on [object]," [other] <say>. "One leg's only (glued|wedged)." [actor] <step> around, and <pick> the windowsill instead. "Better. Now tell me everything."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:go do:run',
    lines: `
      {person} "You walk fast," [object] <say>, "for somebody who doesn't know the (way|town)." [actor] <slow> down. "Then you go first," [actor.he] <say>. [object] <think> about it and <do>.
      {person} At the next corner [object] <be> waiting. "If you're going to follow me," [object.he] <say>, "you might as well carry (this|half)." [actor] <take> an end.
      {animal} "You'll never catch [object] like that," [other] <say>. "Sit down. Look bored." [actor] <sit> down. Within (three|five) minutes [object] <be> sniffing at [actor.his] shoe.
      {vehicle} "Seat belt," [other] <say>. [actor] <feel> for one. There <be:s> only a (piece of string|luggage strap). "I see," [actor.he] <say>. "And the brakes of [object]?" "They squeak. That's good."
      {water} "Follow the stones," [other] <call> after [actor]. "Every (second|third) one holds." That <be:s> no help in [object], since they all <look:p> alike. "Counting from where?" [actor] <call> back.
      {fire} "Low," [other] <shout>. "Get down low, the air's better." [actor] <drop> to hands and knees. There <be:s> a strip of floor still (clear|cool). "I see the wall. Come on."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:leave',
    lines: `
      {cloth container portable} "You've left [object] behind," [other] <say>. "On purpose," [actor] <say>, without turning. "It makes a (noise|mess). Would you rather run faster or be neat?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:go do:run do:leave do:arrive do:rest do:wake',
    lines: `
      {vehicle boat} "Do you even know how to drive that?" [other] <ask>. "No," [actor] <say>. "Do you?" [other] <move> over to the other side.
    `,
  },
];
