import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of news, of what is so, and of what can hardly be read. */
export const emmaNews: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'unsure',
    lines: `
      {-} [actor] <could not stop> thinking of [matter]. There <be:s> something wrong with it, and it <take:s> a while to see what. "Somebody wants us to believe that," [actor.he] <say>. "Who, and why?"
      {-} Nobody <have:s> reckoned with [matter], [other] least of all. [actor] <see> that from the way [other.he] <look> at the floor. "You knew," [actor] <say>. "How long have you known?"
      {-} With [matter], everything <be:s> different. [other] <see> it at once, and [actor] a moment later. "Then we can't wait until tomorrow," [other] <say>. "Who's going first?"
      {;old} First [old], and now [matter]. [actor] <begin> to feel that the two <belong:p> together. "Let's go back to where it started," [actor.he] <say>. "We've overlooked something."
      {-;alone} [actor] <could not stop> thinking of [matter]. There <be:s> something wrong with it, and it <take:s> a while to see what: it <be:s> too easy. Somebody <have:s> wanted it to be easy.
      {-;alone} So that <leave:s> [matter]. [actor] <sit> down for a minute, to think, and <get> up again at once. There <be:s> no time for that now.
      {;alone;old} First [old], and now [matter]. [actor] <begin> to feel that the two <belong:p> together. There <be:s> only one way to find out, and it <lead:s> back to where it all started.
      {-} [actor] <look> at [other]. "What do you make of that?"
      {-;alone} [actor] <sit> down to think it over. "What is that supposed to mean?" [actor.he] <ask> aloud.
    `,
  },
  {
    writer: 'Emma',
    answers: 'bare:speech',
    lines: `
      {-} "[again]?" "That's what I said." "I heard you. I only wanted to give you the chance to say something else." "There isn't anything else to say."
      {-} "[echo]?" "Yes." "And you've known that all along?" "Since this morning. I didn't know how to begin. I still don't, and I've begun."
      {-} "So it's [matter]." "It was always [matter]." "Then why did we fight about everything else?" "Because that was easier to fight about."
      {-} "You're thinking of [matter]." "How do you know?" "You get that look. It's all right. I think of it, too."
      {} "If it's about [about], I'll help you." "You don't even know what I want." "No. But you wouldn't be here if you could do it alone."
      {} "Never mind [about]." "I do mind. I've thought of nothing else." "Then let's do something about it, now, before we both lose our nerve."
      {;old} "You said that about [old], too." "And was I wrong?" "No. That's why I'm listening now. Go on."
      {-} "I wasn't going to say anything." "Then why are you whispering?" "Because somebody ought to. We're not the only ones here."
      {-} "That's not what we agreed on." "No. But look at it from my side, just for a minute." "I've been on your side all day."
    `,
  },
  {
    writer: 'Emma',
    answers: 'bare:question',
    lines: `
      {-} "[echo]?" "That's what I said." "I heard you. I'm only trying to find an answer that's true and doesn't make things worse."
      {} "Does it have to do with [about]?" "You know it does." "Then yes. I was hoping to keep it to myself for another day, but yes."
      {;old} "You asked me that when we had [old] to worry about." "And you didn't answer." "No. I'm answering now: I don't know, and it scares me."
      {-} "I was afraid you'd ask that." "Why? Because you don't know?" "Because I do. And when I've told you, you'll have to know it, too."
      {-} "Give me a moment." It <be:s> a long moment. "All right. You won't like it, and you'll say I should have told you sooner, and you'll be right."
    `,
  },
];
