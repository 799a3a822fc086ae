import type { ReplyGroup } from '../reply-group';

/** Noah's replies to speech of which nobody knows who says it: speech again, by whoever is there. */
export const noahUnattributed: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'bare:question',
    lines: `
      {-} "Guess." "I'm no good at guessing." "Then wait. You'll see it in a minute, whether you want to or not."
      {-} "Not so loud." A pause. "Nobody heard. All right: yes."
      {} "See for yourself. There's [about], and there's the answer." "That's not an answer." "It is from here."
      {-} "[echo]? I wouldn't know. Try pushing."
      {-} "Hold this and I'll show you." "It's heavy." "Now you know."
      {} "I left [about] where it was. That's all I did." "Then who moved it?"
      {-} "Two minutes ago I could have told you." "And now?" "Now it's changed."
    `,
  },
  {
    writer: 'Noah',
    answers: 'bare:speech',
    lines: `
      {-} "[echo]? Then hold on to the rail."
      {-} "Too late. It's started." "What has?" "Listen."
      {} "Then get [about] out of the way, quickly." "Where to?" "Anywhere. There."
      {-} "Wait. That's not us, is it, that noise?" "No." "Then whose is it?"
      {-} "All right, but on three." "One." "Two." "Was that it?" "That was it."
      {} "Mind [about]!" "Where?" "Behind you. No, don't turn around."
      {-} "Fine. You take that end." "Which end?" "The one that's slipping."
    `,
  },
];
