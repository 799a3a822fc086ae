import type { ReplyGroup } from '../reply-group';

/** How Noah completes a sentence that breaks off, by its last word and from what stands in the story. */
export const noahBrokenOff: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'broken:noun',
    lines: `
      {-;old solid;by the his her my our their} [old.bare]. Somebody <have:s> moved it. [actor] <go> over and <put> a hand on it: warm.
      {-;by like} stone. Then [actor] <hear> the splash, much later than it should come.
    `,
  },
  {
    writer: 'Noah',
    answers: 'broken:preposition',
    lines: `
      {-;by only} three, and one of them <be:s> empty. [actor] <turn> it upside down to be sure.
      {-;old solid;by under behind inside beneath beside near at into against} [old]. It <give:s>. Behind it there <be:s> a space just big enough for a hand.
    `,
  },
  {
    writer: 'Noah',
    answers: 'broken:said',
    lines: `
      {-;old portable} "Not without [old]." [actor] <go> to fetch it, and it <be:s> gone.
    `,
  },
];
