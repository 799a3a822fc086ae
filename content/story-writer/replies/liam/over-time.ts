import type { ReplyGroup } from '../reply-group';

/** Liam's replies to threads over time, sentences broken off, second units and short replies. */
export const liamOverTime: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'end',
    lines: `
      {portable} [actor] <put> [planted] back in the old place. That <be:s> the last thing to do.
      {portable} In the end [actor] <give> [planted] to the first person who <ask:s> nicely.
      {portable} [actor] <keep> [planted] and <let> them have the rest.
      {paper} [actor] <sign> [planted] at the bottom and <hand> it in.
      {key door} [actor] <lock> up, <check> [planted] once and <go> home.
      {food drink} The last of [planted] <go:s> around, and [actor] <wash> the dishes.
      {animal} [planted] <come> along, and [actor] <go> home at a slow walk.
      {person} [actor] <say> goodbye to [planted] twice, (once at the door|once at the corner) and once from the road.
      {light fire} [actor] <put> out [planted]. It <be:s> light enough now without.
      {vehicle boat} [actor] <take> [planted] home by the long way and <park> it.
      {building ground road} [actor] <look> back at [planted] (once more|again), and then <walk> faster.
      {-} [actor] <sweep> the floor, <turn> off the light and <go> home.
    `,
  },
  {
    writer: 'Liam',
    answers: 'epilogue',
    lines: `
      {portable} For years [actor] <keep> [planted] on the shelf by the window.
      {portable} On moving day [planted] <be> the first thing that [actor] <pack>.
      {paper} [planted] <hang> framed in the hall, (a little|a bit) crooked.
      {cloth tool key} [actor] <use> [planted] every day and hardly ever <think:actor> of that night.
      {animal} [planted] <sleep> at the foot of the bed, on [actor's] side.
      {person} Most weeks [planted] <come> to visit, and [actor] <cook> too much.
      {-} On Sundays [actor] <walk> out there and back, and <sleep> well.
      {-} There <be:s> a bench at the spot now. [actor] <have> built it, and people <use:p> it.
      {-} Some of it [actor] <forget>. The rest <get:s> better with every telling.
      {-} A letter about it <come:s> every spring, and [actor] <answer> each one by hand.
      {-; opens} One question <be:s> still open. Now and then [actor] <go> back to ask it.
    `,
  },
  {
    writer: 'Liam',
    answers: 'broken:noun',
    lines: `
      {-} box no bigger than a (brick|loaf). [actor] <lift> the lid with one finger.
      {-; opens} gap between two boards. [actor] <put> one eye to it and <wait>.
      {-} left glove, a good one. [actor] <look> for the other.
      {-} bicycle with a flat tire. [actor] <look> around for a pump.
      {-; opens} plate of (soup|beans), still warm. "Whose is it?" [actor] <ask>.
      {-} picture of (a house|two boys). [actor] <turn> it over to look for a year.
      {-; opens} small door, painted shut. [actor] <scratch> along the edge with a nail.
    `,
  },
  {
    writer: 'Liam',
    answers: 'broken:verb',
    lines: `
      {-} <stop:actor>. There <be:s> a simpler way to do it, from the other end.
      {-} <sit:actor> down first. Of the three things left to do, two <be:p> easy.
      {-; opens} <look:actor> up. It <be:s> already later than expected.
      {-} <take:actor> the nearer of the two. The other one <could wait:s>.
      {-; opens} <turn:actor> around. The way back <be:s> still free, but for how long?
      {-} <say:actor> it, in four words. Now they all <know:p>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'broken:clause',
    lines: `
      {-} nobody <have:s> asked [actor]. So [actor.he] <offer>, and <fetch> a coat.
      {-} it <be:s> too heavy for one. [actor] <look> around for help.
      {-; opens} it <be:s> getting late. [actor] <ask> about the shorter way.
      {-} the (lock|knot) <be:s> stuck. [actor] <work> at it with a fork.
      {-} the rain <have:s> stopped. [actor] <open> a window and <lean> out.
      {-; opens} there <be:s> still a chance. [actor] <explain> it in a (low|calm) voice.
    `,
  },
  {
    writer: 'Liam',
    answers: 'broken:speech',
    lines: `
      {-} — no, let me start again." [speaker] <take> a breath and <sit> down.
      {-; opens} — what's the word?" [speaker] <snap> (two|three) fingers, trying to remember.
      {-} — sorry, I lost the thread." [speaker] <rub> both eyes.
      {-; opens} — listen, can this wait?" [speaker] <ask>, and <glance> at the clock.
      {-} — anyway, that's why I came." [speaker] <look> for a place to sit.
      {-; opens} — but you tell it. You were there." [speaker] <lean> back.
    `,
  },
  {
    writer: 'Liam',
    answers: 'broken:said',
    lines: `
      {-} "Back by six." [actor] <look> at the clock: (ten to|half past).
      {-} "Please use other door." [actor] <go> around, past the (bins|bicycles).
      {-; opens} "Do not lift alone." [actor] <look> to see who <be:s> strong.
      {-} "Wait for me here." [actor] <find> a dry place and <wait>.
      {-; opens} "Ask at the desk." [actor] <do>, and <get> a number: (forty|nineteen).
    `,
  },
  {
    writer: 'Liam',
    answers: 'unsure',
    lines: `
      {-; opens} "Go on," somebody <say:s>. "And then?"
      {-; opens} Nobody <say:s> anything for a moment. "What now?" somebody <ask:s>.
      {-; opens} It <get:s> quiet. "Did you all see that?" somebody <ask:s>.
      {-; opens} "And what does that change?" somebody <ask:s>. Nobody <have:s> an answer yet.
      {-; opens} "I don't understand," somebody <say:s>. "Who can explain it to me?"
      {-; opens} For a while it <not be:s> clear what <come:s> next. Who <have:s> to decide that?
      {-; opens} "One of us should decide," somebody <say:s>. "Who wants to?"
      {-; opens} "Is that good or bad?" somebody <ask:s>. It <be:s> too early to tell.
    `,
  },
];
