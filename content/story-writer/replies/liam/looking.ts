import type { ReplyGroup } from '../reply-group';

/** Liam's replies to what somebody looks at, reads or listens to. */
export const liamLooking: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:look',
    lines: `
      {solid} From the other side [object] <look> smaller. [actor] <measure> by holding up a thumb.
      {person} [object] <look> back, and [actor] <go> closer, so that they <could talk:p>.
      {animal} [object] <stare> back without moving. [actor] <be> the first to blink.
      {building} [actor] <go> over the windows of [object] and <find> one not quite shut.
      {ground water} [actor] <pick> a (tree|rock) on the far side of [object] and <make> for it.
      {sky} [object] <tell> [actor] enough. It <be:s> time to be getting indoors.
      {paper picture} [actor] <hold> [object] closer to the light and <begin> in the top left corner.
      {machine} [actor] <note> what [object] <show> now, and <plan:actor> to compare in (an hour|half an hour).
      {door} There <be:s> light under [object]. [actor] <watch> for (a minute|a moment), and nothing <cross:s> it.
      {container furniture} [actor] <crouch> to see [object] from below, where the label <be:s>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:listen',
    lines: `
      {person} [actor] <repeat> the last part to [object], to be sure of having it right.
      {sound machine} [object] <stop> for (a minute|ten seconds). [actor] <time> the next gap as well.
      {instrument} Without noticing, [actor] <beat> time to [object] with one foot.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:read',
    lines: `
      {paper} [actor] <copy> the (third|shortest) line of [object] onto one wrist.
      {paper; opens} A word in [object] <be:s> hard to make out. [actor] <spell> it (aloud|out loud).
      {paper} [actor] <look> for the date of [object]. It <be:s> (more recent|older) than expected.
      {paper picture} [actor] <pass> [object] on, with a thumb beside the important part.
    `,
  },
];
