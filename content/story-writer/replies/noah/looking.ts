import type { ReplyGroup } from '../reply-group';

/** Noah's replies to what somebody looks at, reads or listens to. */
export const noahLooking: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:look do:count do:read sight',
    lines: `
      {paper} The small print at the foot of [object] <change:s> everything above it. [actor] <read> it aloud, and [other] <ask> to hear it (again|slowly).
      {paper} Two words in [object] <be:p> crossed out so hard that the pen <have:s> gone through. [actor] <hold> it up to the light and <get> the first (letter|word).
      {paper} [object] <be> in a hurried hand, with (every line|the lines) sinking to the right. By the end [actor] <have> [actor.his] head on one side.
      {paper} A date in [object] <be:s> wrong by (a year|one day). [actor] <count> back on [actor.his] fingers, and it <be:s> no slip: it <change:s> the order of things.
      {door} The paint around the edge of [object] <be:s> split. It <have:s> been opened this week, and [actor] <try> it with one (finger|foot).
      {door} Light <come:s> through under [object], and in the light the shadow of two (feet|boots). [actor] <see> them shift and then stand still.
      {container} A thin line of (sand|flour) <lead:s> from [object] along the floor. It <have:s> a hole, then, and it <be:s> losing a little more all the time.
      {vehicle} One tire of [object] <be:s> flat, and the spare <be:s> (missing|older than the rest). That <be:s> work for two, and [other] <roll> up both sleeves.
      {vehicle} Mud <reach:s> halfway up the side of [object]. It <have:s> come by the (ford|lower road), and so that road <be:s> still open.
      {boat} [object] <lie> lower in the water than [object.it] should. [actor] <kneel>, <look> inside, and <see> (a palm's width|two inches) of it over the boards.
      {animal} [object] <look> back without blinking. [actor] <be> the first to turn away, and at that [object] <come> (one step|a little) nearer.
      {animal} One ear of [object] <turn:s> to the right, well before [actor] <hear> anything there. Then the (footsteps|wheels) <be:p> clear enough for everyone.
      {person} [object] <feel> that [actor] <be> looking and <straighten:object> [object.his] collar. There <be:s> (flour|paint) on it, and now on the fingers, too.
      {body} [object] <give> more away than any word: (a twitch|a small jerk), then another. [actor] <wait> for the third one and <get> the truth with it.
      {cloth} A triangle <be:s> missing from the hem of [object], torn, not cut. [actor] <remember> (a nail|a thornbush) that would be to blame.
      {food} Not everything of [object] <be:s> there. A mouse <have:s> had its share, and the (crumbs|tooth marks) <lead:p> off behind the stove.
      {fire} [object] <burn> lower than before. [actor] <count> the sticks that <be:p> left and <stop> at (five|six).
      {machine} The needle of [object] <stand:s> a hair below the red. [actor] <tap> the glass, and it <climb:s> by the width of another (hair|finger).
      {building} One window of [object] <be:s> cleaner than the others. [actor] <show> it to [other], and they <agree:p> to try that (room|side) first.
      {building} The roof of [object] <sag:s> in the middle. It <would stand> for a night, [actor] <guess>, but not with (snow|more than a cat) on it.
      {ground} Across [object] the grass <be:s> bent in a line, and it <be:s> (slowly|just) standing up again. The one who <have:s> bent it <not be:s> far ahead.
      {water} All of [object] <be:s> smooth except for one (ring|wrinkle), which <not move:s>. There <be:s> a post under it, and [actor] <could stand> on that.
      {sky} [object] <stand> lower than [actor] <have> thought. That <leave:s> an hour, a bit (more|less), to do all that <have:s> to be done.
      {money} A date <be:s> cut into [object], (very small|on the inside). [actor] <rub> it clean and <read> it to [other], and [other] <begin> to count on [other.his] fingers.
      {weapon} Not one speck of dust <lie:s> on [object], while everything around it <be:s> (gray|furry) with it. [actor] <leave> it where it <be:s>, for now.
      {solid} [actor] <walk> around behind [object] to make sure. There <be:s> (a dent|a stain) there, and it <be:s> the better side to start from.
      {solid} The light <fall:s> across [object] at a slant and <show:s> every scratch. One of them <be:s> (still bright|quite straight), and [actor] <follow> it with a finger.
      {solid} [other] <have> looked at [object], too, and at the same spot. They <not speak:p> about it, but both of them <have:p> seen (the crack|it).
    `,
  },
];
