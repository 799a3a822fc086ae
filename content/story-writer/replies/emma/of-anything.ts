import type { ReplyGroup } from '../reply-group';

/** What somebody makes of any deed or thing, alone or in company. */
export const emmaOfAnything: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'event',
    lines: `
      {} [actor] <wait> for it to happen again, with [actor.his] eyes on [object]. It <not happen:s> again. That <be:s> less of a comfort than it should be.
      {} "Did you see that?" [actor] <ask>. [other] <have>. So it <be:s> not imagined, and they <go:p> closer to [object] together, one step at a time.
      {} [actor] <need> a moment to take that in. Then [actor.he] <go> over to [object], because somebody <have:s> to, and <hear:actor> that [other] <be> coming, too.
      {} It <be:s> [object] that <decide:s> it. Until then they could have gone on as before. Now [actor] <look> at [other], and [other] <nod>, and they <begin:p>.
      {} [actor] <have> half expected trouble, but not from [object]. [actor.he] <think> quickly: what <could be> saved, who <be:s> nearest, and who ought to be told.
      {} Nobody <have:s> an explanation for it. [actor] <have> a suspicion, and <keep> it to [actor.himself] until [actor.he] <have> had a closer look at [object].
      {} "That's new," [other] <say>. [actor] <not take> [actor.his] eyes off [object]. If it <happen:s> twice, [actor.he] <decide>, they <would leave:p>; once could be an accident.
      {} [actor] <be> glad not to be alone with [object]. [actor.he] <say> so to [other], and [other] <answer> that there <be:p> better times to be polite.
    `,
  },
];
