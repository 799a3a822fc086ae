import type { ReplyGroup } from '../reply-group';

/** The next simple step after any deed, by its own verb. */
export const liamDeeds: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'act',
    lines: `
      {-} "Why did you [do.you]?" [other] <ask>.
      {-} Now that [actor] <have> [done], [other] <get> ready to go.
      {-} [other] <wait> until [actor] <have> [done]. Then it <be:s> [other.his] turn.
      {-} "Help me with the rest," [actor] <say>. [other] <nod>.
      {-} [actor] <have> [done], and nobody <mind:s>. [other] <move> on.
      {;old portable} [actor] <have> [done]. [other] <hand> [actor.him] [old].
      {-;alone} [actor] <have> [done]. There <be:s> one thing left to do now.
    `,
  },
  {
    writer: 'Liam',
    answers: 'act:somebody',
    lines: `
      {-} "What made you [do.you]?" [other] <ask>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'happens',
    lines: `
      {} "Did you see [object] [do]?" [other] <ask>.
      {} [actor] <go> to see what <make:s> [object] [do].
    `,
  },
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
