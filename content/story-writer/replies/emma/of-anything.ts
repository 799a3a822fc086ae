import type { ReplyGroup } from '../reply-group';

/** What somebody makes of any deed or thing, alone or in company. */
export const emmaOfAnything: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers:
      'do:any do:take do:hold do:touch do:pull do:put do:count do:wear do:give do:trade do:hide do:throw do:break do:sever do:open do:close do:make do:mend do:write do:read do:eat do:light do:darken do:play do:look do:go',
    lines: `
      {-} [other] <see> what [deed] <have:s> cost [actor], and <say> nothing about it. Instead [other.he] <ask> the useful question: what <be:s> next, and who <begin:s>?
      {-} After [deed] there <be:s> no going back, and [actor] <know> it. [actor.he] <look> at [other], and [other] <give> the smallest of nods: go on.
      {-} [actor] <have> thought that [deed] <would be> the hard part. The hard part <be:s> that [other] <have> seen it, and <wait:other> for an explanation.
      {-} It <be:s> a small thing, [deed], but [actor] <feel> how much <depend:s> on it. [actor.he] <ask> [other] to stay close until they <know:p> whether it <have:s> helped.
      {-} [actor] <not stop> at [deed]. Now that [actor.he] <have> begun, [actor.he] <tell> [other] what [actor.he] <mean> to do next, and for once [other] <not interrupt>.
      {-} "Why?" [other] <ask>. [actor] could have given three reasons for [deed], all of them good. [actor.he] <give> the one that <be:s> true.
      {-} For a while nobody <speak:s>. Then [other] <say> that [deed] <be:s> just what [other.he] <would have> done, and [actor] <feel> (less alone|a little braver).
      {-} [actor] <wait> to be sorry about [deed]. It <not come:s>. What <come:s> <be:s> a clear idea of the next step, and [actor.he] <take> it before anyone <could object>.
      {-} [deed] <take:s> longer than it should, because [actor's] hands <not obey:p>. When it <be:s> done, [actor.he] <allow> [actor.himself] one breath, and <look> for what <come:s> next.
      {-} [actor] <look> around to see who <have:s> noticed. If anybody <ask:s> about [deed], [actor.he] <decide>, [actor.he] <would tell> the truth: there <have:s> been no other way.
      {-} It could have gone wrong, [deed], and it <have:s> not. [actor] <stand> there for a moment, surprised, and then <hurry:actor>, while the luck <last:s>.
      {-} Of everything so far, [deed] <be:s> the one thing [actor] <be> sure of. The rest would have to follow from it, and [actor.he] <begin> to see how.
    `,
  },
  {
    writer: 'Emma',
    answers: 'object sight message number',
    lines: `
      {} [other] <look> where [actor] <look>, at [object]. "Does it matter?" [other.he] <ask>. [actor] <not know> yet, but [actor.he] <would remember> it.
      {} [actor] <keep> coming back to [object]. If [actor.he] <have> to tell it to somebody later, [actor.he] <would begin> there, and so [actor.he] <look> again, to get it right.
      {} Nobody else <say:s> a word about [object], so [actor] <do>. "Has anyone thought about that?" [actor.he] <ask>, and by the faces nobody <have:s>.
      {} [actor] <take> [object] as a warning. [other] <take> it as an invitation. They <look:p> at each other, and it <be:s> [other] who <take:s> the first step.
      {} Until now it <have:s> all been talk. [object] <make> it real, and [actor] <feel> it in [actor.his] stomach, like the first step of a long stair.
      {} "Look," [other] <say>. But [actor] <have> seen [object] already, and <be> working out what to do about it, and in what order.
    `,
  },
  {
    writer: 'Emma',
    answers: 'unsure',
    lines: `
      {-} It all <come:s> down to [echo] now. "Who has an idea?" [actor] <ask>.
      {-} [actor] <think> about [echo]. "And what would you do?" [actor.he] <ask>.
      {-} "And [echo]?" [actor] <ask>. "What do we do about that?"
      {-} Nobody <have:s> reckoned with [echo]. "So what now?" [actor] <ask>.
      {-} [actor] <could not stop> thinking of [echo]. "Whose turn is it to decide?" [actor.he] <ask>.
      {-} That <leave:s> [echo]. "Which of us goes?" [actor] <ask>.
      {-} [actor] <take> a moment over [echo]. "What did you think would happen?" [actor.he] <ask>.
      {-} "I hadn't thought of [echo]," [actor] <say>. "Had you?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'event',
    lines: `
      {} [actor] <wait> for it to happen again, with [actor.his] eyes on [object]. It <not happen:s> again. That <be:s> less of a comfort than it should be.
      {} "Did you see that?" [actor] <ask>. [other] <have>. So it <be:s> not imagined, and they <go:p> closer to [object] together, one step at a time.
      {} [actor] <need> a moment to take that in. Then [actor.he] <go> over to [object], because somebody <have:s> to, and <hear> that [other] <be> coming, too.
      {} It <be:s> [object] that <decide:s> it. Until then they could have gone on as before. Now [actor] <look> at [other], and [other] <nod>, and they <begin:p>.
      {} [actor] <have> half expected trouble, but not from [object]. [actor.he] <think> quickly: what <could be> saved, who <be:s> nearest, and who ought to be told.
      {} Nobody <have:s> an explanation for it. [actor] <have> a suspicion, and <keep> it to [actor.himself] until [actor.he] <have> had a closer look at [object].
      {} "That's new," [other] <say>. [actor] <not take> [actor.his] eyes off [object]. If it <happen:s> twice, [actor.he] <decide>, they <would leave:p>; once could be an accident.
      {} [actor] <be> glad not to be alone with [object]. [actor.he] <say> so to [other], and [other] <answer> that there <be:p> better times to be polite.
    `,
  },
  {
    writer: 'Emma',
    answers: 'unsure',
    lines: `
      {-} [actor] <weigh> [echo] against everything else. "Is it worth it?" [actor.he] <ask>.
      {-} "Start with [echo]," [actor] <say>. "What do we know for certain?"
      {-} [echo], of all things. [actor] <need> a moment. "And then?" [actor.he] <ask>.
      {-} So it <be:s> about [echo]. "How long have you known?" [actor] <ask>.
      {-} [actor] <decide> that [echo] could wait. "What matters first?" [actor.he] <ask>.
      {-} With [echo] it <be:s> a different story. "Who else knows?" [actor] <ask>.
      {-} There <have:s> to be a way to live with [echo]. "Any ideas?" [actor] <ask>.
      {-} [actor] <not forget> [echo]. "What would it take," [actor.he] <ask>, "to put that right?"
      {-} "Leave [echo] out of it for a minute," [actor] <say>. "What do you want?"
    `,
  },
];
