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
    answers: 'do:speak',
    lines: `
      {solid} "You've never talked about [object] before," [other] <say>. "I never had a (reason|listener)," [actor] <say>. [other] <sit> down on the nearest thing. "You have one now."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:think do:want do:fear feeling',
    lines: `
      {person} "I'd ask [object] straight out," [other] <say>. "What's the worst (answer|thing) you can get?" [actor] <have> an answer ready, and it <be:s> only one syllable long.
      {building ground water} "It's just (a name on a map|stones)," [other] <say>. "Not to me," [actor] <say>. "I promised I'd see [object] once. And I'd like you to be there."
      {idea} "Write it down," [other] <say>. "Whatever is left of [object] when it's written down is the part we can use." [actor] <get> as far as (three words|one line).
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:fear feeling',
    lines: `
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
      {person} "I know," [object] <say>. "You don't have to explain." [actor] <explain> all the same, and [object] <listen> to every word of it.
      {person} "Say that again," [object] <say>, "and look at me." [actor] <look> up and <say> it again. "Thank you," [object] <say>.
    `,
  },
];
