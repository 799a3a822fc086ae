import type { ReplyGroup } from '../reply-group';

/** Emma's replies to speech of which nobody knows who says it: speech again, by whoever is there. */
export const emmaUnattributed: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'bare:question',
    lines: `
      {-} "I was afraid you'd ask that." "Why? Because you don't know?" "Because I do. And when I've told you, you'll have to know it, too."
      {-} "Give me a moment." It <be:s> a long moment. "All right. You won't like it, and you'll say I should have told you sooner, and you'll be right."
      {-} "Ask me something else." "No. That's the one I want to know." "Then sit down. It doesn't take long, but it's better sitting down."
      {} "What about [about]?" "I'm asking you." "And I'm thinking about it. It isn't as simple as it sounds, or I'd have said so at once."
      {} "Does it have to do with [about]?" "You know it does." "Then yes. I was hoping to keep it to myself for another day, but yes."
      {-} "[echo]?" "That's what I said." "I heard you. I'm only trying to find an answer that's true and doesn't make things worse."
      {-} "You've asked me that before." "And you never answered." "I'm answering now. Only promise me that you'll let me finish."
      {-} "I don't know. I honestly don't. I can tell you what I'd like to be true, if that's any help, and then we can find out."
    `,
  },
  {
    writer: 'Emma',
    answers: 'bare:speech',
    lines: `
      {-} "[echo]?" "Yes." "And you've known that all along?" "Since this morning. I didn't know how to begin. I still don't, and I've begun."
      {-} "Say that again, slowly." It <be:s> said again, slowly, and it <sound:s> the same. "Then there's only one thing we can do, isn't there?"
      {} "Never mind [about]." "I do mind. I've thought of nothing else." "Then let's do something about it, now, before we both lose our nerve."
      {} "If it's about [about], I'll help you." "You don't even know what I want." "No. But you wouldn't be here if you could do it alone."
      {-} "[echo]," and then nothing for a while. "You really mean it." "I really mean it." "Then I'd better stop making jokes."
      {-} "I wasn't going to say anything." "Then why are you whispering?" "Because somebody ought to. We're not the only ones here."
      {-} "That's not what we agreed on." "No. But look at it from my side, just for a minute." "I've been on your side all day."
    `,
  },
];
