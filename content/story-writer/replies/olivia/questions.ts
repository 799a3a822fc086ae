import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to questions. */
export const oliviaQuestions: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'question:who question:which',
    lines: `
      {-} "Me," [addressed] <say>. "It was always me. I was hoping you'd never ask." [speaker] <not move>. "Go on," [speaker.he] <say>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:where question:when',
    lines: `
      {-} "I'd have to draw it," [addressed] <say>, and <do>, on the back of [addressed.his] hand. [speaker] <turn> the hand this way and that. "Which (side|way) is north?" "The thumb."
      {-} "When you're ready," [addressed] <say>. "I've been ready since (lunch|spring)," [speaker] <say>. [addressed] <look> [speaker.him] over, from the shoes up. "All right. Now, then."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:why question:how question:what question:howmany',
    lines: `
      {-} "It's simple," [addressed] <say>, and <need> twenty minutes. At the end [speaker] <have> one question left. "Why didn't you (ring|stop)?" "My hands were full."
      {-} "For the same reason that you (came|asked)," [addressed] <say>. [speaker] <not like> that. "I came because I was worried." "Well," [addressed] <say>. "There you are."
      {-} "I'd rather not guess," [addressed] <say>. "Come with me, and we'll measure." [speaker] <take> the other end of the (tape|string). It <be:s> longer than either of them <have:p> thought.
      {-} "Nothing you can fix tonight," [addressed] <say>. "But you can (stay|hold the torch)." [speaker] <hang> up [speaker.his] coat. It <be:s> the right answer.
      {} "Somebody has to think of [about]," [addressed] <say>. "You never do." That <be:s> true, and [speaker] <say> so. "What should I have done?" "Asked. As you're doing (now|today)."
      {person} "You'd have done the same for [about]," [addressed] <say>. [speaker] <open> [speaker.his] mouth to deny it, and <find> that it <not work:s>. "How much did it (cost|take)?" [speaker] <ask> instead.
      {-} "Because somebody had to," [addressed] <say>, "and you weren't here." That <hurt:s>. [speaker] <let> it. "I'm here now," [speaker.he] <say>.
      {-} "I'll show you," [addressed] <say>. "It's easier than telling. But leave your (phone|coat|shoes) here." [speaker] <hesitate>, and then <do> it.
      {-} "If I tell you that," [addressed] <say>, "you'll have to lie for me." [speaker] <think> it over. "I lie very badly," [speaker.he] <say>. "Go on."
      {-} "Enough," [addressed] <say>. "More than you want to know." "Try me," [speaker] <say>, and <pull> up a chair.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:whether question:tag',
    lines: `
      {-} "Does it have to be yes or no?" [addressed] <ask>. "Yes." [addressed] <sigh>. "Then no. But it was (close|a near thing)." [speaker] <want> to hear how close.
      {-} "I could say yes," [addressed] <say>, "and you'd sleep better." [speaker] <shake> [speaker.his] head. "I don't want to sleep better." "Then it's (no|not yet)."
      {-} [addressed] <nod>, once, and <go> on with the (dishes|buttons). "That's all?" [speaker] <say>. "You asked if. You didn't ask how." "How, then?"
      {-} "Since when do you care?" [addressed] <ask>, but not unkindly. "Since (this morning|about ten minutes ago)," [speaker] <say>. [addressed] <move> over. "Then sit. Yes, it's so."
      {-} "On paper, yes," [addressed] <say>. [speaker] <know> that tone. "And off paper?" [addressed] <look> for the right word and <come> back with (both hands empty|a shrug). "Off paper you'd better come and see."
      {-} "Would it help if I said so?" [addressed] <ask>. "Yes." "Then yes," [addressed] <say>, and a little later, "It's even (true|almost true)."
      {} "Yes, in a way," [addressed] <say>. "Think of [about], and take away the (middle|noise)." [speaker] <think>. "That doesn't leave much." "It leaves enough to go on with."
      {-} "Yes," [addressed] <say>. "No. Oh, I don't know." [speaker] <wait>. "Yes," [addressed] <say> again, and this time it <be:s> the truth.
      {-} "Not anymore," [addressed] <say>. [speaker] <not look> surprised. "Good. Then you can help me."
      {-} "Would you believe me if I said no?" [addressed] <ask>. "No." "Then yes." [speaker] <hold> out a hand for the rest of it.
      {-} "[echo]?" [addressed] <say>. "Yes. And you would have done the same." [speaker] <open> [speaker.his] mouth and <shut> it again.
      {} "[about.bare]?" [addressed] <say>. "I wouldn't count on that." But [addressed.he] <get> up to look, and [speaker] <go> along.
    `,
  },
];
