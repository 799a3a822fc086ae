import type { ReplyGroup } from '../reply-group';

/** What follows on news, on what is so, and on what can hardly be read. */
export const noahNews: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'news secret exclamation',
    lines: `
      {-} [addressed] <get> up and <shut> the window. What [speaker] <say> next <be:s> for nobody else.
      {-;alone} [speaker] <wait> for an answer that <not come:s>, and <reach> for a coat.
      {-} [addressed] <stop> halfway through a step. "[again]?" Then [addressed.he] <turn> around and <go> back for a coat.
      {-} "[echo]," [addressed] <say>, and <reach> for pencil and paper. [speaker] <have> to spell it twice.
      {-} [addressed] <shut> the door before saying anything. "Not so loud. [matter]? Are you sure?"
      {} [addressed] <go> at once to look for [about]. It <take:s> [speaker] a while to catch up.
      {} [addressed] <not wait> for the end. If it <be:s> about [about], every minute <count:s>, and [addressed.he] <run>.
      {;old portable} [addressed] <hold> out [old]. "Then take this." [speaker] <look> at it and <begin> to smile.
      {;old container} [addressed] <open> [old] to make sure. [speaker] <be> right: somebody <have:s> been at it.
      {-;alone} Having said it, [speaker] <have> to act on it. [speaker.he] <begin> with [matter], because that <be:s> nearest.
    `,
  },
  {
    writer: 'Noah',
    answers: 'state',
    lines: `
      {} [object] <have> never been [claim] before. [actor] <stop> in front of it, one hand out, and <look> around for [other].
      {portable} [actor] <show> [object] to [other]. "Was it [claim] when you had it?" [other] <shake> [other.his] head.
      {;alone} [object] <have> never been [claim] before. [actor] <walk> once around it, and <find> a footprint.
    `,
  },
  {
    writer: 'Noah',
    answers: 'state:somebody',
    lines: `
      {-} [other] <see> how [claim] [actor] <be> and <take> over without a word. It <be:s> none too soon.
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
