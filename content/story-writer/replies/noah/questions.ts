import type { ReplyGroup } from '../reply-group';

/** Noah's replies to questions. */
export const noahQuestions: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'question:where question:which',
    lines: `
      {-} [addressed] <draw> it for [speaker] with one finger in the dust: two turns, a wall, a (bridge|gate). The last turn <be:s> only a guess.
      {-} [addressed] <tap> the left, then the right, and (<let> the hand rest|<stop>) there. [speaker] <have> hoped for the other, and it <show:s>.
      {} [addressed] <point> with [addressed.his] chin, because both hands <be:p> (full|busy). [speaker] <look> along the line of it and, with some good will, <see> [about].
      {} "Not far," [addressed] <say>, and <walk> ahead to show the way. [about] <turn> out to be (an hour|four fields) off.
    `,
  },
  {
    writer: 'Noah',
    answers: 'question:when question:howmany',
    lines: `
      {-} [addressed] <hold> up four fingers, <think>, and <fold> one down again. [speaker] <have> hoped for (two|five), and <begin> to reckon anew.
      {-} [addressed] <count> under [addressed.his] breath and <get> stuck in the middle. "Sooner than that," [addressed.he] <say> at last. "You'd better sit."
      {} [addressed] <go> and <look> at [about] before answering. That <take:s> a while, and the (number|answer) [addressed.he] <bring> back <be:s> not a round one.
    `,
  },
  {
    writer: 'Noah',
    answers: 'question:how question:why',
    lines: `
      {-} [addressed] <show> it with both hands, slowly, twice over. [speaker] <copy> it and <get> as far as the (second|third) part.
      {-} [addressed] <begin> three times. The (third|last) answer <be:s> the shortest, and [speaker] <not have> another question after it.
      {solid} [addressed] <take> [about] and <turn> the worn side to the front. [speaker] <bend> closer. It <explain:s> more than a (speech|long story) would.
      {-} [addressed] <look> for the beginning and <have> to go back (years|a long way) to find it. [speaker] <pull> up a seat.
      {person} The reason <be:s> [about], and [addressed] <say> so, after (looking|a glance) to see who else <be:s> listening. [speaker] <have> half known.
    `,
  },
  {
    writer: 'Noah',
    answers: 'question:who question:what',
    lines: `
      {-} [addressed] <spread> [addressed.his] hands to show the size of it, and then <bring> them a little closer together, to be (honest|fair).
      {-} [addressed] <look> at one face after another before saying it, (low|once). At the answer [speaker] <put> a hand over [speaker.his] mouth.
      {-} [addressed] <describe> it in five words, and the fifth <be:s> the one that (<count:s>|<matter:s>). [speaker] <ask> [addressed.him] to repeat it.
    `,
  },
  {
    writer: 'Noah',
    answers: 'question:whether question:tag',
    lines: `
      {-} [addressed] <nod>, <stop>, and <shake> [addressed.his] head instead. [speaker] <choose> to believe the (first|second) of the two.
      {-} [addressed] <take> too long to agree. [speaker] <hear> it, and <go> back to the beginning, with more (care|patience) this time.
      {solid} [addressed] <put> a hand on [about] and <think> it over. Then the hand <go:s> away, and that <be:s> a no, a (gentle|clear) one.
      {solid} "Only if [about] can be spared," [addressed] <say>. [speaker] <look> at it with new eyes and <begin> to reckon.
      {-} [addressed] <be> reaching for a coat before [speaker] <have> finished. So that <be:s> a yes, and a (quick|glad) one.
    `,
  },
  {
    writer: 'Noah',
    answers:
      'question:who question:what question:where question:when question:why question:how question:which question:whether question:howmany question:tag',
    lines: `
      {-} [addressed] <need> to finish a mouthful first. It <be:s> a long one, and by the end of it [addressed.he] <have> thought of a (kinder|better) answer.
      {-} The answer <be:s> short, and [addressed] <give> it in a low voice, (to one side|without looking up). [speaker] <not ask> again, and <begin> to get ready.
      {} [addressed] <look> at [about], then at [speaker], then at [addressed.his] own two (feet|hands). "You won't like it," [addressed.he] <say>.
      {portable} [addressed] <have> [about] out before [speaker] <be> through. One look at the underside <settle:s> the question, and <raise:s> (another|a worse one).
      {building} [addressed] <lead> [speaker] to a spot with a view of [about]. From here the thing <explain:s> itself: the (whole left|upper) side <be:s> dark.
      {vehicle boat} [addressed] <walk> once around [about] before answering, kicking at this and that. "Yes and no," [addressed.he] <say>. "Mostly it needs (grease|luck)."
      {food drink} [addressed] <taste> [about] before [addressed.he] <answer>, and then once more. The face [addressed.he] <make> <be:s> plainer than words.
      {paper} [addressed] <go> down [about] with one finger, line by line, lips moving. Near the end the finger <stop:s> and <go:s> back (two|three) lines.
      {cloth} [addressed] <hold> up [about] by the shoulders and <look> at the size. "Ask whoever it fits," [addressed.he] <say>, and <hold> it against [speaker].
      {money} [addressed] <turn> [about] over twice and <name> a (figure|price). [speaker] <laugh>, and <stop:speaker> when [addressed] <not join> in.
      {door} [addressed] <go> over and <try> [about], once, to be sure. Now they both <know:p>, and there <be:s> one way (fewer|less) to choose from.
      {machine} [addressed] <give> [about] a slap on the side. It <start:s>, <stop:s>, and <start:s> again. "Like that," [addressed.he] <say>, "since (Monday|morning)."
      {-;alone} No one <be:s> there to ask, so [speaker] <go> to see for [speaker.himself]. After (ten|twenty) steps [speaker.he] <have> half the answer.
      {-;alone} [speaker] <try> the answer that <come:s> first, and it <not fit:s>. The second <do:s>, apart from one (corner|detail).
    `,
  },
];
