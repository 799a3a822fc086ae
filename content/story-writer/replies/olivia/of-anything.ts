import type { ReplyGroup } from '../reply-group';

/** What somebody says to any deed or thing. */
export const oliviaOfAnything: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers:
      'do:any do:take do:hold do:touch do:pull do:put do:count do:wear do:give do:trade do:hide do:throw do:break do:sever do:open do:close do:make do:mend do:write do:read do:eat do:light do:darken do:play do:look do:go',
    lines: `
      {-} "Did you have to do that?" [other] <ask>. [actor] <look> back on [deed] for about a second. "Yes," [actor.he] <say>. "Now it's your turn."
      {-} "I saw that," [other] <say>. [actor] <stop>. [deed] <have:s> taken no time at all, and now it <need:s> explaining. "Then help me," [actor.he] <say>.
      {-} "Well?" [other] <ask>, after [deed]. "Well what?" "Did it (help|work)?" [actor] <think>. "Ask me in an hour."
      {-} "You've got a steady hand," [other] <say>. [actor] <shake> [actor.his] head. [deed] <have:s> taken all of it. "You do the next thing," [actor.he] <say>.
      {-} "Nobody told you to do that," [other] <say>. "Nobody told me not to," [actor] <say>. There <be:s> no undoing it now, [deed].
      {-} "There," [actor] <say> aloud, when [deed] <be:s> done. "That's one thing." [actor.he] <count> what <be:s> left, and <begin> with the (nearest|worst).
      {-} "What if somebody asks?" [other] <whisper>. "Then it was me," [actor] <say>. [deed] <be:s> not a crime. [other] <look> unsure about that.
      {-} "Next time, wait for me," [other] <say>. [deed] alone <be:s> not what they <have:p> agreed on. "Next time," [actor] <say>, "be here."
      {-} "Is that what you wanted?" [other] <ask>. [actor] <have> not thought past [deed]. "It's a start," [actor.he] <say>. "Stay where I can see you."
      {-} "Good," [other] <say>, when [deed] <be:s> over. "I couldn't have done it." "You'll have to," [actor] <say>. "There's more."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'object sight message number',
    lines: `
      {} "What about [object]?" [other] <ask>. "That comes first," [actor] <say>. "Everything else can wait."
      {} "Tell me you see [object], too," [actor] <say>. "I see it," [other] <say>. "I was hoping it was just me."
      {} "We should have expected that," [other] <say>. "[object]?" "Yes." [actor] <not argue>. "What do we do?"
      {} "I'll take care of [object]," [actor] <say>. "You take care of the rest." [other] <not look> happy with that half.
      {} "Nobody said anything about [object]," [actor] <say>. "I'm saying it now," [other] <say>. "Does it change your mind?" "No."
      {} "One question," [other] <say>. "What do you mean to do about [object]?" [actor] <have> been hoping for another one.
      {} "[object]," [actor] <say>. "Just what we needed." [other] <not know> whether that <be:s> a joke. "Is it good or bad?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:die',
    lines: `
      {-} "Somebody should say something," [other] <whisper>. Nobody <know:s> what. In the end [actor] <say> the name, only the name, and that <be:s> enough.
      {-} "We can't stay here," [other] <say>. "One minute," [actor] <say>. They <stay:p> one minute. Nobody <count:s>.
      {-} "Who tells the others?" [other] <ask>. "I will," [actor] <say>. "You stay. Somebody should stay."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'unsure',
    lines: `
      {-} "And [echo]?" [other] <ask>. "Who sees to that?"
      {-} "Tell me about [echo]," [actor] <say>. "What did you notice?"
      {-} "Is it because of [echo]?" [other] <ask>. "Or is there more?"
      {-} "[echo]," [actor] <say>. "I didn't expect that. Did you?"
      {-} "I can live with [echo]," [other] <say>. "Can you?"
      {-} "We have to do something about [echo]," [other] <say>. "But what?"
      {-} "What would you do about [echo]?" [actor] <ask>. "Honestly?"
      {-} "Never mind [echo]," [other] <say>. "What do we do now?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'event',
    lines: `
      {} "What was that?" [other] <ask>. "[object]," [actor] <say>. "I'll look." [other] <come> along all the same.
      {} "It wasn't me," [other] <say> at once. [actor] <look> at [object]. "Then who was it?"
      {} "[object] never did that before," [other] <say>. "Not while we were watching," [actor] <say>.
      {} "Is that good?" [other] <ask>. [actor] <think>. "I don't think so." They both <look:p> at [object].
      {} "Nobody go near [object]," [actor] <say>. [other] <be> there already. "Nobody else, then," [actor.he] <say>.
      {} "Well, that's that," [actor] <say>, and <turn> away from [object]. "Now we do it the other way."
      {} "You saw it, too?" [actor] <ask>. [other] <nod>. "Then it's not just me and [object]."
      {} "So much for [object]," [other] <say>. "What now?" [actor] <have> no idea. "Now we're quick," [actor.he] <say>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'unsure',
    lines: `
      {-} "First [echo], and now this," [other] <say>. "What's next?"
      {-} "If it weren't for [echo]," [actor] <say>. "Yes," [other] <say>. "But what if?"
      {-} "I'm not afraid of [echo]," [actor] <say>. "Are you?"
      {-} "[echo] again," [other] <say>. "Do you want to, or shall I?"
      {-} "Suppose we forget about [echo]," [other] <say>. "Could you?"
      {-} "How do we explain [echo]?" [other] <ask>. "Do we have to?" [actor] <ask>.
      {-} "Is there a way around [echo]?" [actor] <ask>. "Or only through?"
      {-} "You knew about [echo]," [other] <say>. "Didn't you?"
      {-} "All I see is [echo]," [actor] <say>. "What do you see?"
      {-} "Let me worry about [echo]," [other] <say>. "What will you do?"
    `,
  },
];
