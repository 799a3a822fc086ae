import type { ReplyGroup } from '../reply-group';

/** Noah's replies to what comes, is seen, heard or missed. */
export const noahHappenings: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'arrival',
    lines: `
      {person} [object] <stop> just inside and <let:object> the warmth reach [object.his] hands. "I can't stay (long|for supper)," [object.he] <say>, and <sit> down.
      {person} [object's] boots <leave:p> a wet track up to the (table|stove). [object.he] <see> it, too late, and <take> them off right there.
      {person} [object] <have> run part of the way, and <hold:object> on to the (doorframe|back of a chair) until there <be:s> breath enough to speak.
      {person} Before saying a word [object] <look> at every (face|pair of shoes) in turn and <stop:object> at the last. It <belong:s> to [actor].
      {vehicle} The brakes of [object] <squeal:p>, and it <stand:s>, with its nose (an arm's length|two steps) from [actor]. The motor <tick:s> as it <cool:s>.
      {vehicle} Gravel <spray:s> from under [object]. The (lamps|beams) <stay:p> on, straight in [actor's] eyes, so that [actor.he] <could not see> who <be:s> inside.
      {boat} [object] <bring> a wave along, and the wave <lift:s> everything at the (landing|shore) and <put:s> it down a foot to the left.
      {animal} [object] <stay> at the edge of the light, wet and thin. [actor] <lay> down a bit of (bread|cheese) and <take> three steps back.
      {animal} [object] <sniff> at one shoe after the other and <stop:object> at [actor's] left one. With a (sigh|grunt) [object.it] <lie> down on it.
      {weather} [object] <reach> the (roof|trees) first, and there <be:s> half a minute left to bring things under cover. [actor] <start> with the paper.
    `,
  },
  {
    writer: 'Noah',
    answers: 'sound do:listen',
    lines: `
      {sound} [object] <come> from lower down than [actor] <think>. [actor.he] <kneel> and <lay> one ear to the (boards|ground), and there it <be:s>, twice as loud.
      {sound} [object] <stop> as soon as [actor] <move>. [actor.he] <stand> still, <count> to (eleven|twenty), and it <begin:s> again in the same place.
      {sound} It <be:s> the pauses in [object] that <give:p> it away: always the same (length|four beats). Nothing alive <keep:s> time so well.
      {sound} [other] <hear> [object], too, but from the other side. One of them <be:s> wrong, or there <be:p> two of it.
      {machine} The noise of [object] <change:s>, from a hum to a (rattle|whine). It <be:s> working against a weight, and it <be:s> losing.
      {animal} [object] <give> one short sound and then none. [actor] <know> the difference by now: that <be:s> not hunger, it <be:s> (fear|a greeting).
      {person} [object's] voice <come:s> through the wall without the words, only up and down. At one (name|point) it <drop:s> to a whisper.
      {water} Where [object] <sound> loudest, there must be (a drop|stones). [actor] <keep> to the left of the noise, and the ground <stay:s> firm.
      {instrument} [object] <break> off on the (highest|last) note. The player <try:s> it again, and [actor] <hope> with every (bar|note).
    `,
  },
  {
    writer: 'Noah',
    answers: 'smell weather',
    lines: `
      {smell} [object] <be> strongest by the floor. [actor] <follow> it on hands and knees to a (drain|gap under the wall) and <put> a palm over it.
      {smell} By the time [actor] <have> found the word for [object], it <be:s> in everyone's (clothes|hair). [other] <open> whatever <could be> opened.
      {weather} [object] <find> the hole in [actor's] left shoe. [actor.he] <stuff> it with (paper|moss), and that <work:s> for about half a mile.
      {weather} In [object] the far side <disappear:s>, then the near one. [actor] <take> hold of [other's] sleeve so as not to be one alone.
      {weather} [object] <put> out the last lamp and <take:object> the (tracks|footprints) with it. Whoever <want:s> to follow them now <have:s> to guess.
      {weather} There <be:s> a lull in [object], just long enough to cross. [actor] <pull> up a collar and <go> without waiting for the (others|next).
      {sky} [object] <be> behind a cloud all the way to the middle. Then it <come:s> out, and [actor's] shadow <run:s> ahead, (long|sharp) and black.
    `,
  },
  {
    writer: 'Noah',
    answers: 'message',
    lines: `
      {paper} [actor] <read> [object] twice and then <look> at the clock. If it <be:s> right, there <be:s> (an hour|less time) left than they <have:p> counted on.
    `,
  },
  {
    writer: 'Noah',
    answers: 'absence',
    lines: `
      {person} [object's] cup <be:s> still half full, and it <be:s> (lukewarm|warm). [object.he] <not be> far away, or <not be:object> planning to be.
      {container} In the empty space of [object] the dust <keep:s> the outline of what <have:s> been there: as long as a (hand|shoe), and square.
      {door} Without [object] the opening <be:s> just a hole with the wind in it. [actor] <hang> up a (blanket|sheet), and the wind <push:s> it out again.
      {solid} They all <have:p> an idea when they <have:p> seen [object] last, and no two of the ideas <agree:p>. [actor] <write> them down (by the hour|in a row).
      {solid} Where [object] <have> been, the floor <be:s> a shade lighter. [actor] <stand> on the spot and <look> around from there, and <see> (it all|the way out).
    `,
  },
  {
    writer: 'Noah',
    answers: 'threat',
    lines: `
      {vehicle boat} [object] <pick> up speed. [actor] <look> left and right for a way off, and <find> (a ditch|a ladder), not a good one.
      {animal} [object] <come> on, head (low|down), one foot at a time. [actor] <make> [actor.himself] as tall as possible and <not turn> around.
      {fire} [object] <jump> the gap and <take:object> the (hedge|shelf). What <have:s> been a safe place a minute ago <be:s> too hot to stand in.
      {solid} [object] <be> near enough now to have a (sound|shadow). [actor] <push> [other] ahead, and <take> only what <be:s> in reach.
    `,
  },
];
