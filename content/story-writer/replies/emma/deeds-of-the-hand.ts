import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of opening, closing, cutting, breaking, mending, making, hitting and touching. */
export const emmaHands: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:open',
    lines: `
      {container; opens} Whoever packed [object] <be> (patient|tidy), [actor] <see>; whoever unpacked [object.it] once since <be> neither, and <have> stopped (halfway|near the bottom).
      {container} A smell <rise> from [object] before there <be> anything to see, and [actor] <place> it (slowly|by and by): floor wax, (wool|apples), another person's cupboard.
      {door; opens} Beyond [object] (somebody|someone) <have> put a chair so as to face it, and [actor] <study> the (cushion|seat), which <be> pressed flat and not yet (cold|dusty).
      {door} More light than (expected|usual) <come> through [object], and by it [actor] <see>, as never before, how (gray|tired) everything on this side <look>.
      {paper} To judge by the creases, whoever sent [object] <have:s> folded it (three|four) different ways before letting go, and [actor] <smooth> out the (last|worst) of them.
      {building} The air inside [object] <be:s> used to (whispers|few people), and [actor] <stand> in it with a voice that <have> all at once become too (large|young).
      {food drink; opens} The (smell|hiss) of [object] <bring:s> back a kitchen and a (Sunday|fever), and [actor] <stop>, unable to say (whose|where), though not a minute <be> lost of it.
      {machine; opens} It <look> (neat|clean) in there, far too neat for the age of [object], and [actor] <bend> closer to see what <have> been left out to (save|make) room.
      {} [actor] <have> been ready for [object] to be (empty|locked), and <need> a moment now, having (nothing|no face) ready for the other case.
      {; opens} What <strike:s> [actor], (above all|first), <be:s> how (gently|easily) [object] <open>, like something in daily use; and (nobody|no one) <have> (mentioned|admitted to) using [object.it].
      {} Instead of into [object], [other] <look> at [actor's] face, and so [actor.he] <know> that [other.he] <have> seen the inside (before|already), and perhaps (more than once|lately).
      {-} For a breath [actor] <keep> (one hand|three fingers) on it, with the (choice|way) back still open, and then <decide:actor> against that, and <look:actor>.
      {-; opens} First <come:s> air, some years old by the (taste|chill) of it, and [actor] <wait> politely until it <have:s> gone by.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:close',
    lines: `
      {door; opens} The latch of [object] <take:s> three tries, and [actor] <hear>, between (the first two|two of them), a step on the other side that <have> been (near|waiting).
      {door} With [object] shut, the noise in there <drop> to its true (size|strength), and [actor] <find> that one (voice|pulse) in it <have> (been missing|stopped).
      {container} [actor] <rest> both hands on [object] for a while, as on a (suitcase|full trunk), although nothing in there <try> to (rise|come out) any longer.
      {paper} The last line <go> on being (read|heard), with [object] shut or not, and [actor] <look> for a place to rest the eyes that <have> no (words|letters) on it.
      {furniture machine; opens} [object] <shut> on something (soft|thin) that <not belong> there, and [actor] <see> only its edge, and <consider:actor> what it <would mean> to look.
      {building} After locking [object], [actor] <try> (each side|everything) again, not from (doubt|fear), but the way one <tuck> in a child who <be> asleep (already|by now).
      {} It <take> so little to close [object] that [actor] <look> at the (hand|one hand) that <have> done it, and <wonder:actor> what the (week|month) of putting it off <be> for.
      {; opens} Closing [object] <leave> a (strip|line) of light on the floor, narrow as a ruler, and [actor] <watch> something cross it, (twice|from left to right).
      {} [other] <exhale> when [object] <be> shut, only (then|now), and it <be> clear to [actor] how long [other.his] (back|neck) <have> been so (straight|stiff).
      {-} The quiet that <follow> <be> an (honest|ordinary) one, made of a clock and some (pipes|sparrows), and [actor] <let> it work on the (neck|jaw) until that <loosen>.
      {-} There <go:s> the click, and [actor] <try> to recall everything that <be:s> on the other side, and in what (order|corner), and (how near|for how long).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:sever',
    lines: `
      {cord; opens} Of the ends of [object] one <lie> still, as it should; the other, [actor] <see>, <have:s> (turned|drawn back) a little, away.
      {cord} How thin [object] <be>, [actor] <think>, seeing the cut end on, a (core|heart) no thicker than a straw: for (years|ages) people <have:p> (trusted|leaned on) that.
      {cloth} Under [object] there <be> a lining, and under the lining a (hem|seam) in another (thread|color), and [actor] <see> in it the evenings of (somebody|someone) with poor eyes.
      {paper; opens} The tear <go> through [object] so (cleverly|unluckily) that one half <say> the opposite of the whole, and [actor] <hold> it (apart|closer) and <read> that half again.
      {plant food} A clean (wet|green) smell <come> from [object], and [actor] <have> expected to feel (strong|clever), and <feel:actor> instead how easily it all <go:s>.
      {body} [object] <feel> no pain at first, and [actor] <look> on with an odd (politeness|interest), as at something that <be> happening to a (stranger|neighbor).
      {machine} A light somewhere <go> out the moment [object] <part>, a small (green|red) one that [actor] <have> never noticed, and <miss:actor> at once.
      {} Being whole <have> been most of the (point|beauty) of [object], [actor] <feel>, and <fit:actor> the two parts together (once more|again), (edge|side) to edge, to be fair.
      {} [other] <put> out a hand for the smaller part of [object] and <keep> it, and [actor] <not ask>, since [other.he] <be> (plainly|already) making that into a memory.
      {-} It <go> (more quickly|faster) than the (decision|deciding), and [actor] <stand> with the blade still (open|raised), like someone who <have> (knocked|rung) and heard no steps.
      {; opens} The shorter part of [object] <be:s> still in [actor's] hand, and it <seem:s> a good deal to be holding, for something just (refused|ended).
      {-; opens} After the cut there <be:s> a (moment|breath) when nothing <know:s> yet that it <be:s> free, and [actor] <have> time to be sorry, or to run.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:break',
    lines: `
      {door; opens} Behind what <have> been [object] [actor] <see>, before any (room|treasure), the back of a second lock, much newer, bought for (somebody stronger|today).
      {light} In the (first|new) darkness [actor] <know> exactly where the pieces of [object] <lie:p>, having heard each one (arrive|settle), and <stand:actor> among them like a heron.
      {picture} [actor] <appear> in the pieces of [object] (six|nine) times over, and <look:actor> in none of them (sorry|angry), only a little late.
      {machine; opens} One part of [object] <go:s> on (turning|ticking), unaware, and [actor] <watch> it with a growing (fear|suspicion) that this <be> the only part that <have> ever mattered.
      {container} What [object] <have> (held|kept) for so long <lie> about in the open and <look> (smaller|younger) there, and [actor] <kneel> to shield it from the draft.
      {toy instrument} What [actor] <would keep> of it <be> the (sound|cry): not a crack, more like [object] clearing [object.its] throat before a (speech|song).
      {money key stone; opens} [object] <show> another color inside, a cheap, even (gray|yellow), and [actor] <hold> the edge to the light and <revise:actor> several (prices|friendships).
      {body} Nobody <need> to look (twice|closely) at [object]; [actor] <see> it in the faces, every mouth a little (tighter|thinner), as when a cup (<slip>|<go>).
      {} [actor] <collect> the pieces of [object] by size, the way one (<sort>|<lay> out) apologies, and <come:actor> to the end with (one too few|one left over).
      {} [other] <say> at once that [object] <have> been cracked (before|for months), too quickly, and [actor] <know> a kindness by its (speed|color) and <let:actor> it stand.
      {-; opens} After the noise [actor] <wait> for (somebody|someone) to come and be angry, and <find:actor> it (worse|harder), on the whole, that (nobody|no one) <come>.
      {; opens} The break in [object] <run:s> along a line that (somebody|someone) <have:s> drawn there (long|lightly) before, and [actor] <bend> to it, nearer than (wise|safe).
      {} Nobody <could say> now that [object] <be:s> just like any other; [actor] <have> seen [object.it] from inside, and <feel:actor> (responsible|oddly close).
      {-} The pieces <be:p> not many, [actor] <see>, and large, the sort that a patient person <could fit> together in one (evening|winter) of talk.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:mend',
    lines: `
      {cord} The knot [actor] <use> on [object] <come:s> out of the fingers by itself, a (sailor's|nurse's) knot, and <bring> with it the (voice|smell) of the person who taught it.
      {cloth; opens} There <be> an older mend in [object], [actor] <find>, under the (new|last) one, with stitches as (small|fine) as print, and a (gray|long) hair caught in it.
      {machine vehicle} [object] <run> (evenly|roundly) again, but in a lower voice than before, and [actor] <listen> as one <listen> to a friend back from (a long illness|the war).
      {tool weapon; opens} Whoever mended [object] the last time <have> done it in (fear|haste), [actor] <see>, with wire and (wax|string), and with no thought of there being a next time.
      {door building} From one step back [object] <look> as (good|sound) as ever, and only [actor] <know> where to press to feel the give, and <mean:actor> to keep that (quiet|private).
      {toy furniture} [actor] <set> [object] down level, and <wait:actor>, and it <not rock>, and the (pleasure|pride) of that <be> out of all proportion.
      {boat} A bead of water <try> the new (seam|joint) in [object] from one end to the other and <give> up, and [actor] <breathe> (out|again).
      {} [actor] <make> the mended place on [object] a little (uglier|larger) than it need be, so that the next person (<see>|<find>) at once where to begin.
      {; opens} [object] <hold>. [actor] <give> [object.it] a last (tug|push) and <see:actor>, beside the new repair, the (hair-thin|white) line where the next one <would begin>.
      {} Without looking up, [other] <hand> over what <be> needed for [object], one piece after (another|the next), always the right one, and [actor] <begin> to hum.
      {-} Hands <know:p> the work better than the head, so that [actor] <have> time to think of whoever first (taught|showed) them, and in what (kitchen|winter).
      {-; opens} It <would hold>, [actor] <judge>, for one use, a careful one, and so it <be:s> time to think about (which|whose) use that ought to be.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:make',
    lines: `
      {food drink; opens} From the first (spoonful|taste) of [object] [actor] <know> what <be> missing: the thing, small and (bitter|sour), that no recipe ever <mention>.
      {fire light} Everything <lean> toward [object] a little, it <seem> to [actor], the (coats|tools) on the wall, the (boots|chairs), and of course the shadows.
      {picture} [object] <be> (truer|kinder) than [actor] <mean> [object.it] to be, with the one (worry|crease) left in that flattery <leave> out.
      {toy} [object] <have> a face, [actor] <notice>, that (nobody|no one) <have> carved on purpose, only a (knot|nick), but the look of it <be> (forgiving|patient).
      {machine tool; opens} [actor] <count> the parts left over from [object] (twice|on two hands), and <arrive:actor> at one that <be> in no (drawing|sentence) of the instructions.
      {building boat} By (evening|the end) [object] <have> a smell of [object.its] own, of fresh boards and (rain|tar), and going home <be> the (hard part|problem).
      {cloth cord} Along one edge of [object] the work <be> looser, and [actor] <could tell> by the inch where the (bad news|cold) <have> come in.
      {} Turning [object] around in the light, [actor] <see> (two|three) flaws that (anyone|a friend) <would forgive>, and one good place that (nobody|no one) <would notice>.
      {; opens} [object] <be> done, and [actor] <stand> beside [object.it] with nothing to (correct|sand), and <begin:actor> to be afraid of the first (hand|buyer).
      {} [other] <pick> up [object] and <not say> a good word or a bad one, but [actor] <see> the thumb go back, (twice|again), to the one difficult (corner|place).
      {-} Having made it, [actor] <need> to (sit|look away), for it <be> a little like meeting a grown (cousin|sister) with one's own (nose|walk).
      {-; opens} Done, it <look:s> like something [actor] <have> seen once in a (dream|shop) and not been able to afford, and there <be:s> a last joint to do.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:hit',
    lines: `
      {door; opens} The note [object] <give> <be> (deeper|shorter) than it should be with nothing behind it, and [actor] <lay> an ear there and <try:actor> again, (softly|lower).
      {person} [object] <touch> the place, almost with (curiosity|respect), and [actor] <see> an old decision about [actor.he] being (reversed|unmade) behind the eyes.
      {stone building} It <hurt> a (good deal|lot) more than it <hurt> [object], and [actor] <study> the (knuckles|hand), the only thing in the (whole|entire) affair to have changed.
      {machine} After the blow [object] <work>, (naturally|of course), and [actor] <be> left with the (small|uneasy) feeling of having learned the wrong lesson.
      {animal; opens} [object] <not cry> out but <look>, and [actor] <recognize> the look of (someone|somebody) who <have> been (hit|kicked) before and <be> only (counting|waiting).
      {furniture} Out of [object] <come:s> a little (dust|sawdust), and it <hang> in the light so (calmly|prettily) that [actor] <forget> for a moment the next (blow|word).
      {body water} There <be> hardly a (sound|mark), and yet [actor] <know> that in [object] something <go> on (spreading|traveling) outward, ring after ring.
      {} The mark on [object] <be:s> (smaller|rounder) than the anger, [actor] <see>, about the (size|shape) of a plum, and <look:s> older already.
      {; opens} Something in [object] <shift:s> (downward|sideways) at the blow, not broken, only (loosened|woken), and [actor] <hold> back the second one to hear it finish.
      {} Nobody <speak>, and [other] <put> one hand flat on [object], as one <calm> a horse, and <keep> it there (until|till) [actor's] shoulders <come:p> (down|to rest).
      {-} The arm <ring> to the shoulder. [actor] <look> at the fist as at a (parcel|dog) that <have> been delivered to the wrong (address|person), and <open:actor> it.
      {-; opens} No one <ask:s> what it <be:s> for. [actor] <look> around the faces or the (walls|trees), and it <be:s> they who <seem:p> to have expected it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:touch',
    lines: `
      {cloth} [object] <be> (damp|stiff) along the hem and (dry|soft) above, and [actor] <work> out from that how deep the water must have been, and how far the (walk|road).
      {stone; opens} Under the palm [object] <have> a faint (tremor|warmth), [actor] <find>, and not all over but in one (band|line), like a (pipe|pulse) going somewhere.
      {picture instrument} [actor] <take> the finger away and <see:actor> that it <have> left on [object] the one (clean|bright) spot, and that the truth of the (color|thing) <be> there.
      {animal; opens} All along the back of [object] the (hair|skin) <run> together under the touch, and then [object.it] <lean>, and [actor] <understand> which of the two <have> been (tamed|asked).
      {person} At the touch [object] <not turn>, but the breathing <change>, and [actor] <keep> the hand where it <be> (until|till) there <be> a (nod|second breath).
      {body} One thing [actor] <notice> about [object] <be:s> the (cold|roughness), and another how (readily|soon) all that <go> away when somebody <stay>.
      {water plant} [object] <feel> like a (sleeping|thinking) thing, and [actor] <have> the tip of one (finger|glove) wet and no wish at all to (dry|explain) it.
      {machine; opens} By all accounts [object] <have> been out of use for (years|ages), but some warmth <be:s> there, and [actor] <leave> the hand there and <count> to (ten|sixty).
      {furniture tool} Other thumbs <have:p> left a hollow in [object], and [actor's] own <go> to it like water to a (drain|ford), and <rest>.
      {} With one (finger|knuckle) [actor] <follow> the edge of [object] all the way around to where [object.it] (<begin>|<start>), and <feel:actor> less alone.
      {; opens} [object] <feel> other than [object.it] <look>, (smoother|colder), and [actor] <look> (again|once more), having believed until now in the (eyes|label).
      {-} It <be> only a touch, lighter than one <use> for (fruit|eggs), but [actor] <feel> it in the fingertips for the rest of the (hour|conversation).
      {-; opens} A (small|little) give <be:s> there, where none should be, and [actor] <leave> the thumb there, (like a question|lightly), and <press:actor> once.
    `,
  },
];
