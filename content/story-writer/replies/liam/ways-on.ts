import type { ReplyGroup } from '../reply-group';

/** How an earlier thing comes back, how it ends, how a broken sentence goes on, and what to say when a turn could not be read. */
export const waysOn: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'takeup',
    lines: `
{} That <leave> [planted]. [actor] <go> to fetch [planted.it].
{} [actor] <remember> [planted] and <put:actor> [planted.it] to use. It <help>.
{; opens} [actor] <compare> it with [planted]. The same size, nearly.
{} [planted] <be> no good for this. [actor] <put> [planted.it] back and <look:actor> on.
{-} [actor] <search> the bag from the top, for whatever <had come> along.
{key; opens} [actor] <try> [planted]. [planted.it] <turn> halfway and <stick>.
{paper} [actor] <unfold> [planted] again and <read> the part in the middle.
{light fire} [actor] <bring> [planted] closer, to see by.
{cord cloth} [actor] <tie> it all together with [planted], and the knot <hold>.
{tool weapon} [actor] <take> up [planted] and <see> to the work.
{food drink} [actor] <share> out [planted], which nobody <had want> before.
{animal person; opens} [planted] <be> the one to ask. [actor] <ask>.
{vehicle boat machine} [actor] <check> on [planted]. [planted.it] <be> ready to go.
{money} [actor] <pay> with [planted], and <wait> for the change.
{door building ground; opens} [actor] <return> to [planted], for a second look.
`,
  },
  {
    writer: 'Liam',
    answers: 'end',
    lines: `
{} [actor] <put> [planted] back where [planted.it] <belong>. That <be> the last thing.
{} [actor] <hold> on to [planted]. Nothing else <be> worth keeping.
{} In the end [actor] <give> [planted] away, to the first one who <ask>.
{paper} [actor] <sign> [planted] at the bottom and <hand:actor> [planted.it] in.
{key door} [actor] <lock> up, and <leave> [planted] as [planted.it] <be>.
{food drink} The last of [planted] <go> around, and [actor] <wash> up.
{animal person} [planted] <come> along, and [actor] <walk> at that speed.
{light fire} [actor] <put> out [planted] and <not need:actor> [planted.it] again.
{vehicle boat} [actor] <take> [planted] home the long way, and <park:actor> [planted.it].
{-} [actor] <sweep> up, <look> around once and <go> home.
`,
  },
  {
    writer: 'Liam',
    answers: 'epilogue',
    lines: `
{} [actor] <keep> [planted] on the shelf by the window for years.
{} [planted] <turn> up once more, at the move. [actor] <pack> [planted.it] first.
{-} On Sundays [actor] <walk> out there and <walk> back, and <sleep> well.
{-} [actor] <build> a bench at the spot. People <use:p> it.
{-} Some of it [actor] <forget>. The rest <get> better with telling.
{-} [actor] <get> a letter about it every spring, and <answer> each one.
{paper} [planted] <hang> framed in the hall, a little crooked.
{animal person} [planted] <visit>, most weeks. [actor] <cook> for more than one.
{cloth tool key} [actor] <use> [planted] every day, and <not think:actor> of [planted.it].
{-; opens} One question <stay> open. Now and then [actor] <go> looking.
`,
  },
  {
    writer: 'Liam',
    answers: 'broken:noun',
    lines: `
{-} small box, not locked. [actor] <lift> the lid with one finger.
{-; opens} way out, for somebody thin. [actor] <try> it sideways.
{-} stranger's hat. [actor] <put> it on the nearest hook.
{-} photograph of a house. [actor] <count> the windows.
{-; opens} handle without a door. [actor] <keep> it, for the door.
`,
  },
  {
    writer: 'Liam',
    answers: 'broken:verb',
    lines: `
{-} <stop:actor>. There <be> somebody at the other end, waving both arms.
{-} <sit:actor> down and <make:actor> a list: water, shoes, light.
{-; opens} <look:actor> up. The sky <be> the wrong color for that hour.
{-} <take:actor> the nearer of the two and <leave:actor> the other for later.
{-; opens} <hear:actor> it too, from lower down, and <turn:actor> that way.
`,
  },
  {
    writer: 'Liam',
    answers: 'broken:clause',
    lines: `
{-} there <be> nobody else to do it. So [actor] <begin>.
{-} it <have> to be done before dark. So [actor] <get> up and <start>.
{-; opens} something <move>, over there. [actor] <walk> toward it.
{-} the load <be> too heavy. [actor] <leave:actor> the heaviest thing.
{-; opens} it <be> not locked after all. [actor] <push>, just a little.
`,
  },
  {
    writer: 'Liam',
    answers: 'broken:speech',
    lines: `
{-} — well, you know the rest." [speaker] <look> at the clock.
{-; opens} — wait, I hear them." [speaker] <hold> up one hand.
{-} — and that is the whole of it." [speaker] <sit> down.
{-} — if you can spare an hour." [speaker] <put> on a coat.
{-; opens} — but first, who has the map?" [speaker] <ask>, and <look> around.
`,
  },
  {
    writer: 'Liam',
    answers: 'broken:said',
    lines: `
{-} "Come to the back." [actor] <go> around, past the barrels.
{-} "Gone for bread." [actor] <sit> on the step and <wait>.
{-; opens} "Do not wait." [actor] <look> at what <be> packed already.
{-} "Thursday, same place." [actor] <count> the days on one hand.
{-; opens} "Take the other." [actor] <look> for another. There <be> one.
`,
  },
  {
    writer: 'Liam',
    answers: 'unsure',
    lines: `
{-; opens} A short rest, then. "Where did we (stop|get to)?" somebody <ask>.
{-; opens} "I did not catch that," somebody <say>. "What do we do now?"
{-; opens} There <be> time for one (more|short) question. "Who goes first?"
{-; opens} The bag <be> packed. "Which way was it?" somebody <ask>.
{-; opens} "One thing at a time," somebody <say>. "What is the first?"
{-; opens} Then it <get> quiet all around. "Are we all still (here|agreed)?"
{-; opens} "Say who, and say where," somebody <ask>. "Then we can go."
{-; opens} Somebody <hold> out a pencil. "Draw it. Where are we?"
`,
  },
];
