import type { ReplyGroup } from '../reply-group';

/** Emma's replies to what comes, is seen, heard or missed. */
export const emmaHappenings: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'arrival',
    lines: `
      {person} For a second [actor] <not recognize> [object], out of the usual (coat|place). Then [object.he] <say> [actor's] name in the old way, with the weight on the wrong end, and there <be:s> no doubt.
      {person} [object] <be> out of breath. [actor] <give> [object.him] the time that it <take:s>, and meanwhile <look:actor> past [object.him] down the (road|stairs), and <see:actor> nobody else.
      {person} All the talk <stop:s>. [object] <notice> it, <go> a little red, and <say> that they should please go on. It <fall:s> to [actor] to explain what they <have:p> been (arguing|laughing) about.
      {person; opens} "I can't stay," [object] <say> first of all, and <sit> down. [actor] <know> what that <mean:s>: there <be:s> a favor to ask, and it <be:s> a (large|long) one.
      {person; opens} [object] <look> from one to the next, and <count>, [actor] <see>, without moving [object.his] lips. "Where's the rest of you?" [object.he] <ask>. "I was told (four|six)."
      {animal} [object] <have> burrs in [object.its] coat and <be> thinner than [object.it] should be. [actor] <hold> out (a crust|one finger), low down, and <look> the other way, so that nobody <lose:s> face.
      {animal; opens} [object] <sit> down at a distance and <wait>, quite sure of being noticed. [actor] <look> around to see who might have been expected. Nobody <own:s> up, so it <have:s> to be [actor.him].
      {vehicle} [object] <take> the (corner|bend) too wide and <have> to back up. That <give:s> [actor] time to read the sign on the side, and to find the right face for a visit.
      {vehicle; opens} The engine <run:s> on after [object] <have> stopped, then <shake:s> itself and <be:s> quiet. A door <open:s>. [actor] <see> one foot, and how carefully it <be:s> put (down|on the ground).
      {boat} [object] <lie> low in the water, lower toward the (bow|left). [actor] <take> the rope that <be:s> thrown and <feel:actor> by the pull how many they must be.
      {person} It <be:s> too late to hide anything. [actor] <see> [object] take it all in, the mess, the light, the faces, and <wait> for [object.him] to ask. [object.he] <not ask>.
      {person} [actor] <be> more pleased than [actor.he] <would admit>. With [object] here they <be:p> one more, and one more <be:s> what they <have:p> needed all day.
      {animal} [object] <look> at each of them in turn and then <come> straight to [actor], as if they <have:p> an appointment. [actor] <hold> out a hand and <try> not to breathe.
    `,
  },
  {
    writer: 'Emma',
    answers: 'absence',
    lines: `
      {person} [actor] <set> a place for [object] all the same, and nobody <remark:s> on it. Halfway through the meal [other] <pass> the bread that way, from habit, and they all <keep:p> very still.
    `,
  },
  {
    writer: 'Emma',
    answers: 'smell weather',
    lines: `
      {smell} [object] <be> stronger near the floor. [actor] <crouch>, <follow> it along the (boards|wall), and <stop> where a cold breath of air <come:s> through the crack.
      {weather} [actor] <tie> [actor.his] scarf over [actor.his] ears. In [object] one <could not talk>, so they <agree:p> on signs beforehand: one tug for stop, two for (help|turn back).
      {weather} By the sound on the roof [object] <be> here for the night. [actor] <count> blankets, and people, and <wonder> who could bear to (share|lie) with whom.
      {weather} [object] <have> emptied the street within a minute, and [actor] <have> it to [actor.himself]. There <would not be> a better time to carry that across without (questions|being seen).
    `,
  },
  {
    writer: 'Emma',
    answers: 'threat',
    lines: `
      {} [actor] <look> for the distance first: from [object] to the (door|fence), from the door to [other]. It <could be> done, if no one <trip:s>, and if they <begin:p> now.
      {} "Slowly," [actor] <say>, to [other] and to [actor.himself]. They <go:p> backward, one step and then another, with their eyes on [object], until there <be:s> (a wall|a table) to feel behind them.
      {; opens} For the moment [object] <be> busy with the (fence|door). That <give:s> them as long as the wood <last:s>, and [actor] <use:actor> the first part of it to think.
      {} [actor] <be> surprised at how calm [actor.he] <be>. There <be:p> two things [actor.he] <could do> about [object], and [actor.he] <do> the braver one, because the other <would leave> [other] alone.
      {; opens} [actor] <push> [other] back and <stand> in front. It <be:s> no use against [object], and both of them <know:p> it, and neither <move:s>.
      {} There <be:s> a moment when [actor] could have run. [actor.he] <look> at [object], at the door, and at [other], who <could not run>, and <stay>.
    `,
  },
];
