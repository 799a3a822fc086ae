import type { ReplyGroup } from '../reply-group';

/** What is made of a thing from earlier in the story, of the end, and of it all from later, first and second units. */
export const emmaOverTime: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'takeup',
    lines: `
      {door} Nobody <have:s> been near [planted] since, [actor] <believe>, until it <be:s> plain from the (floor|draft) that somebody <use:s> [planted.it] still.
      {door; opens} All this while [planted] <have> stayed (shut|just so), and [actor] <go> back there now with a (reason|hand) that <be:s> new.
      {container; opens} [actor] <think> again of [planted], and of the weight of it, and <do:actor> a sum: so much for the (wood|lining), so much for what?
      {container} After all there <be:s> room in [planted], [actor] <find>, once the (false|pretty) half of it <be:s> out, for just what <need:s> hiding.
      {paper; opens} Held against what <have:s> happened since, [planted] <read> like another (letter|text), and [actor] <move> a thumb along to the place.
      {paper} [actor] <have> carried [planted] about so long that the (folds|corners) <speak:p> first; and now (at last|in the end) there <be:s> somebody to (show|give) [planted.it] to.
      {light} The dark <make:s> [actor] remember [planted], and the remembering <be:s> half a (flame|comfort); the other half <want:s> a match.
      {light; opens} [actor] <raise> [planted] to look, and <see:actor> how low [planted.it] <have> burned or (run|worn) while everybody <be:s> busy being clever.
      {cord} Now [planted] <come> into [planted.its] own: [actor] <try> [planted.it] over one knee, with a jerk, and [planted.it] <hold> like an old (promise|friend).
      {cord; opens} [planted] <be> too short by an arm's length, [actor] <see>, and <look:actor> down at the (belt|coat) and up at the hook again.
      {cloth} Cold enough, at last, for [planted], and [actor] <hold> [planted.it] out to the one who <shiver:s> most and <ask:s> least.
      {tool} [planted] <fit>. [actor] <feel> it bite, and <think:actor> with some shame of how often [planted.it] <have> been (stepped|tripped) over and cursed.
      {tool; opens} For this [planted] <be> the right thing and [actor] the wrong person, which the first (try|turn) <show:s>, and the blister.
      {weapon; opens} Meanwhile [planted] <have> been moved, [actor] <see>, (to the left|nearer the door), by (someone|somebody) who <have:s> said nothing about it.
      {weapon} One <know:s> of just one good use for [planted], and it <be:s> (as a doorstop|far from here), [actor] <decide>, and <begin:actor> with a long look.
      {vehicle boat} [planted] <be> (still there|ready), and smaller, [actor] <see>, now that one <have:s> to count who <be:s> to go and with how much.
      {key; opens} [actor] <lay> [planted] on the table, where all (this|that) time there <have:s> been only talk, and then the talk <stop:s>.
      {key} In [actor's] pocket [planted] <have> grown warm and (ordinary|dull), and it <take:s> a lock, right there, to make [planted.it] cold (again|once more).
      {food drink} Nobody else <have:s> thought of [planted], and [actor] <set> it all out in (fair|small) parts, and for so long (nobody|no one) <be:s> an enemy.
      {animal; opens} By [planted] one <know:s> the time, [actor] <say>, and it <be:s> true: it <have:s> got up, and <look:s> toward the (road|door).
      {money} So this <be:s> what [planted] <be> for; [actor] <push> [planted.it] across without (counting|a word), and <feel:actor> poorer by nothing at all.
      {machine} [actor] <not trust> [planted], having seen what [planted.it] <do> when (cold|hurried), and so <speak:actor> to [planted.it] first, like a groom.
      {furniture} Until now one only <walk:s> around [planted]; [actor] <drag> [planted.it] to the right (spot|side), and the scrape <be:s> a kind of verdict.
      {picture; opens} Again [actor] <stand> in front of [planted], and this time it <be:s> plain whom [planted.it] <show>, by the (ears|way the head <sit:s>).
      {toy instrument} [actor] <pick> out [planted] from the rest, and the youngest there, or the (saddest|loudest), <hold:s> out both arms for [planted.it].
      {plant} In the meantime [planted] <have> put out one new leaf, [actor] <see>, small, wet, (folded|red), as if someone <have:s> been kind.
      {stone} What nobody <could use>, [planted], <turn:s> out to be the very (weight|wedge) that <be:s> wanted, and [actor] <roll> [planted.it] there by foot.
      {; opens} [actor] <be> ashamed: the whole (day|story) long [planted] <have> been there to be thought of, and it <take:s> a fright to do it.
      {} [planted] <come> back into [actor's] hands by way of (nobody's|pure) plan, and now that [planted.it] <be> there one <see:s> how (badly|long) [planted.it] <have> been missed.
      {; opens} [other] <bring> [planted], not asked, and <set:other> [planted.it] down in front of [actor], and <stand:other> by, as one <stand:s> by with a bill.
      {idea} All along [planted] <have> gone on in the background, like a (stew|lodger), and [actor] <lift> the lid on it, and it <be:s> nearly ready.
    `,
  },
  {
    writer: 'Emma',
    answers: 'then:takeup',
    lines: `
      {} Good, to have (some use|work) for [planted] before the end of the day, [actor] <think>; unused, things (<sour:p>|<sulk:p>), like milk, like guests.
      {; opens} And who <be:s> it that first brought [planted]? [actor] <try> to see the hand (again|once more), and <see:actor> only the (cuff|ring) above it.
      {} With [planted] the beginning <come:s> back too, (the light|the chill) of it, and how much more (everyone|everybody) <know:s> then, or so it <seem:s>.
      {; opens} [actor] <keep> hold of [planted] a little longer than the (task|matter) <ask:s>, for [planted.it] <have> the look of being needed (once more|again).
      {} With [planted] (lost|sold), it all <go:s> otherwise, [actor] <see>, and <feel:actor> a draft at the back of the neck.
      {} For [actor] [planted] <have> never been just itself, but (the first|one) thing to hold on to in all this, and that <be:s> paid back now.
      {-} [actor] <be> slow to put the old (piece|part) and the new together, and then quick, and then (cold|quiet), because the two <fit:p>.
      {-; opens} So the beginning <be:s> not over, [actor] <understand>; it <have:s> only (walked|gone) around by the back and come in (again|once more).
      {} [other] <see> [planted] and <bite:other> back a remark, and [actor] <guess> the remark quite well, and <be:actor> (grateful|on guard).
      {} Nobody <say:s> thanks to a thing, but [actor] <wipe> [planted] clean with a sleeve before anything else, and (slowly|all over).
      {; opens} The hand <believe:s> there <be:s> more in [planted] than this one use, and [actor] <go> by the hand, as (carpenters|thieves) do.
      {-} The one plan that <work:s>, (that day|in all this), <be:s> the one nobody <make:s>, [actor] <reflect>, (amused|a little hurt), and <make:actor> no other.
      {} [actor] <not believe> in signs, but in good tools and (old friends|second chances), and <count:actor> [planted] as one or both.
      {; opens} Somebody <would come> for [planted], now that [planted.it] <be> in the open; [actor] <know> it as one <know:s> rain, and <shift:actor> the chair.
      {-} Hardly any time <go:s> by, and yet [actor] <have> the (ache|calm) of having walked a long way around to a near place.
    `,
  },
  {
    writer: 'Emma',
    answers: 'end',
    lines: `
      {door building} [actor] <go> last, and <draw:actor> [planted] to behind, not locked, since somebody (else|younger) <would want:s> to begin there too.
      {container} The last things <go:p> into [planted], and there <be:s> room for it all, [actor] <find>, (even|above all) for the part that <hurt:s>.
      {paper} [actor] <read> [planted] a last time, in the (good|window) light, and <fold:actor> [planted.it] (the old way|as before), and what <be:s> left <be:s> (finally|simply) paper.
      {light fire} Toward morning [actor] <put> out [planted], or [planted.it] <go> out alone, and it <be:s> some (while|time) before anyone <notice:s>, with that (sky|east).
      {cord} With no more need of [planted], [actor] <coil> [planted.it] as one should, and <hang:actor> [planted.it] up for the next (poor soul|trouble).
      {cloth} In the end [actor] <lay> [planted] around just the shoulders that <need:p> [planted.it], and (this time|for once) no one <shrug:s> [planted.it] off.
      {tool weapon} At last [actor] <hand> [planted] back, handle first, with (thanks|a nod), and <be:actor> surprised at how light an arm can be.
      {vehicle boat} [actor] <hear> [planted] go, and <hear:actor> [planted.it] still, (across the water|down the road), long after the others <have:p> turned to the coffee.
      {key} A hook for [planted] <have:s> been there from the first, it <turn:s> out; [actor] <find> it in the dark, by feel, like (anyone at home|a native).
      {food drink} What remains of [planted] <go:s> round, a (crust|mouthful) each, and [actor] <come> last, and there <be:s> enough, and then some.
      {animal} [planted] <lie> down across [actor's] feet with a groan, like one who <have:s> done all the (work|worrying), and that <settle:s> it.
      {money} [actor] <leave> [planted] (on the sill|in plain sight), minus nothing, and <walk:actor> away with the (pleasant|loose) gait of someone robbed of a (burden|toothache).
      {machine} [planted] <tick> as [planted.it] <cool>, more and more slowly, and [actor] <stay> for the last tick, out of respect, and it <come:s>, and that <be:s> all.
      {furniture} One place <be:s> still free at [planted], and [actor] <take> it, and it <be:s> (warm|the right height), as if (nobody|no one) else <have:s> ever sat there.
      {picture} They <hang:p> [planted] back (straight|where it was), and [actor] <step> away to look, and (everyone|everybody) in it <seem:s> to have moved up a little.
      {toy instrument} [planted] <end> up in small hands, the right place from the start, and [actor] <not mind> the noise, not that (night|day).
      {plant} [actor] <set> [planted] on the sill, toward the (south|street), and <water:actor> [planted.it], and that <be:s> one thing, at least, that <would go> on.
      {water sky} Over all of it [planted] <be> as on the first day, and [actor] <stay> under it (until|till) the eyes <run:p>, and then <go:actor> in to (the others|bed).
      {person} [planted] <come> along to the gate, as far as the (light|gravel) <go:s>, and [actor] <turn> once, and there <be:s> the hand, up.
      {idea} So [planted] <be> told to the end, and [actor] <find> that it <have:s> grown (short|kind) in the telling, and could be left with a child.
      {} [planted] <be> back where it all <begin:s>, a little (worn|the worse), and [actor] <stand> looking at it as at the first step of a stair one <have:s> climbed.
      {} At the last [actor] <think> of [planted], and <go:actor> back for [planted.it], and it <be:s> for this one (minute|errand) that the day <be:s> remembered.
      {} Nobody <want:s> [planted] any more, now that it <be:s> all clear, and so [actor] <keep> [planted.it], for the weight, and to have been there.
      {} [other] <take> [planted] from [actor] without a word and <put:other> [planted.it] away, and both <go:p> out, not fast, into the (noise|last of the light).
      {} Finally [other] <think> of [planted]; [actor] <laugh>, and <sit:actor> down where it all <begin:s>, and (for once|slowly) each <tell:s> the other everything.
      {-} Seen from the corner it <be:s> only a place by now, [actor] <find>, with a (lamp|roof), and the looking back <not hurt:s>.
      {-} Everything <have:s> been said or (eaten|mended), and [actor] <sit> on for a while with nothing in either hand, like (somebody|someone) home.
    `,
  },
  {
    writer: 'Emma',
    answers: 'then:end',
    lines: `
      {} And that <be:s> the (whole|last) secret of [planted]: somebody <have:s> needed it, and (somebody|someone) <be:s> there. [actor] <be> content with that.
      {-} It <grow:s> late or early, there <be:s> no telling, and [actor] <breathe> in, and there <be:s> nothing in the air any more but (rain|bread).
      {-} Then [actor] <do> what there <have:s> been no (time|room) for from the (start|first day): <sit:actor> down, <take:actor> off both shoes, and <look:actor> at the (day|sky).
      {-} All debts <be:p> paid, near enough; what <be:s> (broken|lost) <be:s> known by name; and [actor] <sleep> that night like a plank.
      {} By morning [planted] <would be> nothing much any longer, and [actor] <be> glad to have known [planted.it] in [planted.its] great (hour|days).
      {} Somebody <would ask>, some day, about [planted], and [actor] <have> the answer ready, and it <have:s> become a (good|short) one.
      {-} One by one the (lamps|voices) <go:p> out over there, and [actor] <count> them, and none <be:s> missing, and none too many.
      {-} [actor] <find> the first (word|step) of it all again, (quite|very) small, where it <have:s> been put (down|away), and <leave:actor> it for whoever <come:s> (next|after).
      {} As for [planted], all <be:s> right now, and so, to [actor's] own surprise, <be:s> the one who <carry:s> [planted.it] (so|this) far.
      {-} The rest <be:s> (walking|breakfast), and [actor] <be> good at that, and there <be:s> company enough in having come through.
      {-} Somewhere a (latch|clasp) <catch:s>, and this time it <be:s> only that; and [actor] <listen> to it (fall|close) as one <listen:s> to a name being called right.
      {} And when at last [actor] <put> a hand on [planted] (again|once more), it <be:s> for no reason, as one <touch:s> a (gatepost|shoulder) in passing.
      {-} [other] <say> something then, only for [actor], and (nobody|no one) else <need:s> to know it, and [actor] <laugh> until it <be:s> (day|light).
      {-} Then [actor] and [other] <go:p> home by the long way, (since|as) for the first time (in days|in all this) there <be:s> no short one needed.
      {} [other] <ask> what becomes of [planted] now, and [actor] <shrug>, and it <be:s> the (lightest|happiest) shrug of the year.
      {-} Not the end anyone <plan:s>, [actor] <think>, but it <have:s> a roof and a table, and the (dog|rain) may come in.
      {-} Out of old habit [actor] <look> over one shoulder, and there <be:s> the road, the whole of it, with (no one|evening) on it.
      {} [actor] <say> goodbye to [planted] aloud, which <be:s> foolish, and <feel:actor> (answered|forgiven), which <be:s> more foolish still.
      {-} So it <stop:s>, as rain <stop:s>, without an announcement; and [actor] <notice> only by the (birds|quiet), and <open:actor> a window.
      {-} Asked what it <be:s> all about, [actor] <would say>: about getting everybody (home|back). And that <be:s> so, as far as it <go:s>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'epilogue',
    lines: `
      {} Years later [planted] <turn> up in a (drawer|shed) that <be:s> being cleared, and [actor] <hold> [planted.it] for a while without needing to say (why|a word).
      {} People still <ask:p> about [planted], and [actor] <tell> it (well|shorter each time), leaving out the cold, (since|as) the cold <have:s> been forgiven.
      {} [planted] <have> a nail of [planted.its] own now, and visitors <take:p> [planted.it] for (decoration|a joke), and [actor] <let> them, and <dust:actor> [planted.it] on Sundays.
      {paper} The ink of [planted] <have:s> gone brown, and one word <fade:s> faster than the rest, but [actor] <know> it, and it <not need:s> ink.
      {key} For a long time [actor] <carry> [planted] on the ring with the others, opening nothing, (like a friend|out of love), until the ring <break:s>.
      {door building} The new people <paint:p> [planted] yellow, [actor] <hear>, and one winter <go:actor> to look, and the color <do:s> no (harm|real harm), and that <be:s> that.
      {light} On the shortest day of the year [actor] still <set:actor> [planted] in the window, and (no one|nobody) in the (street|house) <ask:s> any more for whom.
      {cord cloth} [planted] <have> been washed, cut down, and given to a (neighbor's|sister's) child, and sometimes [actor] <see> [planted.it] go by, running.
      {machine vehicle boat} They <keep:p> [planted] going with parts from three others, until [actor] <think> there <be:s> nothing of [planted.it] left but the (noise|name).
      {animal} Of all who <have:p> been there, [planted] <speak> of it least, [actor] <like> to say, and <have:planted> the best seat by the (stove|window) to this day.
      {money} [actor] never <spend:actor> [planted], through (two|three) poor winters, and then one day <give:actor> [planted.it] to a boy with (holes in both shoes|a list).
      {plant} From a cutting of [planted] there <be:s> a second by now, and a third, and [actor] <know> half the (street|town) by its windowsills.
      {stone} With time [planted] <have> grown a (coat|cap) of moss, and [actor] <sit> there in the evenings, for the (view|warmth) and for old times.
      {picture} [actor] <look> older than anyone in [planted] by now, and <nod:actor> to them in passing, as one <do:s> to (children|neighbors) doing well.
      {food drink} Every year about that time somebody <make:s> [planted], not very well, and [actor] <eat> or <drink> it to the (end|last), and <be:actor> asked for the story.
      {tool weapon} For years [planted] <have> been used only for (shelves|beans), and <do:planted> that nicely, [actor] <find>; most things <want:p> to be let off.
      {idea} Under a plainer name [planted] <be> known to everyone by now, and [actor] <explain> it all to (children|beginners), who <think:p> it easy.
      {person} [planted] <write> at New Year, three lines, about the (weather|knees), and [actor] <read> between those as one <look:s> between trees.
      {furniture} The leg of [planted] <be:s> still short by a hair, and still the same folded (card|page) <lie:s> under it, and [actor] <know> what it <say:s>.
      {-} Of that time [actor] <keep> mostly (sounds|smells) now, the (slant|color) of the light, and that one <have:s> never, in all of it, been quite alone.
      {-} When it <rain:s> like that again, [actor] <wake> and <lie> listening, without (fear|sorrow), as one <hear:s> relatives talk in the next room.
      {-} The place <be:s> a (bakery|garden) now. [actor] <go> there some (mornings|Saturdays) and <buy> something, and <stand:actor> where it all <have:s> happened, (eating|in the sun), among strangers.
      {-} [actor] <get> asked to tell it at weddings, and <begin:actor> (each|every) time at another (end|point), and it <come:s> out (each|every) time at the same door.
      {-} [other] <tell> it quite differently, with (more dogs|better weather), and [actor] <not correct> it; by now there <be:s> room for both.
      {-} Once a year [actor] and [other] <meet:p> (halfway|there), and <talk:p> of other things, and only at the gate, with hats on, of that.
      {-} [other] <have> forgotten it, or <say:other> so, but on the (day|date) itself there <be:s> always a (card|note), with nothing on it but the (name|year).
    `,
  },
  {
    writer: 'Emma',
    answers: 'then:epilogue',
    lines: `
      {-} It <seem:s> to [actor] that one <have:s> been happy then, and (busy|hungry), with no idea of either; and that this <be:s> probably the trick.
      {-} Now and then [actor] <meet> (somebody|someone) who <have:s> been near it too, and both <smile:p>, and (neither|nobody) <begin:s>.
      {} And [planted]? On some days [actor] <believe> that all of it <have:s> hung on that, and on others [planted.it] <be> only (pretty|old).
      {-} [actor] <not know> what the others <make:p> of it in their own (kitchens|heads), and <not need:actor> to; it <be:s> big enough to be shared out.
      {-} One <get:s> no medal for such things, [actor] <find>, but better (sleep|friends), and a certain patience with (doors|weather).
      {-} Things left unsaid in those days <have:p> kept well, like fruit; [actor] <open> a (jar|little) of it now and then, in company.
      {} When [actor] <show> [planted] to a child, the child <ask:s> (only|first) whether there <be:s> pain in it, and that <be:s> a fair question.
      {-} On clear evenings [actor] still <take:actor> the long way past, and <slow:actor> down there, as (horses|trains) do by themselves.
      {} [planted] <would outlast> them all, [actor] <think>, and <find:actor> this a (cheerful|restful) thought, like a coat one <leave:s> to (somebody|someone) tall.
      {-} Now and again the (knee|scar) <speak:s> up before rain, and [actor] <answer> it by name, and both <be:p> old comrades again till the sun.
      {-} Not all of it <be:s> true, the way [actor] <tell> it now, but the (order|weather) <be:s> true, and who <hold:s> whose hand.
      {-} Asked on a good day, [actor] <would do> it all over, except for the (shoes|shouting); and <would bring:actor> twice the bread.
      {-} A quiet <go:s> with [actor] since then, not from (age|luck) alone, and other people <like:p> to sit down next to it.
      {} Then [actor] <put> [planted] back on the shelf, and <turn:actor> [planted.it] a (little|shade) to the light, and <go:actor> to see about (supper|the door).
      {-} The young ones <laugh:p> in the right places now, [actor] <notice>, and <grow:p> still in the right place too, the (same|only) one.
      {-} In dreams it <go:s> otherwise, badly, and it <be:s> then good to wake, and to (hear|find) the house going about its small hours.
      {-} [other] <pour> what there <be:s>, and [actor] <lift> the glass a little, not high, to (everyone|everybody) who <be:s> not (there|late) any longer.
      {-} [other] <fall> asleep over the middle of it, as always, and [actor] <tell> the end to the (fire|cat), which <know:s> it.
      {-} That <be:s> all, [actor] <say>; and after a while, since (nobody|no one) <get:s> up, <add:actor> the bit about the (ladder|soup).
      {} Later nobody <know:s> what [planted] <be> for, and children <invent:p> [planted.it] a (history|name), and [actor] <listen>, and it <be:s> better.
    `,
  },
];
