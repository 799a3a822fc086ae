import type { ReplyGroup } from '../reply-group';

/** Emma's replies to what is broken, made, eaten or played. */
export const emmaBreakingAndMaking: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:die',
    lines: `
      {person} [other] <ask> for a (blanket|clean sheet), and somebody <bring:s> one. Then [other.he] <sit> down beside [object] on the ground and <stay>, so that [object] <would not be> alone until they <come:p>.
      {person} [other] <kneel> down beside [object] and <close> [object's] eyes. Then [other.he] <take> the papers out of [object's] coat, because somebody <would need> them.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:break do:sever',
    lines: `
      {container} Everything that <have:s> been in [object] <be:s> on the floor now, and some of it <roll:s> on. [actor] <get> down on [actor.his] knees to (gather|sort) it, the whole from the broken.
      {door} The (frame|wood) around the lock <have:s> gone soft with age. [object] <give> at the second try, and [actor] <stand> there with more force left than [actor.he] <need>.
      {door} [actor] <pick> the splinters out of the frame before [actor.he] <go> through, one by one. Somebody with (bare feet|small hands) might come after [actor.him].
      {cord} Both ends of [object] <spring:p> back, and one <catch:s> [actor] across the knuckles. [actor.he] <suck> at the place, and <look> to see what <have:s> been hanging from the other.
      {cord} A knot <would do> for now. But [object] <have> grown shorter by a hand, [actor] <see>, so whatever they <tie:p> with it next <have:s> to stand (closer|nearer) together.
      {paper} [actor] <look> at the (halves|pieces) and <find> that [actor.he] still <know:actor> every word of [object]. So that <be:s> no help. [actor.he] <fit> them together again along the tear.
      {cloth} It <tear:s> in a straight line, with the weave, and more neatly than [actor] <could have> cut it. It <make:s> (two bandages|a sling), perhaps both.
      {stone} [object] <split> along a line that <have:s> been there all the time. Inside it <be:s> (darker|almost white), and clean, and [actor] <be:actor> the first to see that side of it.
      {plant} The sap <run:s> over [actor's] fingers and <stick:s>. [actor.he] <smell> (resin|apples|pepper), and <wish> that [actor.he] <have> used a knife, and <look> for one before going on.
      {food} It <not come:s> apart evenly. [actor] <look> from the (large|fat) piece of [object] to the small one and <know> that [other] <be> watching which of them [actor.he] <would keep>.
      {furniture} One (leg|side) of [object] <fold:s> under, and the rest <follow:s>, rather slowly. [actor] <be> left with a good straight board, and boards <be:p> what they <need:p>.
      {picture} [actor] <stand> quite still, because the splinters of [object] <lie:p> all around [actor's] shoes. "Stay where you are," [actor.he] <tell> [other]. "And bring me the (broom|dustpan) when I say so."
      {solid} There <be:s> a right way to break [object], and [actor] <see>, too late, that this <not be:s> the one. What <be:s> left <would need> (wire|glue) and a patient person.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:break do:sever do:hit',
    lines: `
      {machine} After that [object] <make> a new noise, (lower|slower), and not a healthy one. [actor] <listen> with one hand on the housing, and <decide> to switch off while that <be:s> still a choice.
      {solid} [actor] <had mean> to do it (gently|quietly). Now [object] <be> past (saving|mending), and [actor] <feel> (lighter|freer) than in years, which [actor.he] <be> careful not to show to [other].
      {solid} [other] <make> a small sound when [object] <give> way. Only then [actor] <understand> that [object] <have> meant everything to [other.him].
      {person} [actor] <see> the surprise in [object's] eyes first, and the hurt only (after it|second). [actor.he] <want> to say sorry, and <not say> it, and <stay> ready.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:hit',
    lines: `
      {body} It <hurt:s> less than [actor] <expect>, and then a good deal more. [actor.he] <look> at [object], which <begin:object> to swell, and <want:actor> to know where one could get (ice|snow) in the place.
      {person} [object] <not hit> back. [object.he] <bring> one hand up to the place and <look> at [actor], puzzled, the way one looks at a (door|dog) one has known for years.
      {person} Both of them <be:p> breathing hard. [actor] <see> the fist, [actor.his] own, still closed, and <open> it (finger by finger|slowly), and <not know> yet what to do with it.
      {person; opens} "Is that all?" [object] <ask>, not mockingly; it <be:s> a real question. [actor] <have> to think. No, it <be:s> not all, but the rest <would have> to be said in words.
      {animal} [object] <back> off to where [actor] could not reach, and <wait> there, low to the ground. [actor] <lower> both hands. It <would take> (days|the whole evening) now to make that good.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:write',
    lines: `
      {paper} [actor] <read> it over once for spelling and once for courage. Then [actor.he] <cross> out the (second|last) sentence, which <be:s> the only one that <be:s> not true.
      {paper} The ink <be:s> still wet when [other] <lean> over to look. [actor] <not cover> it with [actor.his] hand. [other] <be> in the (third|second) line, after all.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:make do:mend',
    lines: `
      {food} The first one <go:s> wrong and <be:s> eaten standing up. The second one <look:s> like [object] should, and [actor] <carry> it to the (table|others) with both hands.
      {food drink} [actor] <taste> it with the tip of the spoon and <add> (salt|a little more water), and then <hold> the spoon out to [other], who <have:s> been pretending not to wait.
      {cloth} The thread <be:s> the wrong color, and it <show:s>. But the tear in [object] <not go:s> any farther now, and [actor] <bite> off the end and <hold> it up to the (light|window).
      {cord} [actor] <pull> hard at the knot, and then <hang> from it with all [actor.his] weight, knees bent. It <creak:s> and <hold:s>. "You first or me?" [actor.he] <ask>.
      {tool machine} For a moment it <run:s>, and then not, and then it <run:s> and <keep:s> on. [actor] <wipe> [actor.his] hands on (a rag|the grass) and <try> to look like a person who <have:s> expected that.
      {furniture building} It <be:s> not (straight|quite level); a marble would roll off to the left. But [object] <stand>, and [actor] <lean> on it to prove the point, and nothing <fall:s>.
      {picture} [actor] <get> the eyes right at last, and after that the rest of [object] <be:s> easy. [other] <look> at it for a while in silence. "That's me in a (bad|good) year," [other.he] <say>.
      {body} [actor] <finish> with a small flat knot. "Too tight?" [actor.he] <ask>. It <have:s> to stay on until (morning|Friday), dry, and [actor.he] <say> that twice.
      {fire} It <catch:s> at the third (match|try). [actor] <feed> it with the thinnest sticks and then with nothing, because the important part <be:s> not to hurry it, and they all <move:p> closer.
      {solid} For a first try it <be:s> not bad. [actor] <see> three things wrong with [object], and <decide> to tell [other] about only one, the one that <could be> (dangerous|put right).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:play',
    lines: `
      {instrument sound} On the second verse [actor] <lose> the words and <go> on without them. By the third (one|verse) a voice <join:s> in from the back, then another, and they <have:p> the words.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:eat',
    lines: `
      {food} [actor] <save> the best bite of [object] for last, from habit. Then [actor.he] <look> at [other's] plate, which <be:s> empty, and <push> the last bite across with [actor.his] (fork|thumb).
      {food} It <need:s> salt, and nobody <say:s> so. [actor] <eat> all of [object], and <ask> for a little more, and the (cook|one who made it) <look:s> ten years younger.
      {food} By the second helping [actor's] hands <have:p> stopped shaking. [actor.he] <could think> again now, and the first thing [actor.he] <think> of <be:s> the (washing up|long way home).
      {drink} [object] <burn> a little on the way down, and <spread> from there. [actor] <keep> the cup for the warmth, and <find> that [actor.he] <be> ready to say what [actor.he] <have> come to say.
      {drink} [actor] <leave> exactly half, and <turn> the cup so that the clean side <be:s> toward [other]. It <be:s> as near to an (apology|invitation) as [actor.he] <could get>.
      {food drink plant} [actor] <had forget> how hungry [actor.he] <be>. Only after the last of [object] [actor.he] <see> that [other] <have> not had any, and <have:other> not asked.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:make do:mend do:write do:read do:light do:darken do:play',
    lines: `
      {solid} [actor] <have> not done this since [actor.he] <be> (small|eleven), and [actor.his] hands still <know:p> how. [object] <come> out better than (anybody|anyone) <have:s> a right to expect.
      {solid} [other] <look> from [object] to [actor] and (back|back again). "I didn't know you could do that," [other.he] <say>, and it <sound:s> like the beginning of a (plan|request).
      {sound instrument} [actor] <not sing> for anyone as a rule. But [other] <have> stopped to listen, and so [actor] <go> on to the end, and <feel> how the fear <leave:s> the room.
    `,
  },
];
