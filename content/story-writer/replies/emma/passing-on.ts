import type { ReplyGroup } from '../reply-group';

/** Emma's replies to what is put down, given or hidden. */
export const emmaPassingOn: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:give',
    lines: `
      {portable} [other] <take> [object] with both hands, like a full cup. Then [other.he] <find> a spot for [object.it] where [other.he] <could see> [object.it] from (the bed|the table), and [actor] <be> satisfied.
      {portable} Once [object] <be> out of [actor's] hands, both hands <feel:p> strangely (light|idle). [actor.he] <put> them in [actor.his] pockets, and <ask> what [other] <mean> to do now.
      {portable; opens} "I have nothing for you," [other] <say>, embarrassed. [actor] <have> not expected anything. But since it <have:s> come up, there <be:s> a (small|little) thing that [other.he] <could do>.
      {portable} [other] <try> to give [object] back at once. It <take:s> three rounds of no and please before [actor] <win>, and then [other.he] <keep> one hand on [object.it] all (evening|day).
      {paper} [other] <fold> [object] smaller without reading it, and then smaller again. [actor] <understand> that it <would be> read (tonight|alone), and <talk:actor> about other things.
      {food drink} The first mouthful <go:s> down too fast to be tasted. With the second one [other] <slow> down, and with the third [other.he] <begin> to tell [actor] where [other.he] <have> been.
      {money} [other] <not count> it. That <be:s> meant as a kindness, [actor] <think>, but it <make:s> the debt larger, and [actor.he] <say> aloud when [actor.he] <would pay> the rest.
      {cloth} [object] <be> too long in the arms for [other]. [actor] <roll> up the ends, twice on each side, and <step> back to look, and <find> that [other.he] already <stand:other> straighter.
      {plant} [other] <look> for water before [other.he] <say> thank you. [actor] <like> that. By evening [object] <would have> a place by the window, and they <would have:p> a reason to look out.
      {animal} [object] <look> at [actor] and then at [other], and <choose> a spot exactly between them to (sit|lie) in. [actor] <take> that for (thanks|an answer).
      {person} [object] <accept> with a nod and <turn> away to hide [object.his] face. [actor] <give> [object.him] time for that, and <count> the (roofs|trees|cars) across the way.
      {toy} [other] <hold> [object] wrong at first. [actor] <reach> over and <show> how it <go:s>, and the two of them <forget:p> for a (minute|while) why they <have:p> come.
      {tool} "I'll bring it back," [other] <say>. [actor] <know> about (borrowed|lent) tools. So [actor.he] <go> along, to see the work, and because two <would be> faster than one.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:put do:hide',
    lines: `
      {portable} [actor] <step> back to see how that <look:s>. It <look:s> like a place where [object] <have> always been, and that <be:s> just what [actor.he] <want>. Now [actor.he] <could leave> the room.
      {portable} From the doorway, one edge of [object] still <show:s>. [actor] <go> back and <move> [object.it] by an inch, and then it <be:s> right, and [actor.his] shoulders <come:p> down.
      {portable; opens} Set down there, [object] <have> lost (half|most) of the size that the hand <give:s> it. [other] <come> over, and <not touch:other> it, and <ask:other> at last whether it <be:s> going to stay.
      {container} [actor] <turn> [object] so that the (dent|worn side|label) <face:s> the wall. It <be:s> a small piece of vanity, and it <make:s> the place look looked after.
      {paper} [actor] <smooth> [object] with the side of [actor.his] hand and <weigh> it down with (a cup|a spoon|one shoe). Anyone who <come:s> in <would see> it before they <take:p> off their coat.
      {cloth} Spread out, [object] <cover> the worst of the stains. [actor] <be> pleased, and then <see> the next stain, and <need> (another one|a brush).
      {food} [actor] <arrange> [object] so that the portions <look:p> equal. They <not be:p>, and the larger one <lie:s> on the side where [other] <have> always sat.
      {drink} [object] <come> right up to the rim. [actor] <bend> down and <drink> off the first (finger|inch) without lifting it, and then it <be:s> safe to carry.
      {machine} [actor] <look> for a socket, and the only one <be:s> behind the (bed|cupboard). It <take:s> two people to reach it, so [actor.he] <call> for [other].
      {light} Set there, [object] <reach> as far as the (stairs|door) and no farther. [actor] <choose> the chair at the edge of the light, to see and not be looked at.
      {stone} [actor] <try> [object] with [actor.his] foot. It <not rock:s>. One more like that, and another on top, and by (dark|evening) there <would be> a step to stand on.
      {plant} [actor] <press> the earth down around [object] with both thumbs. Nothing more <could be:s> done today. [actor.he] <stay> on [actor.his] knees a little longer all the same.
      {body} [object] <rest> there, quite still, and [actor] <feel> how tired the (arm|rest of the body) <be:s>. "Five minutes," [actor.he] <say>, to whoever <want:s> to hear it.
      {key} [actor] <say> the place three times over in [actor.his] head. People forget where they hid [object], never that they hid [object.it], and [actor.he] <know> which kind [actor.he] <be>.
      {weapon} With [object] out of [actor's] hands, everyone <breathe:s> more easily. And then [other] <draw> up a (chair|stool). "Now we can talk," [other.he] <say>, and [actor] <nod:actor>.
      {money} [actor] <choose> a place where a thief would look last and a (child|grandmother) first. Then [actor.he] <tell> [other], because a hiding place with only one to know it <be:s> a bad one.
      {person} [object] <stay> where [object.he] <be> put, hands on [object.his] knees. [actor] <pull> a blanket over them and <ask> whether [object.he] <could see> the (door|window) from there.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:throw',
    lines: `
      {portable} [actor] <know> in the same second that it <be:s> too hard. [object] <go> farther than anybody <have:s> looked for a thing that size, and [actor.he] <fix> [actor.his] eye on the (bush|post) beside it.
      {portable} [other] <duck>, late, and then <straighten> up and <look> at [object] where [object.it] <lie>. "Feel better?" [other.he] <ask>. [actor] <do>, and <go:actor> to fetch it.
      {solid} It <take:s> longer to come down than [actor] <expect>. In that time there <be:s> room for two (good|sensible) reasons why [object] should have stayed where [object.it] <be>.
      {toy} [other] <catch> [object] one-handed, without looking, to the surprise of both. It <go:s> back and forth after that, and by the (fifth|tenth) throw neither of them <be:s> angry.
    `,
  },
];
