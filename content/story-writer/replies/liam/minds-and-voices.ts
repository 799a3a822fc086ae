import type { ReplyGroup } from '../reply-group';

/** Liam's replies to thoughts, feelings and voices. */
export const liamMindsAndVoices: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:rest',
    lines: `
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
      {person} [object] <ask> the time first, and then what there <be:s> for breakfast.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:think',
    lines: `
      {person} [actor] <ask> [actor.himself] what [object] <would say>, and <know:actor> (most|half) of it.
      {idea} [actor] <go> through [object] (aloud|out loud), to hear whether it <make:s> sense.
      {building room ground} [actor] <draw> a plan of [object] from memory, with the way in at the (bottom|top).
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:fear',
    lines: `
      {person animal} [actor] <not turn> away from [object], and <talk> in a low, even voice.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:want',
    lines: `
      {portable food} First [actor] <find> out what [object] <would cost>, and whether (half|less) <would do:s>.
      {person} [actor] <go> and <tell> [object] so. It <take:s> one sentence.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:call',
    lines: `
      {door} Behind [object] slippers <come:p> nearer, in no hurry. [actor] <straighten> [actor.his] collar.
      {phone} After (six|nine) rings [actor] <be> about to give up on [object]. Then there <be:s> a click.
      {person; opens} "I can hear you," [object] <say>. "What do you need?"
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:speak',
    lines: `
      {person; opens} [object] <nod> and <ask> [actor] to say the (first|last) part again.
      {idea} [actor] <say> [object] again in (shorter|simpler) words, for everyone.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:laugh',
    lines: `
      {person} For a second [object] <smile>, too, and <move> (a little|a bit) closer.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:love',
    lines: `
      {person} [object] <keep> hold of [actor's] sleeve for a while longer.
      {person} [actor] and [object] <stand:p> there until one of them <get:s> cold.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:change',
    lines: `
      {solid} [actor] <note> three things about [object] that <be:p> new, and one that <be:s> the same.
      {plant} [actor] <tie> [object] to a stick, loosely, and <water:actor> the roots.
    `,
  },
];
