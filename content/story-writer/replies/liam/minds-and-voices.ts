import type { ReplyGroup } from '../reply-group';

/** Liam's replies to thoughts, feelings and voices. */
export const liamMindsAndVoices: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:rest',
    lines: `
      {-} [actor] <take> off one shoe and <rub> the heel, where there <be:s> a blister.
      {-; opens} A quarter of an hour <go:s> by. [actor] <decide> to give it (ten|five) more minutes.
      {furniture} A leg of [object] <be:s> short. [actor] <fold> some cardboard and <push> it under.
      {furniture ground} There <be:s> room for two on [object]. [actor] <move> over to the (left|edge).
      {person} [actor] <keep> the next place free for [object], with a (hat|glove) on it.
      {door} From here [actor] <could see> [object] well, and who <go:s> in and who <come:s> out.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:wake',
    lines: `
      {-} It <be:s> (ten to five|not yet six). [actor] <find> both shoes and <go> to look outside.
      {-; opens} One thing <come:s> back to [actor] before the rest: there <be:s> a promise to keep.
      {person} [object] <ask> the time first, and then what there <be:s> for breakfast.
      {-} [actor] <wash> in cold water. After that it <be:s> easier to think.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:think',
    lines: `
      {-} [actor] <begin> with the part that <need:s> nobody's permission.
      {person} [actor] <ask> [actor.himself] what [object] <would say>, and <know:actor> (most|half) of it.
      {-; opens} It <could be:s> done in two ways, the quick one and the safe one.
      {idea} [actor] <go> through [object] (aloud|out loud), to hear whether it <make:s> sense.
      {-} "That settles it," [actor] <say>, and <get> up to find a pen.
      {-} In five words [actor] <write> it on (a matchbox|one palm), before it <be:s> gone again.
      {building room ground} [actor] <draw> a plan of [object] from memory, with the way in at the (bottom|top).
      {-; opens} One point <be:s> still not clear. [actor] <think> of whom to ask.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:fear',
    lines: `
      {-} [actor] <breathe> out slowly, (five|ten) times, and <unclench> both hands.
      {} [actor] <keep> [object] in view and <move> back, one step at a time.
      {person animal} [actor] <not turn> away from [object], and <talk> in a low, even voice.
      {-; opens} It <would be:s> easier with company. [actor] <ask> who <want:s> to come along.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:want',
    lines: `
      {-} So [actor] <ask>, in (plain|simple) words, and <not look> away.
      {portable food} First [actor] <find> out what [object] <would cost>, and whether (half|less) <would do:s>.
      {person} [actor] <go> and <tell> [object] so. It <take:s> one sentence.
      {-; opens} It <would take:s> about (an hour|half an hour). [actor] <check> the time and <roll> up both sleeves.
      {-} [actor] <try> it the easy way first, from the (front|left).
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:call',
    lines: `
      {-} [actor] <let> a full minute pass before trying a second time.
      {-; opens} An answer <come:s>, too far off to be understood. [actor] <go> to meet it.
      {door} Behind [object] slippers <come:p> nearer, in no hurry. [actor] <straighten> [actor.his] collar.
      {phone} After (six|nine) rings [actor] <be> about to give up on [object]. Then there <be:s> a click.
      {person; opens} "I can hear you," [object] <say>. "What do you need?"
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:speak',
    lines: `
      {-} [actor] <leave> it at that, and <watch> the faces for a first reaction.
      {person; opens} [object] <nod> and <ask> [actor] to say the (first|last) part again.
      {-} Without adding an excuse, [actor] <sit> back. It <sound:s> better that way.
      {idea} [actor] <say> [object] again in (shorter|simpler) words, for everyone.
      {-; opens} There <be:s> a short silence. "Any questions?" [actor] <ask>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:laugh',
    lines: `
      {-} [actor] <wipe> both eyes and <get> back to the job.
      {person} For a second [object] <smile>, too, and <move> (a little|a bit) closer.
      {-; opens} [actor] <stop> first. The hard part still <have:s> to be done.
      {-} It <do:s> [actor] good. [actor.his] shoulders <come:p> down, and the (talk|work) <go:s> on.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:cry',
    lines: `
      {-} [actor] <rinse> [actor.his] face with cold water and <use> a clean towel.
      {-} [other] <hand> over a handkerchief, ironed, and <look> the other way.
      {-} Afterward [actor] <lie> down for (ten|twenty) minutes, on top of the covers.
      {-; opens} "Don't go yet," [actor] <say>. "Stay (an hour|until it's light), if you can."
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:love',
    lines: `
      {person} [object] <keep> hold of [actor's] sleeve for a while longer.
      {person} [actor] and [object] <stand:p> there until one of them <get:s> cold.
      {-} [actor] <need> a moment, and a (cough|glass of water), before the next sentence.
      {-; opens} Neither of them <know:s> who <would speak:s> first, so [actor] <do>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:change',
    lines: `
      {-} It <take:s> [actor] (a minute|a moment) to get used to it, sitting down.
      {solid} [actor] <note> three things about [object] that <be:p> new, and one that <be:s> the same.
      {plant} [actor] <tie> [object] to a stick, loosely, and <water:actor> the roots.
      {-; opens} There <be:s> no sign yet that it <would stop:s>. [actor] <stay> close.
    `,
  },
  {
    writer: 'Liam',
    answers: 'feeling',
    lines: `
      {-} [actor] <drink> some water and <look> for a small job to do.
      {-} Said (aloud|out loud), it <get:s> a little smaller. [actor] <say> it again.
      {-; opens} It <not go:s> away by itself, so [actor] <look> for a person to tell.
      {-} [actor] <go> outside for (five|ten) minutes, without a coat, and <come> back clearer.
      {-; opens} "Give me a moment," [actor] <say>, and <hold> on to the back of a chair.
    `,
  },
];
