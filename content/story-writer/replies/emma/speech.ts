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
];
