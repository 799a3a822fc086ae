import type { ReplyGroup } from '../reply-group';

/** Liam's replies to speech that asks nothing. */
export const liamSpeech: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'request',
    lines: `
      {-} "(All right|Fine)," [addressed] <say>, and <put> everything else aside.
      {-; opens} "I can give you (ten minutes|half an hour)," [addressed] <say>. "Where do we start?"
      {} "Yes, but be careful with [about]," [addressed] <say>. "There's only one chance."
      {-} "Not alone," [addressed] <say>. "I'll hold this end, you lift the other."
      {-; alone} Since nobody <be:s> free to help, [speaker] <make> a start alone.
    `,
  },
  {
    writer: 'Liam',
    answers: 'order',
    lines: `
      {-} [addressed] <do> the first half of it and then <ask> about the second.
      {-; opens} "In (a minute|a moment)," [addressed] <say>, but <start> to get ready.
      {; opens} "And [about]?" [addressed] <ask>, and <wait> for a proper answer.
      {-} "Say please," [addressed] <say>, and <do> it anyway, (quickly|slowly).
      {-; alone} Nobody <move:s>, so [speaker] <see> to it alone, beginning with the easy part.
    `,
  },
  {
    writer: 'Liam',
    answers: 'threatening',
    lines: `
      {-} [addressed] <take> a single step back, with both palms in view.
      {-; opens} "You don't have to do that," [addressed] <say>. "Tell me what you want."
      {} "Don't bring [about] into it," [addressed] <say>. "This is between us."
      {; alone} [speaker] <put> [about] down in plain view and <wait>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'greeting',
    lines: `
      {-} "Hello," [addressed] <say>. "There's some (soup|coffee) left. Sit down."
      {-; opens} "You're early," [addressed] <say>. "Did you come by the road?"
      {-} [addressed] <nod>, and <move> a coat to make space on the bench.
      {-; alone} No answer <come:s> yet. [speaker] <put> the bag down and <look> around.
    `,
  },
  {
    writer: 'Liam',
    answers: 'accusation',
    lines: `
      {-} "It wasn't like that," [addressed] <say>. "Sit down and I'll go through it."
      {; opens} "I had [about] for an hour," [addressed] <say>. "After that, ask (the others|someone else)."
      {-; opens} "Yes," [addressed] <say>. "And I can put it right, if you let me."
      {-; alone} [speaker] <look> for proof, beginning with the date.
    `,
  },
  {
    writer: 'Liam',
    answers: 'thanks',
    lines: `
      {-} "(Any time|No trouble)," [addressed] <say>, and <go> to see what else <need:s> doing.
      {} "Take good care of [about]," [addressed] <say>. "That's thanks enough."
      {-; opens} "There's one thing you could do for me," [addressed] <say>.
      {-; alone} [speaker] <leave> a (loaf|jar of jam) in return, on the step by the door.
    `,
  },
  {
    writer: 'Liam',
    answers: 'apology',
    lines: `
      {-} "(It's done|Leave it)," [addressed] <say>. "Help me clear up, and we'll forget it."
      {} "Never mind [about]," [addressed] <say>. "Are you all right?"
      {-; opens} "I believe you," [addressed] <say>. "But the others ought to hear it, too."
      {-; alone} [speaker] <do> what <could be:s> done now, and <begin:speaker> with a broom.
    `,
  },
];
