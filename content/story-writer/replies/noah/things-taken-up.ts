import type { ReplyGroup } from '../reply-group';

/** What becomes of a thing that was brought into the story earlier: on the way, at the end, and long after. */
export const thingsTakenUp: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'takeup',
    lines: `
{door} A draft <come> from the side of [planted], at last, steady, with (salt|straw) on it. Somebody <have> left a gap there for [actor].
{door; opens} Nobody <had think> of [planted] for a while, and now there <be> a new (scratch|mark) there, and the sound of (breathing|a tool) being put away.
{container; opens} In the scuffle [planted] <tip> over. What <come> out first <be> expected. What <come> out after that <roll> as far as [actor's] shoe.
{container} Something to carry it all in <be> needed, and [planted] <stand> there, half (empty|forgotten). [actor] <shake> out the crumbs and <begin> to pack.
{paper; opens} [actor] <hold> [planted] up to the light again, for want of anything better, and this time the (fold|watermark) <line> up with the thing outside.
{paper} The wedge under the short table leg <turn> out to be [planted], folded (twice|eight times). The soup <slop>, the truth <be> smoothed flat.
{paper; opens} As it <turn> out, [planted] <settle> the matter: the date there, in the corner. [actor] <count> on the fingers, and <run> out of fingers, and <look> up.
{light} In that dark there <be> one thing for it. [actor] <feel> around for [planted], and with a bit of luck, and (a match|a thump), [planted.it] <come:planted> on.
{light; opens} All this time [planted] <have> been burning down, unwatched. The flame <flutter>, and in the flutter someone <see> how near the (others|wall) already <be:p>.
{fire; opens} A log <fall> in. [planted] <flare>, and over on the far side, for one second, there <stand> one more than [actor] <had count>.
{fire} Supper, signals, (wet socks|bad dreams): in the end all of it <get> brought back to [planted], and [actor] <put> on another piece.
{cord} A yard <be> missing, whatever they <try:p>, until [actor] <remember> [planted]. Tied on with a (bowline|granny knot), the whole just <reach>.
{cord; opens} [planted], which <have> lain there slack and innocent, <draw> tight. Then there <be> a hum. [actor] <step> over [planted.it] and <follow> the line out.
{cloth} The shivering <be> stopped with [planted]. Twice around it <be>, and out of the hem, with the warmth, <come> a smell of (home|smoke) that nobody <mention>.
{cloth; opens} From the top of the (mast|stairs) somebody <wave> a thing of that color. That <have> to be [planted], and [actor] <had leave> [planted.it] somewhere else.
{tool; opens} The screws there <be:p> of an old make, and nothing but [planted] might do. Three <turn:p> sweetly for [actor]. The fourth <begin> to turn by itself.
{tool} It <want> prying, and [planted] <lie> to hand. The handle <bend>, something <groan>, and [actor] <sit> in a cloud of (rust|feathers), having won.
{weapon; opens} [actor] <reach> for [planted] then, and <touch:actor> only (cloth|bare wood), with the dent still in it.
{weapon} For want of an enemy [planted] <serve> as a (doorstop|tent pole), and [actor] <hang> a wet sock on the business end, and things <be:p> calmer.
{vehicle boat} That <leave> [planted]. From there it <need> a slope, and (four|six) to push, and then [actor] <have> to run to catch up.
{vehicle boat; opens} Where [planted] <had stand> there <be> a long wet curve on the ground, and at the end of the curve, on foot, a (sheepish|muddy) thief, coming back.
{key; opens} [actor] <turn> out every pocket, and <find:actor> [planted] there, with the (lint|crumbs). The lock <take> [planted.it] like an old friend, and <stick>.
{key} It <be> worth a try, and then it <be> more than a try: [planted] <go> around, (once|twice), with a sound like a good cook cracking eggs.
{food drink} Nobody <have> eaten since all this began. [actor] <share> out [planted] on the flat of a (knife|book), so many pieces, all (crooked|equal).
{food drink; opens} The watchman, or whoever it <be> that <growl> there, <have> a weakness. [actor] <push> [planted] under the (gate|bars), and <listen> to it go.
{animal} Of all of them [planted] <be> the one to find the way: nose down, tail up, past (three|both) false doors, and then [planted.it] <sit> and <look:planted> at [actor].
{animal; opens} [planted] <come> back, soaked and proud, and <lay> something in [actor's] lap that <belong> to somebody a long way (upstream|ahead).
{money} The man at the (gate|ferry) <hold> out a palm, and [planted] <go> there, the last of all. At the sound of it the man <take> off a cap.
{money; opens} Heads or tails would have to do. [planted] <go> up, from [actor's] thumb, and <stay> up, caught in the (rafters|chandelier).
{machine; opens} In the corner [planted] <wake> without being asked, <crackle>, and <begin> to give out numbers, one of them [actor's] own.
{machine} Only the back of [planted] <be> needed: a spring, (two|four) wheels, some wire. [actor] <murmur> a pardon and <get> the lid off with a spoon.
{furniture; opens} They <push:p> [planted] up against the door, with [actor] on top for weight. That <do> for a minute. Then it all <slide> back, a little, and more.
{building ground} From up here [actor] <could see> [planted] again, back where they <have:p> come from, no bigger than a (shoe|stamp), with the (sun|snow) on top, and a new light.
{body} In the end [planted] <give> the game away, and no (mask|word) <help>: anyone who <had see> [planted.it] once <could tell>, under any hat.
{plant; opens} [planted] <had be> forgotten on the sill. There <have> been time to grow, toward the inside, and one green finger <point> past [actor].
{water sky; opens} [planted] <have> moved on, meanwhile, by the width of a (hand|roof), and so the shadow of the (post|tower) <lie>, at last, on the spot itself.
{picture} Turned around, [planted] <do> for a tray, and [actor] <carry> the glasses in style, with somebody's great-grandfather looking at the floor.
{toy instrument; opens} From under the (bed|stairs), slow, in the wrong key, <come> the sound of [planted]. [actor] <have> to go and see.
{stone} What <hold> the door open in the end <be> [planted]. [actor] <kick> [planted.it] into place, (twice|with feeling), and a wind from all the rooms <come> through.
{sound smell; opens} There it <be> again, [planted], fainter, from the other side, so that whatever <make> it <have> gone right around them and [actor].
{idea; opens} So much for the new way. [actor] <go> back to [planted], the old idea, and <ask> who here <could climb>, who lie, and who carry.
{person; opens} All this while [planted] <have> stood by, saying nothing, with a hand on the (bolt|brake). Now it <be> drawn, and [actor] <get> a nod.
`,
  },
  {
    writer: 'Noah',
    answers: 'end',
    lines: `
{door} Last of all [actor] <go> back to [planted], and, after one look (in|around), <push:actor> [planted.it] shut, gently, with all of them on the right side at last.
{door building} In the morning [planted] <stand> open on both sides, and the (wind|sun) <walk> straight through with nothing to ask of [actor] or anybody.
{container} There <be> just room in [planted] for what <be> left: (a button|some ash), the thread, a bit of music. [actor] <press> down the lid, and nobody <have> to sit on it.
{container} Emptied, and turned over, [planted] <make> a seat. [actor] <sit> down there, at the end of it all, and someone <bring> (tea|the bread).
{paper} [actor] <fold> [planted] one last time, into a (boat|hat), and the smallest of them <run> off with [planted.it], toward the (water|light).
{paper} On the blank side of [planted] there <be> room for one line. [actor] <write> it, (slowly|in pencil), and <pin:actor> [planted.it] where the others <would look>.
{light} [planted] <had do> all there <be> to do. When the end <come>, nobody <mind>: the window behind [actor] <be> gray, then (pink|gold).
{light fire} They <leave:p> [planted] burning, low, in the window, for whoever <be> still out there, and [actor] <take> the first watch.
{fire} By dawn all that <remain> of [planted] <be> a gray ring and a warmth. [actor] <pour> the last of the (tea|water), and it <say> what fires say, and <be> still.
{cord} [actor] <coil> [planted], from elbow to thumb, as it <have> to be done, and <hang:actor> [planted.it] by the door. Nothing <pull> at the other end.
{cord} Of [planted] there <be> enough for one more knot. [actor] <tie> it around all that they <have:p>, and it <be> a small bundle, and it <hold>.
{cloth} Washed and mended, [planted] <hang> in the sun between two (trees|windows), waving both arms at [actor] as if to somebody going away.
{tool} [actor] <wipe> [planted] clean and <put> [planted.it] back in the gap that <have> been waiting. The row <be> whole, and there <be> nothing more to (fix|pry).
{weapon} The smith <have> [planted] in the coals by noon. What <come> out <be> a (spade|hinge), and, still warm, it <be> handed to [actor].
{weapon} Nobody <want> [planted] anymore. [actor] <walk> out to the end of the (pier|field), and there <be> a splash, or a thud, and gulls.
{vehicle boat} By nightfall [planted] <bring> them home. Right in front of the (gate|bakery) the last of the luck <run> out, and [actor] <pat> [planted.it] like a horse.
{key} One more time [planted] <turn>, and whatever <have> been locked since the beginning <be> not. [actor] <leave> [planted.it] in the lock, on the inside.
{food drink} They <finish:p> [planted] together, standing, to the last bit, and no feast after that <would taste> to [actor] of so much.
{animal} At the crossroads [planted] <look> up the one way and down the other, <sneeze>, and <trot> after [actor], having weighed the (biscuits|matter).
{money} It <be> exactly enough. [planted] <change> hands, the (ferryman|clerk) <nod>, and [actor] <be> free to go, with nothing in the pockets but hands.
{machine} For the last time [planted] <go> through all the (hums|numbers), <come> to zero, and instead of all that everybody <had fear>, <play:planted> [actor] a waltz.
{furniture} Nobody <be> missing when they <sit:p> down. [planted] <be> taken, too, at last, by the right one, and [actor] <say> so, with a (spoon|look).
{ground water} [planted] <close> over the place without a mark. By (spring|evening), except to [actor], it <be> just a spot where the (grass|light) <be> better.
{sky} Then [planted] <come> clear of the (roofs|clouds), as at the very start, and [actor] <could read> every face by it, and all of them <be:p> there.
{plant} [actor] <dig> the hole, (deep|round) as a bucket, and <set> [planted] in it, and they <stamp:p> the earth down in a ring, like a dance.
{picture} The nail <be> still in the wall. [actor] <hang> [planted] back, <step:actor> away, <come:actor> back to straighten [planted.it], and then there <be> nothing left to (straighten|hide).
{toy instrument} At the end it <be> [planted] again, in smaller hands. They <not get:p> it right, and they <go:p> on, all the way home, ahead of [actor].
{stone} [actor] <put> [planted] down for good. The earth <give> by a finger, with a sound of (yes|rest), and the wall, or the path, <go> on.
{body person} And now, after so much trembling, [planted] <be> (steady|warm). [actor] <check>, and <be> told to stop checking.
{idea sound smell} So [planted] <get> an end: told by [actor] at the (table|rail), with the bad parts (out|first), to people who <laugh:p> where it <be> allowed.
{} [actor] <set> [planted] in the middle, where all <could see>. How (small|plain) [planted.it] <look>, after all that, and nobody <be> afraid anymore.
`,
  },
  {
    writer: 'Noah',
    answers: 'epilogue',
    lines: `
{} Years on, [planted] <stand> on a shelf in [actor's] kitchen, between the (salt|clock) and the bills. Visitors <pick:p> [planted.it] up, and <get:p> the whole story.
{-} In that (town|part of the world) they <tell:p> it to this day, with [actor] (taller|braver) each winter, and the dog, who only <sleep> through it, a hero.
{paper} The museum <have> [planted] now, under glass. The label <be> wrong in (three|two) places, and [actor] <go> by every spring to enjoy it.
{-} [actor] <take> the same way once again, long after, on an ordinary (Tuesday|Sunday). It <be> shorter than it <have> been, and there <be> a bench.
{key door} The lock <have> long been gone. But [actor] <keep> [planted.it] oiled, and some nights, half (asleep|in jest), <try:actor> a turn in the air.
{cloth} Three children <have:p> worn [planted] to school by then, each with the sleeves turned up one time less, and the (mark|burn) never <come> out.
{-} On the doorframe there <be> a line for each of them from that year, in pencil. [actor] <paint> around it whenever the house <get> painted.
{tool machine} [planted] <break> for good in the end, in bed, so to speak, at the age of (forty|ninety). [actor] <bury> [planted.it] behind the shed, (with a wheel|standing).
{vehicle boat} Hens <live:p> in [planted] these days. They <lay:p> in the driver's place, and [actor] <duck:actor> on the way to the eggs, under a bough long since gone.
{-} A letter <come> every (fall|first of May), with no sender. There <be> never much in it: a leaf, a joke. [actor] <answer> it by leaving a light on.
{plant} There <be> shade under [planted] now, enough for (two tables|a wedding). [actor] <sit> there in the evening and <be> asked, as always, if it <be> all true.
{animal} The grandchildren of [planted] <have:p> the same (ear|cough). One of them <sleep> across [actor's] feet, and in its sleep it <run> the whole way again.
{money} Through hard years and worse [actor] <keep> [planted] in a (shoe|sugar bowl). That <would buy> bread, any day, and so there <be> always bread enough.
{-} Some of it <end> up in a song. The tune <be> older, the (rhyme|name) not quite right, and [actor] <hum> it while doing dishes, like everyone.
{light fire} On that night each year somebody <put> [planted], or something like, in the (window|harbor). It <take> no arranging. [actor] <see> it from far off.
{food drink} Down there [planted] <be> on the menu, under another name. [actor] <order> the same, (once a year|each birthday), and <send> back nothing but the plate.
{cord} For years [planted] <hold> up the (beans|laundry), and the knot in the middle <be> never undone. "Leave that," [actor] <tell> whoever <reach> for it.
{-} They still <meet:p>, the ones who <be:p> there, at the long table. There <be> one chair more than needed, and [actor] <bring> a cup for it, every time.
{building ground} A road <go> past [planted] now, with a place to stop for the view. Few <do:p>. [actor] <do>, and <get> out, and <take> off a hat.
{picture} In [planted], when the low sun <get> in, one <could see> them all, (small|brown with age), and [actor] at the edge, about to laugh.
{toy instrument} Every few years [planted] <need> a part or two. Otherwise nothing <have> changed, and the one playing now <have> [actor's] chin.
{stone water} People <touch:p> [planted] for luck, going by, and the spot <have> gone smooth. [actor] <not tell> them what really <go> on there.
{weapon} [planted] <hang> over the bar, painted (blue|green), for the children. [actor] <sit> with a back to it, and <sleep> well, and <have> no scars to show.
{-} Now and then, on waking, [actor] <hear> it all once more, far off: the (feet|rain), the (shouting|engines), the good silence after. Then the (kettle|rooster).
{furniture container} In [planted], under the paper, there <be> still some (sand|straw) from that day. [actor] <dust> around that. One <have> to keep something.
{person} And [planted]? Older, rounder, and late for everything. [actor] <keep> a plate warm on (Fridays|the stove), and it <be> always eaten standing.
`,
  },
];
