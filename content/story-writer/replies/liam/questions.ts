import type { ReplyGroup } from '../reply-group';

/** Liam's replies to questions. */
export const liamQuestions: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'question:who',
    lines: `
      {-; opens} "Not in here," [addressed] <say>. "Come outside and you'll get a name."
      {-} "You won't like it," [addressed] <say>, and <give> a name, very quietly.
      {} "Ask who had [about] last," [addressed] <say>. "That's where I'd begin."
      {-; alone} No one <answer:s>, so [speaker] <make> a list of the (likely|possible) people.
    `,
  },
  {
    writer: 'Liam',
    answers: 'question:what',
    lines: `
      {-} "Come and see," [addressed] <say>. "It's easier to show than to tell."
      {-; opens} "Give me (a minute|a moment)," [addressed] <say>, "and I'll tell you in the right order."
      {; opens} "It has to do with [about]," [addressed] <say>. "I wasn't told any more."
      {-} [addressed] <think> first, and then <say>, "The same as (last time|you, I suppose)."
      {-; alone} [speaker] <wait> for an answer, <get> none and <go> to find out.
    `,
  },
  {
    writer: 'Liam',
    answers: 'question:where',
    lines: `
      {-; opens} "Over there," [addressed] <say>, and <point>. "I've never been past the (bend|fence)."
      {} "I can show you where I saw [about] last," [addressed] <say>. "It's (ten minutes|not far)."
      {-} "Close," [addressed] <say>. "You walked right by." [speaker] <turn> back.
      {-; alone} [speaker] <try> the nearest place first, and then the one next to that.
    `,
  },
  {
    writer: 'Liam',
    answers: 'question:when',
    lines: `
      {-} "Soon," [addressed] <say>. "We have time for (a sandwich|one coffee), if we're quick."
      {} "As soon as we've seen to [about]," [addressed] <say>. "Not before."
      {-; opens} [addressed] <look> at the clock and <count> on four fingers. "Can you wait?"
      {-; alone} [speaker] <mark> where the shadow <be:s>, to be able to tell later.
    `,
  },
  {
    writer: 'Liam',
    answers: 'question:why',
    lines: `
      {-} "It seemed right at the time," [addressed] <say>. "I'd do it again, but slower."
      {} "Mainly because of [about]," [addressed] <say>. "I'll explain on the way."
      {-; opens} "Sit down first," [addressed] <say>. "The reason's (long|simple), and it's not a nice one."
      {-; alone; opens} [speaker] <not find> the reason, but [speaker.he] <know> whom to ask.
    `,
  },
  {
    writer: 'Liam',
    answers: 'question:how',
    lines: `
      {-} "One end at a time," [addressed] <say>. "You take that one."
      {} "(Start|Begin) with [about]," [addressed] <say>. "We'll see about the rest."
      {-; opens} "Slowly," [addressed] <say>, and <show> the first step. "Now you."
      {-; alone} [speaker] <lay> out what there <be:s> and <try:speaker> the simplest way first.
    `,
  },
  {
    writer: 'Liam',
    answers: 'question:howmany',
    lines: `
      {-} "I counted twice," [addressed] <say>. "It's enough, if nobody's greedy."
      {; opens} "More of [about] than we can carry in one go," [addressed] <say>.
      {-} [addressed] <hold> up some fingers, and then <add> (a thumb|one more).
      {; alone} [speaker] <count> [about] (aloud|out loud), touching each with one finger.
    `,
  },
  {
    writer: 'Liam',
    answers: 'question:which',
    lines: `
      {-} "The left one," [addressed] <say>. "If that's wrong, we come back."
      {} "I'd go by [about]," [addressed] <say>. "That has been right so far."
      {-; opens} "The cheaper," [addressed] <say>, and <wait> to see whether [speaker] <agree>.
      {-; alone} [speaker] <try> the nearer one first, with a light push.
    `,
  },
  {
    writer: 'Liam',
    answers: 'question:whether',
    lines: `
      {-} "(I think so|Probably)," [addressed] <say>. "But let's look before we promise anything."
      {-} "No," [addressed] <say>. "Not yet. Ask me again (tomorrow|after lunch)."
      {-; opens} "Yes," [addressed] <say>, "if you'll help me with the (first|last) part."
      {; opens} "It depends on [about]," [addressed] <say>. "Let's check that first."
      {-} [addressed] <nod>, and <make> room for [speaker] at the table.
      {-; alone} There <be:s> a simple way to find out, so [speaker] <go> and <look>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'question:tag',
    lines: `
      {-} "Right," [addressed] <say>. "As far as I can tell from here."
      {} "Mostly," [addressed] <say>. "I'd look at [about] (once more|again), though."
      {-; opens} [addressed] <hesitate>. "Ask me in (an hour|half an hour)," [addressed.he] <say>.
      {-; alone} It <sound:s> right. All the same, [speaker] <go> and <check>.
    `,
  },
];
