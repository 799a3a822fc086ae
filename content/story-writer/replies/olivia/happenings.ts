import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to what comes, is seen, heard or missed. */
export const oliviaHappenings: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'sound do:listen',
    lines: `
      {sound} "Count the seconds," [other] <say>. [actor] <count>. Between the first time and the second there <be:p> (nine|fourteen). "It's coming around again. We go in between."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'arrival',
    lines: `
      {person} "I've got (an hour|till six)," [object] <say>, "and then I have to be seen somewhere else." [actor] <clear> a chair. "So tell me the end first."
      {person} "I said I'd come when you (asked|needed me)," [object] <say>. "I didn't ask," [actor] <say>. "No," [object] <say>. "I got tired of waiting for it."
      {person} "Before you throw me out," [object] <say>, and <hold> up both hands, "count to (ten|five)." [actor] <count>. When the counting <stop:s>, nobody <have:s> been thrown out.
      {person} "You look well," [actor] <say>. It <not be:s> quite true. [object] <smile> at the effort. "I look like the (night train|road). Have you got a bed?"
      {animal} "You're all over (burrs|straw)," [actor] <say> to [object]. "Where have you been?" [object] <shake>, thoroughly, and then everyone <could see> where.
      {vehicle boat} "Count who gets out," [other] <say>. [actor] <count>. "(One|Two)," [actor.he] <say>. "And the driver's staying with [object]. So it'll be short."
      {vehicle boat} "It's early," [actor] <say>, looking from [object] to the clock. "By (nine|twelve) minutes. It's never early." [other] <pick> up both bags. "Then we don't ask why. We get in."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'object sight number',
    lines: `
      {paper} "It's addressed to both of us," [other] <say>, pointing at [object]. "Then we open it together," [actor] <say>. "You (read|hold it). I'll look at the pictures."
      {container} "If it's got a lid, it's for (keeping|feeding) something in," [other] <say>. [actor] <walk> once around [object]. "You lift," [actor.he] <say>, "and I'll run if we have to."
      {weapon} "It's a prop," [actor] <say>. [other] <bend> over [object]. "Props don't have (oil|a serial number) on them. Let's both take a step back."
      {stone} "That's been moved," [actor] <say>. "Moss grows on the (north|other) side." [other] <set> a shoulder against [object]. "Then it can be moved again. On three."
      {ground water} "How do we get across?" [other] <ask>. [actor] <walk> along [object] until there <be:s> a narrow place. "Here," [actor.he] <call>. "If you can jump (a bit|like you dance)."
      {sky} "It's in the wrong place," [actor] <say>. "At this hour [object] should be over the (church|barn)." [other] <turn> all the way around. "Or we should be."
      {light fire} "That's a signal," [other] <say>. [actor] <watch> [object] for a whole minute. "Or a man with a (pipe|bad lamp)." "We could answer, and see which."
      {instrument} "Somebody's been practicing," [actor] <say>. The (music|page) behind [object] <be:s> covered in pencil: slower, slower, slower. "I hope they got it. Shall we wait and hear?"
      {toy} "We're not the first children here," [other] <say>, and <kneel> down with a crack of both knees. [actor] <give> [object] a push with one (toe|finger). It still <go:s>.
      {person} "I know that (hat|walk)," [actor] <say>, eyes on [object]. "From where?" [other] <ask>. It <take:s> a moment. "From the wedding. The (bride's|groom's) side."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'sound smell weather do:listen',
    lines: `
      {sound} "Upstairs or next door?" [other] <ask>. [actor] <lay> a palm against the wall. "(Below|Next door)," [actor.he] <say>. "And there's a rhythm in it. Listen: short, short, long."
      {sound} "It stops when we stop," [other] <say>. [other] and [actor] <try> it out, twice. "So it's us," [actor] <say>. "It's your (heel|buckle)."
      {sound} "That's not [object]," [other] <say>. "That's my stomach." "Before it, then," [actor] <say>. "Hush." And there it <be:s> again, (to the left|nearer the stairs).
      {smell} "(Onions|Caramel)," [other] <say>, nose up. "Two houses down." "We aren't invited," [actor] <say>. "We could be," [other] <say>, and <comb> [other.his] hair with five fingers.
      {smell} "When did the stove last go out?" [actor] <ask>, sniffing. [other] <think> back. "It never (did|does)." "Then open a window, quickly, and don't strike a match."
      {weather} "We have (one|half an) umbrella," [other] <say>. [actor] <look> out at [object]. "Then one of us goes, and the other makes tea. Heads or tails?"
      {weather} "It's turning," [actor] <say>. "Look at the (leaves|smoke)." [other] <turn> a palm up to [object]. "Half an hour, maybe. Enough for the first trip, if we leave the piano."
      {weather} "I can't see the (barn|gate) anymore," [other] <say>. [actor] <tie> one end of the clothesline to the door. "Hold this. If I pull twice, you pull me back out of [object]."
      {animal} "It wants something," [actor] <say>. "It never makes that noise for nothing." [object] <go> to the (gate|cupboard), <stop>, and <look> back.
      {instrument} "Who taught them that one?" [other] <ask>, head on one side. "I did," [actor] <say>. "They've still got the (fourth|last) bar wrong." [actor.he] <go> in to tell them.
      {machine} "Somebody should see to that," [other] <say>. Nobody <do:s>. At the (eighth|tenth) time [actor] <put> down the towel. "All right. But then I want quiet until (dinner|ten)."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'threat',
    lines: `
      {animal} "Don't run," [other] <say>. "And don't look [object] in the (eye|teeth)." "Where do I look, then?" [actor] <ask>, not moving a muscle. "At the gate. Sideways. Slowly."
      {-} "I can be in front of you," [other] <say>, "or behind you. Choose." "(Beside|Next to) me," [actor] <say>. [other] <come> around and <plant> both feet.
      {solid} "Get behind me," [other] <say>. "You can't stop [object]," [actor] <say>. "No," [other] <say>. "But I can slow it down. Run."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'message',
    lines: `
      {paper} "What does the last word mean?" [other] <ask>, a finger on [object]. [actor] <have> to read it again. "It means they're (not asking|already on their way)."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'absence',
    lines: `
      {solid} "Who was here last?" [actor] <ask>. "I was," [other] <say>. "And [object]?" [other] <turn> red. "I can explain that."
      {solid} "Then it's over," [other] <say>. "No," [actor] <say>. "There's one other place [object] could be. But you won't like it."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'object sight smell sound weather number',
    lines: `
      {sound} "Was that [object]?" [other] <ask>. "It was closer than last time," [actor] <say>. They <get:p> up together.
    `,
  },
];
