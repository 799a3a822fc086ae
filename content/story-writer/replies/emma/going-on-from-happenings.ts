import type { ReplyGroup } from '../reply-group';

/** Where thoughts go on to after a happening or after speech: second units. */
export const emmaAfterHappenings: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'then:happening',
    lines: `
      {} Whether [object] <mean> anything [actor] <not know> yet, but the hands (<put:p> down|<lose:p> interest in) what they <be:p> doing, and that <be:s> one opinion.
      {; opens} [actor] <ask> [actor.himself] who else must know of [object] by now, and <come:actor> to (two|three) names, one of them (unwelcome|a surprise).
      {} For (soup|small talk) there <have:s> still been time in [actor's] plans until now; with [object] there, all of it <have:s> to be moved up.
      {} [object] (<ask>|<want>) nothing of [actor] so far, and this <be:s> the hard part, for only a (demand|question) <show:s> one where to begin.
      {; opens} If [object] <come> first, [actor] <reason>, something <come:s> second, and it <be:s> only sense to (move|take) the good chair out of the way.
      {} Somewhere in the back of [actor's] head [object] <go> into a list, under (weather|luck) and above (money|supper), in a clear schoolroom hand.
      {; opens} For now [actor] <treat> [object] as (ordinary|expected), and <see:actor> at once how much (work|acting) the ordinary <take:s>.
      {} Later [actor] <would say> that the first thing about [object] <be:s> the (quiet|cold), but for now it <be:s> a tickle between the shoulder blades.
      {; opens} Two explanations of [object] <offer:p> themselves, a dull one and a (kind|bad) one, and [actor] <wait> to see which <get:s> up first.
      {} One step (nearer|back) <would settle> it about [object], and [actor] <watch> the foot that <have:s> to do it, and the foot <look:s> elsewhere.
      {} From the time before [object] there <remain:s> a half-said sentence, [actor] <notice>, and nobody <seem:s> to want the (other|second) half.
      {; opens} What <not go:s> with [object] <be:s> the hour: [actor] <check> it by the (light|shadows), and it <be:s> wrong by a good part of the day.
      {} [actor] <wish> for a person who <know:s> about things like [object], some (uncle|old hand), sleeves up, saying that it <be:s> only the usual.
      {; opens} [actor] <take> care to stand so that the way out <be:s> on the left and [object] on the right, and <look:actor> about, (at leisure|calmly), for a match.
      {} Odd, what one <notice:s>: beside [object] there <be:s> a (crumb|thread) on the sleeve, and [actor] <take> it off with all the care in the world.
      {} Better [object] than the (waiting|guessing), [actor] <think>, and <be:actor> (relieved|alarmed) to find that this <be:s> quite true.
      {; opens} Once before, the like of [object] <have:s> turned up, with a (move|funeral) within the month, and [actor] <remember> the hats.
      {} Nothing <stop:s> a person from going (home|on) and leaving [object] to others, and [actor] <give> the idea its due, a full breath.
      {; opens} Still, [object] <leave> one small thing to be (explained|asked), and the one to ask <be:s> not far; [actor] <begin> to choose a tone.
      {person} The way [object] <stand>, [actor] <think>, <tell:s> most: on both feet, like (someone|one) who <mean:s> to be there at breakfast.
      {person; opens} What [object] <carry> <be:s> light, and held (too tight|away from the body), and [actor] <try> not to be seen looking at it.
      {person} Because of [object] [actor] <hear> the room anew, as a guest <hear:s> it, the (loud clock|bad hinge), the thing nobody ever <say:s>.
      {animal} Whoever <own:s> [object] <be:s> kind or (absent|dead), [actor] <judge> by the coat, and <move:actor> one foot, only the one, an inch.
      {sound; opens} [actor] <have> half a mind to answer [object] with the same, (two|three) knocks on wood, and a whole mind to (wait|hear) what then.
      {water sky} The old people <read:p> [object] as others <read:p> a paper, [actor] <know>, and <wish:actor> for one of them, and for (the glasses|less news).
      {paper} Folded or not, [object] <go> on talking, and [actor] <answer> it in the head, (politely|at length), though nothing <have:s> been asked.
      {building ground} Out there or in here, [actor] <feel>, [object] <have:s> been waiting its turn, and not (idly|angrily); there <be:s> even a path.
      {-} And [actor] <be> hungry, of all things, and <think:actor> with real (love|longing) of the end of a loaf in a tin, at home, under a cloth.
      {-; opens} It <not be:s> over; [actor] <feel> it in the way the (floor|air) <hold:s> still, and <count:actor> (the steps to the door|those within call).
      {-} If one <sit:s> down now one (<admit:s>|<mean:s>) it, [actor] <think>, and <remain:actor> standing, with a hand on a chair for company.
      {-} Bit by bit the (ordinary|small) noises <come:p> back, in order of courage, and [actor] <nod> to each, the pipe, the fly, the neighbor's boy.
      {-; opens} [actor] <look> once around [place] with the eyes of (somebody|someone) who <would have> to (describe|leave) it, and <begin:actor> at the door.
      {-} The wise thing <be:s> to wait for daylight or (advice|company), and [actor] <know> it, and <be:actor> (already|by now) rolling up the one good sleeve.
      {} [other] <give> [object] a nod, as one <nod:s> to a (doctor|creditor), and [actor] <put> this by, to be asked about in a better hour.
      {; opens} [actor] and [other] <exchange:p> a look about [object], and in it there <be:s> a plan, or at least the (same|only) window.
      {} Without being told, [other] <move> so that [object] and [actor] <be:p> not in one line, and <go:other> on peeling the (apple|egg).
      {; opens} About [object] [other] <know> more than [other.he] <show>: [actor] <see> it by the hand, which <have:s> stopped (shaking|tapping).
      {-} [other] <say> the thing people <say:p> at such times, and [actor] <be> glad of it, as of a (rail|banister) that one <not need:s> to use.
      {-} Behind [actor's] back [other] <shut> a drawer, (softly|all the way), and [actor] <feel> the better for it, without knowing what it <hold:s>.
      {; opens} If anyone <ask:s>, [actor] <have> not seen [object], at least not (first|clearly), and the lie <sit:s> in the cheek like a (plum|sweet).
    `,
  },
  {
    writer: 'Emma',
    answers: 'then:speech',
    lines: `
      {-} More of it <wait:s> behind the teeth, to judge by the (breath|chin), but [speaker] <leave> it there, and the room <have:s> time to cool.
      {-; opens} [addressed] <look> at [speaker's] hands for the rest of it, where people (<keep:p>|<show:p>) the unsaid half, and one hand <be:s> shut.
      {} At stake <be:s> not [about], [addressed] <feel>, but who <have:s> to be (right|first), and that <be:s> an older (story|game).
      {-} [addressed] <let> it stand as long as a (match|taper) <burn:s>, since some words (<improve:p>|<ripen:p>) with waiting, and some (<spoil:p>|<turn:p>).
      {-; opens} What [addressed] <want> to say and what <be:s> (wise|kind) <be:p> two different sentences, and both <have:p> got as far as the tongue.
      {} [addressed] <think> of the last talk there about [about], of how it <have:s> ended, and of the (coat|chair) left behind.
      {-} The tone of it <be:s> one that [speaker] <use> to dogs and (officials|in-laws), never before to [addressed], and it <be:s> noted.
      {-} [speaker] <look> at once as (if|though) the words <be:p> wanted back, not all, the last (two|three), and [addressed] <look> kindly at a wall.
      {-; opens} A (spoon|chair) <stop:s> in the next room: so (somebody|someone) else, too, <be:s> waiting to hear what [addressed] <would make> of it.
      {} One could begin with [about], [addressed] <consider>, and never arrive at the rest, and for a (moment|coward's moment) that <be:s> the plan.
      {-} Between [speaker] and [addressed] it <have:s> always gone like this, one too (quick|loud) and one too slow, and both of good will.
      {-; opens} [addressed] <turn> to the window to think, and there in the glass <be:s> [speaker's] face, when it <believe:s> itself (alone|unseen).
      {} About [about] there <be:s> a (true|long) answer and a handy one, and [addressed] <count> the people in hearing before choosing.
      {-} [speaker] <go> (red|pale), beginning at the ears, and [addressed] <be> moved, as always, by people whose ears <be:p> so honest.
      {-; opens} Only now [addressed] <put> (down|aside) what there <be:s> to put (down|away), slowly, like (someone|somebody) about to need both hands.
      {-} [addressed] <have> heard worse and forgiven it, and heard better and (paid|smarted) for it; so there <be:s> no hurry, and no (heat|offense).
      {} Just the way [speaker] <say> "[about.bare]" <tell:s> [addressed] what it all <cost:s>, and that it <be:s> not paid for yet.
      {-; opens} One thing [speaker] <have> carefully not said, and it <stand:s> there (beside|next to) the rest, and [addressed] <walk> (up to|around) it.
      {-} After that, to pass the salt or (shut a window|poke a fire) <would be> an answer too, [addressed] <see>, and <keep:addressed> both hands still.
      {-} [addressed] <nod>, not as a yes, but as one <nod:s> at a (station|border), papers seen, and [speaker] <wait> for the (stamp|rest).
      {} By this [addressed] <see> at last why [about] <have> been (kept|left) out of every talk for days: not by chance, and not by [speaker] alone.
      {-; opens} [addressed] <draw> breath, and <let:addressed> it go, and <draw:addressed> another one, and [speaker] <step> closer for the (second|answer).
      {-} A kind reply <be:s> ready, but [speaker] <deserve> better than the kind reply, [addressed] <decide>, and <look:addressed> for the (next|true) one.
      {-} [speaker] <have> always spoken (fast|so) when afraid, [addressed] <remember>, and with that the words <be:p> (smaller|another thing) at once.
      {} Nobody <be:s> looking at [about], and it <take:s> some doing, not to; [addressed] <see> [speaker] manage it with (great effort|closed eyes).
      {-; opens} A (cart|train) <go:s> by outside, and both <wait:p> for it, (glad|grateful) of the rest, and (in the wait|meanwhile) [addressed] <make> up [addressed.his] mind.
      {-} [addressed] <try> the words over (silently|again), moving the (weight|stress) from the first to the last, and <see:addressed> that [speaker] <mean> the (last|first).
      {-; opens} If it <be:s> a test, [addressed] <think>, then not a (clever|mean) one, and a person may fail it on purpose, out of plain good feeling.
      {} Whatever one <reply:s> about [about], it <would be> (repeated|remembered), so [addressed] <build> the sentence first, like a (chair|stair), from below.
      {-} [addressed] <laugh> a little, only through the nose, not at [speaker] but at how (late|simply) it <have:s> come, after such long (weeks|roads).
      {-; alone} Spoken to (nobody|no one), the words <hang:p> about with nothing to do, and [speaker] <hear> how much one <have:s> to be (needed|overheard).
      {-; alone} [speaker] <wait> for an answer anyway, from politeness, and in the gap the (kettle|wind) <put:s> in a word, not a stupid one.
      {; alone} With [about] for the only listener, there <be:s> no need of tact, and [speaker] <find> that this <be:s> (audience|judge) enough for the whole truth.
      {-; alone} Said to a (person|friend), it <would need:s> a reason; said like this, it <be:s> the reason, and [speaker] <stand> there (rich|free) with it.
      {-; alone; opens} The echo <come:s> back (shorter|later) than it should, and [speaker] <say> it once again, lower, to be (quite|very) certain of that.
      {-} [other] <look> from [speaker] to [addressed] and <move:other> the (lamp|bread) to where each could reach it, which <be:s> as good as a speech.
      {-; opens} [other] <have> heard, and <bend:other> over some small (work|mending), and the (needle|knife) in it <not move:s> any more.
      {-} In the corner [other] <hold> up one finger, for later, and [addressed] <understand> that there <be:s> a (witness|better moment).
      {} [other] <know> the truth about [about], and [addressed] <see> it, and <see:addressed> too that [other.he] <would keep> quiet for as long as (asked|paid).
      {-; opens} [addressed] <look> for the place to put a foot, in all that, and <find:addressed> one, (quite|very) (narrow|low), marked by a single small word.
    `,
  },
];
