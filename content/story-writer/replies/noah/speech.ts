import type { ReplyGroup } from '../reply-group';

/** Noah's replies to speech that asks nothing. */
export const noahSpeech: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'news secret exclamation',
    lines: `
      {-} [addressed] <stop> halfway through a (button|step). Then [addressed.he] <finish> it with care, and <ask> to hear the whole of it, in order.
      {-} It <reach:s> [addressed] in two parts. First [addressed.he] <smile> out of politeness, and then the smile <go:s>, and [addressed.he] <get> up.
      {-} [addressed] <repeat> the last three words, to hear them in another voice. They <sound:p> no different, and [addressed.he] <reach> for [addressed.his] (shoes|hat).
      {solid} [addressed] <go> at once to look at [about]. From across the room [speaker] <see> [addressed.his] back straighten. [addressed.he] <have> found it, (then|too).
      {solid} If that <be:s> so, [about] <have:about> to be moved before dark. [addressed] <take> the (heavier|muddier) end without being asked.
      {person} [addressed] <have> spoken to [about] that very (morning|week) and <have> noticed nothing. Now [addressed.he] <go> over every word of it.
      {animal} [addressed] <whistle> for [about], (twice|once more), and <wait>. The third time [addressed.his] lips <be:p> too dry to do it.
      {vehicle boat} [addressed] <look> out for [about] at once. There <be:p> only the (ruts|lines) where [about.it] <have:about> stood, and rain in them.
      {money} [addressed] <ask> how much, exactly, and <write:addressed> it on the back of one hand. With [about] there <be:s> (just|barely) enough.
      {food drink} [addressed] <put> down the (spoon|cup) and <smell> [about] before going on. [speaker] <have> already pushed [speaker.his] own share aside.
      {building} [addressed] <count> who <be:s> still in [about], on both hands, and <be> up and out before the (second|last) thumb.
      {paper} [addressed] <want> to see [about] before believing a word. [speaker] <hand> it over, open at the place, one (thumb|nail) under the line.
      {-} For a while [addressed] only <nod>, slowly, many times. Then [addressed.he] <ask> the one thing [speaker] <have> hoped to keep (back|out of it).
      {-;alone} Now that it <have:s> been said, [speaker] <could not go> on as before. [speaker.he] <pack> what <fit:s> into one (bag|pocket).
    `,
  },
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
  {
    writer: 'Noah',
    answers: 'promise thanks apology greeting',
    lines: `
      {-} [addressed] <take> it with a nod and <make> room. There <be:s> one dry place left, and it <be:s> (narrow|low), but [speaker] <get> it.
      {-} [addressed] <come> forward to shake hands, and the handshake <last:s> longer than usual. When it <be:s> over, both of them <have:p> (soot|dirt) on their fingers.
      {} [addressed] <give> [about] a last look and <let> it pass. With that out of the way, they <could speak:p> of the (other|harder) matter.
      {-} [addressed] <wave> it away, but [addressed.his] ears <be:p> red. From then on [addressed.he] <walk> on [speaker's] side of the road.
    `,
  },
];
