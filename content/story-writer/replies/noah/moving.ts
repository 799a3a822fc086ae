import type { ReplyGroup } from '../reply-group';

/** Noah's replies to ways and falls. */
export const noahMoving: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:go do:run do:leave do:arrive',
    lines: `
      {building} The floor of [object] <slope:s>, not much, but [actor] <walk> a little faster than [actor.he] <mean>. Everything (loose|round) in here <have:s> gathered at the low end.
      {building room} Every step in [object] <have:s> an echo, and the echo <be:s> late by half a second. [actor] <take> off [actor.his] (boots|shoes).
      {door} [object] <be> lower than it <look:s>. [actor] <hit> [actor.his] forehead, <sit> down on the sill, and so <see> the (room|hall) from a child's height.
      {door} A splinter from the edge of [object] <catch:s> [actor's] sleeve. [actor.he] <tear> free and <leave> (a thread|a button) behind.
      {ground} The path over [object] <divide:s>. The left branch <be:s> wider, the right one <have:s> the fresher (tracks|mud), and [actor] <ask> the others to choose.
      {ground} After a hundred steps across [object] [actor] <have> a stone in one shoe. Stopping for it (<bring:s> the others level|<cost:s> the lead).
      {ground} [object] <be> steeper than from far away. [actor] <hold> on to roots, then to grass, and at the top <have> green (palms|knees).
      {water} The cold of [object] <reach:s> the belt and <take:s> [actor's] breath away. Ten strokes more, and there <be:p> (pebbles|reeds) to hold on to.
      {water} Halfway through [object] the bottom <rise:s> again. [actor] <could stand>, up to the chest, and <hold> the dry things (overhead|high).
      {vehicle} [object] <pull> to the left, and [actor] <have> to lean against it the whole way. By the second mile one arm <ache:s> (badly|down to the wrist).
      {vehicle} The seat in [object] <be:s> set for longer legs. [actor] <move> it up, and (an apple|a child's shoe) <roll:s> out from under it.
      {vehicle} A red light <come:s> on in front of [actor], the one with the little (can|drop). [object] <would go> ten miles more, maybe twelve.
      {boat} The wind <drop:s>. [object] <turn> slowly on the spot, and [actor] <reach> for the oars and <find> that one <be:s> (split|shorter).
      {boat} [object] <rock> when [actor] <shift>. [other] <sit> down in the middle, <take> hold of both sides, and <ask> (how deep it <be:s>|who <could swim>).
      {animal} [object] <know> the way and <not wait> to be told. At the fork [object.it] <take> the narrow path, and [actor] <have> to (run|duck).
      {person} [object] <be> faster, but only on the flat. On the (stairs|hill) [actor] <gain> on [object.him], step by step, and <see> [object.him] look back.
      {person} [actor] <catch> up with [object] at the corner. [object.he] <be> out of breath as well, and neither one (<speak:s>|<stir:s>) until that <be:s> better.
      {furniture} [object] <be> in the way in the dark, and [actor's] shin <find:s> it. Hopping on one foot, [actor.he] <reach> the wall and then the (lamp|door).
      {plant} Thorns of [object] <hold:p> [actor] by the sleeve. The more [actor.he] <pull>, the more <catch:p>, so [actor.he] <slip> out of the (coat|jacket).
      {stone} A piece of [object] <come:s> loose underfoot and <roll:s> down, taking smaller ones along. [actor] <press> flat until the last one <have:s> (passed|stopped).
      {weather} [object] <come> straight at [actor's] face. [actor.he] <walk> backward for a while, and that way <see> how far the others <have:p> fallen (behind|back).
      {sky} [object] <be> right ahead, so [actor] <keep> it between two (roofs|treetops) and so <not lose> the line, even where the path <do:s>.
    `,
  },
];
