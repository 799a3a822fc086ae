import type { ReplyGroup } from '../reply-group';

/** What follows when something is struck, broken, cut or thrown. */
export const deedsOfForce: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:hit',
    lines: `
{door; opens} A panel of [object] <split> from top to bottom. Through the gap a calm voice <ask> if [actor] <have> heard of (handles|bells), and somebody <giggle>.
{machine} [object] <skip> a beat, <hum> louder, and for the first time since (the flood|the war) <do> what the (label|salesman) <had promise>. Then <come> the smoke.
{instrument} The note <go> on and on. [object] <give> out all that <be> left, a (peg|skin) <burst>, and the dogs down the street <pass:p> it on from yard to yard.
{stone building; opens} Dull, dull, dull <be> the sound, and then, at the (fourth|last) blow, hollow as a (pumpkin|drum). Past that part of [object] there <be> nothing but air.
{person} [object] <sit> down, hard, and a tooth <skate> off across the floor, where a (waiter|nun) <bend> for it, <look> at [actor], and <roll> up both sleeves.
{person; opens} The hat <come> off, and all that (white|red) hair with it. Seen without, [object] <be> not at all the (person|nose) that [actor] <had mean> to get at.
{animal} Not the blow, the surprise <send> [object] straight up, over the table and through the (soup|laundry), with a (tablecloth|sock) for a (train|veil).
{vehicle} The (horn|alarm) <take> it personally. Lights <go:p> on along the street, and from the (third|top) floor a man in a (nightshirt|bib) <begin> pelting [object] with slippers.
{plant} Down from [object] <come:p> (leaves|apples), a nest, a kite from some other summer, and last, by the (collar|pants), a boy with a (slingshot|book).
{furniture machine; opens} Something inside [object] <jump> out of its bed. It <roll> (left|downhill), <meet> a (spring|bell), and a flat drawer, thin as a tray, <slide> open by itself.
{-; opens} The blow <go> through into the next room, where a (plate|clock) <leave> the wall. Someone in there <use> a (short|foreign) word and <push> back a chair.
{-} Knuckles, it <turn> out, <be:p> made for other things. [actor's] hand <grow> to the size of a (bun|mitten), and no one <have> ice but the (fishmonger|undertaker).
{} [object] <ring>, once, like something much (larger|emptier), and a fine line <open> down one side, too straight to be [actor's] doing alone.
{; opens} Two things <come:p> loose: a (flake|splinter) of [object], and, up above, grumbling, the whole (nest|bank of snow) that <have> been resting on the quiet.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:break',
    lines: `
{picture} Now a (hundred|dozen) little ceilings <lie:p> on the floor, each with its lamp. Where [object] <had hang>, somebody <had pencil> (a price|a date).
{door; opens} [object] <go> in flat, like a tray, on a cushion of (dust|cold air). The room behind <be> in use: a lamp, half a (card game|sandwich), and (a chair|two chairs) still rocking.
{container; opens} Out of [object] the contents <go:p> their ways: what <be> round (under the bed|downhill), what <be> sharp into [actor's] shoe, and what <have:p> legs under the floor.
{drink} It <run> along the cracks of the floor, in a neat (square|staircase), and <find> the hole that no one <have> found. Below, a voice <thank> [actor] for [object].
{machine; opens} A spring <leave> [object] and <go> twice around the room. When it <be> over, all <be> still, and then, in pieces, it <strike> (five|thirteen).
{weapon tool} One half of [object] <stay> in [actor's] fist. The other <be> in the (door frame|ceiling), humming, a (finger|hand) above the bald head of the one neutral person there.
{toy instrument} Inside [object] there <be> an old (ticket|newspaper), rolled up small to stop a rattle. The whole thing, one <could read> now, <had cost> somebody a (month|winter).
{stone} The broken face of [object] <glitter>. Curled up in there, as if asleep, <lie> a (shell|fern) that nobody <had look> at since before there <be:p> (people|weekdays).
{furniture} Eyes <turn:p> to [actor], now a good deal lower, among the (legs|slats) of [object], with a (cup|plate) held high and nothing spilled.
{plant} White sap <come> out of [object] and <do> to [actor's] fingers what glue <do>. All day long (feathers|letters) <stay:p> wherever one <touch> them.
{idea; opens} So nothing <bind> anyone any longer. Of those who <have:p> kept [object] the (oldest|smallest) <take> off the (hat|badge) that <go> with it, and <try> the door.
{-; opens} The crash <go> (down|up) the stairs ahead of [actor]. In its wake there <be> that little pause, and then (one door|three doors) opening, and slippers.
{-} A splinter <find> [actor's] thumb. And the break, under the lamp, <run> along a line that somebody <had cut> half through (last night|before).
{} [object] <come> apart in (three|five) clean pieces that <fit:p> the wrong way around as well. Put like that, the lot <make> a rather good (hook|spoon).
{; opens} [object] <be> the one thing that (the others|the other things) <lean:p> on. For a second nothing <know> it yet. [actor] <have> that second, and both hands full.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:sever',
    lines: `
{cord; opens} The cut end of [object] <slide> off (the edge|into the dark), as if something <had wait> to pull it. Somewhere above, what [object.it] <have> held <come> loose.
{cord} [object] <jump> apart with a (twang|crack), one end into [actor's] sleeve, the other up over the (beam|mast), and a sack of (sand|flour) <come> down in exchange.
{cord; opens} Far off, at the other end of [object], somebody <sit> down with a shout, and <begin> hauling in the slack, to see (who|what) <have> a knife.
{cloth paper; opens} [object] <tear> further than [actor] <had mean>. Between the two halves, in the lining, there <be> a third thing, (thin|flat) and folded (twice|small).
{cloth} The threads <run:p> on by themselves, up past the seam, and in the time it <take> to say (so|oh) [object] <be> two things, one of them a (bandage|flag).
{paper} Of the two halves of [object] one <have> the (place|street) on it, the other the (hour|number). The (wind|stove) <take> the nearer, and [actor] <have> the choice made for [actor.he].
{plant} [object] <go> over slowly, (shaking|sighing), and <let> in the (evening|sky) where there <have> been none for years. All the small things in the shade <stand:p> (blinking|up straight).
{food} The two halves <fall:p> apart, and the knife <stop> in the middle of [object] with a (click|scrape): somebody <had bake> something hard into it.
{body cloth} What <come> off <drift> down on [actor's] shoes, more and more, and the neck under it <be> quite (young|pale), with a (mole|scar) like a comma.
{-; opens} A snap, and a long running noise away through the (rings|pulleys), and everything that <had hang> from it <start> down, the (lamp|piano) first.
{-} It <give> with a last (thread|fiber), and [actor] <sit> on the floor with one part in each hand, while the (tent|awning) <come> down around the rest of the (party|argument).
{} Clean through. The cut <be> bright as (butter|bone), and right in the heart of [object] <run> a (red|green) thread that no maker <own> up to.
{; opens} Cut loose, the greater part of [object] <swing> away out of reach and <hit> the (wall|hull), (twice|three times), like somebody asking to be let in.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:throw',
    lines: `
{stone} [object] <skip> once, twice, and <land> where the eye <have> to give up. A good while after that, from the far (shore|side), one <come> back, (smaller|wet).
{weapon; opens} [object] <turn> over (twice|three times) in the air and <stay> in the (post|doorframe), trembling, through a (sleeve|hat brim) that nobody <had see> there in the dark.
{paper cloth} Other plans <be:p> afoot for [object] in the wind. After a wide curve [object.it] <come:object> down, almost (fondly|flat), on the (face|steering wheel) of the next in line.
{cord; opens} [object] <uncoil>, <hang> there like handwriting, and <catch> on the (second|last) spike. That <hold> when [actor] <pull>. From above, someone <test> [object.it] as well.
{food drink} What <miss> [other] <hit> the (wallpaper|flag), and <slide> down it in the shape of (Italy|a boot). Nobody ever <get> [object] out of the (pattern|stars) again.
{water light fire} The (hiss|splash) <be> larger than [object]. A white cloud <stand> up to the rafters, and out of it <come>, coughing, (one more person|one more boot) than <had go> in.
{money} [object] <ring> on the stones and <roll>, and (five|six) children and a (priest|goat) <roll:p> after, as far as the (fountain|corner), where a drain <wait> with its mouth open.
{person} [object] <fly> a good deal farther than planned, through the (hedge|paper wall), and <land> sitting, in the middle of somebody's (birthday|choir practice), to (applause|silence).
{container; opens} [object] <burst> where [object.it] <land>. Whatever <have> been asleep in there <sort> out its (legs|feathers), <shake> itself and <look> around for [actor].
{-} It <go> high, and for a while that <seem> to be all. Then a pane <break>, a long way off, and (a cello|the hymn) in there <stop> in the middle of a bar.
{-; opens} Up it <go>, and not down. Something in the branches <have> it now, and <turn> it over, with a (gnawing|rustling) noise, and a bit of peel <hit> [actor's] nose.
{} [object] <strike> the ground, <bounce:object> as nothing of that make ought to, and <come:object> to rest against the one (person|dog) who <be> asleep.
{; opens} The aim <be> good, and the echo better: twice [object] <strike>, once here, and once, (a little late|deeper), behind the (trees|houses), where no wall <be>.
`,
  },
];
