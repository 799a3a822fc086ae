import type { ReplyGroup } from '../reply-group';

/** How Emma completes a sentence that breaks off, by its last word and from what stands in the story. */
export const emmaBrokenOff: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'broken:noun',
    lines: `
      {-;old solid;by the his her my our their} [old.bare]. [actor] <have> forgotten all about it, and so <have:s> everyone else. It <be:s> not where they <have:p> left it. So somebody <have:s> been here since then.
      {-;old solid;by the his her my our their} [old.bare], as if it could answer. [actor] <understand> then. It <have:s> been about that from the start, and they <have:p> walked past it a dozen times.
      {-;old portable;by the his her my our their} [old.bare], and for the first time [actor] <look> at it properly. There <be:s> a mark on it, quite new. "Who else has had this?" [actor.he] <ask>.
      {-;by like} promise. For a moment neither of them <move:p>. Then somebody <cough:s>, and it <be:s> over, but [actor] <know> that something <have:s> been decided.
      {-;by like} child on the first day of school. It <last:s> only a moment. Then [actor] <remember> where they <be:p>, and what they <have:p> come for, and that there <be:s> still no plan.
      {-;by the} door. It <have:s> been shut a minute ago, [actor] <could swear> it. Now there <be:s> a hand's width of dark, and in the dark somebody <breathe:s>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:preposition',
    lines: `
      {-;by only} nine. [actor] <count> them a third time, slowly, because things do not walk away by themselves. Then [actor.he] <look> at the others, and <ask> [actor.himself] which of them it <be:s>.
      {-;by only} one. [actor] <hold> it up so that everybody <could see>. "That isn't enough," [actor.he] <say>. "Somebody has been helping themselves, and I'd like to know who."
      {-;old solid;by under behind inside beneath beside near at into against} [old]. Nobody <have:s> thought of looking there. [actor] <see> it now, and <see> that somebody <have:s> been there first: the dust <be:s> gone.
      {-;old solid;by of with like about from for} [old]. [actor] <have> not thought of it since it all began. Now that it <be:s> said, nobody <could think> of anything else, and [actor.he] <see> why.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:verb',
    lines: `
      {-;by must could would should can will to} <begin> again, from the very start. It <be:s> a terrible thought, with so little time. But [actor] <see> in the others' faces that they <have:p> come to the same conclusion.
      {-;by must could would should can will to} <stay> together, whatever <happen:s>. [actor] <look> around the circle. One of them <not nod:s>, and [actor.he] <remember> which one.
      {-;by he she they i we} <stop:actor>. In the silence [actor] <could hear> somebody breathing, quite close, and it <not be:s> any of them. "Don't turn around," [actor.he] <whisper>.
      {-;by he she they i we} <laugh:actor>, of all things. It <be:s> not a happy sound. [actor] <wait> for it to end, and then <ask> what <be:s> so funny, and <get> the truth for once.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:said',
    lines: `
      {-;old portable} "Burn [old]." [actor] <read> it twice. There <be:s> no name under it. But only somebody who <have:s> been here could know about that, and there <be:p> not many who <have:p>.
      {-;old solid} "Ask about [old]." Three words, more or less, and [actor] <have> to sit down. So it <have:s> never been chance, and somebody <have:s> known all along.
      {-;old portable} "Give back [old]." [actor] <look> up. Everybody <be:s> suddenly very busy with something else, and that <be:s> an answer, too.
    `,
  },
];
