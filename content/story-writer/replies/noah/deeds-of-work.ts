import type { ReplyGroup } from '../reply-group';

/** What follows when something is hidden, lost, mended, made, counted, traded or played. */
export const deedsOfWork: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:hide',
    lines: `
{paper; opens} Where [object] <go> in, something already there <get> pushed out on the other side: a second (sheet|envelope), older, folded in exactly the same way.
{key money; opens} [object] <slide> a little farther than [actor's] fingers <could follow>, and <hit:object> metal. There <be> company in there, of the same (size|kind).
{weapon} A good place, but for the weight: the (cloth|floorboard) over [object] <sag>, in just that long narrow shape, and every (lamp|guest) <point> it out.
{food} By noon the (ants|mice) <have:p> the address of [object] and <lay> a road to it, straight across the (floor|wall), for everyone to see.
{animal} [object] <keep> quiet for as long as anyone <could expect>, which <be> until the first pair of boots <come> by. Then the (basket|coat) <sneeze>.
{person; opens} Behind the (coats|barrels), [object] <find> the spot taken. There <be> a short struggle with elbows, then two sets of (breath|eyes), close together.
{ground plant} The fresh earth <be> darker than the rest of [object] and no amount of (leaves|stamping) <change> that. A robin <come> to inspect, and <sing> about it.
{-; opens} The steps <come:p> up to the place and <stop:p>. A hand <lift> the edge, <feel> around, (to the left|high up), and <let> it fall. Then a chair <be> pulled up.
{-} It <be> narrow in there, and it <smell> of (shoes|herring). Through the crack [actor] <could see> one knee, one (bucket|carpet), and a hand with a watch on it.
{} Nothing of [object] <show>, apart from how carefully (nobody|everybody) <look> that way afterward. [actor] <walk> past four times before supper, (humming|with a broom).
{; opens} One trace of [object] <remain> all the same: on [actor's] (sleeve|knee), plain as chalk, the dust of that one spot. A voice <ask> where one <get> so white.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:lose',
    lines: `
{key; opens} The lock <be> just a lock now, [object] being gone, and somebody with (hairpins|a wet cough) <be> at work on it before the (bath|hour) <run> out.
{animal} There <be:p> tracks at first, (wandering|in no hurry), as far as the (bakery|bridge), and then, for [object], a quite different matter: crumbs.
{person; opens} The (ferryman|cook) <be> the last to see [object], and <remember> the coat, worn inside out, and somebody tall walking (ahead|alongside).
{money} Everything <get> turned over, down to the (cushions|cat). It <bring> to light (a tooth|two spoons), a whistle and a year of nuts, but [object] <stay> away.
{paper} The wind <have> [object] by then. The next gust <lay> [object.it] against a (fence|shop window), writing out, so that the whole street <could read> what <be> meant for one.
{body sound} At first there <be> just a gap, as after a tooth. When [object] <return>, it <be> with a (tingle|crack), and to the wrong person.
{building ground; opens} Third left, second right, and again the same (pump|yellow wall). Either there <be:p> two of those, or someone <have> been moving the signs on [actor].
{-; opens} In the hunt [actor] <move> a (stove|mattress) that nobody <had move> before, and behind it, at knee height, the wallpaper <be> cut around in a neat square.
{-} The more hands <help:p> to look, the less (floor|order) there <be>. By sundown the only thing still in its place <be> what everybody <have> been sitting on.
{} The gap that [object] <leave> <get> filled, as gaps do: first with (umbrellas|jars), then with a (lodger|cat), who <not like> being asked about it.
{; opens} Asked about [object], the man at the counter <nod>, and <turn> the (big|black) book around. Collected this morning, it <say>, in [actor's] name.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:mend',
    lines: `
{cord; opens} The knot <hold>. It <hold> so well that the next weakest thing <be> called upon, and a yard beyond [object] the (hook|ring) <begin> to straighten.
{cloth} The thread <be> the wrong (red|blue), and the seam <show>. From that day on nobody <could mistake> [object] for any other in the (row|cloakroom).
{machine; opens} [object] <run>, better than new. Only, there <be:p> (three|two) screws left over on the (tray|tablecloth), and a small wheel whose purpose <be> not yet plain.
{machine} With a cough and a smell of hot (dust|hair), [object] <go> on from where it all <have> broken off, in the middle of a (tune|number) from another year.
{door} [object] <close> at last, so well that the smoke, used for years to leaving that way, <turn> around in the (hall|room) and <look> for another.
{boat vehicle} Below the (patch|weld), [object] <be> dry for the first time since (launching|the hail). Now one <could hear> where the other (hole|leak) <be>.
{toy picture furniture} Glue <run> down one side of [object] and <catch> [actor's] sleeve. The two of them <spend:p> the (afternoon|speech) together, closer than intended.
{body person; opens} Under the bandage [object] <grow> hot and <begin> to (itch|throb), in time with the (pump|drums) outside, and [actor] <be> asked not to look.
{plant} By morning [object] <stand> straight against the splint, and above the (string|tape), where all <had look> dead, a bud <be> open as wide as a (pea|wink).
{-; opens} It <be> tight as a drum now. Whatever used to leak out there <rise> in the (pipe|wall) instead, with a gurgle, toward the (bedroom|fuse box).
{-} One (sleeve|shoelace) <have> gone in with the rest by accident, and [actor's] first step away <prove>, with a jerk, how good the work <be>.
{} The mend <be> stronger than [object] around it. A little later something <give> way (above|below), and the patch <remain> in [actor's] hand.
{; opens} Fixed, [object] <sit> a (hair|finger) higher than before, and something that <have> always just passed above <catch> now, and <stop>.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:make',
    lines: `
{food; opens} The smell of [object] <find> its way (down the lane|through the vents) and <knock> at every door. When the lid <come> off, (nine|five) people <stand:p> there with bowls.
{food} In the heat [object] <rise>, <rise:object> more, and <lift:object> the lid. [actor] <press> one side down, and the other <come> out, good-humored, over the (rim|stove).
{fire} [object] <smoke>, and the smoke <go> straight up in the still air, high and white, a finger pointing down at [actor] for anyone within (a day's walk|ten miles).
{boat vehicle; opens} On the first outing [object] <show> a will of [object.its] own: a steady drift to the (left|east), as if that way <lie> home.
{building} When the last (plank|stone) <be> in, it <turn> out that the ladder <be> inside. [object] <have> a good roof, four walls, and [actor].
{picture; opens} [object] <look> like somebody. [actor] <not mean> it to; it <be> the chin, perhaps. The woman at the next table <see> it and <ask> the price, (pale|fast).
{toy tool} A child <be> found to test [object], and <do> so with such a will that nothing <could get> the prize back, neither (bread|cake) nor bed.
{machine} The first turn of [object] <be> perfect. The second <take> [actor's] (tie|sleeve) along, and a third <have> to wait until somebody <find> the (plug|axe).
{plant ground} In the fresh bed, between the strings, the first to come up <be> not what [actor] <had plant>. It <be> (blue|hairy), and it <know> its way about.
{-; opens} The work <go> faster than the hands <could explain>. Late at night [actor] <look> up, and there <be> a second pair at it, across the (bench|fire), quite at ease.
{-} Shavings to the ankles, and a splinter in each thumb. But the thing <stand>, and <go> on standing when [actor] <let> go, for a full (second|minute).
{} In making [object], [actor] <had use> up the (shelf|string) that <keep> the rest in order. Down it all <slide>, to admire the (joints|finish) from close by.
{; opens} [object] <be> still warm from the work when somebody <walk> once around [object.it] and <say>, quietly, that there <be> already one like that (in the cellar|on the hill).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:count',
    lines: `
{money; opens} It <come> out even. That <be> what <worry> everyone: nobody in this house <be> as honest as that, and so a part of [object] <have> to be (tin|borrowed).
{money} At (nineteen|forty-one) a voice next door <call> out a different number, and [actor] <have> to begin again. [object], being round, <make> use of the break.
{person; opens} One too many. [actor] <go> along the row of [object] again, touching each (sleeve|hat), and, to be sure, once more, and one of them <be> cold.
{animal food} The count of [object] <be> short by one, and, near the (gate|plate), there <be> a very contented (fox|child), who <have> a feather or a crumb on the lip.
{body} [actor] <go> by the (pulse|fingers), and <get> to (six|eleven), and <turn> the hand over, and <get> to that again. Nobody <say> anything helpful.
{building; opens} Paced off, [object] <be> forty steps long outside and thirty-six inside. Somewhere in the walls there <be> room for a (bed and a lamp|staircase).
{-; opens} The tape <say> one thing and the plan another. The difference <be> as broad as a (door|bed), and [actor] <put> an ear to it.
{-} By the third time the number <have> grown a tail: so many, and (a half|one on loan). [actor] <write> it down before it <could change> its mind.
{} Next to the figure for [object] there <be> a tick already, in (green|pencil). So someone <had check> before, (with a lighter hand|today), and with the same doubts.
{; opens} All there, [object] and the rest, and then, as the lid <go> on, one more <come> rolling out from under the (sofa|cloth) to be counted.
{weapon tool; opens} Checked twice, [object] <be> in order, down to the last (screw|edge). What <be> missing <be> the empty loop beside it, cut with a (razor|clean stroke).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:trade',
    lines: `
{money; opens} The man <bite> on [object], <smile>, and <push> over a good deal more than [actor] <had ask> for. The other hand <turn> the sign to "Closed."
{vehicle boat} At the first corner [object] <lose> a (mirror|plank), and at the second the (roof|rudder). The seller <be> out of sight by then, though not out of (hearing|breath).
{animal} [object] <be> led around the corner to a new (home|stall), and <come:object> back around the other before the price <have> been counted, looking for [actor].
{food drink} Along with [object] <come> a small bag of (salt|seed) for luck, and the luck <begin> at once: the bag <have> a hole, and the geese <follow:p>.
{cloth} Turned inside out at home, [object] <show> another (name|price), a much higher one, and around the collar a fine (white|gold) hair.
{person; opens} [object] <shake> hands on it, (dry|damp) and hard, and <not let> go. "And the rest like last time?"
{paper key} It <be> a fair price, for [object] alone. But the (drawer|hook) <be> in the bargain, too, and everything that <be> stuck at the back of that.
{-; opens} Three other bidders <drop:p> out at the same moment, and not one <look> (sorry|disappointed). [actor] <be> left with the (hammer|lot) and a quiet room.
{-} The change <be> wrong in [actor's] favor. It <stay> wrong when counted again, and <burn> through the (pocket|glove) all the way up the (stairs|hill).
{} The new owner of [object] <walk> (twice|once) around it, <kick> here and there, and a piece <come> off that [actor] <have> always taken for the best part.
{; opens} Behind [object], now sold and out of the way, a (line|row) of people <become> visible, each with the same thing under one arm, (waiting|dusty).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:play',
    lines: `
{instrument; opens} At the seventh bar [object] <begin> to answer: under each note a deeper one, (late|early) by a breath, from inside the (wall|stage), and in tune.
{instrument} Upstairs a broom <knock> on the floor, twice, and then, as [object] <go> on, a third time and a fourth, (in time|almost in step).
{toy} A bit of [object] <come> off in the heat of the game and <be> king from then on, seated on a (matchbox|bun).
{idea} In the (third|fifth) round [object] <get> a new rule, and a (scar|door) to go with it. Those who <lose> <be:p> not let out of the (kitchen|circle).
{person; opens} [object] <cheat>. It <be> done beautifully, with the little finger, and [actor] alone <could see> how long it <have> been going on.
{animal} [object] <bring> it back, wet, and a (shoe|hat) with it, and the third time the whole (wallet|goose), and <sit> down to wait for the next.
{sound; opens} Where [actor] <break> off, somebody down in the lane <pick> up [object], and <whistle> on to the end with three notes changed.
{-; opens} The floor <join> in first, then the glasses, and when the (dance|tune) <stop> the beat <go> on for two bars, out on the (landing|shore).
{-} People who <have:p> sworn never to dance again <find:p> one foot at it, under the (bench|robe), all by itself. The (mayor|widow) <get> up.
{-; opens} It <be> only a game until the cards, or the stones, <come:p> to lie in that order. An old (player|aunt) by the stove <cross> the room to look.
{} After a few turns [object] <become> a (ship|castle), and anyone who <want> to put a cup down there <have> to ask the (captain|guards).
{; opens} By the rules [object] <have> to be handed over now, but nobody on [actor's] side <reach> out. "Turn it around first. Then you'll know."
`,
  },
];
