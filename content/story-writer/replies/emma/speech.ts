import type { ReplyGroup } from '../reply-group';

/** Emma's replies to speech that asks nothing. */
export const emmaSpeech: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'request order',
    lines: `
      {-} [addressed] <look> at [addressed.his] hands, and they <be:p> already doing it. So there <be:s> nothing to decide. "How far?" [addressed.he] <ask>, and <do> exactly that much, and no (inch|bit) more.
      {-} "In a minute," [addressed] <say>, and [speaker] <wait:speaker>, visibly. It <be:s> the waiting that <work:s>. Before half the minute <be:s> up, [addressed] <get> to [addressed.his] feet.
      {-} [addressed] <do> the first half of it and <stop>. The second half <need:s> (three hands|a longer arm), [addressed.he] <find>, and there <be:s> a short silence while [speaker] <roll:speaker> up [speaker.his] sleeves.
      {-} "No," [addressed] <say>, and <be> surprised at how easy it <be:s>. "But I'll do (the other thing|half of it), if that helps." [speaker] <think>. It <would help>, in fact, rather more.
      {-} There <be:s> a please missing, and that <hang:s> between them. [addressed] <wait> just long enough for it to come. It <come:s>, (late|gruffly), and after that [addressed.he] <be> as quick as anyone could wish.
      {-; opens} [addressed] <nod>, and <go>, and <come> back at once. "Which one?" [addressed.he] <ask>. "There are (two|three)." It <be:s> plain that [speaker] <have> not known that.
      {} [addressed] <be> nearer to [about] than [speaker] <be>, that <be:s> the only reason. [addressed.he] <take> one step, and another, and then <ask:addressed>, over [addressed.his] shoulder, "And if it's (hot|stuck)?"
      {solid} "You want me to do it with [about]?" [addressed] <ask>, to be clear. [speaker] <do>. [addressed] <shrug>, and <wipe> [addressed.his] palms on [addressed.his] (trousers|coat), and <begin>.
      {-} [addressed] <not like> being told. But [speaker] <have> never asked for anything without a reason, so [addressed.he] <do> it, and <keep> [addressed.his] questions for later.
      {-} [addressed] <hesitate>. It <not be:s> much to ask. But if [addressed.he] <do> it, [addressed.he] <would be> part of this, and there <would be> no more saying that [addressed.he] <know> nothing.
      {-} "And if I don't?" [addressed] <think>. [addressed.he] <see> in [speaker's] face what then, and <be> up and moving before [speaker] <have> to say it twice.
      {} [addressed] <understand> what [speaker] <want> with [about], and also why [speaker.he] <want> it quickly. [addressed.he] <nod>. For the first time they <be:p> on the same side.
    `,
  },
  {
    writer: 'Emma',
    answers: 'threatening accusation',
    lines: `
      {-} [addressed] <put> down what [addressed.he] <hold>, so as to have nothing in [addressed.his] hands. "Half of that is right," [addressed.he] <say>. "Do you want to hear (which half|the other half)?"
      {-} It <be:s> the word always or the word never, [addressed] <notice>, in every sentence. [addressed.he] <wait> for one without. It <come:s> at the very (end|last), quietly, and that one [addressed.he] <answer>.
      {-} [addressed] <look> older, all at once. "I would think so, too," [addressed.he] <say>, "if I were you. Come with me for (ten minutes|half an hour), and I'll show you why not."
      {-; opens} [speaker] <have> come to the end of it, and <be> shaking. [addressed] <not step> back. "And now?" [addressed.he] <ask>. "Do you want me to go, or shall I (answer|stay and listen)?"
      {-} [addressed] <have> been afraid of that sentence for (years|a long time). Now it <be:s> out, and [addressed.he] <find> that [addressed.he] <be> still standing. "All right," [addressed.he] <say>. "Yes."
      {-} [addressed] <notice> that [speaker's] voice <be:s> shaking more than [addressed.his] own. People (<shout:p>|<talk:p>) like that when they <have:p> something to lose. [addressed.he] <take> one step forward.
      {} [addressed] <look> at [about] and <see> what [speaker] must have seen. It <look:s> bad. Only the truth <look:s> worse, and [addressed.he] <begin> to tell it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'promise refusal thanks apology greeting',
    lines: `
      {-} [addressed] <take> a moment to put down [addressed.his] things, one after the other, so as to have both hands free. Then [addressed.he] <take> [speaker's], and <say> that it <be:s> (good|time).
      {-} "You said that nicely," [addressed] <say>. It <be:s> meant to be light, and it <come:s> out (hoarse|serious). [speaker] <sit> down, and they <begin:p> to talk in earnest.
      {-} There <be:s> a form for these things, and [addressed] <forget> it. [addressed.he] <say> "likewise," which <be:s> wrong, and [speaker] <laugh>, and then it <be:s> (all right|much easier).
      {-} [addressed] <believe> [speaker] for about the distance to the (corner|bus stop). But that <be:s> the way they <have:p> to go in any case. "Walk with me," [addressed.he] <say>, "and say it again on the way."
      {-; opens} "Since you mention it," [addressed] <say>, and <stop>. [speaker] <look> up. There <be:s> one small matter left over from the (last|other) time, and now <would be> the moment to name it.
      {-} [addressed] <hear> what it <cost:s> [speaker] to say that, and <make> it easy: [addressed.he] <nod>, and <move> over, and <let> [speaker] sit down.
      {-} [addressed] <have> heard that before, from others, and it <be:s> never true. From [speaker] [addressed.he] <believe> it, and <be> surprised, and a little afraid.
      {-} So that <be:s> settled, [addressed] <think>. [addressed.he] <look> at [speaker] and <see> that for [speaker.him] nothing <be:s> settled at all; [speaker.he] <be> only waiting to be asked again.
      {-} [addressed] <want> to be angry and <could not manage> it. There <be:s> too much to do. "Come on, then," [addressed.he] <say>, and <hold> the door open for [speaker].
      {-;alone} [speaker] <say> it once more, to be sure of the words. There <be:s> nobody to hold [speaker.him] to them, and that <be:s> why [speaker.he] <mean> to keep them.
    `,
  },
];
