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
    answers: 'promise',
    lines: `
      {-} "Good," [addressed] <say>, and <write> it down with the (date|hour).
      {} "Then I'll keep [about] until it's done," [addressed] <say>.
      {-; opens} "By when?" [addressed] <ask>. "I'd like a day, not a week."
      {-; alone} To begin with, [speaker] <tie> a thread around one finger.
    `,
  },
  {
    writer: 'Liam',
    answers: 'refusal',
    lines: `
      {-} "Then I'll do it," [addressed] <say>, and <reach> for the bag.
      {; opens} "Who takes [about], then?" [addressed] <ask>, and <look> around.
      {-} "Fair enough," [addressed] <say>. "Just hold the (light|door) for me."
      {-; alone} So [speaker] <sit> down instead and <wait> for a (better|second) idea.
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
  {
    writer: 'Liam',
    answers: 'news',
    lines: `
      {-} "Then everyone should hear it," [addressed] <say>, and <look> for (a coat|both shoes).
      {; opens} "Who else knows about [about]?" [addressed] <ask>, more quietly.
      {-; opens} "Are you sure?" [addressed] <ask>. "Then the plan has to change."
      {-} [addressed] <take> that in, <nod> and <cross> one thing off the list.
      {} "So that's why [about] came up," [addressed] <say>. "I did wonder."
      {-; opens} "Say that again," [addressed] <say>, and <turn> down the (radio|stove).
      {-; alone} [speaker] <write> it down at once, word for word, and <underline> the last part.
    `,
  },
  {
    writer: 'Liam',
    answers: 'secret',
    lines: `
      {-} "I'll keep it," [addressed] <say>, and <check> who <be:s> within earshot.
      {; opens} "Show me [about]," [addressed] <say>. "Then I'll believe you."
      {-} "I thought so," [addressed] <say>. "I guessed it (in the spring|the first week)."
      {-; alone} Having said it, [speaker] <look> back to see who <be:s> there.
    `,
  },
  {
    writer: 'Liam',
    answers: 'exclamation',
    lines: `
      {-} [addressed] <come> running, a (towel|broom) still in one hand. "Where?"
      {} "I see [about]," [addressed] <say>. "Stay there, I'm coming around."
      {-; opens} "What happened?" [addressed] <ask>, and <look> where [speaker] <look>.
      {-; alone} [speaker] <take> a step back, to see the whole of it.
    `,
  },
];
