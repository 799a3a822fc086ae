import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to what is broken, made, eaten or played. */
export const oliviaBreakingAndMaking: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:break do:sever do:hit do:fall',
    lines: `
      {door} "It was open," [other] <say>. [actor] <look> at the bent lock, and then at [object]. "You might have said so." "You (took such a run|looked so determined)."
      {cloth} "Straight down the seam," [other] <say>, and <hold> the two edges of [object] together. "Twenty minutes and (black|any) thread. Take it off and stand still."
      {cord} "Let it go," [other] <say>. [object] <run> out between [actor's] fingers, (hissing|faster and faster). "Not my end! Hold on to my end!"
      {cord} "Keep the longer piece," [other] <say>. "There's always a use for that." [actor] <wind> what <be:s> left of [object] around an elbow, (nine|ten) turns.
      {food} "It tastes the same broken," [other] <say>, and <slide> a plate under the bits of [object]. "Better, in fact. (More edge|More crust)." [actor] <give> [other.him] the biggest.
      {tool weapon} "That was the wrong end," [other] <say>. "I noticed," [actor] <say>, shaking one hand. [object] <lie> on the floor in two parts. "Have we got any (tape|wire)?"
      {stone} "It's only a crack," [actor] <say>, and <follow> it along [object] with one finger, as far as the (corner|ceiling). "It goes on, though. We'll need a prop by tonight."
      {building ground} "Test every step," [other] <say>. "I sank as deep as my (belt|waist) over there." [actor] <find> a stick. From now on [object] <be:s> a matter of inches.
      {plant} "It'll grow again," [other] <say>. "Cut low, they come back (double|thicker)." [actor] <look> at the stump of [object]. "By when?" "April, if you water it."
      {body} "Ice," [other] <say>. "And hold it up, above your heart." [actor] <obey>. The (swelling|throbbing) <go:s> down slowly. "You'll not be lifting anything tomorrow. I'll do it."
      {portable} "I liked [object]," [other] <say>. That <be:s> all. [actor] <look> at the pieces for a while. "I'll make you another. It won't be as (straight|pretty)." "I'd like that."
      {portable thing} "Every piece," [actor] <say>, going down on both knees. "I want every piece of [object]." The last one <be:s> under the (sofa|stove). It still <fit:s>.
      {solid} "That was [object]," [other] <say>. "That was the only one." "I know," [actor] <say>. "Now they can't use it either."
      {person} "Enough!" [other] <step> between them. "[object.name], sit down. And you, [actor.name], you tell me right now what this is about."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:hit',
    lines: `
      {person} "That's one," [object] <say>, a hand to [object.his] jaw. "You get one, because I (deserved it|lied to you). Now we talk." [actor] <not lower> [actor.his] arm.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:play',
    lines: `
      {instrument} "Again," [other] <say>. "But leave out the (third|high) note." [actor] <lift> [object] once more. Without that note it <be:s> another tune, and an older one.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:write',
    lines: `
      {paper} "Leave a margin," [other] <say>. "They'll want to (argue|scribble)." [actor] <begin> again, further in, and the second line of [object] <be:s> better than the first.
    `,
  },
];
