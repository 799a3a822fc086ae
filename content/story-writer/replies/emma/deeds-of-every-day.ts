import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of light, food, calls, clothes, trade, play, change, words unheard, and of a death. */
export const emmaDaily: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:light',
    lines: `
      {light; opens} Around [object] there <come> to be a room, [actor] <see>, with a (back|door) to it that (nobody|no one) <have> known of, and a chair (drawn up|overturned).
      {fire} At the first (crackle|flame) of [object] everything <get> a shadow and a (price|purpose), and [actor] <move> back the one thing that should not be warm.
      {paper cloth} As it (<curl>|<go>), the writing or the weave of [object] <stand:s> out in white for a (moment|second), and [actor] <read> there what the (daylight|ink) <hide:s>.
      {machine building} In [object] one lamp after another <take> heart, and [actor] <wait> for the (last|third), as one <wait> for the (slow|old) one at a table.
      {} By the new light [object] <show> (scratches|seams) that no one <mean> to keep, and [actor] <feel> a bit (sorry|guilty) at seeing them without being asked.
      {; opens} So near the flame [object] <throw> two shadows, [actor] <notice>, (a dark|a tall) one and a fainter, and for the fainter there must be a second light.
      {-} The eyes <need:p> (a moment|time), and in it [actor] <hear> how somebody on the far side (<sit> up|<stop>), caught between two (thoughts|steps).
      {-; opens} [actor] <be> visible now from (everywhere|outside), and <know:actor> it, and <put:actor> on the face of (somebody|someone) with a (perfect|simple) right to be there.
      {-} [other's] face (<jump>|<come>) out of the dark much closer than expected, and on it, for the (moment|instant) before it <know>, there <be> only (worry|fondness).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:darken',
    lines: `
      {light; opens} With [object] out, the window <turn> from a mirror into a (window|view), and [actor] <see> that one of the (trees|posts) out there <be> none.
      {fire} The red in [object] <take:s> its time over going, and [actor] <read> in it, as everybody (<do>|<read>) there, a (town|face) and then its ruin.
      {machine building} When [object] <go> dark, a (hum|fan) <stop> that [actor] <have> taken for silence, and the real one <be> (larger|older) and quite close to the ears.
      {} [object] <be> still where [object.it] <be>, [actor] <know>, a few (steps|feet) in front, but the dark <add:s> to [object.it] (corners|a foot), and a kind of attention.
      {} Memory <keep> [object] in place for [actor] (until|till) the eyes <take:p> over, and <make:s> [object.it], out of (kindness|laziness), a little larger.
      {-; opens} Everyone else <be> counted by their breathing, [actor] <find>, and the count, made (twice|slowly), <be:s> not the one from before the dark.
      {-} Out of the dark <come:p>, by and by, the less dark things: a (cup|sleeve), the pale back of a hand, and [actor] <greet> each as (evidence|family).
      {-} [other] <find> [actor's] elbow at the first try, in the pitch dark, and so it <be:s> (clear|plain) who <have:s> been watching whom (all the while|before).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:eat',
    lines: `
      {food} [object] <taste> (less|more) of home than of the (smoke|tin) it <come> in, but halfway down there <be> salt, and [actor] <be> shaken by gratitude.
      {drink; opens} Under the (sweet|first) taste of [object] there <be> a second, (flat|bitter), and [actor] <hold> the mouthful, looking about to see who else <be> drinking.
      {food} [actor] <make> (nine|six) bites out of [object], enough for (three|a big person), and <feel:actor> the day arrange itself around that, before and (after|behind).
      {drink} A warmth <go> down and then, surprisingly, sideways, and [actor] <think> better of [object], of the (cook|cellar), and of one or two relatives.
      {; opens} Somebody <have> made [object] for a person with (a bad tooth|no salt), [actor] <taste>, out of plain consideration; and not for [actor.he], at any rate.
      {-} The hunger <be> only the (top|lid) of it, [actor] <find>: now that it (<be> gone|<be> lifted), there <be> all the rest, (quite|very) fresh, and a long afternoon.
      {-} [other] <not eat> until [actor] <be> seen to swallow, and then <eat:other> fast, (both elbows|an arm) around it, like a person from a large (family|school).
      {} Down to the last of [object] [actor] <think> of nothing at all, and it <be:s> a (holiday|mercy), and over as soon as one <notice:s>.
      {; opens} [actor] <save> a little of [object], wrapped in a (leaf|cloth), for later or for someone, and (already|by now) <have:actor> a fair idea who.
      {-} Eating, [actor] <look> at the hands as at a pair of (oxen|brothers), to whom one <owe:s> more than one ever <say:s>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:call',
    lines: `
      {person; opens} [object] must have heard, [actor] <think>, for the (head|shoulder) <have> moved; and so this <be> not distance but an answer, and (short|plain).
      {machine} In the ear [object] <make> its (small|far) noises, like a house where (somebody|someone) <come> downstairs in (slippers|no haste), and [actor] <stand> up straighter.
      {door; opens} After the knock on [object] a chair <creak> in there, once, like (a person|someone) who <decide> to be (out|asleep), and [actor] <consider> the second knock.
      {building ground water} The words <come:p> back from [object] calmer than they <go:p>, and hearing them so [actor] <know> which one to leave out (next time|now).
      {} [actor] <listen> the call away, past [object], past the last (wall|fence), to where it <be> only (a noise|weather), and there something <prick> up its ears.
      {-} The voice <not sound> like [actor's] own, but like that of some (aunt|sergeant) of long ago, the sort who always (<get>|<have>) an answer.
      {-; opens} (Somebody|Someone) <stop> walking. It <be> not much, one pair of (boots|heels) fewer out there, but [actor] <be> sure, and <not call> a second time.
      {-} [other] <wince>, and not at the loudness: it <be> the name [actor] <have> (used|chosen), and [other.he] <look> to see who else <have> heard.
      {} Past the first (fright|silence) [actor] <think> that [object] <seem> to lean toward the call, as field hands do at the bell for noon.
      {; opens} Between the call and any answer there <be:s> only [object], and [actor] <look> hard at [object.it], to have something to do with the (wait|eyes).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:wear',
    lines: `
      {cloth} Across the back [object] <pull> a little, where its first owner <be> used to (lifting|less), and [actor] <stand> differently at once, and <feel:actor> it.
      {cloth; opens} In the lining of [object] [actor] <feel> the edge of something (sewn in|flat), just where a hand <rest> when the arm <be> bent, and <bend:actor> it (again|once more).
      {money} [object] <be> cold for (ten|a few) breaths and then no temperature at all, and [actor] <keep> touching it to be sure, like someone (engaged|robbed).
      {} With [object] on, one <take> (smaller|slower) steps, [actor] <find>, and <turn:s> the (whole|entire) body to look, and people <take:p> that for (dignity|calm).
      {; opens} In the glass [object] <look> like a loan. [actor] <try> (a smile|the chin) higher, and <see:actor> somebody there who <be> (expected|owed) somewhere.
      {-} Briefly, between the old clothes and the (new|others), [actor] <see> the knees as what they <be:p>, two (honest|tired) old servants, and <thank:actor> them.
      {-} [other] <do> up the last button, the (high|difficult) one, with the tongue between the teeth, and <pat:other> it, and [actor] <feel> ready for (anything|church).
      {-; opens} It <fit:s>, [actor] <find>, as (if|though) measured for, and the pleasure of that <last:s> (until|till) one <ask:s> (by whom|what for).
      {} Out of doors [object] <become> plain at once and true, and [actor] <stop> thinking about [object.it], which <be:s> the most one <could say> for (clothes|anything).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:trade',
    lines: `
      {money} [object] <change> hands, and [actor] <see> how the seller's fingers <count:p> it again behind the (back|counter), and <know:actor> by the pause that it <be> too much.
      {animal vehicle boat; opens} No one <sell> [object] so (quickly|cheaply) and <look> so relieved, [actor] <reflect>, without having a (brother|reason) to keep out of sight.
      {food cloth tool} [actor] <have> beaten the price of [object] down by a third, and <notice:actor> only at the end the thin (child|dog) behind the stall.
      {} What [object] <be> worth, [actor] <see> in the other face only when the hands <be:p> (shaken|off it): a good (deal|third) more, and not in money.
      {; opens} As a bargain [object] <be> (fair|good), and yet [actor] <walk> away with the sense that some (small|second) part of the price <have> not been named.
      {-} Having won, [actor] <wait> for the pleasure of it, and it <come>, (rather small|in a hat too large), and <look> around for somebody to sit with.
      {-} [other] <do> the sum on the fingers, (twice|under the table), and the second time <look:other> at [actor] with a new and slightly (wary|hungry) respect.
      {-; opens} The handshake <last:s> a second too long, (dry|warm), as if with a clause still to come, and [actor] <look> for that clause in the (eyes|cuffs).
      {} [actor] <reckon> it up on the way: for [object], so much; for the (peace|look) on that face, nothing, and it <be:s> the better half.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:play',
    lines: `
      {instrument} Under the fingers [object] <be> slow to forgive, [actor] <find>, but by the third (line|try) it <give> one note, low down, without being (forced|flattered).
      {instrument; opens} Three bars in, a window <open> across the way, and (somebody|someone) (<hum>|<beat>) the part that [object] <be> missing; [actor] <play> a little more to the left.
      {toy} [actor] <remember> with the knees what one <do> with [object], not with the head, and <be:actor> down on the (boards|rug) before it <seem> odd.
      {} Even [object] <have> rules, it <turn:s> out, and [actor] <learn> them as one <do:s>, by a (cry|small silence) at each thing done wrong.
      {idea; opens} Not winning, [actor] <see>, <be:s> the point of [object], but being the last who <know> (why|what) it <be> about; and (already|by now) two <have:p> gone (quiet|grave).
      {-} The tune <be> older than its words, and [actor] <come> to a place in it where there <have:p> been other words, (about bread|ruder), and almost <sing:actor> those.
      {-; opens} In the pause [actor] <hear> that the (cook|upstairs) <have> stopped too, spoon or broom in the air, and <go:actor> on, to let the (house|work) go on.
      {-} When [other] <join> in, it <be> on the off beat, the wrong one, and within (four|eight) bars [actor] <come> around to thinking it the right one.
      {; opens} Somebody <know:s> [object] better than [actor] <do>, and <give:s> a small (wince|cough) at the hard place, over there, in the (shade|back).
      {} For so long [object] <be> the size of the world, [actor] <find>, with a good clear (edge|line) around everything, and (no one|nobody) <owe:s> any rent.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:change',
    lines: `
      {person} What [object] once <be> <have:s> only gone (inside|indoors), it <seem:s> to [actor], like a family that <use:s> the back rooms, with a light there at times.
      {plant animal; opens} No one <could see> [object] doing it, only that it <be> (done|so), and [actor] <decide> to look (harder|away) next time, whichever <be> allowed.
      {} By now [object] <have> less in common with the name than [actor] <have> with a (school|passport) picture, and the same (frown|ears), all the same.
      {; opens} [actor] <keep> the old look of [object] in mind, (already|a little) blurred, and <ask:actor> what else that day <have> changed by the same small (amount|steps).
      {-} From inside it <feel> like nothing, [actor] <find>, a button (more|less); one <need> somebody else's (face|start) to know by how much, and there <be> one.
      {-; opens} It <go> on even now, [actor] <suspect>, feeling along the (jaw|wrist), and what it <be> on its way to <have> not been (said|asked).
      {-} [other] <look> for the old (smile|stoop) and <not find> it, and seeing the search [actor] <try> to do it from (memory|kindness).
      {} The (hands|eyes) <go:p> on treating [object] as before, [actor] <notice>, a day or so, like a family setting one (plate|chair) too many.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:speak',
    lines: `
      {person; opens} [object] <listen> to the end without (help|a nod), and [actor] <see> the words being put away (one by one|carefully), as by somebody who <mean:s> to (use|return) them.
      {person} Of all that [actor] <say>, [object] <take> in (one word|the tone), and <hold> on to that as people on a boat hold on to the (rail|horizon).
      {} When it <come> to [object], [actor's] voice (<go> down|<drop>) by itself, and the (kindness|trouble) of the (whole|entire) story <lie> in just that.
      {; opens} Said aloud, the part about [object] <sound:s> (worse|rehearsed), and [actor] <hurry> over it, and by the hurry anyone <would know> where to dig.
      {-} Once said, it <be> shorter than the (fear|rehearsal), two (lines|breaths), and [actor] <stand> there with (all that|so much) room left in the chest.
      {-; opens} One part [actor] <have> kept back, the (name|date), and (already|by now) it <weigh> more than all of what <have> been told, and <shift>.
      {-} Hardly <be:p> the words out when [actor] <hear> them as the listener must, (without the reasons|from below), and <wish:actor> for (one|a week) more.
      {-} [other] <not interrupt>, which <be> (rare|new), but <turn:other> one cup a full circle on its saucer, and [actor] <talk> to the (cup|hand).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:die',
    lines: `
      {person} [actor] <put> things straight around [object], the (sleeve|collar), a lock of hair, since (nobody|no one) <have> told the hands that it (<make> no difference|<be> over).
      {person; opens} What [object] <want> to say last <be> still about the mouth, [actor] <see>, and it <begin> (with an effort|like a name), and whose, one <could guess>.
      {animal} [object] <weigh> more now, [actor] <find>, and the blanket laid over <be:s> the good one, and (nobody|no one) there <say:s> (a word|anything) about that.
      {plant machine} [actor] <go> on tending [object] for another (hour|day), out of (habit|courtesy), and <not mind> being seen at it by anyone at the (window|fence).
      {} Near [object] everyone's voice <be> lower from now on, [actor] <notice>, and (steps|spoons) too, though there <be> (nobody|no one) there to be woken.
      {-} The clock <be> (insolent|the first) to go on, and after it the stove, and [actor] <follow> those two, since somebody <have> to (see to|feed) things.
      {-; opens} Somebody <would have> to be told, and [actor] <think> of a (door|street) and a certain step behind it, so (quick|light), and <look:actor> for a coat.
      {-} [other] <sit> down all at once, on nothing in particular, and [actor] <sit> too, close enough to (feel|share) the cold, and it <grow> (late|light).
      {; opens} About [object], too, somebody now (<have:s>|<begin:s>) to decide, and [actor] <ask> first not who <want:s> it but who <need:s> to be asked.
      {} In passing [actor] <touch> [object], because another hand so often (<do:s>|<have:s>), and the thing <be:s> neither warmer nor colder for that.
    `,
  },
];
