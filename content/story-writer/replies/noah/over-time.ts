import type { ReplyGroup } from '../reply-group';

/** Noah's replies to threads over time, sentences broken off, second units and short replies. */
export const noahOverTime: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'broken:noun broken:preposition',
    lines: `
      {-} narrow space, hardly wide enough for an arm. [actor] <reach> in up to the shoulder and <get> hold of (an edge|a strap).
      {-} thing they all <have:p> been walking past since they <come:p>. [actor] <lift> one side, and it <be:s> (hollow|light) enough to move.
      {-} hole in the floor, as wide as a table. Cold air <come:s> up out of it, and the sound of somebody (rowing|sweeping).
      {-} last of it. After that there <be:s> nothing but the shelf, and then [other] <break> up the shelf.
    `,
  },
  {
    writer: 'Noah',
    answers: 'broken:verb',
    lines: `
      {-} <stop:actor> short, one foot in the air. The next step <be:s> missing, cleanly, and the one after it <hang:s> by a (nail|screw).
      {-} <count:actor> to three and <do:actor> it. It <be:s> over sooner than expected, apart from the (noise|shaking).
      {-} <fall:actor> straight through. The boards <have:p> been sawn almost in two, from below, and quite recently.
      {-} <see:actor> the light at the far end. It <be:s> coming closer, swinging, the way a lamp <swing:s> in somebody's hand.
    `,
  },
  {
    writer: 'Noah',
    answers: 'broken:clause',
    lines: `
      {-} the weight <shift:s>, all of it, to the left. [actor] <get> a foot against the wall, and that <hold:s> it, for the (moment|time being).
      {-} there <be:s> only one of it for all of them. [actor] <divide> it into equal parts, more or less, and <take> the (last|smallest).
      {-} the (door|window) <blow:s> open. In <come:s> the rain, and a man holding his hat, who <say:s> they <have:p> ten minutes.
      {-} there <be:s> no more floor. It just <end:s>, with a clean edge, and far down a (train|river) <pass:s>.
    `,
  },
  {
    writer: 'Noah',
    answers: 'broken:speech',
    lines: `
      {-} — " There <be:s> a bang, and the rest <be:s> lost in it. When the smoke <clear:s>, the wall <have:s> a door in it.
    `,
  },
  {
    writer: 'Noah',
    answers: 'broken:said',
    lines: `
      {-} "Look up." They all <look:p> up. Someone <have:s> sawn a neat square in the ceiling, and the lid <be:s> just sliding shut.
      {-} "Too late." The bottom edge <be:s> still smoking.
    `,
  },
  {
    writer: 'Noah',
    answers: 'demand',
    lines: `
      {-;old portable} Somebody <be:s> giving orders. [actor] <press> [old] into their hands and <go> on.
      {-} Nobody here <take:s> orders from a voice. [actor] <shut> the door on it.
      {-} An order, and nobody to be seen. [actor] <look> behind the door and <shut> it again.
      {-;old portable} Somebody <ask:s> for [claim]. [actor] <hand> them [old] instead, and they <take:p> it.
      {-} From somewhere <come:s> a voice that <want:s> [claim]. [actor] <shut> the door on it.
      {-;old solid} Nobody here <have:s> time for [claim]. [actor] <turn> back to [old].
    `,
  },
];
