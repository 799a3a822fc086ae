import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of what happens: somebody comes, something is seen, heard, missing, near. */
export const emmaHappenings: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'arrival',
    lines: `
      {person; opens} [actor] <look> not at the face of [object] but at the shoes, for these <tell:p> the (road|truth), and they <have:p> come a long, (wet|stony) way (very fast|alone).
      {person} Before [object] <have> said who or why, [actor] <know> that somebody (at home|once) <love:s> that walk, and <make:actor> room.
      {person; opens} [object] <look> at everything there once, (like a buyer|quickly), and at one thing twice, and [actor] <mark> which it <be> and <move:actor> nearer to it.
      {animal; opens} [object] <wear> no collar, [actor] <see>, but around the neck the (hair|coat) <lie> flat in a ring, where one <have> been (until|till) (lately|that day).
      {animal} Nobody <have> called [object], and yet [actor] <have> the feeling of being (inspected|chosen), and <hold:actor> out the back of one hand, (low|slowly), for an opinion.
      {vehicle; opens} The lights of [object] <stay:p> on after the noise of it <end>, and [actor] <count> the seconds in which (somebody|someone) in there <think> it (over|through).
      {vehicle boat} [object] <ride> (low|heavily), lower than one person's weight, [actor] <judge>, and in the back or below there <be> something (wrapped|covered).
      {} Beside [object], newly come, everything else <look> as (if|though) it <have> been arranged for that, and [actor] <see> how little room the (arrangement|plan) <leave>.
      {; opens} The lateness <keep:s> [actor] thinking: if [object] <come> now, who or what, then, <have:s> come at the time (agreed|expected)?
      {person} [other] and [object] <look:p> at each other a shade too (politely|briefly), and [actor] <understand> that introductions <be:p> not going to be needed.
      {} The (order|rhythm) of the place <give:s> way a little to make room for [object], and [actor] <feel> it first in the elbows.
      {; opens} [actor] <see> by the (dust|wet) on one side only from where [object] must have come, and how straight, and how little (rest|light) there <be:s>.
      {-} Whoever it <be:s> <have:s> stopped (outside|halfway) to put a collar straight, [actor] <hear>, and so they <mean:p> to be looked at kindly.
      {-; opens} The steps <slow:p> near the end, and [actor] <think> of all the news that <come:s> (slowly|by degrees), and of the (one|other) kind, which <run:s>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'sight',
    lines: `
      {building; opens} Of everything in view [object] <hold> [actor's] eye longest, on account of one (shutter|lamp) that <move:s>, where all the rest <be:s> still.
      {building ground} From there [actor] <could see> how [object] <have> once made sense, with the (road|river) on the other side and people arriving from there.
      {water sky; opens} [object] <take> up so much of the view that [actor] <be> slow to see the one (dark|upright) thing in it that <not belong> to it.
      {plant ground} Whoever laid out [object] <have> thought of somebody coming (home|up) at this hour, [actor] <feel>, with the light from just that side.
      {sky} Under so much of [object] [actor] <feel> (small|light) in the agreeable way, like a (coin|letter) at the bottom of somebody's large clean pocket.
      {} [actor] <look> until the eyes <know:p> [object] by heart, and <go:actor> on to the edges, where one <find> out what a (view|place) <be> ashamed of.
      {; opens} Everything in sight <lean:s> a little toward [object], paths and (fences|windows) too, and the feet <know:p> it, like a (slope|current).
      {-} It <be> smaller than in the telling, [actor] <see>, and (truer|dearer) for that: one <could walk> around in it and (touch|miss) things.
      {-} For once [other] <not talk>, only <breathe:other> out, and [actor] <know> that the same (corner|line) of it all <have> caught both.
      {-; opens} From up or over there somebody <could see> [actor] just as well, it <strike:s> one (at last|in the end), and with (better|longer) reason to look.
      {} Not the size of [object] <hush:s> one but the (care|time) in it, and [actor] <speak> lower without knowing for whose sake.
    `,
  },
  {
    writer: 'Emma',
    answers: 'sound',
    lines: `
      {sound; opens} [object] <come> again, (closer|lower), and [actor] <not look> around, so as to keep the (ears|mind) on it, and <begin:actor> to tell the steps from the pauses.
      {sound} No mistake, a person <make:s> [object], [actor] <decide>, for a (machine|wind) <not stop:s> to think, and this <have:s> (twice|just now).
      {sound machine} One <could set> a clock by [object], and [actor] <do>, in the head, and at the (fourth|ninth) beat <be:actor> not afraid any longer, only curious.
      {instrument} For beginners, surely, the tune [object] <have>; but [actor] <hear> how the (hard|slow) place <be> taken, by (someone|somebody) not a beginner.
      {door building; opens} [object] <make> that noise only when (weight|wind) <come> on it from the left, [actor] <know> by now, and on the left there <be> (nobody|no one) supposed to be.
      {animal} [actor] <could hear> that [object] <have> (found|noticed) something, by the way the breath in it <be> (held|saved) between one call and the next.
      {person} By the cough, or what <come> before words, [actor] <know> [object], and <know:actor> too that the (news|answer) <be> neither good nor very bad.
      {} It <be> [object], [actor] <tell> [actor.himself], only that, and <believe:actor> it for as long as it <take:s> (the sound|such a noise) to come from (elsewhere|two sides).
      {-} What [actor] <make> of it first <be> (rain|mice), and what [actor.he] <make> of it second <be> (somebody|someone) being very (careful|gentle) with a drawer.
      {-; opens} [other] <stop> chewing, one hand up, and [actor] <see> in the raised (finger|eyes) that it <be> not the first time [other.he] <have> heard it.
      {; opens} [actor] <put> a hand flat on the nearest wall or tree, and there <be:s> [object], (plainer|slower), coming up through the palm.
      {-} In the silence after it [actor] <hear> how many small sounds <have:p> been holding on to it, and now <let:p> go (by ones|together).
    `,
  },
  {
    writer: 'Emma',
    answers: 'smell',
    lines: `
      {smell; opens} [object] <reach> [actor] in two parts, the (sweet|clean) one first, and the other underneath, which the first <have> been put there to (cover|greet).
      {smell} Whoever <live> with [object] no longer <notice> it, [actor] <think>, and <breathe:actor> it in, (slowly|by degrees), like another family's photograph book.
      {smell} Hunger <know> [object] before [actor] <do>, and <turn:s> the head (left|upward), and it <take> a (good|whole) minute to put manners back in charge.
      {smell fire; opens} No wind <blow>, so [object] must be from (near|inside), [actor] <conclude>, and <feel:actor> along the (wall|door) with the back of a hand for warmth.
      {} Some of it <be> [object] and some of it <be> older, [actor] <find>, from before the (paint|war), the sort of air that (clothes|stairs) <keep:p>.
      {; opens} Where [object] <smell> strongest there <be:p> also fewest (flies|footprints), and [actor] <set> the one fact (beside|next to) the other without (joining|liking) them.
      {-} It <be> gone as soon as [actor] <look> for it, and <come:s> back with the first (word|thought) of something else, like a (cat|name) one <not call>.
      {-} [other] <have> smelled it too and <look:other> straight at [actor], both brows up, (exactly|rather) like a (child|schoolmate) before a cake.
      {-; opens} The others <have:p> stopped noticing by now; [actor] <trust> the first (breath|minute), and by that there <be:s> somebody (new|young) in it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'weather',
    lines: `
      {water sky; opens} [object] <have> not been in the morning's (sky|talk) at all, and [actor] <feel> for all those who (<set:p> out|<plan:p>) by that, and for the one in thin shoes.
      {water sky} Under [object] the colors (<come:p> out|<deepen:p>), [actor] <see>, brick and leaf and face, as when (somebody|someone) <wipe> a (picture|window) with a sleeve.
      {} It <make> people stand nearer under things, [object], and [actor] <look> on as (strangers|enemies) <hold:p> in their elbows and <become:p> polite.
      {} [actor] <find> that [object] <change> nothing of the matter except the (pace|voices), for one <speak:s> (lower|faster), and more to the point.
      {; opens} For some time [object] <have> been coming, and [actor] <could see> that by the (cattle|washing), all (in|turned) (already|by now), and by who <be> still out on the road.
      {} By the (third|first) minute of [object] [actor] <have> an idea of the roof there, where it <be> (honest|thick) and where it only <mean> well.
      {-} A weight in the air <let:s> go of the (temples|knees), and [actor] <realize> how many hours it <have> been leaning on (everyone|everybody) there.
      {-; opens} Such weather <keep> tracks, [actor] <think>, one's own among the others, and for (an hour|a while) anybody <could read> who <go> where.
      {} [other] <turn> up a collar against [object] and then, (after a look|unasked), [actor's] too, and nothing about it <be> said, before or after.
    `,
  },
  {
    writer: 'Emma',
    answers: 'absence',
    lines: `
      {person; opens} [actor] <look> first, for some reason, at the hook where [object] <keep> a coat, and it <be> the (empty|swinging) hook that <settle> the matter.
      {animal} Out of habit [actor] <step> over the place where [object] <lie> at that hour, and <stand:actor> there on the (wrong|far) side with the habit in one leg.
      {paper money key} Whoever took [object] <be> (in no hurry|careful), [actor] <see>, for everything around it <have> been put back (squarely|with love).
      {building container; opens} Empty as [object] <be>, it <be> not cold, [actor] <find>, and there <be> a (hair|crumb) on the floor of it, and one thing swept into a corner.
      {} What [actor] <know> about [object] <turn:s> out to be mostly (the place|the use) of it, and with that gone there <be> (little|only a color) to go on.
      {; opens} The gap that [object] <leave> <be> too (clean|small), it <seem> to [actor], as when a tooth <be> drawn and not (knocked out|lost).
      {} Without [object] the rest of the things there <look:p> like (guests|teeth) after (somebody|someone) <have> left, each of them a little further from the next.
      {-} Nobody <answer>, and still [actor] (<go> on|<keep>) listening (politely|gravely) to the last of it, (since|as) one <not shut:s> a door in the face of even a (silence|guess).
      {-; opens} [actor] <not like> the (tidiness|warm stove): those who leave in fear leave things (lying|open), and here (somebody|someone) <have> taken leave of each one.
      {-} [other] <say> a name into the room, once, (softly|as a test), and from the way nothing <move:s> [actor] <know> that [other.he] <expect> none.
    `,
  },
  {
    writer: 'Emma',
    answers: 'number',
    lines: `
      {; opens} By [actor's] count of [object] there <be> one too many, and going (backward|by pairs) <not help>, and (nobody|no one) there <look> like the one who <come> late.
      {person} Just as many as the (table|boat) <hold:s>, [actor] <think>, seeing [object], and somebody must have known it (before|in advance).
      {paper money; opens} [object] <be:object> so exactly what <be> needed that [actor] <feel> watched, and <go:actor> through them again in the (hope|fear) of a mistake.
      {} So many of [object] <be:p> hard to see as more than a (heap|crowd), until [actor] <pick> out one, with a (chip|look) of its own, and then a second.
      {} The number of [object], said aloud, <sound:s> (smaller|like an address), and [actor] <say> it again, to get used to (living there|the taste).
      {furniture} [actor] <set> a person to each of [object] in mind, (the dead|the family) too, and <come:actor> out with (nobody|no one) left over and one (cushion|place) short.
      {-; opens} The number <be> right and the (order|spacing) <be:s> wrong, [actor] <see>: (somebody|someone) <have> had them all out, and not known (the system|the rule).
      {-} [other] <count> too, with moving lips, and <look:other> up at [actor] with the last one, and there <be> no need to ask, so (odd|equal) <be:p> the two silences.
      {-} [actor] <be> sure of the number only with both eyes shut; opened, they (<begin:p>|<start:p>) at once to lose their places, like infants.
      {; opens} One of [object] <be:s> not like the rest, a shade (smaller|newer), and [actor] <wonder> whether it <have:s> come to count the others.
    `,
  },
  {
    writer: 'Emma',
    answers: 'threat',
    lines: `
      {person; opens} This calm of [object] <be:s> the bad part, [actor] <think>, watching how (neatly|calmly) the sleeves <be:p> being rolled, one and the other.
      {person} Close by, [object] <look> (tear-stained|sleepless), [actor] <see>, and so there <be:s> something to (talk|ask) about, if there <be:s> time.
      {animal; opens} With both eyes on the ground before [object] and the hands (low|open), [actor] <feel> out the (wall|path) behind with one heel, an inch and an inch.
      {weapon machine vehicle} All that [actor] <notice>, with [object] so near, <be:s> (paint|rust): a flake of it about to fall, and how (much|kindly) it <be> in no hurry.
      {water fire} At most there <be:p> (two|three) minutes before [object] <get> there, and [actor] <have> been afraid all (day|along), and <be:actor> so no longer, but quick.
      {} To be fair, [actor] <think>, [object] <not know> any of them, and there <be> something almost (restful|funny) in a danger so (impartial|badly informed).
      {; opens} Between [object] and the rest there <be> only a (table|ditch) and some talk, and [actor] <begin>, in a friendly voice, with the (weather|talk).
      {-; opens} One (corner|side) of it <have> been left open, [actor] <see>, and <look:actor> away from there (at once|straightaway), not to be seen to have seen.
      {-} The fear <be> there, (cold|small) and useful, like a coin in the shoe, and [actor] <stand> on it and <count> who <could run> and who <be> to be carried.
      {} [other] <have> moved to the side of [actor] where [object] <would come> first, and <look:other> ahead, rather (bored|pale), as at a bus stop.
    `,
  },
  {
    writer: 'Emma',
    answers: 'feeling',
    lines: `
      {-} It <sit> just under the collar, [actor] <find>, about as big as a (plum|fist), and <get:s> neither better nor worse for being (looked at|named).
      {-; opens} [actor] <know> that feeling from one other day, the one with the (packed|borrowed) suitcase, and <look:actor> to see what it <be> attached to now.
      {-} Nobody <could see> it, [actor] <believe>, and <go:actor> on doing (sensible|small) things with both hands, like (a person|someone) carrying soup through a party.
      {; opens} [object] <have> to do with it, [actor] <feel>, but only as the (last|smallest) button of a coat <have> to do with the cold one <put> it on for.
      {person} The feeling <be> not new, only its direction: it <have> [object] in it now, in the middle, and [actor] <walk> around the fact (twice|slowly).
      {-} For a while [actor] <leave> it unnamed, a name being something that <need> to be (fed|introduced), and <watch:actor> what it <do> to the light.
      {-} What the face <do>, [actor] <leave> to the face; inside there <be> enough to see to, chairs to be (moved|righted), a window to be got open.
      {-; opens} On [other] too it <leave> a mark, a (small|little) one beside the mouth, and [actor] <wonder> whether [other.he] <would call> it by the same (name|word).
      {} Near [object] the feeling <be:s> stronger, [actor] <find>, and weaker by the (window|door), and so one <could play> it up and down, like a tune.
      {; opens} [actor] <give> [object] a (look|nod) meant for other things, and something <turn:s> over, (low|deep) down, like a sleeper (nearly|not quite) awake.
    `,
  },
  {
    writer: 'Emma',
    answers: 'message',
    lines: `
      {paper; opens} No name <stand> at the top of [object], so the writer must have been sure of the reader, [actor] <think>, and that <be> (odd|sad), or a compliment.
      {paper} The commas in [object], these [actor] <believe>, set down so (firmly|calmly) in a text that otherwise <pretend> to be in a hurry.
      {paper} [actor] <hear> [object] in a voice, not at once a known one, (low|dry), with a smile at the end of the lines, and then (known|not to be mistaken).
      {paper picture; opens} Under the words of [object] (somebody|someone) <have> begun one more and stopped, after a (down stroke|loop), and [actor] <try> out what it <be> to become.
      {} Anyone might have left [object], [actor] <tell> [actor.himself], but only a few <would put> it that way, and only (one|two) with such good manners.
      {; opens} So [object] <be> not old: [actor] <rub> the last word and it (<smear:s>|<come:s> off), gray, on the thumb, where it <stay:s> (for good|till dark).
      {machine} Somebody <have> (chosen|counted) every word in [object] as one <do> when words <cost:p>, and [actor] <look> for the one that <be> luxury.
      {-} After the reading neither the (threat|plea) nor the thanks of it <stay:s> with [actor], but the (date|weather) it <mention> in passing.
      {-; opens} [other] <ask> to see it and <hold:other> it (longer|closer) than it <take> to read, and [actor] <note> that the eyes <not move:p>.
      {-} Found later, by somebody (calmer|alone), it <be:s> meant to do more good, [actor] <see>; [actor.he] <read> it once more in that (spirit|voice).
    `,
  },
];
