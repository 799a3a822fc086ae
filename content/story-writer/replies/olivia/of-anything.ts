import type { ReplyGroup } from '../reply-group';

/** What somebody says to any deed or thing. */
export const oliviaOfAnything: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:die',
    lines: `
      {-} "Somebody should say something," [other] <whisper>. Nobody <know:s> what. In the end [actor] <say> the name, only the name, and that <be:s> enough.
      {-} "We can't stay here," [other] <say>. "One minute," [actor] <say>. They <stay:p> one minute. Nobody <count:s>.
      {-} "What do we tell the family?" [other] <ask>. Nobody <want:s> to answer that. "The truth," [actor] <say> at last. "All of it."
      {-} "Who tells the others?" [other] <ask>. "I will," [actor] <say>. "You stay. Somebody should stay."
    `,
  },
];
