import type { ReplyGroup } from '../reply-group';

/** The next simple step after any deed, by its own verb. */
export const liamDeeds: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'answer:whether',
    lines: `
      {-} "[yes]," [addressed] <say>. "Is that so bad?"
      {-} "[no]," [addressed] <say>. "Not yet."
    `,
  },
  {
    writer: 'Liam',
    answers: 'answer:known',
    lines: `
      {-} "[known]," [addressed] <say>. "Go and look."
    `,
  },
  {
    writer: 'Liam',
    answers: 'told:mine',
    lines: `
      {-} "When did you [do.you]?" [addressed] <ask>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'told:asked',
    lines: `
      {-} "All right," [addressed] <say>, and <begin> to [do].
    `,
  },
  {
    writer: 'Liam',
    answers: 'claim',
    lines: `
      {-} "[claim]?" [addressed] <ask>. "Since when?"
    `,
  },
];
