import type { ReplyGroup } from '../reply-group';

/** What follows from nearly any deed or thing. */
export const noahOfAnything: readonly ReplyGroup[] = [
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
    answers: 'event',
    lines: `
      {} [actor] <jump> back from [object], into [other], and they both nearly <fall:p>.
      {} [actor] <be> the first to reach [object]. It <be:s> too late to change anything, but not too late to see why.
      {} For a second nobody <move:s>. Then everybody <do:s>, and [object] <be> in the middle of it.
      {} [actor] <put> both hands over [actor.his] head until it <be:s> over. Then [actor.he] <look> at [object], and at what <be:s> left to do.
      {} It <be:s> over in a second. [actor] <walk> once around [object] to see what <have:s> changed, and [other] <walk> around it the other way.
    `,
  },
];
