import type { ReplyGroup } from '../reply-group';

/** Liam's replies to what comes, is seen, heard or missed. */
export const liamHappenings: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'arrival',
    lines: `
      {person} [actor] <clear> a chair for [object] and <put> on water for (tea|coffee).
      {person; opens} [object] <look> tired. "How far have you come?" [actor] <ask>.
      {person} There <be:s> a heavy bag to be carried in, and [actor] <take> it off [object's] hands.
      {animal} [actor] <crouch> with one palm open and <let> [object] come the rest of the way.
      {vehicle boat; opens} [actor] <wave> [object] over to the flat side and <wait> for it to stop.
      {container paper} [actor] <check> that the name on [object] <be:s> spelled right.
      {} [actor] <push> everything else to the (wall|left), to make space for [object].
      {-; opens} "What can we do for you?" [actor] <ask>, from where [actor.he] <be>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'object',
    lines: `
      {portable} [actor] <lift> [object] with both hands and <look> underneath for a (name|price).
      {portable; opens} "Whose is that?" [actor] <ask>, and <point> at [object].
      {door} [actor] <try> [object]. It <give:s> a finger's width and <stick:s>.
      {container} [actor] <shake> [object], (very gently|once). It <not be:s> empty.
      {paper} [actor] <pick> up [object] by the edges and <take:actor> it to the light.
      {tool weapon} There <be:s> rust on [object]. [actor] <scrape> at it with a nail to see how deep.
      {cloth} [actor] <hold> [object] up against one shoulder. It <would fit:s> (a child|anyone).
      {light fire} [actor] <hold> both hands out to [object] until they <be:p> warm.
      {food drink} [actor] <smell> [object] first, and then <fetch> (two|three) plates.
      {animal} [actor] <put> down a saucer of water for [object] and <step> back.
      {machine vehicle boat; opens} [actor] <find> the switch of [object] at the side. It <be:s> on already.
      {road ground} [actor] <walk> along [object] until the first bend and <stop> to look.
      {key} [actor] <compare> [object] with the nearest lock. The size <be:s> about right.
      {person; opens} "Can I help you?" [actor] <ask>, and [object] <think> about it.
      {picture} [actor] <straighten> [object] and <look> again from the middle of the room.
      {furniture} [actor] <sit> down on the edge of [object], (carefully|slowly). It <creak:s>, but it <hold:s>.
      {plant} [actor] <feel> the soil under [object]. It <be:s> dry to a finger's depth.
    `,
  },
  {
    writer: 'Liam',
    answers: 'sight',
    lines: `
      {building; opens} [actor] <look> for the way into [object]. The steps <be:p> at the (side|back).
      {ground} [actor] <guess> that it <would take:s> (an hour|half an hour) to cross [object], and <start:actor>.
      {water} [actor] <kneel> and <put> one hand into [object]. It <be:s> warmer than the air.
      {sky} [actor] <turn> up a collar, with one eye on [object].
      {solid} On a scrap of paper [actor] <draw> [object], so that there <be:s> a record.
      {-} [actor] <rest> on the bag for (a minute|a moment) before going any closer.
    `,
  },
  {
    writer: 'Liam',
    answers: 'sound',
    lines: `
      {} [actor] <go> toward [object], one hand stretched out in front.
      {animal machine} [actor] <follow> the noise to [object] and <see> what <be:s> the matter.
      {door} [object] <need> oil. [actor] <leave> it that way, to be warned the next time.
      {-; opens} It <stop:s> for a moment. [actor] <stand> still until it <begin:s> again.
      {-} [actor] <turn> down whatever else <make:s> noise, and <count:actor> the seconds between.
    `,
  },
  {
    writer: 'Liam',
    answers: 'smell',
    lines: `
      {-} To let some air in, [actor] <open> what <could be:s> opened.
      {-; opens} It <get:s> stronger toward the (corner|left). [actor] <follow> it, sniffing.
      {food drink} [actor] <trace> [object] to the stove and <lift> a lid.
      {} [actor] <tie> a wet cloth over mouth and nose against [object].
      {plant} [actor] <pick> a bit of [object] and <rub> it between (two|three) fingers.
    `,
  },
  {
    writer: 'Liam',
    answers: 'weather',
    lines: `
      {} [actor] <look> for a dry corner to sit out [object], with space for more.
      {-} [actor] <stand> a bucket outside, to see by morning how much it <have:s> been.
      {-; opens} It <let:s> up for a moment. [actor] <look> at the road and <make> a decision.
      {sky water} The matches <go:p> in the middle of the bag, where [object] <could not get> at them.
      {-} [actor] <put> newspaper into the wet shoes and <stand> them by the (wall|door).
    `,
  },
  {
    writer: 'Liam',
    answers: 'absence',
    lines: `
      {portable} [actor] <look> a second time where [object] ought to be, and a little to the (left|right).
      {person; opens} [actor] <go> next door to ask who <have:s> seen [object] last.
      {animal} [actor] <put> the food out for [object] and <leave> the gate open.
      {container} [actor] <run> one finger along the bottom of [object], (to be sure|just in case).
      {building room} [actor] <call> into [object] twice, and then <go> in to wait.
      {-; opens} There <be:p> marks in the dust, all in one direction. [actor] <follow> them.
      {} "We can do without," [actor] <say>, and <cross> [object] off the list.
    `,
  },
  {
    writer: 'Liam',
    answers: 'number',
    lines: `
      {} [actor] <count> [object] (once more|again), beginning from the other end.
      {-} They <be:p> an even number. [actor] <suggest> two rows.
      {; opens} Among [object] one <be:s> different. [actor] <set> that one apart.
      {-} [actor] <chalk> the figure on the wall, to have it later.
    `,
  },
  {
    writer: 'Liam',
    answers: 'threat',
    lines: `
      {person; opens} [actor] <keep> both hands where [object] <could see> them. "What do you want?"
      {animal} Slowly, [actor] <put> the table between [object] and the others.
      {fire water; opens} [actor] <carry> what <matter:s> most out of reach of [object]. There <be:s> time for one more trip.
      {vehicle boat} [actor] <pull> the others well back to let [object] pass.
      {} [actor] <move> away from [object], toward the side with the way out.
      {-} The nearest heavy thing <be:s> a (chair|pan). [actor] <pick> it up and <wait>.
    `,
  },
  {
    writer: 'Liam',
    answers: 'message',
    lines: `
      {paper} [actor] <read> [object] to the others, so that they all <have:p> the same words.
      {paper; opens} [actor] <check> the back of [object] as well. There <be:s> (a time|half a map) in pencil.
      {-; opens} It <ask:s> for an answer. [actor] <sharpen> a pencil and <think>.
      {-} [actor] <fold> it twice and <keep> it in the inside pocket.
      {machine picture} [actor] <wait> to see whether [object] <have> more to say.
    `,
  },
];
