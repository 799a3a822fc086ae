import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to what is put down, given or hidden. */
export const oliviaPassingOn: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:put',
    lines: `
      {weapon} "On the table, please," [other] <say>. "Where we can both see [object.it]." [actor] <slide> [object] to the (exact middle|far edge). "And yours?" [actor] <ask>.
      {light} "Put [object] a little lower," [other] <say>. "Now I can see who I'm talking to." What [other.he] <see> <make:s> [other.him] (pour|draw up) a second chair. "Sit. You look done in."
      {stone} "That'll hold," [other] <say>, and <try> [object] with one foot. "Two more like that, and I can reach the (sill|branch)." [actor] <go> to look for two more.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:give do:trade',
    lines: `
      {food} "I only came for a bite," [other] <say>, and <eat> half of [object] standing up. "Now sit," [actor] <say>, "and tell me (why you came|who sent you hungry)."
      {drink} [other] <drain> it in one go. "That was [object]," [actor] <say>, "for (four|both of us)." "Then put on more," [other] <say>. "It's a long story."
      {money} "I can't take that," [other] <say>, looking at [object]. "Call it a loan," [actor] <say>. "Until (spring|the harvest)." [other] <do> sums in [other.his] head, and <nod>.
      {instrument} "You're trusting me with [object]?" [other] <ask>. "Until I come back," [actor] <say>. "Keep [object.it] away from the (stove|damp), and play a little every day."
      {portable thing} "What do I owe you for [object]?" [other] <ask>. "An honest answer," [actor] <say>, and <wait> for it. "(Tomorrow|After lunch)," [other] <say>, but [other.he] <be> already blushing.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:put do:give do:throw',
    lines: `
      {portable thing} "There," [actor] <say>, and <let> go of [object]. [actor.his] hands <feel:p> (too light|empty) at first. "Now I can do the other thing. The one I've been putting off."
    `,
  },
];
