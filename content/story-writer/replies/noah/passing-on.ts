import type { ReplyGroup } from '../reply-group';

/** Noah's replies to what is put down, given or hidden. */
export const noahPassingOn: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:put do:give do:throw do:hide do:trade',
    lines: `
      {container} [object] <not stand> straight. [actor] <fold> a scrap of (paper|felt) and <push> it under one edge, and now nothing <would tip>.
      {container} It <be:s> a tight fit. To make room for [object] [actor] <have> to take out two other things, and those <end:p> up (on the bed|under the table).
      {paper} A draft <lift:s> [object] again at once. [actor] <weigh> it down with (a cup|one shoe), and that <leave:s> a ring.
      {paper} [other] <read> [object] to the end, then <turn:other> it over and <read:other> the empty side as well. "(Is that all|And the rest)?"
      {food} [object] <stay> untouched for a minute out of politeness. Then [other] <take> the smallest (piece|bite), and after that it <go:s> quickly.
      {drink} [object] <slop> over the rim and <spread:object> toward the papers. [other] <lift> them out of the way with (two fingers|both arms).
      {cloth} There <be:s> no (hook|chair), so [object] <slide> to the floor in a heap. [other] <pick> it up, <shake> it out, and <keep> it on [other.his] arm.
      {cloth} [object] <be> too big by a hand at the shoulders. [other] <turn> up the cuffs (once|twice) and <say> it <be:s> perfect.
      {money} [other] <bite> on [object], <hold> it to the light, and only then <close> a hand over it. The (business|bargain) <be:s> done.
      {money} [object] <ring> on the table, <spin:object>, and <take:object> its time lying down. Every eye <follow:s> until the (last wobble|end).
      {key} [object] <be> still warm from [actor's] pocket. [other] <hang> it around [other.his] neck, under the (collar|shirt), and <pat> the place.
      {weapon} [object] <lie> between them now, with the (handle|grip) turned to [other]. [actor] <have> left it that way on purpose.
      {tool} [other] <try> [object] on the nearest thing, a loose (nail|board). It <work:s> at the first go, and [other] <ask> for more to do.
      {cord} [object] <uncoil> on the way and <fall:object> short by an arm's length. [other] <lean> out, (farther|much farther) than <be:s> wise, and <get> the end.
      {light} Set down there, [object] <shine> up under everyone's chin. They all <look:p> like strangers, and [other] <move> it to the (shelf|floor).
      {machine} [object] <hum> louder in its new place, because the boards <carry:p> the sound. [actor] <fold> a (coat|rag) and <slip> it underneath.
      {stone} [object] <land> with a thud that everyone <feel:s> in the feet. It <would not need> moving again, and it <could not be> moved (in a hurry|by one).
      {animal} [object] <shake>, <turn:object> around (once|three times), and <go:object> to the warmest corner of its own accord. That <be:s> settled, then.
      {person} [object] <accept> it with both hands, very (red|quiet). Then [object.he] <leave>, and <come> back with (a gift|an apple) of [object.his] own.
      {person} "For me?" [object] <ask>. [object.he] <wipe> [object.his] hands first, front and back, and <hold> them out (side by side|like a bowl).
      {toy} [object] <bounce> twice and <disappear:object> under the (bed|bushes). [other] <lie> down flat to reach it and <bring> out a good deal of fluff.
      {plant} A few (petals|needles) <drop:p> from [object] and <stay:p> where they <fall:p>. Nobody <sweep:s> them up, and the place <look:s> better for it.
      {picture} [object] <hang> crooked. [actor] <correct> it, <step> back, and <correct> it the other way. [other] <have> to say when it <be:s> (level|enough).
      {instrument} The case of [object] <have:s> no handle, so [other] <carry> it like a (child|loaf), with one arm underneath.
      {furniture} [object] <stand> in the middle now, and everyone <have:s> to walk around it. After the (third|second) bruise they <move:p> it to the wall.
      {vehicle} [object] <be> too long for the space by a foot. [actor] <go> back and forth (four|six) times, and [other] <wave> both arms.
      {solid} It <be:s> a poor place for [object]. From the door it <be:s> the first thing to be seen, so [actor] <push> a (stool|sack) in front.
      {solid} [other] <not thank> [actor]. [other.he] <look> [object] over and <make> room for it beside what [other.he] <own:other> already.
      {solid} Without [object], [actor's] hands <be:p> in the way. [actor.he] <put> them behind [actor.his] back, then in front, then on [other's] (arm|shoulder).
    `,
  },
];
