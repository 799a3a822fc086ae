import type { ReplyGroup } from '../reply-group';

/** What follows when somebody comes, something sounds or smells, is missing, counted, feared, felt or found written. */
export const happenings: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'arrival',
    lines: `
{person; opens} [object] <walk> straight to the one (board|hook) that (everyone else|a stranger) <would miss>, and <use:object> it without looking. It <be> not a first visit.
{person} With [object] a strip of cold <come> in along the floor. It <lift> the (tablecloth|papers), <go> once around the (legs|stove), and <lie> down.
{person; opens} A single set of tracks <lie> behind [object], and nobody <like> where it <begin>: (in the middle of|halfway across) the open ground, out of nothing.
{person} Two cups <be:p> out, so a third <get> taken off its (hook|shelf). The name on that one <be> long out of use. [object] <read> it aloud and <laugh>.
{animal; opens} Around the neck of [object] a (ribbon|strap) <hang> loose, bitten through, and whoever <have> the other half <be> out there still, calling (softly|and calling).
{animal} [object] <inspect> the place from end to end, (cupboards|corners) first, <find> fault with the (milk|cushions), and <lie> down on the one thing that somebody <need>.
{vehicle boat; opens} [object] <stop> with the lamps on and nobody <climb> out. On the side facing away a (door|hatch) <open>, though, and the whole thing <rise> by an inch.
{vehicle boat} The brakes, or the (ropes|brackets), <sing:p>, and all the (pigeons|gulls) <go:p> up at once. When they <settle:p>, [object] <be> white along the top.
{} It <make> a difference at once. The (table|shelf) under [object] <begin> to (creak|lean), and an older thing <slide> to the edge.
{; opens} Nobody <had send> for [object], nobody <want> to sign, and by and by the (oldest|smallest) of those present <go> up and <read> what <be> on the underside.
{-} The talk <stop>, and in the gap one <could hear> a (cup|coin) finish turning. Then the (best|warmest) chair <be> pushed out with a foot.
`,
  },
  {
    writer: 'Noah',
    answers: 'sight',
    lines: `
{building; opens} The light <move> from window to window in [object], always in the same order, and <skip> the (third|fifth), as one skips a (stair|grave).
{building} Seen from there, [object] <lean> a little to the (left|south), and all the (chimneys|trees) nearby <lean:p> the other way, as people do who are tired of a neighbor.
{ground; opens} Across the middle of [object] <run> a line where the (grass|color) <change>, dead straight, for as far as one <could see>. Something <be> under it.
{ground plant} A single (crow|kite) <work> its way over [object], and its shadow, a good deal (larger|later), <find> every hollow and every person lying in one.
{water; opens} Out on [object], too far for a swimmer, a (dark|round) spot <go> under, and <come> up a little nearer, against the current.
{sky} Beneath [object] all the (roofs|stones) <have:p> a second edge of light. It <make> the place look (drawn|rehearsed), and the (owls|dogs) <be:p> not taken in.
{picture; opens} The more light there <be>, the more of the background of [object] <come> forward: a wall, a ladder on the wall, and on the (third|top) rung a (shoe|boot).
{-} In all that view there <be> one thing that <move>: a white (cloth|speck), up and down, up and down, from a (window|rock) where nobody <would wash> anything.
{} At that distance [object] <fit> under a (thumbnail|thimble), with a thread of (smoke|road) attached, going nowhere else.
{; opens} Everything <have> a long shadow at this hour. [object] <have> two, the second lying (crosswise|the other way), from a light not yet in sight.
{-; opens} It <look> empty enough. But somebody <have> been sweeping: there <be:p> broom marks everywhere, (fine|curved), up to the edge of the trees.
`,
  },
  {
    writer: 'Noah',
    answers: 'sound',
    lines: `
{sound} It <set> the loose things going: the (lid|window) <buzz>, the spoon <walk> around the saucer, and when [object] <break> off, the spoon <take> one more step.
{sound; opens} [object] <come> again, from lower down. Between the one and the other there <be> just time enough for a (landing|flight of steps).
{sound} From habit three people <get:p> up at [object], (coats|hats) in hand, and <remember:p> one after the other that nobody <have> been called.
{sound; opens} Faces <turn:p> up to the (ceiling|wall), and then, because [object] <have> moved on, along it, heads turning together, as far as the (corner|stove pipe).
{machine vehicle} The pitch of [object] <drop> by a tone, as it does when something (passes|has gone by), and in the cups every (surface|tea leaf) <lean> after it.
{machine vehicle; opens} With each turn [object] <sound> less sure. There <be> a gap, a cough, a gap, and in the longest gap someone outside <say> "Now."
{animal; opens} All over the place others <take:p> up the cry, and then, from the side of the (quarry|harbor), (none at all|a single one, cut short), as though a lid <had go> on.
{instrument} It <be> the left hand alone, over and over. Whoever <have> to play the right hand of [object] <be> late, and a (chair|lamp) <stand> ready.
{person body; opens} [object] <stop> in the middle of a word. What <follow> <be> the (scrape|creak) of something being moved to stand in front of something else.
{-} The dust <come> down from the (beam|lamp), a pinch with every beat, and <make> a small gray cone on the table, by which one <could count>.
{-; opens} It <be> quieter the second time, and nearer. Somebody <have> taken their shoes off, out there, and <be> coming on in (socks|bare feet).
{} A hush, and then the echo of [object], (later|duller) than the size of the place <allow>: there <be> more room back there than anyone <had measure>.
{; opens} Whatever [object] <strike> <be> hollow, and not empty. After each stroke there <be> a (trickle|patter), as of rice in a box.
`,
  },
  {
    writer: 'Noah',
    answers: 'smell',
    lines: `
{smell; opens} It <be> strongest toward the (stairs|left), near the floor. On hands and knees one <could follow> [object] to a gap in the boards.
{smell} [object] <be> in the curtains by then, in the (bread|butter), in the hair of all those present. The cat <wash> and <wash> and <be> none the sweeter.
{smell food drink} Noses <go:p> up around the (room|yard). A (man|child) <walk> after [object] with eyes shut and both arms out, and straight into the (pantry|hedge).
{fire plant; opens} Underneath <lie> a second smell, (sweet|bitter), that [object] alone <not explain:object>, and it <come> from where the wind <come> from.
{animal person} Upwind of [object] the horses, or whatever <stand> there tied up, <begin:p> to pull at the (rings|ropes), one after the (next|other).
{-; opens} It <go> as it <come>, all at once. Someone <have> put the lid back, or shut the (door|drawer), and <be> standing there with a guilty (spoon|match).
{-} It <bring> things back: a kitchen, a (green|striped) apron, the hour before supper. Nobody <mention> it, but two people <swallow:p>.
{} Up close it <be> clear where that <come> from: [object], the underside, where some (tar|honey) <had run> down and caught a good many (flies|feathers).
{; opens} By the smell, [object] <have> been kept in a (church|stable) for years. Only one <stand> for miles around, and it <be> locked, or so they <say:p>.
{smell; opens} A window <be> opened. That <help> for a minute, until everybody <notice> that [object] <come> in through it, and from the (north|neighbors).
`,
  },
  {
    writer: 'Noah',
    answers: 'weather',
    lines: `
{; opens} [object] <find> the one (gap|slate) that everyone <had forget>, and <begin:object> on the stairs. Down in the (cellar|hall) something <begin> to float.
{} Under [object] all paths <get:p> to look the same. The (mail carrier|last cart) <make> a wrong turn at the (pump|oak) and <arrive>, glad of it, in front of a warm kitchen.
{; opens} With [object] <come:p> the things picked up on the way: (straw|a child's hat), a page of somebody's sums, and a (sound|bell) from the far side of the hill.
{} Indoors, the lamps <be:p> lit two hours early because of [object], and the (glasses|windows) <show:p> everyone twice, once in the room, once out there.
{; opens} An hour at most, people <say:p> of [object]. On the (third|second) morning the road <be> gone, and with the road the way for help to come.
{sky} As [object] <reach> the yard, the hens, who know about such things, <go:p> in (single file|pairs), and one of them <look> back at the (gate|hill).
{water sky; opens} The gutters <talk:p>, then <shout:p>. Where [object] <have> washed the bank away, roots <hang:p> out, and among the roots, square-cornered, a piece of (carpentry|masonry).
{-} Coats <steam:p> along the wall. The smallest one <drip> into the largest (boot|hat), and nobody <have> the heart to move either.
{-; opens} Then it <stop>, from one second to the next, and in the new quiet every (leaf|wire) <let> go of one drop, and someone <be> heard walking on gravel.
{-} The (barometer|cat) <have> known since breakfast. It <point> to the word below the last, the one in small print, where (others|good instruments) <have:p> only the maker's name.
`,
  },
  {
    writer: 'Noah',
    answers: 'absence',
    lines: `
{; opens} The (nail|dust) <show> how long it <have> been so: not a day. The clean patch, in the shape of [object], <have> had no time to dull.
{} Until then nobody <have> noticed how much <lean> on [object]. A (row|stack) of other things, polite for years, <begin> to tip into the gap, one by one.
{; opens} In the place of [object] something else <stand>, of the same weight, wrapped in a (towel|page), so that no one <would know> by lifting.
{furniture container} Empty, [object] <take> up more room than full. Voices <come:p> back from inside a little (deeper|late), and the (mouse|spider) inside <have> been told to leave.
{person; opens} The (tea|bed) <be> still warm. On the (chair|sill), folded with care, there <be> a shawl that [object] <leave> behind only in haste, the spectacles on top.
{person} The place at table <be> laid for [object] all the same. The (soup|candle) there <go> down as fast as the rest, and the dog under it <be> getting fat.
{building door} In all of [object] there <be> not one (chair|lamp) left, only their (marks|hooks), and a broom in the corner with its face to the wall.
{animal food; opens} A few (hairs|crumbs), a bent (wire|spoon), and, through the hole where [object] <had go> out, a good view of a ladder, its feet still (wet|sinking).
{-; opens} Not a soul, and yet the (kettle|swing) <move>, less and less, as such things do for (half a minute|a while) after (someone|a hand) <have> let go.
{-} Even the (echo|dust) <have> been taken along. What <remain> <be> a calendar with the one day cut out of it, in a clean square.
{money paper; opens} [object] <be> gone, but not the (band|clip) that <hold> the rest together. It <lie> there closed, as if everything <had slip> out by shrinking.
`,
  },
  {
    writer: 'Noah',
    answers: 'number',
    lines: `
{; opens} There <be> one place more in the row than there <be:p> things to stand in it. The extra (hook|hollow) <be> worn (smooth|bright), like the others, from use.
{person; opens} When asked, each of [object] <raise> a hand. All the hands together <make:p> one too many, and it <be> hard, in that (light|crush), to say whose.
{person} A row <form>, by (height|age), as rows do at a count, and at the far end, next to [object], a (dog|lamp post) <fill> the last gap.
{animal} Counting <disturb> [object]. By the time the last <be> done the first <have:p> moved, and one (brown|spotted) one <go> by for the third time, pleased.
{money} In two equal heaps [object] <come> out wrong by one. That one <lie> in between, and all of them, out of manners, <look:p> at the (ceiling|stove).
{; opens} Someone <had number> [object], in (chalk|red), low down. The figures <go:p> up as far as they should, and then there <be> a zero.
{food drink} Shared out among so many, [object] <be> a mouthful each. The (cook|smallest) <do> the sum again on the wall, and <put> down the ladle.
{-; opens} That <be> the same number as on the (gate|ticket), and as on the (calendar|coat check). Three times <be> once too often, even for arithmetic.
{-} Few, one might think. Put side by side along the (wall|pier), they <reach:p> from (end to end|here to there) and a bit around the corner.
{} All but one of [object] <be:p> alike. The odd one <have> a (nick|paler side), and to that one every hand <go> first.
`,
  },
  {
    writer: 'Noah',
    answers: 'threat',
    lines: `
{person weapon; opens} [object] <be> near enough by then to have a (smell|sound): wet leather, and under it a (click|small squeak), regular, coming every other step.
{animal; opens} In the (brush|dark) [object] <go> around once, out of sight. One <could follow> it by what <fall> quiet: the (frogs|crickets) on the left, then behind, then on the right.
{fire water} The heat, or the wet, <arrive> ahead of [object]. Paint <blister>, (nails|ropes) <scream:p>, and the mice <come:p> past in a line with their young.
{machine vehicle; opens} Now the ground <know> about [object] too. The (cups|pebbles) <shiver:p> in a row, and between two shivers there <be> less and less time.
{sky water ground} A crack <run> ahead of it, thin, quick, with a sound like a (zipper|whip), and <stop> to think beside the (tent|oldest) post.
{person; opens} [object] <not hurry>. That <be> the worst of it: there <be> time to see the (gloves|boots) being cleaned, one, and then the other.
{-; opens} The birds <go:p> first. Then the lights (on the hill|down the road), the far ones, then the near, as if (somebody|a child) <be> walking along (and pinching|pinching) them out.
{-} The way back <be> the first thing to go: a (plank|door) <drop>, and after it a good many others, flat, like cards, as far as the (road|corner).
{} Between [object] and the rest of them <stand> a table, a (bench|basket), and a boy with a (spoon|wooden sword), who <not step> aside.
{; opens} Shouting <be> no help, but when a (match|lamp) <flare>, [object] <hang> back by a yard. There <be:p> (four|three) matches left.
`,
  },
  {
    writer: 'Noah',
    answers: 'feeling',
    lines: `
{-; opens} It <show> on the outside too. The (cup|paper) in [actor's] hand <begin> to tremble, and someone across the room <see>, and quietly <get> up.
{-} [actor's] feet <know:p> it first, and <walk:p> on their own to the (window|stairs). The rest of [actor] <come> along, (with a cup|coatless), some way behind.
{-; opens} [actor] <not say> a word of it, and even so the dog <lay> down the (bone|ball), <come> over, and <stand> there looking at the place beside [actor.he].
{-} The (coffee|soup) <go> cold in front of [actor], with a skin on it. A fly <land>, <try> it, and <walk> across without getting its feet wet.
{-; opens} Somebody who <know> [actor] well <push> a chair up, back to front, and <ask> the one thing that (hurts|helps): "Since when?"
{person} It <be> plain to [object], and [object] <do> what there <be> to do: <fill> the (kettle|bath), <lock> the front door, and <talk> for an hour about (hens|tires).
{-} At such times small things <grow:p>. The (tap|clock) <have> a voice, the (curtain|stain) a face, and both of them <agree:p> with [actor].
{body} [object] <go> first hot and then cold, and a red patch the shape of (Africa|a leaf) <climb> from [actor's] collar to the ear, for all to read.
{; opens} It <hang> on [object], clearly: away from there [actor] <breathe> (better|slower). And somebody already <get> [object.it] wrapped to go along.
{-} Work <help>. [actor] <sweep> what <be> swept, <stack> what <be> stacked, and by the time it <get> dark the whole place <shine> like a (reproach|spoon).
`,
  },
  {
    writer: 'Noah',
    answers: 'message',
    lines: `
{paper; opens} A pencil <had press> through onto [object] from some other page. Tilted to the (light|lamp), the dents <give:p> up a street and half a (name|face).
{paper; opens} Every (fourth|seventh) word of [object] <stand> a little higher than the rest. Read by themselves, they <ask:p> for (bread|a rope), a lamp, and silence.
{paper} No stamp <be> on [object], and the paper <be> warm. Not a long way, then, and the (gate|letter box) <be> still swinging a bit.
{paper} Two inks, one might say: black as far as the middle of [object], then, where the hand <grow> (larger|hurried), something thinner, made of (tea|berries).
{paper; opens} [object] <name> a time, and a clock somewhere <strike> it while [actor] <look> for the place. There <be> no place. There <be> only an arrow, pointing (down|up).
{picture stone; opens} Below it, on [object], a bit of the (plaster|moss) <be> fresher than all around, just enough to cover one more line.
{machine} [object] <show> it for as long as it <take> to read slowly, and then once more with the (third|last) word changed, and then a picture of a (lake|kitten).
{-; opens} The handwriting <do> it. There <be> one person alone who (crosses|makes) a seven like that, and the letter <be> meant to be from somebody else.
{-} Read aloud, it <sound> like (a recipe|an order for coal). Read again, without the commas, it <sound> like good-bye.
{} Somebody <had take> trouble over [object]: the letters <be:p> (pricked|cut) in, with a pin or a (knife|nail), each from both sides, by touch.
`,
  },
];
