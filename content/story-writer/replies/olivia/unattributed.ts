import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to speech of which nobody knows who says it: speech again, by whoever is there. */
export const oliviaUnattributed: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'bare:question',
    lines: `
      {-} "Who wants to know?" "I do." "Then yes."
      {-} "You tell me." "I can't." "Exactly."
      {-} "[echo]? Don't ask me that." "I'm asking." "Then no."
      {} "[about.bare]?" "Yes." "I'd have to think." "Think fast."
      {-} "What did they tell you?" "Nothing." "Then I'll tell you something."
      {-} "Promise not to laugh." "I promise." "I have no idea."
      {} "Is this about [about]?" "It might be." "Then ask me outside."
      {-} "Does it matter?" "It does to me." "All right. Sit down."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'bare:speech',
    lines: `
      {-} "[echo]?" "You heard me." "I was hoping I hadn't."
      {-} "You might have told me sooner." "When?" "Before I said yes."
      {} "And [about]?" "What about it?" "You know very well."
      {-} "So that's that." "Not quite." "What else is there?"
      {-} "I don't believe you." "You don't have to." "I'd like to, though."
      {} "Don't start on [about] again." "I'm not starting. I'm finishing."
      {-} "[echo]." "That's what I said." "Do the others know?" "They will."
      {-} "You first." "Why me?" "Because you said it."
    `,
  },
];
