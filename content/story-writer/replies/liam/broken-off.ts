import type { ReplyGroup } from '../reply-group';

/** How Liam completes a sentence that breaks off, by its last word and from what stands in the story. */
export const liamBrokenOff: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'broken:noun',
    lines: `
      {-;old solid;by the his her my our their} [old.bare]. Somebody <have:s> moved it.
    `,
  },
  {
    writer: 'Liam',
    answers: 'broken:said',
    lines: `
      {-;old portable} "Burn [old]." There <be:s> no name under it.
    `,
  },
  {
    writer: 'Liam',
    answers: 'broken:preposition',
    lines: `
      {-;by only} three left, and one <be:s> empty.
    `,
  },
];
