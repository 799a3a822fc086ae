import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to thoughts, feelings and voices. */
export const oliviaMindsAndVoices: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:call do:speak do:laugh do:cry do:love do:play',
    lines: `
      {person} "Wait," [object] <say>. "I want to remember (the weather|what you're wearing)." [object.he] <look> for a good while. "Done. Now you can go on."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:call do:speak',
    lines: `
      {person} "I heard you the first time," [object] <say>. "I was only finishing my (sentence|row)." [object.he] <put> everything down. "Now you have both my ears."
      {person} "You could have told me that by (letter|phone)," [object] <say>. "I wanted to see your face," [actor] <say>. [object] <turn> it to the light. "Well? What does it say?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:call',
    lines: `
      {-} "Louder," [other] <say>. "They're (old|upstairs)." [actor] <try> again, with both hands around [actor.his] mouth. This time a shutter <open:s>.
      {-} "Is there anyone down there?" [actor] <call>. Only the tail of the question <come:s> back. "Down there," it <say:s>. "Then I'll (come down|bring a light)," [actor] <decide>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:speak',
    lines: `
      {solid} "You've never talked about [object] before," [other] <say>. "I never had a (reason|listener)," [actor] <say>. [other] <sit> down on the nearest thing. "You have one now."
      {-} "That came out harder than I meant," [actor] <say>. [other] <shrug> with (one shoulder|both hands). "It's what you mean, though?" [actor] <take> the time to be honest. "Most of it."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:laugh',
    lines: `
      {-} "Stop, my ribs," [actor] <say>, when there <be:s> air again. "Where were we?" [other] <have> to think. "At the (price|serious part)."
      {-} "I've never seen your face do that," [other] <say>. "Nor did I," [actor] <say>, wiping both eyes. "Let's not (waste|forget) it. What was the question?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:cry',
    lines: `
      {-} "Take this," [other] <say>, and <find> a clean (handkerchief|napkin). [actor] <take> it. "It's ironed," [actor.he] <say>. "I was brought up well," [other] <say>. "Blow."
      {-} "Sit here until it's over," [other] <say>, and <make> room on the (step|bench). Neither of them <speak:s> for some time. "Thanks," [actor] <say> at last. "Where do we begin?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:laugh do:cry do:play',
    lines: `
      {-} "You needn't stop on my account," [other] <say> from the door. "I only want to know if it's the good kind or the bad." "(Half and half|Ask me later)," [actor] <say>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:think do:want do:fear feeling',
    lines: `
      {person} "I'd ask [object] straight out," [other] <say>. "What's the worst (answer|thing) you can get?" [actor] <have> an answer ready, and it <be:s> only one syllable long.
      {building ground water} "It's just (a name on a map|stones)," [other] <say>. "Not to me," [actor] <say>. "I promised I'd see [object] once. And I'd like you to be there."
      {idea} "Write it down," [other] <say>. "Whatever is left of [object] when it's written down is the part we can use." [actor] <get> as far as (three words|one line).
      {} "Forget [object] for (five minutes|one evening)," [other] <say>. [actor] <try>, and <last> exactly until the (glass|cup) on the table <be:s> empty. "No," [actor.he] <say>. "Let's go now."
      {} "What I can't see," [actor] <say>, "is how [object] would help anyone but me." [other] <begin> to count on [other.his] fingers, and <run> out of fingers. "Shall I go on?"
      {-} "Say the stupid version first," [other] <say>. "That's how I do it." [actor] <take> a breath and <say> it. It <not sound:s> so stupid. "That's (the whole plan|half the plan)," [other] <say>.
      {-} "Either we ask," [actor] <say>, "or we go on guessing till (Christmas|we're old)." [other] <be> already looking for a clean collar. "Then we ask. Who's got the better manners?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:fear feeling',
    lines: `
      {-} "Hold on to the (rail|table)," [other] <say>. "And name me five things that are blue." [actor] <get> to three. By then [actor.his] hands <be:p> quiet again.
      {animal} "It's more afraid of you," [other] <say>. [object] and [actor] <look> at each other. "Has (anybody|somebody) told [object.him]?" [actor] <ask>, and <take> one step back.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:want',
    lines: `
      {food drink} "I could make you some," [other] <say>. [actor] <look> up. "You can't cook." "I can (boil|stir)," [other] <say>. "How hard can [object] be?"
      {thing} "If [object] could be had by wishing," [other] <say>, "you'd have three by now. Come on. I know where to (ask|begin)."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:rest',
    lines: `
      {person} "You can sleep," [object] <say>. "I'll (wake you at four|sit up)." [actor] <not sleep>, but with both eyes shut [actor.he] <hear> far more.
      {-} "Move over," [other] <say>, and <sit> down, too. For a while both of them <watch:p> the (pigeons|road). "I had a speech ready," [other.he] <say>. "But now I think I'll just ask."
      {-} "Nobody's coming," [actor] <say>, when it <have:s> grown too cold to sit. "So I'd better go and see why." [actor.he] <leave> the (lantern|light) on, in case.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:wake',
    lines: `
      {person} "Is it time?" [object] <ask>. "Nearly," [actor] <say>. "You've got (ten|five) minutes, and I've kept the water hot." [object] <feel> around for a shoe.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:call do:speak do:laugh do:cry do:love do:play do:change',
    lines: `
      {-} "Quiet," [other] <say>. "They can hear us." "I want them to," [actor] <say>.
      {person} "I know," [object] <say>. "You don't have to explain." [actor] <explain> all the same, and [object] <listen> to every word of it.
      {person} "Say that again," [object] <say>, "and look at me." [actor] <look> up and <say> it again. "Thank you," [object] <say>.
      {-} "What's so funny?" [other] <ask>. "Nothing," [actor] <say>. "That's just it." And then [other] <have> to laugh, too.
    `,
  },
];
