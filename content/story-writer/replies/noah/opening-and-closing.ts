import type { ReplyGroup } from '../reply-group';

/** Noah's replies to what is opened, closed, lit or put out. */
export const noahOpeningAndClosing: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:open',
    lines: `
      {door} The hinges of [object] <scream:p> so loudly that [actor] <stop> with it half open. The gap <be:s> wide enough for (one person|a cat), sideways.
      {door} [object] <swing> back farther than [actor] <mean> and <strike:object> the wall. Plaster <fall:s>, and now everyone in the (house|yard) <know:s>.
      {door} Warm air <come:s> out past [object], with a smell of (paint|bread) in it. Someone <have:s> been busy in there, and not long ago.
      {door} A heap of (leaves|old mail) <have:s> lain against [object] and now <slide:s> in over [actor's] feet. It <not close:s> again until that <be:s> gone.
      {container} The smell <come:s> first: (cedar|mothballs). Then [actor] <see> that [object] <be> packed to the top in layers, each with its own sheet of paper.
      {container} [object] <be> full to the rim. One (button|pea) too many <jump:s> out and <roll:s>, and the rest <begin:p> to follow.
      {container} The inside of [object] <be:s> lined with (blue|green) velvet, with a hollow for each piece. One hollow <be:s> empty.
      {container} There <be:s> less in [object] than it <promise:s> from outside, because the bottom <be:s> as thick as a (fist|book). [actor] <knock> on it to see why.
      {paper} [object] <be> folded so often that it <open:s> to the size of a (table|bed). [other] <hold> down two corners, and [actor] <kneel> on the rest.
      {paper} A pressed (fern|pansy) <drop:s> out of [object] and <break:s>. The page where it <have:s> lain <be:s> stained with its shape.
      {food} Steam <rise:s> from [object] and <fog:s> everything near. When it <clear:s>, [actor] <see> that it <be:s> (raw|gray) in the middle.
      {drink} Foam <climb:s> out of [object] and over [actor's] hand. [other] <come> running with a (bowl|cup) and <save> about half.
      {machine} Under the cover of [object] a single wheel <be:s> still turning. [actor] <stop> it with one finger, and the (lamp|hum) <go:s> off.
      {building room} The air in [object] <be:s> stale. [actor] <leave> the door wide and <wait> on the step until the first (fresh|cold) draft <have:s> gone through.
      {cloth} The buttons of [object] <be:p> tight, and the (third|lowest) one <fly:s> off. [other] <catch> it out of the air and <look> very pleased.
      {body} It <be:s> bright, too bright, and [object] <need> a moment. Then shapes <come:p>, then colors, then [other] bending (close|down).
      {solid} The edge of [object] <have:s> stuck and <come:s> free with a crack. [actor] <stop> and <listen>, but (the house|everything else) <stay:s> quiet.
      {solid} [actor] <need> a second try for [object]. On the third it <give:s>, a (hand|finger) at a time, and [other] <put> a foot in the gap.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:close do:darken',
    lines: `
      {door} The latch of [object] <catch:s> only at the second push. Through the crack [actor] <could feel> the draft, so it <be:s> not quite (tight|true).
      {door} A corner of [actor's] coat <have:s> been caught in [object]. [actor.he] <could open> it again or leave the (cloth|pocket) there, and <have> to decide fast.
      {door} With [object] shut, the noise outside <sink:s> to a murmur. [actor] <could hear> [other] breathing and (a fly|the clock) at work.
      {container} [object] <not close> all the way: a strap <stick:s> out. [actor] <push> it in with one thumb and <sit> down (on top|hard) to finish.
      {container} [actor] <hear> the catch of [object] go home. Then [actor.he] <remember> what <be:s> still missing from it, and <have> to (begin again|open up once more).
      {light} It <take:s> a while until [actor] <could see> again without [object]. The window <come:s> back first, then the edge of the (bed|table).
      {light} A thread of smoke <stand:s> over [object] for a moment. The smell (<stay:s>|<hang:s> around) longer, and it <tell:s> everyone that the light <have:s> just gone.
      {fire} [object] <hiss> and <go:object> gray at the edges. In the middle one (red|orange) spot <be:s> left, and [actor] <keep> an eye on it.
      {machine} [object] <run> on for a few seconds out of habit. Then it <be:s> so quiet that [actor] <could hear> (the rain|a dog three streets off).
      {paper} Between the sheets of [object] [actor's] pencil <be:s> still stuck, and it <make:s> a (bulge|hump). Whoever <take:s> it up next <would find> the place at once.
      {solid} [actor] <check> [object] twice, the second time with a hard (tug|push). It <hold:s>. That <leave:s> the other side to be seen to.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:light',
    lines: `
      {light} [object] <flicker> twice and <settle:object>. The shadows of the (chairs|bottles) <jump:p> up the wall, and [actor's] own shadow <be:s> the tallest.
      {fire} The first flame of [object] <run:s> along the (straw|bark) and <take:s> hold. [actor] <feed> it twigs, then sticks, and <move> back from the heat.
      {paper} [object] <curl> up black from one corner. For a breath one line <stand:s> out (white|pale), quite readable, and then that <go:s>, too.
      {solid} In the new light [object] <look> smaller and a good deal older. [actor] <see> a (patch|crack) that nobody <have:s> known of in the dark.
    `,
  },
];
