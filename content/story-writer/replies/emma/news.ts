import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of news, of what is so, and of what can hardly be read. */
export const emmaNews: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'news secret exclamation',
    lines: `
      {-} [addressed] <not interrupt>. When [speaker] <be> done, [addressed.he] <go> over it once more in silence, and <find> the place where something <have:s> been left out. "And then?" [addressed.he] <ask>.
      {-} [addressed] <believe> it. That <be:s> the trouble: with [speaker] it <be:s> always the unlikely part that <turn:s> out to be true. "Who else have you told?" [addressed.he] <ask>.
      {-;alone} Said aloud, it <sound:s> worse, and [speaker] <want> to take it back. There <be:s> nobody to take it back from. So [speaker.he] <let> it stand, and <wait> for what <come:s> of it.
      {-} "[again]?" [addressed] <say>. [addressed.he] <not sound> angry, only tired. [speaker] <wait> for the rest. "I think I've always known," [addressed] <say> at last. "I didn't want to hear it from you."
      {-} "[again]," [addressed] <say> after [speaker], slowly, like somebody who <try:s> a key in a lock. Something <give:s>. "Then it wasn't my fault," [addressed.he] <say>. "All this time I thought it was."
      {-} "[echo]," [addressed] <repeat>. It <explain:s> too much to be a lie. [addressed.he] <think> of the last few days, and one thing after another <fall:s> into place. "What else haven't you told me?" [addressed.he] <ask>.
      {-} [addressed] <wait> for [speaker] to laugh. Nobody <laugh:s>. So it <be:s> true about [matter], and there <be:s> nothing for it but to sit down and think who else should know.
      {-} Until then [addressed] <have> hoped that it <have:s> nothing to do with [matter]. [addressed.he] <look> at [speaker] and <see> that [speaker.he] <be> just as frightened. "We'll do it together," [addressed.he] <say>.
      {} [addressed] <not answer> for a while. [about] <be:about> not what [addressed.he] <have> expected. "Promise me one thing," [addressed.he] <say> then. "When we get to it, you stay behind me."
      {} "And you're sure it's [about]?" [addressed] <ask>. [speaker] <be>. [addressed] <have> hoped for a no. Now somebody <have:s> to act, and [addressed.he] <know> very well who that somebody <be:s>.
      {;old} [addressed] <think> of [old], and of how [speaker] <have> looked at it. So that <be:s> the reason. "You should have told me then," [addressed.he] <say>. "I'd have understood. I think I would."
      {-;alone} It <sound:s> different, said aloud. [speaker] <listen> after the words, [matter] most of all, and <find> that [speaker.he] <believe> them now. That <make:s> what <come:s> next much harder.
    `,
  },
  {
    writer: 'Emma',
    answers: 'state',
    lines: `
      {} [actor] <could swear> that [object] <be:object> not [claim] an hour ago. [other] <see> it, too. Neither of them <say:s> what that <mean:s>: somebody else <have:s> been here in the meantime.
      {;alone} [actor] <could swear> that [object] <be:object> not [claim] an hour ago. So somebody else <be:s> here, or <have:s> been. [actor.he] <stand> quite still and <listen>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'state:somebody',
    lines: `
      {-} [other] <have> never thought of [actor] as [claim]. Now that [other.he] <see> it, [other.he] <wonder> what else [other.he] <have> missed, and whether it <be:s> too late to ask.
      {-} Nobody but [other] <notice:s> how [claim] [actor] <be>. "Sit down," [other.he] <say> softly. "Tell me what you need, and I'll see to the rest."
    `,
  },
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
