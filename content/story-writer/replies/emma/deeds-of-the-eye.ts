import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of looking, listening, reading, writing, finding, losing, thinking and counting. */
export const emmaSeeing: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:look',
    lines: `
      {person; opens} A moment too late [object] <look> back, with a face already (put on|arranged), and [actor] <have> time to see what it <have:s> been before.
      {picture} Everyone in [object] <look:s> at the same point (outside|beyond) the frame, except one, and it <be> that one, [actor] <find>, who <have> the (truest|saddest) eyes.
      {building; opens} Of all the windows in [object] only one <be> clean, [actor] <notice>, up under the (roof|gutter), and it <have> been cleaned from the (inside|outside).
      {water sky} After some time [actor] <cease> to see [object] and <begin:actor> to see how (slowly|little) everything else <move>, down to the (smoke|grass).
      {ground} From the (height|place) of the eyes it <be> nothing but [object]; [actor] <crouch> to where a child's eyes would be, and there <be> a (path|pattern) in it.
      {body} [actor] <see> on [object] the (pale|red) line that a (ring|strap) <leave>, and <look:actor> quickly elsewhere, in possession of somebody's whole (year|marriage).
      {animal; opens} [object] <be> looking too, but past [actor], at a height where a face would be, and [actor.he] <take> care to turn around (slowly|without hurry).
      {machine tool weapon} Cleaned (often|that very day), [actor] <judge>, and by somebody who <like> [object]: even the (screws|hollows) <be:p> free of dust.
      {paper door} [actor] <look> at [object] until the (lines|grain) <begin:p> to swim, and <see:actor> only then the (small|little) (ink|pencil) mark, (low|far) in the corner, and its date.
      {plant} One branch or blade of [object] <grow:s> (away from|against) the light, [actor] <see>, and always <have>, out of some (patience|stubbornness) of its own.
      {} The (longer|more) [actor] <look>, the less [object] <agree> with what <have> been said about [object.it], in the matter of size, and (even|above all) of age.
      {; opens} One (side|part) of [object] nobody <could see> from there, and [actor] <begin> to (move|walk), (slowly|casually), around to where that must be.
      {} [other] <look> at [object] for just as long, and [actor] <have> the (curious|uneasy) certainty that [other.he] <see> something quite different there.
      {-} Nothing (<move>|<happen>), and [actor] <see> it not happen with great (exactness|clearness), every (edge|leaf) of it, as before bad weather.
      {-; opens} [actor] <look> longer than (polite|planned), and just before the (end|close) of it <see:actor> the one thing that <have:s> not been (meant|ready) to be seen.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:listen',
    lines: `
      {door; opens} Through [object] <come:p> two voices, one asking and one yielding, and [actor] <know> the (second|softer) of the two, and <have:actor> never heard it (beg|so low).
      {machine} Under the noise of [object] [actor] <hear> a second (beat|noise), a hair behind the first, like (somebody|someone) learning to (march|dance) with somebody who <know> how.
      {instrument} Whoever <play:s> [object] <be:s> sad only in the left hand, [actor] <decide>, for the right one <run> about up there like (children|a child) at a funeral.
      {person; opens} [actor] <listen> to [object] as one <listen> to (rain|a doctor), for the gaps, and in the (second|longest) of them the real sentence <be> standing.
      {water sky} It <take> time to hear that [object] <have> (words|steps) in it; and more before [actor] <admit> that these <be:p> only what one <want> (said|to hear).
      {sound; opens} [object] <come> from lower than [actor] <think> possible, from under the (boards|feet), and <stop:object> whenever somebody <walk>, out of (tact|caution).
      {animal} [object] <be> (quiet|silent) as well, and by watching the ears [actor] <could follow> (quite|very) exactly something that <pass> outside from (left|right) to (right|left).
      {} For a minute [actor] <hear> only breath and (cloth|blood), and after that [object], small and (regular|plain), which <have> been there all along.
      {-} Two (streets|floors) away (somebody|someone) <drop> a pan and <laugh>, and [actor] <hold> on to the laugh, since (nobody|no one) <laugh> so who <mean> any (harm|trouble).
      {-; opens} The sounds <come:p> in an order, [actor] <notice>: (hinge|board), pause, (board|hinge), and then the long pause in which (somebody|someone) (<listen>|<stand>) too.
      {-} [other] <tilt> the head to the same side as [actor], and between the two there <be> for a (moment|second) a (pact|warmth) that no (talk|word) <could improve>.
      {} [actor] <listen> past [object] to what <be:s> behind, and past that, down to the (beam|bottom), and <come:actor> up again with one clear (tap|word).
      {; opens} Something <be:s> missing from the sound of [object], [actor] <find>, some small (click|step) that <have:s> been there every time.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:read',
    lines: `
      {paper; opens} In [object], from the second line on, the writing <be> (steadier|firmer), [actor] <see>, like that of somebody who <have> (stopped crying|decided) in between.
      {paper} One word in [object] <have:s> been written over another, and [actor] <hold> [object.it] (to the light|aslant) (until|till) the first one <come> up: it <be> (kinder|shorter).
      {picture machine} What [object] <say> <be> clear enough, and [actor] <read> it (again|a third time) to find a way of (misunderstanding|not having read) it.
      {stone building} Weather <have> taken the (verbs|endings) out of [object], [actor] <find>, and left only (nouns|names), so that (everyone|everybody) in it <be> simply there, side by side.
      {paper; opens} [actor] <turn> [object] over to be (certain|done), and on the back, (quite small|in pencil), there <be> a sum, which <come> out one (day|person) short.
      {} Something in the (tone|voice) of [object] [actor] <know>, dry and (careful|kind), from (long ago|across a table|next door), and it <make> the words matter less.
      {; opens} [object] <answer>, by the last line, a question (nobody|no one) <have> (asked|dared to ask), and <leave:object> alone, [actor] <see>, the one about the (date|money).
      {} [other] <watch> [actor's] eyes go along the lines of [object], and <hold:other> [other.his] breath where they <stop:p>; so [other.he] <know> it (by heart|already).
      {-} [actor] <read> it as somebody long (starved|thirsty) <eat> or <drink>, too fast, and <have:actor> to go back for the (salt|sense) of it.
      {-} A (single|long) word in it <be> misspelled, always the same way, and [actor] <grow> fond of the (writer|sender) at that place, against all (prudence|orders).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:write',
    lines: `
      {paper; opens} The pen <go> through in one place, and [actor] <see> that whatever <lie> under [object] now <have> the (sharpest|cruelest) word on it too, without the rest.
      {paper} [object] <look> shorter than [object.it] <feel>, and [actor] <count> the lines and <see:actor> with (relief|surprise) that the thing <have> been said in the (second|third).
      {body stone door} Standing up, or on [object], [actor] <reflect>, one <write> more (briefly|honestly), there being no (margin|desk) to look well at.
      {machine picture; opens} [actor] <leave> out one thing from [object], the (smallest|dearest), and its absence <seem> to stand there in (red|capitals) for anyone to read.
      {idea} Written down, [object] <look> (possible|thinner), like a coat on a hanger, and [actor] <wonder> who would be (warm|big) enough to fill it.
      {} There, in [actor's] own hand, [object] <look> like (evidence|a promise), and [actor.he] <blow> on the ink a little longer than (ink|it) <need>.
      {-} It <need> (three|four) beginnings, and [actor] <keep> them all, (since|as) each one <be> true of a different (hour|person) and only the last <be> polite.
      {-; opens} [actor] <sign> with the full name, which nobody <have> (used|called) in years, and <look:actor> at it as at a (cousin|visitor) with a suitcase.
      {-} Over the shoulder [other] <read> along without (shame|hiding), and at one word <make> a small (noise|movement), and [actor] <let> that word stand.
      {; opens} The thing about [object] <be:s> there now, in ink, for anybody, and [actor] <cover> the place with a hand at the first (step|creak) on the stair.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:find',
    lines: `
      {key; opens} [object] <be> (bright|oiled) and without a speck, and it <come> to [actor] that nobody (<lose>|<mislay>) a thing in that state: it <have> been placed.
      {paper} Folded to the size of a (stamp|thumb), [object] <have> stayed (white|clean) inside, and [actor] <think> first of the (fingers|patience) of whoever <do> the folding.
      {animal} [object] <have> kept very still for a long while, [actor] <see> from the (flattened|dry) patch around, and <be:object> not afraid so much as (tired|offended).
      {money; opens} [actor] <count> before thinking, and <arrive:actor> at a sum so (round|exact) that [object] must have been meant for one (thing|debt) only.
      {body; opens} It <be> the (shoe|sleeve) that [actor] <look> at, not at [object], for that <be> an ordinary thing, and one <could go> on from there.
      {person} [object] <look> (smaller|thinner) than the search <have> made one expect, and [actor] <say> the name (twice|softly), the first time only to (practice|try) it.
      {food drink} Somebody <have> taken exactly (half|a third) of [object], [actor] <see>, and set the rest where it would keep: a (sharer|planner), and a hungry one.
      {tool toy cloth} [actor] <know> [object] at once, by the (burn|stain), and <stand:actor> there like (somebody|someone) meeting a schoolfriend in a foreign (port|city).
      {} Among so much that <be> (ruined|worthless) [object] <look> nearly (new|cheerful), and [actor] <be> in no hurry to learn how [object.it] <come> to be spared.
      {; opens} Finding [object] <be:s> (easy|quick), too much so, and [actor] <look> about to see from which (window|tree) the ease of it might have been (arranged|watched).
      {} [other] <go> (pale|red) before [actor] <could ask> about [object], and <begin:other> to explain some other thing, with (great|much) detail.
      {-} It <have> been there the (whole|entire) time, at the height of the eyes, and [actor] <laugh>, and <be:actor> (a little|secretly) frightened by what else might be.
      {-; opens} What <be:s> found <be:s> one thing; how long it <have:s> been (missed|there) another, and [actor] <begin> to count back, by (birthdays|winters).
      {; opens} Turning [object] over for a name, [actor] <see> that there <be:s> none, only the (rubbed|clean) place where a name <be:s> meant to go.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:lose',
    lines: `
      {key money; opens} [actor] <go> through every pocket in the (usual|proper) order, and then, for [object], in the order of (hope|shame), where the last one <be> the real one.
      {paper} All that [actor] <could call> back of [object] <be:s> the (look|slant) of the page, a blot, (two|three) short lines and a long, and none of the words.
      {person; opens} Where [object] <have> stood, people <close:p> up as water does, and what [actor] <keep> hold of <be> the (color|sound) of one sleeve or (shoe|laugh).
      {animal} Everything there <be> that height now, the height of [object]; [actor] <catch> it at the edge of the eye, a (bag|shadow), and each time <begin:actor> to (smile|call).
      {idea sound} [actor] <keep> quite still, as one <do> for (deer|soap bubbles), but [object] <have> gone, and what <stay> <be> only a (shape|warmth).
      {cloth tool} By evening the (hands|shoulders) <remember:p> [object] a hundred times, in a hundred small (gestures|reaches), and each of these [actor] <have> to finish empty.
      {} Without [object] one <could see> how much <have> been (leaning|arranged) around [object.it], and [actor] <look> at the (gap|place) with something like respect.
      {; opens} With [object], the last time, there <have:s> been a (bench|counter), rain, some (trouble|fuss), all of which, [actor] <feel>, now <need:s> going through (again|slowly).
      {-} [actor] <look> in all the (likely|proper) places, and after that in the impossible ones, and there at least <find:actor> (something|a comb) from the year before.
      {-; opens} [other] <help> to look, rather (well|carefully), but always (behind|after) [actor], in the corners already done, and it <be> hard not to (see|think) why.
      {-} By its absence it <grow:s> more exact, [actor] <notice>: the (chip|tear) on the one side, the smell, the (sound|weight) in the pocket.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:think',
    lines: `
      {person; opens} It <be> odd, [actor] <find>, that of [object] there <come:p> back no words, only the (hands|coat), and how (often|quickly) these <be:p> put away.
      {idea} After some thought [object] <have> a (hole|gap) in it the size of one person, and [actor] <know>, not gladly, which.
      {} [object], at least, [actor] <have> (clear|whole) in mind, to the last (scratch|inch): one <could begin> there and go outward, like (somebody|someone) lighting (lamps|a house).
      {; opens} Whichever way [actor] <turn> things, [object] <be> in the middle, plain to see, and all the (stories|reasons) <have:p> to walk around [object.it].
      {building ground water} In thought [actor] <go> through it again, [object], from the (near|low) end, and <notice:actor> what there <have> been no (time|light) to notice.
      {-} The thought <arrive> (sideways|late), while the eyes <be:p> busy with a (button|crumb), and [actor] <sit> (quite|very) still, to let it come all the way in.
      {-; opens} [actor] <go> back over it in order, (hour by hour|step by step), and <find:actor> the place where (everyone|everybody), so far, <have:s> taken (somebody's|a stranger's) word for it.
      {-} It <be> no comfort, but it <fit>: [actor] <look> at it from the side of the (others|enemy), and from there it <fit> even better.
      {-; opens} One <could believe> it, [actor] <decide>, given one (liar|coincidence) fewer; and for a while there <be> nothing else in [actor's] head.
      {-} From [actor's] face [other] <know> that something <have> been settled, and <move:other> (up|aside) a little, to make room for whatever it <be>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:count',
    lines: `
      {money} [actor] <make> it (nine|eleven) more than before, and <count:actor> (again|once more), slower, and the second time [object] <come> out right, which <be> (worse|no comfort).
      {-; opens} As a number it <be:s> right, and [actor] <say> so, and <go:actor> on (looking|counting), (since|as) the right number <be:s> not yet the right ones.
      {paper tool food} Somebody <have> counted [object] before and (made|left) a (pencil|chalk) tick at each, and [actor] <find> the one without a tick, and <put:actor> it (aside|by).
      {} So [actor] <have> a number for [object], and it <be> a strange (comfort|possession), like a (ticket|coat check) for something one <have> not handed in.
      {; opens} For [object] the figures <agree:p>, down to the (inch|last one), and [actor] <see> now that this <be> what <have> been troubling: nothing else there (<do>|<agree>).
      {machine sky} [object] and memory (<not agree:p>|<differ:p>), by a (minute|finger) or two, and for the first time [actor] <take> the side of (the thing|figures).
      {-} [actor] <count> half aloud, and at eleven <lose:actor> the thread, (because|since) a (wasp|shutter) <choose> that moment to (speak|interfere), and <have:actor> to begin again.
      {-; opens} It <come> out uneven. [actor] <not mind> that, but <mind:actor> how (quickly|gladly) (everyone|everybody) <agree> that it <have> always been so.
      {-} [other] <wait> with a finger on the first one, to be of use, and [actor] <do> the sum again out of (courtesy|love), and <get:actor> the same.
    `,
  },
];
