import type { ReplyGroup } from '../reply-group';

/** What becomes of a thing that was brought into the story earlier: on the way, at the end, and long after. */
export const thingsTakenUp: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'takeup',
    lines: `
{door} A draft <come> from the side of [planted], at last, steady, with (salt|straw) on it. Somebody <have> left it open for [actor].
{door; opens} Nobody <had think> of [planted] for a while, and now there <be> a new (scratch|mark) on it, and the sound of (breathing|a tool) being put away.
{container; opens} In the scuffle [planted] <tip> over. What <come> out of it first <be> expected. What <come> out after that <roll> as far as [actor's] shoe.
{container} Something to carry it all in <be> needed, and there <stand> [planted], half (empty|forgotten). [actor] <shake> out the crumbs and <begin> to pack.
{paper; opens} [actor] <hold> [planted] up to the light again, for want of anything better, and this time the (fold|watermark) <line> up with the thing outside.
{paper} The wedge under the short table leg <turn> out to be [planted], folded (twice|eight times). The soup <slop>, the truth <be> smoothed flat.
{paper; opens} It <be> [planted] that <settle> it: the date there, in the corner. [actor] <count> on the fingers, and <run> out of fingers, and <look> up.
{light} In that dark there <be> one thing for it. [actor] <feel> around for [planted], and with a bit of luck, and (a match|a thump), it <come> on.
{light; opens} All this time [planted] <have> been burning down, unwatched. It <flutter>, and by the flutter someone <see> how near the (others|wall) already <be:p>.
{fire; opens} A log <fall> in. [planted] <flare>, and on the far side of it, for one second, there <stand> one more than [actor] <had count>.
{fire} Supper, signals, (wet socks|bad dreams): in the end all of it <get> brought back to [planted], and [actor] <put> on another piece.
{cord} It <be> short by a yard, whatever they <try:p>, until [actor] <remember> [planted]. Tied on with a (bowline|granny knot), it just <reach>.
{cord; opens} [planted], which <have> lain there slack and innocent, <draw> tight. Then it <hum>. [actor] <step> over it and <follow> it out.
{cloth} The shivering <be> stopped with [planted]. It <go> twice around, and out of the hem, as it <warm>, <come> a smell of (home|smoke) that nobody <mention>.
{cloth; opens} From the top of the (mast|stairs) somebody <wave> a thing of that color. It <be> [planted], no doubt, and it <be> not where [actor] <had leave> it.
{tool; opens} The screws there <be:p> of an old make, and only [planted] <fit> them. Three <turn:p> sweetly for [actor]. The fourth <begin> to turn by itself.
{tool} It <want> prying, and [planted] <lie> to hand. The handle <bend>, something <groan>, and [actor] <sit> in a cloud of (rust|feathers), having won.
{weapon; opens} [actor] <reach> for [planted] then, in the place where it <have> been, and <touch> (cloth|bare wood), still in the shape of it.
{weapon} In the end [planted] <serve> as a (doorstop|tent pole), and [actor] <hang> a wet sock on the business end, and things <be:p> calmer.
{vehicle boat} There <be> still [planted]. It <take> (four|six) of them to push, and a slope, and then [actor] <have> to run, for it <not wait>.
{vehicle boat; opens} Where [planted] <had stand> there <be> a long wet curve on the ground, and at the end of the curve, on foot, its (owner|thief), coming back.
{key; opens} [actor] <turn> out every pocket, and there, with the (lint|crumbs), <be> [planted]. It <slide> into the lock as if coming home, and <stick>.
{key} It <be> worth a try, and then it <be> more than a try: [planted] <go> around, (once|twice), with a sound like a good cook cracking eggs.
{food drink} Nobody <have> eaten since all this began. [actor] <share> out [planted] on the flat of a (knife|book), so many pieces, all (crooked|equal).
{food drink; opens} The watchman, or whoever it <be> that <growl> there, <have> a weakness. [actor] <push> [planted] under the (gate|bars), and <listen> to it go.
{animal} Of all of them [planted] <be> the one to find the way: nose down, tail up, past (three|both) false doors, and then it <sit> and <look> at [actor].
{animal; opens} [planted] <come> back, soaked and proud, and <lay> something in [actor's] lap that <belong> to somebody a long way (upstream|ahead).
{money} The man at the (gate|ferry) <hold> out a palm, and there <go> [planted], the last of its kind. He <hear> how it <ring>, and <take> off his cap.
{money; opens} Heads or tails would have to do. [planted] <go> up, from [actor's] thumb, and <stay> up, caught in the (rafters|chandelier).
{machine; opens} In the corner [planted] <wake> without being asked, <clear> its throat, and <begin> to give out numbers, one of them [actor's] own.
{machine} Only the back of [planted] <be> needed: a spring, (two|four) wheels, some wire. [actor] <beg> its pardon and <get> the lid off with a spoon.
{furniture; opens} They <push:p> [planted] up against the door, with [actor] on top for weight. It <slide> back a little. It <slide> back a little more.
{building ground} From up here [actor] <could see> [planted] again, the way they <had come>, no bigger than a (shoe|stamp), with the (sun|snow) on it, and a new light.
{body} It <be> [planted] that <give> the game away, and no (mask|word) <help>: anyone who <had see> it once <would know> it, in any hat.
{plant; opens} [planted] <had be> forgotten on the sill. It <have> grown since, toward the inside, and one green finger <point> past [actor].
{water sky; opens} [planted] <have> moved on, meanwhile, by the width of a (hand|roof), and so the shadow of the (post|tower) <lie>, at last, on the spot itself.
{picture} Turned around, [planted] <do> for a tray, and [actor] <carry> the glasses on it, with somebody's great-grandfather looking at the floor.
{toy instrument; opens} From under the (bed|stairs), slow, in the wrong key, <come> the sound of [planted]. [actor] <not leave> it there.
{stone} What <hold> the door open in the end <be> [planted]. [actor] <kick> it into place, (twice|with feeling), and a wind from all the rooms <come> through.
{sound smell; opens} There it <be> again, [planted], fainter, from the other side, so that whatever <make> it <have> gone right around them and [actor].
{idea; opens} So much for the new way. [actor] <go> back to [planted], the old idea, and <ask> who here <could climb>, who lie, and who carry.
{person; opens} All this while [planted] <have> stood by, saying nothing, with a hand on the (bolt|brake). Now it <be> drawn, and [actor] <get> a nod.
`,
  },
  {
    writer: 'Noah',
    answers: 'end',
    lines: `
{door} Last of all [actor] <go> back to [planted], and, after one look (in|around), <close> it, gently, with the whole of it on the right side at last.
{door building} In the morning [planted] <stand> open on both sides, and the (wind|sun) <walk> straight through with nothing to ask of [actor] or anybody.
{container} There <be> just room in [planted] for what <be> left: (a button|some ash), the thread, a bit of music. [actor] <press> down the lid, and it <close>.
{container} Emptied, and turned over, [planted] <make> a seat. [actor] <sit> down there, at the end of it all, and someone <bring> (tea|the bread).
{paper} [actor] <fold> [planted] one last time, into a (boat|hat), and the smallest of them <run> off with it, toward the (water|light).
{paper} On the blank side of [planted] there <be> room for one line. [actor] <write> it, (slowly|in pencil), and <pin> it where the others <would look>.
{light} [planted] <have> done its work. By the time it <go> out it <be> not missed: the window behind [actor] <be> gray, then (pink|gold).
{light fire} They <leave:p> [planted] burning, low, in the window, for whoever <be> still out there, and [actor] <take> the first watch.
{fire} By dawn [planted] <be> a gray ring and a warmth. [actor] <pour> the last of the (tea|water) on it, and it <say> what fires say, and <be> still.
{cord} [actor] <coil> [planted], from elbow to thumb, as it <have> to be done, and <hang> it by the door. Nothing <pull> on the other end.
{cord} Of [planted] there <be> enough for one more knot. [actor] <tie> it around all that they <have:p>, and it <be> a small bundle, and it <hold>.
{cloth} Washed and mended, [planted] <hang> in the sun between two (trees|windows), waving both arms at [actor] as though it <be> the one going away.
{tool} [actor] <wipe> [planted] clean and <put> it back in the gap it <had come> from. The row <be> whole, and there <be> nothing more to (fix|pry).
{weapon} The smith <have> [planted] in the coals by noon. It <come> out as (hinges|a spade), and one of those, still warm, <be> handed to [actor].
{weapon} Nobody <want> [planted] anymore. [actor] <walk> out to the end of the (pier|field), and there <be> a splash, or a thud, and gulls.
{vehicle boat} On the last drop of luck [planted] <bring> them home. It <stop> by itself in front of the (gate|bakery), and [actor] <pat> its side.
{key} One more time [planted] <turn>, and whatever <have> been locked since the beginning <be> not. [actor] <leave> it in the lock, on the inside.
{food drink} They <finish:p> [planted] together, standing, to the last (crumb|drop), and no feast after that <would taste> to [actor] of so much.
{animal} At the crossroads [planted] <look> up the one way and down the other, <sneeze>, and <trot> after [actor], having weighed the (biscuits|matter).
{money} It <be> exactly enough. [planted] <change> hands, the (ferryman|clerk) <nod>, and [actor] <be> free to go, with nothing in the pockets but hands.
{machine} For the last time [planted] <go> through its (hum|numbers), <come> to zero, and instead of all that everybody <had fear>, <play> [actor] a waltz.
{furniture} Nobody <be> missing when they <sit:p> down. [planted] <be> taken, too, at last, by the right one, and [actor] <say> so, with a (spoon|look).
{ground water} [planted] <close> over the place without a mark. By (spring|evening), except to [actor], it <be> just a spot where the (grass|light) <be> better.
{sky} Then [planted] <come> clear of the (roofs|clouds), the way it <have> been at the start, and [actor] <could read> every face by it, and all of them <be:p> there.
{plant} [actor] <dig> the hole, (deep|round) as a bucket, and <set> [planted] in it, and they <stamp:p> the earth down in a ring, like a dance.
{picture} The nail <be> still in the wall. [actor] <hang> [planted] back, <straighten> it, <step> away, and for the first time it <look> (finished|pleased).
{toy instrument} At the end it <be> [planted] again, in smaller hands. They <not get> it right, and they <go:p> on, all the way home, ahead of [actor].
{stone} [actor] <put> [planted] down where it <belong>. It <sink> in by a finger, with a sound of (yes|rest), and the wall, or the path, <go> on.
{body person} And [planted], who or which <have> trembled all along, <be> (steady|warm) now. [actor] <check>, and <be> told to stop checking.
{idea sound smell} So [planted] <get> its end: told by [actor] at the (table|rail), with the bad parts (out|first), to people who <laugh:p> where it <be> allowed.
{} [actor] <set> [planted] in the middle, where all <could see>. It <look> (smaller|plainer) than in the beginning, and nobody <be> afraid of it.
`,
  },
  {
    writer: 'Noah',
    answers: 'epilogue',
    lines: `
{} Years on, [planted] <stand> on a shelf in [actor's] kitchen, between the (salt|clock) and the bills. Visitors <pick> it up, and <get> the whole story.
{-} In that (town|part of the world) they <tell:p> it to this day, with [actor] (taller|braver) each winter, and the dog, who only <sleep> through it, a hero.
{paper} The museum <have> [planted] now, under glass. The label <be> wrong in (three|two) places, and [actor] <go> by every spring to enjoy it.
{-} [actor] <take> the same way once again, long after, on an ordinary (Tuesday|Sunday). It <be> shorter than it <have> been, and there <be> a bench.
{key door} It <not open> anything anymore, [planted]. But [actor] <keep> it oiled, and some nights, half (asleep|in jest), <try> it on the air.
{cloth} Three children <had wear> [planted] to school by then, each with the sleeves turned up one time less, and the (mark|burn) never <come> out.
{-} On the doorframe there <be> a line for each of them from that year, in pencil. [actor] <paint> around it whenever the house <get> painted.
{tool machine} [planted] <break> for good in the end, in bed, so to speak, at the age of (forty|ninety). [actor] <bury> it behind the shed, (with a wheel|standing).
{vehicle boat} Hens <live:p> in [planted] these days. They <lay:p> in the driver's place, and [actor], fetching eggs, still <duck> under a bough long since gone.
{-} A letter <come> every (fall|first of May), with no sender. There <be> never much in it: a leaf, a joke. [actor] <answer> it by leaving a light on.
{plant} It <give> shade, [planted], enough for (two tables|a wedding). [actor] <sit> there in the evening and <be> asked, as always, if it <be> all true.
{animal} The grandchildren of [planted] <have:p> the same (ear|cough). One of them <sleep> across [actor's] feet, and in its sleep it <run> the whole way again.
{money} Through hard years and worse [actor] <keep> [planted] in a (shoe|sugar bowl). It <would buy> bread, at any time, and so there <be> always bread enough.
{-} Some of it <end> up in a song. The tune <be> older, the (rhyme|name) not quite right, and [actor] <hum> it while doing dishes, like everyone.
{light fire} On that night each year somebody <put> [planted], or one like it, in the (window|harbor). It <take> no arranging. [actor] <see> it from far off.
{food drink} It <be> on the menu down there, [planted], under another name. [actor] <order> it, (once a year|each birthday), and <send> back nothing but the plate.
{cord} For years [planted] <hold> up the (beans|washing), and the knot in the middle <be> never undone. "Leave that," [actor] <tell> whoever <reach> for it.
{-} They still <meet:p>, the ones who <be:p> there, at the long table. There <be> one chair more than needed, and [actor] always <bring> a cup for it.
{building ground} A road <go> past [planted] now, with a place to stop for the view. Few <do:p>. [actor] <do>, and <get> out, and <take> off a hat.
{picture} In [planted], when the low sun <get> to it, one <could see> them all, (small|brown with age), and [actor] at the edge, about to laugh.
{toy instrument} It <need> new strings, or wheels, every few years, [planted]. Otherwise it <be> as it <have> been, and the one playing with it <have> [actor's] chin.
{stone water} People <touch:p> [planted] for luck, going by, and it <have> gone smooth there. [actor] never <tell> them what it <be> really good for.
{weapon} [planted] <hang> over the bar, painted (blue|green), for the children. [actor] <sit> with a back to it, and <sleep> well, and <have> no scars to show.
{-} Now and then, on waking, [actor] <hear> it all once more, far off: the (feet|rain), the shouting, the good silence after. Then the kettle.
{furniture container} In [planted], under the paper, there <be> still some (sand|straw) from that day. [actor] <dust> around it. One <have> to keep something.
{person} And [planted]? Older, rounder, and late for everything. [actor] <keep> a plate warm on (Fridays|the stove), and it <be> always eaten standing.
`,
  },
];
