import type { ReplyGroup } from '../reply-group';

/** What somebody says to news, to what is so, and where little can be read. */
export const oliviaNews: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'bare:speech',
    lines: `
      {-} "[again]?" "You heard me." "And since when?" "Does it matter?" "It does to me."
      {-} "[again]. Well." "Is that all you can say?" "For the moment. Ask me again in an hour."
      {-} "[echo]?" "You heard me." "I was hoping I hadn't."
      {-} "And [matter]?" "What about it?" "You know very well what about it."
      {-} "Leave [matter] out of it." "You started it." "And I'm stopping it."
      {-} "[echo]. I might have known." "You did know." "All right. I did."
      {-} "You mean that, about [matter]?" "Every word." "Then come here and help me."
      {portable} "Where did you get [about]?" "I found it." "You always find things. Give me half."
      {portable} "Give me [about]." "Why should I?" "Because you're shaking, and I'm not."
      {;old} "Is this about [old] again?" "It's always about that." "I said I was sorry."
      {-} "Say that again." "No. Once was hard enough." "Then I'll pretend I didn't hear."
      {-} "That's not funny." "It wasn't meant to be." "Then what was it?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'bare:question',
    lines: `
      {-} "[echo]? Why do you want to know?" "Because nobody else asks." "Then yes. More or less."
      {-} "[again]?" "Answer me." "I'm thinking. All right, the truth: I don't know."
      {} "[about]? Don't ask me. Ask whoever had it last." "That was you." "Oh."
      {;old} "It has to do with [old]." "How?" "If I knew that, I'd sleep at night."
      {-} "What do you think?" "I think you're afraid to say it." "Then say it for me."
      {-} "Guess." "I hate guessing." "You hate being right."
    `,
  },
];
