import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to what is taken and handled. */
export const oliviaHandling: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:take do:hold do:find',
    lines: `
      {paper} "Hold [object] up to the (window|light)," [other] <say>. [actor] <do>. At the bottom the (date|year) <have:s> been gone over twice, in two different inks.
      {paper} "There's a corner missing," [actor] <say>, running a thumb along [object]. "The one with the (year|address) on it. So we begin with the (year|address)."
      {cloth} "You're not going to keep [object], are you?" [other] <ask>. [actor] <find> a name tape in the seam, sewn in (blue|red) thread. "Not before I've asked the owner."
      {cloth} A smell of (camphor|cedar) <come:s> out of the folds. "Packed away for good," [actor] <say>, and <hang> [object] over the (chair|rail). "First I'll air [object.it]. Then I'll decide."
      {tool} "Other way around," [other] <say>, and <turn> [object] in [actor's] grip. "Now use your (shoulder|back), not your wrist. You'll be done by (four|dinner)."
      {tool weapon} "Too heavy for one arm," [actor] <say>, and <set> [actor.his] feet (wider apart|more firmly). "So I'll need room. Everybody three steps away from [object], please."
      {weapon} "Point [object] at the floor," [other] <say>, without raising [other.his] voice. [actor] <do>. "(Good|Thank you). Now we can talk, and you can go first."
      {weapon} "Have you ever had to use a thing like that?" [other] <ask>, looking at [object]. "Never on anything that could look back," [actor] <say>. "I'd rather (trade|bargain)."
      {key} "Don't thank anyone before you've tried [object]," [other] <say>. "There are (three|four) locks I know of." [actor] <begin> with the nearest.
      {food} "When did you last eat?" [other] <ask>. [actor] <have> to count back. "(Yesterday|Tuesday)." [other] <push> [object] closer. "Then sit, and we'll talk afterward."
      {drink} "How long has that been standing there?" [other] <ask>. [actor] <smell> [object] and <make> a face. "Too long. Is there (a kettle|any water) in this place?"
      {animal} "Not so tight," [other] <say>. "Let [object.him] (smell you|get used to you) first." [actor] <loosen> [actor.his] grip, and [object] <stay>.
      {animal} "I can't keep you," [actor] <tell> [object]. [object] <look> back at [actor.him] without blinking. "(One night|Until Sunday), then. After that we'll ask around."
      {person} "Where are you taking me?" [object] <ask>. "Out of the (wind|noise)," [actor] <say>. "After that you can shout at me all you like."
      {person} "I'm not going anywhere," [object] <say>. "You can let go of my (sleeve|hand)." But [actor] <hold> on a little longer, and [object] <allow> it.
      {toy} "We had a whole (shelf|box) of those," [other] <say>, and <reach> out. [actor] <let> [other.him] have [object] for a minute. It <be:s> a long minute.
      {instrument} "Can you play at all?" [other] <ask>. "Badly," [actor] <say>, wiping the dust off [object]. "Shut the (window|door) and I'll prove it."
      {machine} "Is there any life in there?" [other] <ask>. [actor] <lay> an ear against [object]. "A hum. Very faint. Find me a (screwdriver|plug)."
      {light} "Shade [object] with your fingers," [other] <say>. "We can be seen from the (road|hill)." [actor] <do>, and the light <come:s> through red. "Better. Now walk."
      {plant} "An hour more and it would have been too late," [other] <say>, with a look at [object]. [actor] <fill> a (jar|cup) to the brim. "Then let's not lose another."
      {cord} "Will [object] reach?" [other] <ask>. [actor] <measure> an arm's length and <look> across. "With (a yard|two feet) to spare, if we tie a better knot than last time."
      {container} "Shake [object]," [other] <say>. [actor] <do>, gently. One small thing <slide:s> about inside. "(Wood|Glass)," [other.he] <say>. "Put that down and fetch a (knife|lamp)."
      {container} "Full," [actor] <say>, feeling the weight of [object], and <change> hands. "I should have asked what's inside before I said (yes|I'd carry it)."
      {portable thing} "Both hands," [other] <say>. [actor] <look> up from [object]. "I'm not a child." "No," [other] <say>. "But you're (shaking|tired)."
      {portable thing} "Ask me on (Friday|the way back) what I want with [object]," [actor] <say>. [other] <write> it down, word for word. "I will, too."
      {portable thing} "I'll bring [object] back (tomorrow|when we've finished)," [actor] <promise>, although nobody <have:s> asked. "And if I break [object.it], I'll say so."
      {portable thing} "Before you say a word," [actor] <say>, moving [object] to the other arm, "I haven't got a plan." [other] <sit> down. "Then I'll make one. Give me (a minute|till six)."
      {furniture} "Mind the doorframe," [other] <say>, from behind [object]. "Left. No, my left." [actor] <back> up a step. "Legs off," [actor.he] <decide>. "Or we'll be here till (noon|dark)."
      {body} "Stay like that," [actor] <say>, with [object] between both palms. "Only until the shaking (stops|is over). Then we'll see who can walk."
      {fire light} "Keep [object] away from your sleeve," [other] <say>. It <be:s> good advice and a second late. [actor] <slap> at the (cuff|smoke). "What else should I know?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:lose',
    lines: `
      {animal} "Try under the (stove|bed)," [other] <say>. "It's where I'd go." [actor] <lie> down flat and <look>. Two eyes <look:p> back. "Found [object]. Now how do we get in there?"
      {paper} "Where did you last have [object]?" [other] <ask>. [actor] <shut> both eyes and <walk> back through the day. "The (counter|bench). I put it down to tie my lace."
      {key} "Turn out your pockets," [other] <say>. [actor] <do>. There <be:p> two (pencils|corks), a bus ticket and a hole. "The lining," [other.he] <say>. "Feel along the hem for [object]."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:touch do:pull',
    lines: `
      {machine} "Clockwise," [other] <say>. "Always clockwise." [actor] <not answer>, and <bend> over [object] again. After (a minute|three tries) it <cough:s>. "You see?"
      {door} "Pull, it says," [other] <remark>, and <point> at the (sign|arrow). [actor] <look> at [object], and then at the ceiling. "I was seeing how strong it was."
      {person} "Cold fingers," [object] <say>. "But don't take them away." [actor] <leave> them where they <be:p>. "I was going to (apologize|leave)," [actor] <say>. "I know," [object] <say>.
      {toy} "Wind it again," [other] <say>. [actor] <do>. [object] <walk> as far as the edge and <stop>, just in time. "It never did that for me. What did you (whisper|do)?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:wear',
    lines: `
      {cloth} "Is it warm enough?" [other] <ask>. "It scratches," [actor] <say>, one finger inside the neck of [object]. "That's how you know it's (wool|real)."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'do:count',
    lines: `
      {money} "Again," [other] <say>, "and this time with your (lips shut|back to the window)." [actor] <start> over with [object]. The result <be:s> the same, and it <be:s> not enough.
    `,
  },
  {
    writer: 'Olivia',
    answers:
      'do:take do:hold do:find do:touch do:pull do:put do:count do:wear do:give do:trade do:lose do:hide do:throw do:open do:close do:make do:mend do:write do:read do:eat do:light do:darken',
    lines: `
      {portable} "Careful with [object]," [other] <say>. "There isn't another one." "There is," [actor] <say>. "I've seen it."
      {portable} "Give [object] to me," [other] <say>. "No." "Please." It <be:s> the please that <do:s> it. [actor] <hold> [object.it] out.
      {portable} "Leave [object]," [other] <say>. "We have to go, now." [actor] <look> at [object] once more. "Not without [object]."
      {solid} "Is there more?" [other] <ask>. [actor] <look> at [object]. "Enough for two," [actor.he] <say>. "Not enough for three." They both <turn:p> to the door.
      {-} "You shouldn't have done that," [other] <say>. "I know," [actor] <say>. "Now we have to do the rest of it, too."
      {-} "Was that wise?" [other] <ask>. "No," [actor] <say>. "But it was quick." [other] <think> about that. "All right. What's next?"
    `,
  },
];
