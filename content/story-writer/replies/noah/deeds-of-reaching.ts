import type { ReplyGroup } from '../reply-group';

/** What follows when somebody pulls, touches or holds. */
export const deedsOfReaching: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:pull',
    lines: `
{door; opens} [object] <come> a hand's width and <stop:object>. Someone on the other side, with (wet|bigger) boots, <have> exactly the same idea, and (more|less) patience than [actor].
{cord; opens} The (slack|dust) <come> out of [object] first. Then the whole length <go> tight and, after a moment for thought, something at the far end <pull> (twice|back).
{cord} One good (tug|heave), and [object] <bring> the rest along: the (hook|nail), the plaster around it, and a length of (pipe|lath) that the (shelf|ceiling) <would miss>.
{furniture} With a shriek [object] <go>, drawing white lines across the boards. Where those <begin:p> there <be> a (stain|trapdoor), cut to measure.
{vehicle boat} [object] <hang> on to the mud as long as possible, and then <come:object> free so willingly that [actor] <sit> down in the (puddle|space) left behind.
{machine; opens} Inside [object] a thing that <have> been resting since (the war|last winter) <turn> over, <cough>, and <begin> to count, in (clicks|knocks), from ten down.
{person} [object] <come> around like a gate, all in one piece, and the (hat|parcel) a moment later. Under the (hat|paper) a good deal of (straw|egg) <explain> the walk.
{animal} Four feet, set wide, <have:p> an opinion about it. At last [object] <leap>, and [actor] <do> the next (ten|twenty) yards on [actor.his] stomach.
{cloth; opens} Rings <rattle:p>, dust <come> down, and [object] <slide> all the way to [actor's] side. Behind where [object.it] <had hang>, the (wall|glass) <be> clean and newly (painted|cracked).
{stone plant} The ground <give> up [object] with a sound like a (cork|boot out of mud). In the hole, white and (annoyed|blinking), everything that <live> there <run> for a new (roof|cellar).
{weapon} A dry click, and then, a good (second|while) later than anyone <expect>, the (report|thump) and half the (chandelier|plaster), at a respectful distance from [actor].
{-; opens} It <move>, with a groan, the width of a (finger|brick), and cold air <come> out at ankle height. One more heave <would do> it, and there <be> no (closing|putting) it back.
{-} Third try, and the whole (row|frame) <come> too, nails and all, and [actor] <stand> there holding a good deal more (house|fence) than anyone <had ask> for.
{} Heavier at one end, [object] <swing> around, <sweep:object> a (cup|vase) off the sill, and <come:object> to rest pointing at the (cellar|one clean brick).
{; opens} Under [object], in a square of unfaded (tiles|boards), a ring of iron <lie> flat in its groove. The (dust|rust) on it <have> [actor's] surprise to itself.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:touch',
    lines: `
{body; opens} Under [actor's] fingers [object] <be> cold, then not so cold, and then the pulse <come>, (slow|uneven), from far down, like a person climbing (stairs|a ladder).
{machine} A (light|needle) somewhere in [object] <wake>, <tremble>, and <settle> on (seven|red). In the next room the (fan|heating) <go> off to make up for it.
{picture; opens} The (paint|silver) <come> off on [actor's] finger, still soft. Whoever <had finish> [object] <could not be> farther than a (minute|staircase) away.
{animal} Beneath the (fur|feathers) [object] <be> all ribs, and one of them <have> been broken and <had set> crooked. The heart behind it <go> like a (sewing machine|small drum).
{water} Cold <climb> to the (elbow|shoulder). From [actor's] finger (rings|wrinkles) <spread:p> out over [object], and in the reeds something large <slide> in.
{stone door; opens} In one patch [object] <be> warm, as high up as the back of a sitting (man|child). [actor] <could feel> the warmth go, a little with every (breath|second).
{cloth} The damp <come> through at once: [object] <have> been out in the rain not (an hour|ten minutes) ago, on the back of somebody who <claim> to have slept.
{person} [object] <jump>, and what <have> been balanced on the (knee|tray), a (bowl of peas|set of dominoes), <cover> the floor from wall to wall.
{instrument} One (string|note) <speak>, so softly that [actor] <feel> it before anything else, and every glass in the (cupboard|house) of the same opinion <join> in.
{fire food} Too hot. [actor's] finger <go> straight to the nearest ear lobe, as (cooks|grandmothers) do it, and a black smudge <stay> there, noticed by all, mentioned by (none|one).
{-; opens} It <give>, like the soft place in a (peach|melon), and a panel as wide as two hands <swing> in without a sound. Somebody <have> kept the hinges (oiled|buttered).
{-} A little of the gold <come> off, and under it <be> (tin|red wood), and under that, where [actor] <scratch>, honest (dirt|iron). It <be> a fake, though a (loving|very old) one.
{} In parts [object] <be> cold. One side <hold> a faint (warmth|dampness), in four lines and a shorter one, and [actor's] fingers <fit:p> between.
{; opens} At the lightest (tap|pressure) [object] <turn> a little, on its own weight, as (scales|weathercocks) do, and where the dust <slide> off there <be> a seam all around.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:hold',
    lines: `
{cord; opens} For a time the pull on [object] <be> even, like a (kite's|sleeping dog's). Then there <be> more of it, and [actor's] heels <begin:p> to (draw lines|slide) in the gravel.
{light} With [object] in [actor's] fist, every shadow <take> one step when [actor] <do>, and (two|three) of them, over by the (coats|barrels), one step more.
{weapon; opens} [object] <shake> a little, and the (light|candle flame) there <make> a spot on the (wall|door) that everyone <watch>: over the hinge, under it, over it.
{key paper} Anything <take> on the heat of a hand. When [actor] <could open> that hand again, [object] <have> left the whole (pattern|edge) in the skin, ready to be (copied|read).
{animal} The heart of [object] <go> fast, then slower, and at last the whole (warm|bony) weight <let> go and <snore>, and [actor] <not dare> (sneeze|swallow).
{body person; opens} [object] <grip> back, (hard|harder than expected), in a rhythm: short, short, long. Across the (table|aisle) someone else <begin> to (tap|blink) the same.
{person} When it <be> over, one button of [actor's] coat <had leave> a print on the cheek of [object]: an anchor, quite clear, and the (rope|crown) above.
{container food} Underneath, [object] <be> wet and getting (softer|wetter), a little at each (step|corner), and [actor] <have> the whole (bridge|market) still to cross.
{stone tool} By the (second|third) minute [object] <weigh> what [object.it] <weigh>, by the tenth twice as much. [actor's] arms <grow:p> longer, or the (doorstep|cart) <walk> off backward.
{-; opens} It <hold>. Something above, though, <not have> that much (patience|paint) left: there <be> a (pop|ping), and a rivet <go> past [actor's] ear, singing.
{-} A cramp <start> in the little finger and <work> its way up, visiting (each|every) joint. [actor] <change> hands like someone changing (horses|trains), at a run.
{} After a while [actor] <could not say> where hand <end> and [object] <begin>. It <take> another (person|pair of hands) and warm (oil|words) to get the two apart.
{; opens} Held up against the (window|light), [object] <not block> all of it. A thin (line|seam) of light <run> through the middle, and it <be> not (straight|alone).
`,
  },
];
