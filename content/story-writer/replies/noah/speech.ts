import type { ReplyGroup } from '../reply-group';

/** Noah's replies to speech that asks nothing. */
export const noahSpeech: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'request order',
    lines: `
      {-} [addressed] <do> the first half. For the (second|rest) [addressed.he] <need> a third hand, and <look> to [speaker] until [speaker.he] <lend> one.
      {-} [addressed] <obey>, but at a walk. [speaker] <have> time to think better of it, and (nearly|almost) <do>.
      {-} It <be:s> done before [speaker] <have> closed [speaker.his] mouth. [addressed] <wait> for the next thing, and there <not be:s> one.
      {solid} [addressed] <do> it with [about], and <go> too far: now it <would take> (an hour|two people) to put it back the way it <be:s>.
      {solid} [addressed] <weigh> [about] with [addressed.his] eyes first. "You take that side," [addressed.he] <say>. "And lift with your (knees|legs)."
      {door} [addressed] <try> [about] with the shoulder, then with the hip. At the third push it <give:s>, and [addressed.he] <go> through with it.
      {paper} [addressed] <pass> [about] across, but <keep> one finger on it. [speaker] <have> to read around the finger.
      {animal} [addressed] <hold> out an open hand to [about] and <not look> at it. It <take:s> time, but [about.it] <come:about>, sideways.
      {machine} [addressed] <press> the wrong button on [about], then the right one. For a (second|while) both things <happen:p> at once.
      {cord} [addressed] <pass> [about] twice around and <lean> back. "Now," [addressed.he] <call>, and there <be:s> no (slack|rope) left for second thoughts.
      {-;alone} There <be:s> no one to ask twice, so [speaker] <begin> by [speaker.himself], with the part that <look:s> (easiest|lightest).
    `,
  },
  {
    writer: 'Noah',
    answers: 'threatening accusation refusal',
    lines: `
      {-} [addressed] <put> down everything [addressed.he] <be> holding, so as to have nothing to hide behind. "Say that again," [addressed.he] <say>, "and (slower|sitting down)."
      {-} [addressed] <move> back until there <be:s> a wall, and then along the wall. [speaker] <see> it, and <not follow:speaker>.
      {solid} [addressed] <reach> for [about] and <stop> with the arm halfway. Whatever [addressed.he] <do> with it now <would look> (guilty|wrong).
      {} So [about] <would have> to wait, or be got some other way. [addressed] <think> of one at once, and it <be:s> (longer|slower), but it <be:s> open.
      {-} [addressed] <go> pale and then red. The red <be:s> not shame. [addressed.he] <begin> to list, on [addressed.his] fingers, where [addressed.he] <have> been.
      {-} A flat silence <come:s> of it. [addressed] <use> it to look for the way out, and <find> [speaker] between it and [addressed.himself].
    `,
  },
];
