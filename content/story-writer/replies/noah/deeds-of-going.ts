import type { ReplyGroup } from '../reply-group';

/** What follows when somebody goes, runs, leaves or comes. */
export const deedsOfGoing: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:go',
    lines: `
{building; opens} At the far end of [object] a (light|lantern) <go> (out|on) the moment [actor's] weight <touch> the first (board|step). Somebody <had count> on hearing that.
{building} [object] <take> [actor's] weight with (a groan|a long creak), and (dust|a little plaster) <sift> down in a line, straight over the one (board|step) that <be> rotten.
{ground; opens} [object] <be> soft enough to keep every (step|footprint). By (noon|the first bend) two trails <lead:p> away from where [actor] <had start>, and one of them <be> (older|smaller).
{ground} After one (bend|rise) [object] <be> already steeper than from (below|home), and the way back <grow> thinner each time [actor] <turn> around.
{door} Through [object], past [actor], a draft <run> on ahead, <put> out a (candle|lamp) two rooms away and <bang> a (window|shutter) for good measure.
{vehicle} [object] <start> (at the second try|with a cough) and at once <pull:object> to the (left|right), like a horse that <know> a shorter way home than [actor.he] <do>.
{water boat; opens} Within (ten strokes|a dozen yards) the current <had carry> [actor] well below the spot aimed for, and on the (far|near) bank a (lamp|figure) <begin> walking down to match.
{person; opens} [object] <stop> at the (corner|next bend) and <look:object> back, not at [actor] but at (whoever|whatever) <be> coming along behind [actor.he].
{person} At [actor's] approach [object] <lift> a coat off the (bench|step) to make room. Under it <lie> (half a pie|a sleeping cat|a torn map), not meant for company.
{-; opens} Each (step|yard) <make> the noises behind [actor] fainter, until only one <be> left: (a squeak|a click|a cough), and that one <keep> exactly the same distance.
{-} Before long the way <be> so narrow that [actor] <brush> (both sides|the wall), and from the left (warm|cold) air <come> up through a (gap|grating) no wider than a hand.
{} Nobody <had go> near [object] in days: there <be> (dust|grass) all around, unbroken, and now one clear line <run> through it, ending at [actor's] (shoes|heels).
{; opens} Close up, [object] <be> (smaller|darker) than from a distance, and (somebody|a person) in a hurry <had scratch> (a date|an arrow|two initials) into the (wall|ground) beside [object.it].
`,
  },
  {
    writer: 'Noah',
    answers: 'do:run',
    lines: `
{building; opens} The (boards|floors) of [object] <pass:p> each (stride|footfall) along like a message, so whoever <be> waiting at the other end <know> how (fast|near) [actor] <be>.
{ground; opens} Under [actor's] shoes [object] <change> from (hard|dry) to soft without warning, and one (shoe|heel) <stay> behind. There <be> no time to go back for it.
{door} Half open, [object] <be> still too narrow. [actor] <take> the gap sideways, at a run, and a (sleeve|pocket) <stay> on the frame like a small flag.
{person} [object] <hear> the feet first, <step:object> aside too late, and a (basket|tray) of (onions|eggs|lemons) <go> up between [actor] and the way out.
{person; opens} Around the second corner [object] <be> nowhere. There <be:p> (two doors|two alleys), one still (swinging|loud with pigeons), and [actor] <have> breath for one.
{animal} It <be> no contest: [object] <have> the better legs and <use:object> them for a wide (circle|loop) that <bring> [actor] back, out of breath, to (exactly|almost) the same spot.
{weapon fire water animal; opens} Behind [actor], [object] <be> closer than (a minute ago|at the last look back), and the (wall|fence) ahead <have> a gap for one body at a time.
{vehicle boat} Ten (yards|steps) more and [actor] <could touch> [object]. Then the ground <drop> a little, in [actor's] favor, and a (rope|strap) trailing behind <come> within reach.
{-; opens} The corner <come> sooner than expected. [actor] <take> it wide, a (stall|stack of crates) <go> over, and somebody in an apron <join> the chase for reasons of (apples|fresh fish).
{-} Something <jolt> out of [actor's] pocket at the (third|tenth) stride and <ring> on the ground behind, (twice|three times), in the voice of a thing that <be> needed.
{-; opens} All that (running|noise) <wake> the dogs, first (one|two), then the whole (street|valley), so that anyone with ears <know> by now which way [actor] <be> headed.
{} With every stride [object] <jump> in the corner of [actor's] eye, and a (root|low wall) that <have> been harmless at a walk <step> in the way.
{} [actor] <cover> the last (ten yards|stretch) with eyes on nothing but [object], which <be> why the (bucket|milk churn) <win> the argument and <ring> like a gong.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:leave',
    lines: `
{building; opens} No sooner <be> [actor] outside than, high up in [object], a (curtain|blind) <fall> back into place. Up there (the beds|the rooms) <have:p> been empty since spring.
{building door} The (latch|lock) <not catch> behind [actor]. By evening the (wind|neighbor's cat) <had find> that out, and (rain|snow) <come> in as far as the stairs.
{person; opens} [object] <stay> where [actor] <had stand>, facing the wrong way, and only after the (gate|front door) <bang> <say:object> the (name|thing) that ought to have come first.
{person} Before supper [object] <find> the (gloves|spectacles|bread knife) that [actor] <had forget>, and <set:object> out after [actor.he] at a trot, without a (coat|hat).
{vehicle boat} Left to itself, the (seat|bench) in [object] <keep> the shape of [actor] for a good (minute|while), and then a (gull|sparrow) <settle> in the warm part.
{ground} From the last rise [object] <look> no bigger than a (tablecloth|bedsheet) with somebody's supper still on it. [actor] <would know> the (way|smell of it) again in the dark.
{-} What [actor] <leave> behind <begin> to change at once: a (chair|cup) <be> claimed, the window (opened|closed), and the last warm (pillow|place by the fire) <go> to the dog.
{-; opens} Twenty paces on there <be:p> (steps|footsteps) where [actor's] own <stop:p>: one too many, quickly (hushed|swallowed), like somebody caught (humming|on a creaking stair).
{-} The room <take> the (news|draft) calmly. Only the (clock|kettle) <go> on as if [actor] <be> expected back before it <be> (empty|done).
{; opens} Without [actor] there to (lean on|watch over) [object.it], [object] <begin> to tip, a little (each|every) hour, toward the side where somebody <be> asleep.
{} Where [object] <be> left, the (sun|light) <go> on working, and by (Friday|the end of the week) there <be> a paler patch beneath, exactly as big as [actor's] absence.
{} Nobody <touch> [object] that day. Around supper a child <ask> about it, and the (spoons|forks) all <stop:p> at once.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:arrive',
    lines: `
{building; opens} In [object] the table <be> laid for one more than [actor] <could account> for, and the extra (plate|glass) <have> a (chip|crack) turned carefully away from the guest.
{building} The bell of [object], out of order for (years|as long as anyone <could remember>), <choose> this minute to work, and (doves|dust) and two (old ladies|cooks) <come:p> out to see.
{door} Before [actor] <could find> a dry (patch|spot) to stand on, [object] <be> already moving. Whoever <keep> watch here <had hear> the (gravel|stairs) long ago.
{person; opens} For [actor], [object] <have> a speech ready, practiced on the (horse|mirror). The (second|last) part of it <slip> out first: "Stay by the exit."
{person} With [actor] the cold <come> in, and a (leaf|little snow) that <settle> on [object] and <melt> slowly, being in no (hurry|more of a hurry than anybody else).
{vehicle boat} When [object] <stop>, the (noise|rattle) <stop> a second later, as noises do that <have:p> traveled far, and [actor's] legs <go:p> on swaying by themselves.
{ground; opens} From here [object] <show> [actor] a side that <not be> on any map: (smoke|laundry) in a straight row, where nobody <be> supposed to (live|have fires).
{-; opens} A (chair|crate) <scrape> back. Whoever <had wait> longest for [actor] <be> the one who <not get> up, and <keep> both hands under the (table|blanket).
{-} Three people <have:p> sworn that [actor] <be> not coming, one of them on a (goose|bottle). Now it <have> to be handed over, and nobody <look> up.
{-} One (hook|chair) alone <be> free, and it <have> been free so long that a (spider|calendar) <hang> there. [actor] <be> careful with both.
{} Not until the coats <be:p> off <do> anyone see what [actor] <had bring>, and then all (talk|eyes) <move:p> from the weather to [object].
{; opens} From the (doorway|edge) it <be> plain that [object] <had wait> in the wrong place all this time: fresh (dust|dew) on top, old marks beneath.
`,
  },
];
