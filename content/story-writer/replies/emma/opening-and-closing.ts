import type { ReplyGroup } from '../reply-group';

/** Emma's replies to what is opened, closed, lit or put out. */
export const emmaOpeningAndClosing: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:open',
    lines: `
      {door} [object] <drag> on the floor, in a groove worn by (years|thousands) of openings. [actor] <lift> a little, as one must have done each time, and then [object.it] <swing> without a sound.
      {door} The air in there <be:s> (colder|warmer) by a coat's worth. [actor] <stand> in it for a moment, one foot in and one foot out, and <let> [actor.his] eyes catch up.
      {door; opens} [actor] <put> a (shoe|chair) in the gap, so that [object] <could not fall> shut again. Then [actor.he] <call> a greeting into the room beyond, in an ordinary voice, and <wait>.
      {door} Light <fall:s> across the floor as far as [actor's] feet, and the dust in it <move:s>. "Well," [actor.he] <say>. There <be:s> no one now to blame for the (cold|draft).
      {door} Behind [object] everything <be:s> plainer than [actor] <have> pictured: four walls, a hook, a (broom|bucket). It <be:s> the hook that <give:s> [actor.him] an idea.
      {container} [actor] <take> the things out one at a time and <lay> them in a row, in the same order, so that all could go back into [object] (exactly|just) as they <be:p>.
      {container} The smell <come:s> first, of (mothballs|pencils|old leather). [actor] <know> it from a grandmother's house, and for that reason alone [actor.he] <be> careful with everything that <lie:s> in [object].
      {container; opens} It <be:s> fuller than [actor] <expect>, and neatly packed, by a person who <have:s> meant to come back. [actor] <close> [object] halfway and <ask> [other] what [other.he] <think>.
      {paper} The fold <have:s> eaten a hole in the middle, so that one word <be:s> gone. [actor] <try> (three|four) others there, and with each of them [object] <mean> a different thing.
      {paper} [actor] <look> at the end first, to have it behind [actor.him]. It <be:s> (kinder|shorter) than [actor.he] <have> feared, and [actor.he] <sit> down and <begin> properly, at the top.
      {paper} "Read it out," [other] <say>. [actor] <read> two lines aloud, and then <go> on in silence, and [other] <wait:other> without asking why.
      {drink} A (cork|cap) on the floor, a smell of plums, and there <be:s> no going back to tea. [actor] <look> for glasses, and <find> one, and they <agree:p> to take turns.
      {body} [actor] <blink> at how much there <be:s> to see. Nothing <have:s> changed, except the light, which <come:s> from the (left|side) now. So it <be:s> later than [actor.he] <had believe>.
      {solid} Under the (first|outer) layer [actor] <find> a second one, and the second one <be:s> the better kept. [actor.he] <look> at [object] with new interest, and <roll> up [actor.his] sleeves.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:close',
    lines: `
      {door} [actor] <lean> against [object] with [actor.his] whole back. The noise from outside <be:s> half as loud now, and [actor.he] <could hear> [actor.himself] (think|breathe) again.
      {door} [object] <not close> (quite|all the way), there <be:s> always that finger's width. [actor] <fold> a piece of cardboard and <push> it in under the edge, and then [object.it] <hold>.
      {door; opens} That <leave:s> [other] outside. [actor] <wait>, one hand flat on the (wood|boards), for the steps to go away, and they <not go:p> away.
      {container} [actor] <press> down until it <click:s>. The things inside <would keep:p>, in the dark, for a (month|winter) or so, and that <be:s> long enough to think about who should have them.
      {container} It <take:s> a knee and some bad words to get [object] shut. [actor] <sit> down on top, out of breath, and <find> that [object.it] <make> a very fair (seat|chair).
      {paper} [actor] <keep> a finger at the place. There <be:p> only a few pages left of [object], and [actor.he] <want> to be (alone|wide awake) for those.
      {vehicle} Inside, with the windows up, the (rain and the voices|street and its noise) <be:p> far away. [actor] <keep> both hands on [actor.his] knees and <decide> what to say when the window <come:s> down.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:light',
    lines: `
      {light fire} The first thing [actor] <see> <be:s> [actor.his] own (breath|shadow), then the others, closer than [actor.he] <had think>. They all <look:p> away again, and then (back|closer).
      {light} Moths <come:p> to [object] before anyone else. [actor] <turn> it down by half, <wait>, and <listen> for a (boat|car), because that much light <could be> seen from across the valley.
    `,
  },
];
