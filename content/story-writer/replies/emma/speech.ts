import type { ReplyGroup } from '../reply-group';

/** What somebody addressed, or somebody who overhears, makes of words before any are given back. */
export const emmaSpeech: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'question:who',
    lines: `
      {-} [addressed] <go> through the (faces|hats) of the (day|week) from the (wrong|far) end, and at one of them <stop:addressed>, and <wish:addressed> it (otherwise|any other).
      {-; opens} So [speaker] <not know>, [addressed] <see>, and with that half of what <seem:s> (cruel|clever) about the asking <be:s> only plain ignorance.
      {} Somebody, [addressed] <think>, must know [about] well, better than [speaker] <do>, for nothing else <have:s> been (touched|hurt).
      {-; alone} [speaker] <try> the question on every (face|name) of the last days, and the (last|kindest) one <fit:s> so well that it <be:s> hard to (like|look at).
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:what',
    lines: `
      {} [addressed] <look> first at [about] and then at [speaker], to see how small a (word|part) of the truth <would do>, and it <be:s> not small.
      {-} A person <ask:s> that, [addressed] <consider>, who <have:s> (guessed|seen) (already|by now) and <want:s> company in it, with whom a soft answer <be:s> wasted.
      {-; opens} The thing <have:s> a short name and a long history, and [addressed] <weigh> which of those [speaker] <mean>, and which <could be> borne.
      {; alone} What indeed, [speaker] <think>, and <walk:speaker> once around [about] in the mind, (slowly|on tiptoe), as around a sleeping animal.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:where',
    lines: `
      {} [addressed's] eyes <be:p> quicker than [addressed.he] <like>: they <have:p> gone to the right corner for [about] and come back, all in a blink.
      {-; opens} To say where <would be> to say how [addressed.he] <know>, [addressed] <see>, and <begin:addressed> instead to think of a nearer (place|truth).
      {-} Far, [addressed] <mean> to say, but with [speaker's] boots in view, wet to the ankle, it <become:s> hard to be (brief|careless) about distance.
      {-; alone} [speaker] <turn> once around on the spot, (slowly|by degrees), and every direction <have:s> something (for|against) it, and one <have:s> a bird.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:when',
    lines: `
      {-} On the wall the calendar <be:s> two months old, and [addressed] <catch> [speaker] looking at it, with the (lips|fingers) moving.
      {} Before [about] or after, that <be:s> how one <count:s> there now, [addressed] <think>, and by that count it <be:s> almost (time|too late).
      {-; opens} [addressed] <know> the day, and the hour nearly; what [addressed.he] <weigh> <be:s> whether sleep <be:s> better (with|without) it.
      {-; alone} [speaker] <count> on the knuckles, long months and short, and <come:speaker> out at a date that <be:s> (nearer|older) than one <like:s>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:why',
    lines: `
      {-} In search of the reason [addressed] <go> where it always <be:s>, and in its place there <be:s> only the (habit|fear) that <have:s> grown over it.
      {} Because of [about], one could say, and it <would be> true, [addressed] <know>, and no more use to [speaker] than a (hat|map) to a fish.
      {-; opens} Three reasons <come:p> to [addressed], good ones, and the fourth, the real one, <stay:s> behind these like a (child|dog) behind skirts.
      {-; alone} No one <owe:s> [speaker] a reason, and so it <be:s> a (free|long) question, and the night or the day <have:s> room for it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:how',
    lines: `
      {-} [addressed's] hands <begin:p> on the answer by themselves, turning and (threading|lifting) something that <be:s> not there, before the mouth <be:s> ready.
      {} With [about] there <be:s> a trick, but [addressed] <see> from [speaker's] thumbs that the trick alone <would be> (no gift|dangerous).
      {-; opens} Slowly, [addressed] <think>, and not alone, and not by that door; but none of this <be:s> (what|the thing) [speaker] <hope> to hear.
      {-; alone} [speaker] <take> it apart in thought, step by step, and the steps <be:p> all possible, save (the second|one), and that <be:s> a door.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:howmany',
    lines: `
      {} Before the inner eye [addressed] <see> [about], (pair by pair|row by row), and <count:addressed> twice, (since|as) a number <be:s> soon taken for a promise.
      {-} One more than [speaker] <think>, [addressed] <know>, and the one <be:s> the (trouble|point), and nothing <need:s> to be said (too soon|at once).
      {-; opens} [addressed] <hold> up fingers behind the back, for practice, and one hand <not do:s>, and [addressed.he] <look> over to see who <have:s> noticed.
      {-; alone} Enough, [speaker] <decide>, and (<count>|<add>) all the same, (since|as) "enough" <be:s> a number that <change:s> between counting and using.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:which',
    lines: `
      {} [addressed] <have> chosen long since, between [about] and the (rest|other), and only <want:addressed> a (moment|second) to make it look like (thinking|fairness).
      {-; opens} One of the two <be:s> the better and one the (safer|dearer), [addressed] <see>, and [speaker] <be> watching for the first twitch of an eye.
      {-} Not which but how fast <be:s> the question, [addressed] <feel>, but then the hand (<lift:s>|<stay:s>) all by itself, halfway, over the left one.
      {-; alone} [speaker] <shut> both eyes to choose, and <see:speaker> one of them (better|brighter) so, and that, fair or not, <settle:s> it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:whether',
    lines: `
      {-} A yes <would cost> [addressed] the evening, and a no the (friendship|sleep) after it, and [speaker] <stand> there on one foot in between.
      {} If it <concern:s> [about], then yes, [addressed] <think>, and if it <concern:s> the rest, no, and [speaker] <have> put both in a single (basket|breath).
      {-; opens} [addressed's] head <have:s> begun to shake before the (question|word) <be:s> out, and now it <take:s> some skill to turn that into thought.
      {-; alone} Yes, [speaker] <hear> something inside answer at once, low and (cheerful|cross), and all the sensible voices <begin:p> only after that.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:tag',
    lines: `
      {-} So one <be:s> to agree, [addressed] <see>, and <feel:addressed> for the (edge|soft spot) in it, since (nobody|no one) <ask:s> so lightly who <be:s> sure.
      {-; opens} [speaker's] voice <go:s> up at the end, a (hair|step) too far, and [addressed] <hear> in it the whole (week|quarrel) that it <come:s> from.
      {} Of course, one could say, with [about] before everyone's eyes, and [addressed] <want> to, and <taste:addressed> the words, and <wait:addressed>.
      {-; alone} [speaker] <nod>, to help the thing along, and the (mirror|window) <nod:s>, and neither of the two <seem:s> (quite|very) convinced.
    `,
  },
  {
    writer: 'Emma',
    answers: 'request',
    lines: `
      {} Put so, [about] <be> a small thing to ask, and [addressed] <wonder> how many (days|tries) [speaker] <need> to get it down to so small.
      {-} [addressed] <hear> the please in it, worn thin at the (middle|heel) like a good stair, and <be:addressed> up before having decided.
      {-; opens} What [speaker] <ask> <be:s> easy; what <be:s> behind it <be:s> not, and [addressed] <look> for the place where the one <turn:s> into the other.
      {-; alone} [speaker] <ask> it of nobody, of the (weather|ceiling), in the good voice kept for shops, and <feel:speaker> at least well brought up.
    `,
  },
  {
    writer: 'Emma',
    answers: 'order',
    lines: `
      {-} [addressed's] feet <obey:p> at once, like old (soldiers|horses), and the head <follow:s> slowly, looking [speaker] up and down.
      {-; opens} Under the bark of it [addressed] <hear> that [speaker] <be> (frightened|out of breath), and it <be:s> the fear, not the order, that <decide:s>.
      {} [addressed] <look> to see what [about] <have> to do with it, and <see:addressed>, and <be:addressed> quick, with a dry mouth and (steady|cold) hands.
      {-} Some people <wait:p> to hear the reason first, and [addressed] <have> been one of those until just (then|now).
    `,
  },
  {
    writer: 'Emma',
    answers: 'threatening',
    lines: `
      {-} [addressed] <listen> less to the words than to the (breath|feet) under them, and these <say:p> that [speaker] <have> not done it often.
      {-; opens} Somebody else there <have:s> gone pale, [addressed] <notice>, paler than [addressed.he], and so it <be:s> not an (empty|idle) thing to say.
      {} Spoken softly, with a look at [about], it <sound:s> meant, and [addressed] <wish> it (shouted|louder), since shouting <wear:s> itself out.
      {-} One <could walk> away still, [addressed] <judge>, seven steps, and <stay:addressed>, from (pride|weariness) or because of somebody's shoes in the hall.
    `,
  },
  {
    writer: 'Emma',
    answers: 'greeting',
    lines: `
      {-} [addressed] <hear> from two plain words how far [speaker] <have> come, and on how little, and <put:addressed> the (kettle|answer) on in the mind.
      {-; opens} The wording <be:s> an old one, from (school|the ship), and [addressed] <look> up sooner than prudent, with all the years in between showing.
      {-} [speaker] <smile> with the mouth first and the (eyes|rest) second, and [addressed] <mark> how long the second <take:s> to come.
      {-; alone} [speaker] <say> it to the empty (hall|air) as one <wipe:s> one's shoes, and something small in there <seem:s> to be pleased.
    `,
  },
  {
    writer: 'Emma',
    answers: 'accusation',
    lines: `
      {-} What <hurt:s>, [addressed] <find>, <be:s> the small part that <be:s> (true|just), no bigger than a seed, in the (middle|midst) of so much (straw|invention).
      {} [addressed] <think> back to [about], and to the (day|hour) meant, and to the one person who <could say> so, now far (away|out of town).
      {-; opens} [speaker] <have> wanted to say it for a (month|year), [addressed] <see>, by how smooth it <be:s>, like a pebble from a long pocket.
      {-} [addressed] <grow> very calm, as one <do:s> on (ice|ladders), and <notice:addressed> that [speaker] <have> put on the good collar for it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'promise',
    lines: `
      {-} [addressed] <want> to believe it and <look:addressed> for the (handle|hook) on it, the hour or the place, by which one <pick:s> it up.
      {-; opens} [speaker] <have> promised so before, on a (bridge|Tuesday), and [addressed] <hear> that day through this one like a neighbor through a wall.
      {} If [about] <be> part of it, then it <be:s> meant, [addressed] <know>, for [speaker] never <swear> lightly by a thing that (<break:s>|<be:s> easily counted).
      {-; alone} Nobody <hear:s> it but [speaker], and the promise <be:s> no (smaller|lighter) for that; it only <have:s> nowhere to be handed back.
    `,
  },
  {
    writer: 'Emma',
    answers: 'refusal',
    lines: `
      {-} The no <be:s> clean, and [addressed] <be> almost grateful, having come with (four|six) reasons and no liking for any of these.
      {-; opens} [addressed] <see> the (hand|foot) that [speaker] <have> put behind the no, like (a person|someone) holding a door who <hope:s> it <be:s> pushed.
      {} This no <go:s> to [about], not to the asking, [addressed] <decide>, and <start:addressed> (already|by now), quietly, to think of another (way|road) around.
      {-} Between [speaker's] first no and the second, smaller one, [addressed] <hear> a (name|price) not spoken, and <lower:addressed> both eyes.
    `,
  },
  {
    writer: 'Emma',
    answers: 'thanks',
    lines: `
      {-} [addressed] <not know> where to put it, being used to (less|bills), and <turn:addressed> a cup around (until|till) the handle <point:s> at [speaker].
      {} Thanks like that <be:p> for more than [about], [addressed] <feel>, and <go:addressed> back over the days to find what else there <be:s>.
      {-; opens} [speaker] <thank> like somebody who <be:s> about to (leave|ask), and [addressed] <look> past the words for the (bag|second half).
      {-} The gratitude <be:s> real, [addressed] <see>, and it <cost:s> [speaker] something to stand there with it so (openly|bareheaded).
    `,
  },
  {
    writer: 'Emma',
    answers: 'apology',
    lines: `
      {-} [addressed] <have> rehearsed being hard for (weeks|so long), and now, with it said, all that practice <go:s> out like a tide, leaving shells.
      {} Not only [about] <be:s> meant, [addressed] <know>, but [speaker] <have> begun with the smallest of the things, as one (<do:s>|<begin:s>) with cold water.
      {-; opens} [speaker] <say> sorry to the (floor|window), and [addressed] <wait>, not in anger, for it to come up as far as a face.
      {-; alone} With nobody there to forgive it, [speaker] <stand> and <hold:speaker> it, like a (parcel|cake) on the wrong doorstep.
    `,
  },
  {
    writer: 'Emma',
    answers: 'news',
    lines: `
      {} [addressed] <take> it in from the outside: first [about], then the day, then what <follow:s>, and only at the (end|very last) oneself.
      {-; opens} Two people <could know> that, [addressed] <work> out, and [speaker] <be> neither, so a third <have:s> been (talking|listening).
      {-} [addressed] <sit> or <lean:addressed> on whatever <be:s> next, and <see:addressed> the things there go on as (if|though) nobody <have:s> told them.
      {-; alone} Said aloud it <be:s> a fact, [speaker] <find>, with a (back|weight) and two sides, and the first thing a fact <want:s> <be:s> a chair.
    `,
  },
  {
    writer: 'Emma',
    answers: 'secret',
    lines: `
      {-} [addressed] <have> known it for years, in the way one <know:s> a (stair|step) in the dark, and <try:addressed> to look as one newly told.
      {} All that <seem:s> (odd|unkind) about [about] <turn:s> around, (quite slowly|by degrees), like a wardrobe being moved, and [addressed] <see> the back of it.
      {-; opens} [speaker] <watch> it arrive, and [addressed] <know> that whatever the face <do:s> in the next (second|breath) <would be> remembered.
      {-; alone} Now it <be:s> out in the air, and [speaker] <listen> after it, half (afraid|in hope) that there <be:s> an ear behind some curtain.
    `,
  },
  {
    writer: 'Emma',
    answers: 'exclamation',
    lines: `
      {-} [addressed] <turn> not to [speaker] but to where [speaker.he] <look>, as one <do:s>, and <see:addressed> it a (moment|second) (late|after the rest), at its end.
      {} So it <be:s> [about], [addressed] <understand>, and <be:addressed> up and across before knowing to what (good|purpose).
      {-; opens} One shout and the whole place <have:s> another (order|shape): who <run:s> to it, who away, and who, [addressed] <mark>, <stay:s> seated.
      {-; alone} The cry <be:s> out before [speaker] <could weigh> it, and the (walls|hills) <try:p> it over twice, and one bird <leave:s>.
    `,
  },
];
