import type { ReplyGroup } from '../reply-group';

/** What follows from nearly any deed or thing. */
export const noahOfAnything: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers:
      'do:any do:take do:hold do:touch do:pull do:put do:count do:wear do:give do:trade do:hide do:throw do:break do:sever do:open do:close do:make do:mend do:write do:read do:eat do:light do:darken do:play do:look do:go',
    lines: `
      {-} [deed] <leave:s> a mark that nobody could miss. [actor] <rub> at it with one thumb, and it only <get:s> (bigger|worse).
      {-} It <work:s>, though not quietly. Because of [deed], everybody <look:s> at [actor] now.
      {-} After [deed], [actor's] hands <be:p> (dirty|cold|sore). [actor.he] <wipe> them on the nearest cloth, and it <turn:s> out to be [other's] sleeve.
      {-} [deed] <use:s> up the last of the time they <have:p> for thinking. Whatever <come:s> now, they <have:p> to meet it on their feet.
      {-} That <settle:s> one thing and <start:s> another. With [deed] done, [actor] <have> both hands free, and <take> hold of [other's] arm.
      {-} [other] <do> the same, a little more slowly. [deed] <be:s> easier with two, and the second time they hardly <need:p> to look.
      {-} [actor] <be> out of breath from [deed]. [other] <pass> [actor.him] some water and <point> at what <be:s> still to be done.
      {-} [deed] <make:s> more noise than [actor] <mean>. [actor.he] <stand> still until it <be:s> quiet again. Nobody <come:s>.
      {-} There <be:s> a price for [deed]: one (torn nail|scraped knuckle). [actor] <hold> it to [actor.his] mouth and <go> on.
      {-} [deed] <go:s> faster than planned. [actor] <have> a minute to spare, and <use> it to look back the way [actor.he] <have> come.
      {-} Now the others <want:p> a turn, too. [deed] <look:s> easy when [actor] <do> it.
      {-} Then nothing <happen:s>, for as long as it <take:s> to count to ten. [actor] <be> about to try [deed] again when [other] <raise> a hand: wait.
    `,
  },
  {
    writer: 'Noah',
    answers: 'object sight message number',
    lines: `
      {} [actor] <take> three steps toward [object] and <stop>. From here it <look:s> different, and it <be:s> clear that there <be:s> only one way to go about it.
      {} [object] <be> in the way of everything else, so [actor] <begin> there. [other] <come> to help.
      {} [other] <have> seen [object], too, and <be> nearer. [actor] <hurry>.
      {} First [object], then everything else. [actor] <say> so aloud, and nobody <object:s>.
      {} [actor] <ask> whose business it <be:s>. Nobody <know:s>. So [object] <be> [actor's] business now.
      {} One of them <have:s> to deal with [object]. They <look:p> at each other, and [actor] <lose>.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:die',
    lines: `
      {-} [other] <shut> the window, because it <be:s> cold, and then <open> it again, because it <not matter:s> now. There <be:p> people who <have:p> to be told.
      {-} A watch <go:s> on ticking. [actor] <find> it and <not know> whether to stop it, and in the end <put:actor> it in [actor.his] pocket.
      {-} [actor] <take> off [actor.his] coat and <lay> it over [object]. It <be:s> not long enough. [other] <bring> another.
      {-} They <carry:p> what they <could carry:p>. Nobody <speak:s> on the way, and [actor] <walk> in front.
    `,
  },
  {
    writer: 'Noah',
    answers: 'unsure',
    lines: `
      {-} There <be:s> still [echo] to think of. Who <begin:s>?
      {-} [actor] <point> at what <be:s> left: [echo]. What <would help>?
      {-} [echo], and no time to lose. What <do:p> they try first?
      {-} Everybody <wait:s>, because of [echo]. Who <speak:s> first?
      {-} [actor] <go> closer, on account of [echo]. What <be:s> there to see?
      {-} It <be:s> [echo] that <worry:s> [actor]. What could be done about it?
    `,
  },
  {
    writer: 'Noah',
    answers: 'event',
    lines: `
      {} [actor] <jump> back from [object], into [other], and they both nearly <fall:p>.
      {} [actor] <be> the first to reach [object]. It <be:s> too late to change anything, but not too late to see why.
      {} For a second nobody <move:s>. Then everybody <do:s>, and [object] <be> in the middle of it.
      {} "Again," [other] <whisper>, and they <wait:p>, with their eyes on [object]. This time nothing <happen:s>.
      {} That <leave:s> [actor] with no choice. [actor.he] <turn> from [object] to the others and <say> what <have:s> to be done.
      {} [actor] <put> both hands over [actor.his] head until it <be:s> over. Then [actor.he] <look> at [object], and at what <be:s> left to do.
      {} Everyone <look:s> at [object], and then, for some reason, at [actor].
      {} It <be:s> over in a second. [actor] <walk> once around [object] to see what <have:s> changed, and [other] <walk> around it the other way.
    `,
  },
  {
    writer: 'Noah',
    answers: 'unsure',
    lines: `
      {-} Because of [echo] the whole plan <have:s> to change. How?
      {-} [actor] <take> one more look, for the sake of [echo]. What <be:s> new?
      {-} Next to [echo] everything else <seem:s> small. What <be:s> the next step?
      {-} It <start:s> with [echo]. Who <could stop> it now?
      {-} After [echo], anything could happen. What <do:s>?
      {-} [actor] <make> up [actor.his] mind about [echo]. Who <come:s> along?
      {-} For the moment there <be:s> only [echo]. What <could go> wrong?
      {-} [other] <move> closer, on account of [echo]. Who <have:s> a better idea?
    `,
  },
];
