import type { ReplyGroup } from '../reply-group';

/** Liam's replies to what is broken, made, eaten or played. */
export const liamBreakingAndMaking: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:hit',
    lines: `
      {door} [object] <hold>, but the upper hinge <bend:s>. [actor] <aim> for that one next.
      {person; opens} [actor] <lower> both hands and <give> [object] room to sit down.
      {machine} [object] <start> up again with a (rattle|buzz). [actor] <stand> by in case it <stop:s>.
      {stone furniture} A chip of [object] <fly:s> off, the size of a (thumbnail|coin). [actor] <pocket> it.
      {animal} [object] <back> off (three|four) steps and <stay> there. [actor] <lower> the arm.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:sever',
    lines: `
      {cord} [actor] <have> two ends now, and <knot> the longer one against fraying.
      {cloth} [actor] <fold> both pieces of [object] and <put> the smaller one in a pocket.
      {paper} The halves of [object] still <fit:p>. [actor] <lay> them side by side to read across.
      {food} The first slice of [object] <fall:s> apart, so [actor] <cut> the next one thicker.
      {plant} Sap from [object] <drip:s> on [actor's] shoe. [actor.he] <look> for a (jar|bucket) of water.
      {food paper cloth cord; opens} [actor] <ask> who <get:s> which part of [object], and <wait:actor> for an answer.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:break',
    lines: `
      {container toy picture furniture} [actor] <gather> the pieces of [object] on a tray and <ask> for glue.
      {door} There <be:s> a hole in [object] now. [actor] <reach> through and <find> the bolt.
      {machine} One part of [object] still <turn:s>. [actor] <bend> down to see which.
      {stone} Inside, [object] <be> a lighter color. [actor] <keep> the (flattest|sharpest) piece.
      {tool weapon} [actor] <try> whether [object] still <work>, held closer to the (end|middle).
      {tool machine container cord furniture toy; opens} There <be:s> no mending [object]. [actor] <ask> what they <could use:p> instead.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:mend',
    lines: `
      {solid} [actor] <pull> at [object] twice, lightly at first, and the join <hold:s>.
      {machine vehicle} [object] <work>, though with a (rattle|hum). [actor] <tighten> the last screw.
      {boat} Only a little water <come:s> into [object] now. [actor] <find> a cup for bailing.
      {cloth} The stitches on [object] <be:p> crooked, but from (two|three) steps away [actor] <could not see> them.
      {cord} [actor] <hang> on [object] with [actor.his] full weight, and the knot <get:s> smaller.
      {person; opens} [actor] <ask> [object] to move each finger in turn. The (thumb|little one) <be:s> slow.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:make',
    lines: `
      {food} [actor] <taste> [object], <add> a pinch of salt and <call> the others to the table.
      {drink} [actor] <pour> [object] into (three|four) cups and <keep> the chipped one.
      {fire} The damp wood <go:s> next to [object] to dry. [actor] <ask> who <take:s> the first watch.
      {paper picture} [actor] <put> [object] up at eye level and <step> back to judge the whole.
      {furniture toy container instrument tool} [actor] <test> [object] with one finger. A (corner|side) still <need:s> sanding.
      {furniture paper container cloth; opens} What [object] still <lack> <be:s> one straight (edge|line). [actor] <look> for a ruler.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:eat',
    lines: `
      {food} [actor] <leave> the last bite of [object] for whoever <be:s> still hungry.
      {drink} [actor] <fill> a second glass with [object], half way, and <slide> it across.
      {food drink} [object] <taste> mostly of (salt|smoke). [actor] <take> one more mouthful to be sure.
      {food drink; opens} [actor] <ask> for the recipe of [object], and <get> half of it.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:write',
    lines: `
      {paper} [actor] <blow> on the ink of [object] and <go> through the spelling (once more|again).
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:play',
    lines: `
      {instrument} One note of [object] <be:s> out of tune, and [actor] <play> around it.
      {toy} [actor] <pass> [object] on to whoever <have:s> not had a turn.
      {idea} [actor] <go> over the rules of [object] for those who <have:p> come late.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:die',
    lines: `
      {person animal} [actor] <stay> beside [object] until it <get:s> (dark|light).
      {plant} [actor] <cut> [object] back to the last bit of green and <wait> for (spring|rain).
    `,
  },
];
