import type { ReplyGroup } from '../reply-group';

/** What follows from rest, food, clothes and feelings. */
export const deedsOfDays: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:rest',
    lines: `
{furniture} [object] <have> opinions about it. Something <give> a (crack|squeak), something <find> [actor's] left side, and each move <be> reported to the whole (house|row).
{furniture; opens} Between the (slats|cushions) of [object] something hard <press> against [actor's] hip: the (corner|spine) of a small book, warm from whoever <had sit> there last.
{ground plant} Lying on [object], [actor] <hear> what feet never do: a (hum|knocking), steady as work, coming up from (under the roots|far below).
{vehicle boat; opens} The sway of [object] <do> the rest. When [actor] next <look> out, the (hills|lights) <be:p> on the wrong side, and nobody at the front <be> steering.
{person} Beside [actor], [object] <shift> over a little, and half the (blanket|bench) <become> free, the warm half, and a share of the (apple|view) with it.
{person; opens} Waiting <wear> [object] down first. A (sigh|cough), a (shoe|cap) taken off, and (at last|then), in a low voice: "All right. There's one thing you should know."
{building} At this hour [object] <settle>, as old people do, joint by joint, and every (creak|tick) <come> a little farther up than the one before.
{-; opens} An hour <go>, and a second. The light <move> across the floor to [actor's] foot, <climb> it, and <stop> at the knee. Somebody <have> stepped into it.
{-} Pins and needles <set:p> in, then an (itch|ant), in a place that no polite person <scratch>. Sitting still <turn> out to be (work|an outdoor sport).
{-} While [actor] <keep> still, the small life of the place <return>: (a mouse|sparrows) along the wall, (ants|a cat) over one shoe, as though over a root.
{-; opens} Sleep <take> only half of [actor]. The other half <lie> there and <hear> a (drawer|zipper) open slowly, tooth by tooth, and <could not lift> a finger.
{} In the long wait [object] <change> color (twice|three times), from gray to (brown|gold) and back, and [actor] <get> to know each scratch on [object.it] by name.
{; opens} [actor's] eyes <close:p> on [object] and <open:p> on [object], and in between, by a (hand|foot), [object.it] <have> moved nearer the edge.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:wake',
    lines: `
{person; opens} [object] <sit> up at once, eyes wide, and <finish> a sentence that must have begun in the dream: "…and under no (conditions|circumstances) let them weigh it."
{person} It <take> [object] three tries to find the (floor|left sleeve). There <be> a print of (lace|knitting) on one cheek, and in one fist a (spoon|pawn).
{animal} [object] <yawn>, <show:object> all that there <be> to see in there, and <go:object> back to sleep on [actor's] foot, which at once <follow>.
{machine; opens} A fan, a click, a row of lights in the (wrong|old) order: [object] <need> some time to remember, and then the first thing [object.it] <want> <be> [actor's] name.
{-; opens} Next to [actor] there <be> a hollow in the pillow, and (sand|straw) in the hollow. The (door|flap) <stand> open on a white morning.
{-} For a moment the ceiling <be> the old one, with the (stain|crack) like Spain. Then the rest of it all <come> back, in the order in which it <had happen>.
{-; opens} It <be> not a noise that <wake> [actor] but the end of one. The (engine|pump) that <have> been going all night <be> still.
{-} The light <be> wrong for morning. [actor] <had sleep> around the clock, in (boots|a coat), and somebody kind <had put> a pot over the (feet|bread).
{} The first thing within reach <be> cold, and it <have> to be [object], so [actor] <have> all (fingers|wits) together sooner than on other days.
{; opens} While [actor] <be> asleep, [object] <have> been turned around to face the bed, and on the side that nobody <dust> somebody <had draw> a (line|face).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:eat',
    lines: `
{food; opens} In the middle of [object], [actor's] teeth <meet:p> paper. It <be> rolled as thin as a (straw|match), in wax, and whoever <bake> things like that <live> nearby.
{food} [object] <taste> of (smoke|cinnamon), and after that, when it <be> too late, of (pepper|soap). [actor's] eyes <fill:p> and everybody <offer> bread except the cook.
{food; opens} One bite <be> enough for [actor] to know whose hand <had make> [object]. There <be> only one kitchen that (scorches|salts) things like that, and it <be> miles away.
{drink} Down it <go>, hot all the way, and <light> the lamps on each floor. At the bottom of the cup [object] <leave> (grounds|dregs) in the shape of a (ladder|goose).
{drink; opens} [object] <be> sweeter than water ever is. [actor's] tongue <go> numb at the (tip|edges), and the far wall <take> a step (back|to the left).
{plant} [object] <be> sour enough to shut one eye. With the other [actor] <could see> the (goats|birds) line up on the wall, watching, to learn how long it <take>.
{animal} More bones than meat, that <be> the trouble with [object], and one of the bones <be> not a bone: it <have> a (thread|number) on it. [actor] <put> it by the plate.
{-; opens} Hunger <make> good company. When the plates <be:p> empty, there <be> one plate too many, scraped as clean as the others, and no one <own> up to it.
{-} It <be> gone before it <be> properly hot, and still [actor's] stomach <go> on (talking|asking) about it in front of everybody.
{} There <be> (iron|chalk) in the taste of [object], then something like an old (schoolroom|boathouse), and [actor] <know> where that <be>.
{; opens} What <be> left of [object] <have> a row of teeth marks on one side. Next to [actor's] there <be> a smaller row, and it <be> fresh.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:wear',
    lines: `
{cloth; opens} [object] <fit>, and that <be> strange, such cloth being cut for one person only. In the left (pocket|cuff) [actor's] fingers <find:p> that person's (comb|list).
{cloth} The sleeves of [object] <end> where the wrists <begin:p> to be cold, but the smell <be> right: (tobacco|apples) and rain. Two old dogs <greet:p> [actor] with joy.
{cloth; opens} Dressed like that, [actor] <be> taken for somebody. A man <step> up, <press> a (ticket|warm bun) into the nearest hand, and <whisper>: "Not before ten."
{weapon} With [object] at the hip, [actor] <need> more room. [object.it] <catch> on the (door|bench), <sweep:object> a cup off the table, and people <begin:p> to say "please."
{money} On that finger [object] <be> too loose, and <turn:object> around alone, stone inward, whenever [actor] <say> something that <be> not quite true.
{picture light} In the glass, by that light, the shoulders <be:p> another person's. [actor] <lift> a hand, to check, and with a small (delay|yawn) it <do> the same.
{-} Buttoned up wrong, of course: one (button|hook) too many at the (top|neck), one hole at the bottom, through which the whole (winter|street) <look> in.
{-; opens} In the lining, low on the left, there <be> something (hard|stiff), sewn in by someone who <be> no tailor. [actor] <feel> for the end of the thread.
{} With [object] on, [actor] <move> differently, (slower|straighter), and the first to see it, a child, <fall> in behind and <copy> the walk exactly.
{; opens} A red line across the skin <be> what [object] <leave:object>. Before long it <be> plain that some other person here <have> just such a line.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:fear',
    lines: `
{sound; opens} Fear <make> [actor] listen, and so the thing inside [object] <come> clear: not steps, a (wheel|pump), badly oiled, and a person breathing in time with it.
{person; opens} [object] <be> afraid as well: the (cup|paper) in that hand <not keep> still, and the eyes <keep:p> going past [actor] to something (taller|behind).
{animal} Two of them, [actor] and [object], each with the hair up, each waiting for the other to (run|blink) first. In the end it <be> a (gate|sneeze) that <decide> it.
{weapon water fire} A shaking knee <knock> against the (bucket|boards), and at that noise [object] <seem> to lean this way, if only by a (spark|finger).
{-; opens} [actor's] teeth <begin:p> to chatter, and a little farther (left|down) another pair, smaller, <answer:p> them. Somebody <be> hiding here already.
{-} Cold sweat, a dry mouth, and of all things (hiccups|a sneeze) on the way. It <come>, and the (silence|dark) <say>, in an ordinary voice: "Bless you."
{-; opens} In such a state one <hear> too much. But the (latch|gravel) <do> make that noise, and then, to settle it, it <make> it (again|once more).
{idea} It <help> to count, and so [actor] <get> as far as (thirty|ninety) before [object] <take> on hands and feet again and a way of (coughing|climbing stairs).
{; opens} Frightened eyes <see:p> edges first. So [actor] <notice>, along the rim of [object], the (wet|bright) place where something <had slip> past.
{} The tremble <go> from [actor] into [object] and on into the (boards|table), until a cup, two yards away, <walk> off the edge by itself.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:want',
    lines: `
{food drink} A drop <run> down the side of [object], slowly, and everyone <watch> it all the way. [actor's] stomach <ask> the question aloud, in a long (vowel|creak).
{person; opens} It <show>. [object] <look> up, <look:object> away, and <move> a (bag|hat) from the next seat to the floor, as people do for somebody else.
{money key; opens} [object] <lie> just one arm's length off, and [actor's] arms <be:p> one hand too short. There <be> a (broom|rake) in the corner, and a dog asleep on it.
{building ground} From here to [object] it <be> only (a stone's throw|half a day), and in between, for anyone who <look> properly, there <be> nothing without a fence around it.
{idea} The want <give> [object] a shape: so many (planks|weeks), so many hands. [actor] <count> up and <be> short of exactly one, as in all good (plans|burglaries).
{-; opens} It <take> three attempts. At the third something <give>, though not the thing intended: a panel beside it, with (daylight|voices) coming through.
{-} Want <be> not enough, and neither <be> (spit|both hands). Then a child <walk> up, <turn> the thing the other way, and <leave>, eating an apple.
{-; opens} The first step toward it <be> easy. The second <bring> [actor] into the light, where (somebody|a man with a list) <have> been waiting to see who would come.
{} From the front each inch nearer to [object] <cost> [actor] an inch. From the (side|back), though, nothing <turn> out to be fastened.
{; opens} [object] <have> another admirer. On the far side, in the same dust, there <run> a fresh row of (shoe prints|elbow marks), as near as one <could get> unseen.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:love',
    lines: `
{person; opens} Salt and (plums|licorice), that <be> the taste of it, and [object] <have> cold ears. Down in the street a car door <close>, and both of them <know:p> the (step|cough).
{person} There <be> the matter of the noses, and then of the hat. It <fall>, <roll> in a wide (curve|circle), and <come> back to lie at [object's] feet like a dog.
{person} When [actor] <let> go, a (hair|thread) <hold> on, from button to button, and it <take> the two of them a good minute and a pair of (teeth|scissors) to part.
{person; opens} [object] <hold> on a second longer than people do. A (letter|ticket) in that inside pocket <bend> between them and <crackle>.
{animal} [object] <bear> it, stiff as a (boot|cushion), for as long as manners <require:p>, and then <wash> the whole place thoroughly.
{body} The skin <be> rough there, and <smell> of (soap|tar). The pulse in [object] <stumble> once and <go> on, a bit faster than the (clock|rain).
{picture} The glass over [object] <mist> and <clear>, and for that moment the face behind it <seem> to have (color|breath).
{-; opens} Somewhere quite close by a person <cough>, with tact, and then, since that <change> nothing, <cough> again, and <rattle> a bunch of keys.
{-} Rice, (rain|applause), or just a branch shaken by a bird: a handful of small cold drops <come> down on [actor's] neck, and nobody <mind>.
{} Warm on the one side, [object] <come> back, like a stone that <have> lain in the (sun|ashes), and a bit of [actor's] (lint|perfume) <stay> with it for good.
{; opens} It <be> seen. High up behind [object] a (blind|shade) <come> down, quick, the way an eyelid does, and a pen <begin> to scratch.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:change',
    lines: `
{person; opens} The voice <stay> the same. Everything else about [object] <be> (older|smaller) by a good deal, and the shoes, left standing, <point:p> the other way.
{animal} [object] <need> a while to get used to the (legs|tail). The first jump <go> sideways, into the (laundry|parsley), the second straight up, the third away.
{plant} Overnight [object] <come> up through the (boards|gravel), <push:object> a chair aside, and <lean> one (leaf|shoot) on the pane, asking for air.
{water; opens} A skin <form> on [object], thin as a (wafer|window), and beneath it something pale <knock> its way along, looking for the hole.
{food drink} First the smell of [object] <turn>, then the color. What <have> been supper <be> now, by the look on the dog's face, (medicine|a matter for the police).
{machine} Deep down in [object] there <be> a new sound, a (purr|tick) where there <have> been a rattle, and the needle <point> at a number that nobody <had paint>.
{idea; opens} With that, the old (price|map) <be> good for nothing. Somebody <read> [object] aloud in the new form, <stop> at the third word, and <look> at [actor].
{-; opens} The small things <show:p> it first: (cuffs|doorways) too short, stairs too low, and in the street a dog that <have> known [actor] for years and now <growl>.
{-} Briefly both <be:p> there, the (new|next) and the old, like two panes in one frame. Then the older <slip> out, and (nobody|only a dog) <see> it go.
{} The greater the change, the less [object] <fit> where [object.it] <stand>. By (noon|nightfall) the (shelf|floor) <bow>, and the neighbors to either side <be:p> on the move.
{; opens} One bit of [object] <stay> as before: a (corner|spot) about the size of a thumb. [actor] <rub> at it, and it <be> soft, and <rub> back.
`,
  },
];
