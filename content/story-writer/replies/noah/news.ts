import type { ReplyGroup } from '../reply-group';

/** What follows on news, on what is so, and on what can hardly be read. */
export const noahNews: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'state',
    lines: `
      {portable} [actor] <show> [object] to [other]. "Was it [claim] when you had it?" [other] <shake> [other.his] head.
    `,
  },
  {
    writer: 'Noah',
    answers: 'unsure',
    lines: `
      {-} [other] <ask> about [matter]. Nobody <have:s> an answer, so they <go:p> to look.
      {;old portable} [other] <fetch> [old]. Against [matter] it <be:s> not much, but it <be:s> what they <have:p>.
      {-;alone} [actor] <go> over it again, and <stop> at [matter]. Something <be:s> missing there. But what?
      {-;alone} "Who's there?" [actor] <ask>. Nobody <answer:s>.
    `,
  },
  {
    writer: 'Noah',
    answers: 'bare:speech',
    lines: `
      {-} "[again]?" "Listen, and you'll hear." They both <listen:p>. "All right. I hear it."
      {portable} "Mind [about]!" "Where?" "Behind you. No, don't turn around."
      {portable} "Quick, hide [about]." "Where?" "Anywhere. They're on the stairs."
      {;old portable} "Have you got [old]?" "In my pocket." "Then get ready to use it."
      {-} "Too late. It's started." "What has?" "Listen."
      {-} "All right, but on three." "One." "Two." "Was that it?" "That was it."
    `,
  },
  {
    writer: 'Noah',
    answers: 'bare:question',
    lines: `
      {} "See for yourself. There's [about], and there's the answer." "That's not an answer." "It is from here."
      {-} "[echo]? I wouldn't know. Try pushing." "I'm pushing." "Harder."
      {-} "Two minutes ago I could have told you." "And now?" "Now it's changed."
    `,
  },
];
