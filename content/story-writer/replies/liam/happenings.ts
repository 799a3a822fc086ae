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
    `,
  },
  {
    writer: 'Liam',
    answers: 'sound',
    lines: `
      {animal machine} [actor] <follow> the noise to [object] and <see> what <be:s> the matter.
      {door} [object] <need> oil. [actor] <leave> it that way, to be warned the next time.
    `,
  },
  {
    writer: 'Liam',
    answers: 'smell',
    lines: `
      {food drink} [actor] <trace> [object] to the stove and <lift> a lid.
      {plant} [actor] <pick> a bit of [object] and <rub> it between (two|three) fingers.
    `,
  },
  {
    writer: 'Liam',
    answers: 'weather',
    lines: `
      {sky water} The matches <go:p> in the middle of the bag, where [object] <could not get> at them.
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
      {machine picture} [actor] <wait> to see whether [object] <have> more to say.
    `,
  },
];
