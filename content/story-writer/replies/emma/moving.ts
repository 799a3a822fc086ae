import type { ReplyGroup } from '../reply-group';

/** Emma's replies to ways and falls. */
export const emmaMoving: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:go do:run',
    lines: `
      {building} The hall of [object] <smell:s> of (floor polish|boiled cabbage|wet umbrellas). [actor] <wipe> [actor.his] feet for longer than they <need:p>, to have time to read the names on the bells.
      {building} Each stair <have:s> its own creak, and [actor] <learn> them as [actor.he] <go>, for later: the (third|fourth) and the one before the landing <be:p> the bad ones.
      {building room} It <be:s> warmer in [object] than outside, but not by much, and somebody <have:s> left a (chair|lamp) in the one good corner. [actor] <go> and <stand> there to wait.
      {building; opens} "Can I help you?" a (clerk|janitor) <ask:s>, from behind a counter. [actor] <have> prepared an answer on the way, and <find> that [actor.he] <prefer> the truth.
      {door} Past the sill [actor] <stop> short, because the floor <be:s> a step lower than expected. Nobody <have:s> seen it. [actor.he] <turn> to warn whoever <come:s> next.
      {door} [actor] <look> back at [object] from within. There <be:s> no (handle|latch) on this side, and before the thing <could fall> shut, [actor.he] <wedge> it with a glove.
      {ground} After the first (mile|half hour) [actor] <stop> thinking about [actor.his] shoes. It <be:s> quieter out here, and so plain which way to go that [actor.he] <begin> to hum.
      {ground} [object] <be> softer than it <look:s>. [actor] <sink> in to the ankle, <pull> free, and <decide> to keep to the edge, where the (grass|stones) <give:p> more hold.
      {ground; opens} Where the way <divide:s>, [actor] <look> for the more used of the two. Both <be:p> about the same. The left one <go:s> downhill, and [actor's] legs <be:p> for that.
      {water} The cold <reach:s> [actor's] knees and then [actor.his] belt, and there it <stop:s>. It <be:s> shallow, then. [actor.he] <hold> what [actor.he] <carry> on [actor.his] head and <wave> to the (bank|shore).
      {boat} [actor] <sit> down quickly, in the middle, because [object] <tip> with every step. From here the (shore|town) already <look:s> like a place that one has told people about.
      {vehicle} [object] <start> with a jerk, and [actor] <find> [actor.himself] sitting sooner than [actor.he] <had plan>. Through the back window everything <grow:s> small, beginning with the (house|gate).
      {person} [object] <walk> fast and <not look> round. [actor] <fall> into the same step, left, right, and after a few (streets|minutes) it <be:s> easier than talking.
      {person} [actor] <catch> up at the corner. "You forgot this," [actor.he] <say>, though [actor.he] <have> nothing in [actor.his] hand but the wish to go along, and [object] <see> it and <slow> down.
      {person; opens} At the sight of [actor], [object] <stop>. Neither of them <have:s> planned what to say, so they <talk:p> about the (weather|stairs), and then [object] <say>, "Come in, then."
      {animal} [object] <wait> at every bend until [actor] <be:actor> almost there, and then <trot> on. [actor] <decide> not to call. [object.it] <know> the way better than anyone who <have:s> a map.
      {furniture} [actor] <choose> the side of [object] from which [actor.he] <could see> everyone's hands. It <be:s> an old habit, and no one here <take:s> it (amiss|badly).
      {plant} From under [object] it <be:s> easier to see out than to be seen. [actor] <rest> [actor.his] back against the bark and <get> [actor.his] breath, and <make:actor> a (plan|list).
      {paper picture} [actor] <go> close, then closer, with [actor.his] hands behind [actor.his] back, the way one does in a museum. At that range it <be:s> plain which parts <have:p> been (added|corrected).
      {place} [actor] <look> over [actor.his] shoulder once, at the spot [actor.he] <have> just left. It <be:s> (already|quite) empty, and [object] <begin> to feel like the only way there <be:s>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:fall',
    lines: `
      {ground water} It <be:s> lower down here than it <look:s> from above, and out of the wind. It <take:s> a few breaths to feel which (ankle|wrist) it <be:s>, and then [actor] <look> for a way up.
    `,
  },
];
