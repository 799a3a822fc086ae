import type { ReplyGroup } from '../reply-group';

/** What follows from fire, light, falling and death. */
export const deedsOfLight: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:light',
    lines: `
{light} With [object] lit, the room <go> on, past what [actor] <had take> for the wall. That <be> only a (curtain|pile of coats), and it <stand> on feet.
{light; opens} [object] <burn> (blue|green) at the tip and <lean:object> in a draft that nobody <feel>. [actor] <follow> the lean to a crack in the (panel|floor).
{light} Moths <come:p>, first (one|two), then the cousins. Across the (valley|bay), after a minute, somebody <answer> [object] with a lamp of their own, raised and lowered.
{fire; opens} [object] <catch> the (straw|dry end), <go> quiet, and <come:object> out at the other end twice the size. Out of the crackle <come> a (bang|whistle), and wood <not do> that.
{furniture door instrument} The heat <bring> out what the cold <had hide>: the (varnish|sap) of [object] <run>, a smell of (pears|pine) <fill> the room, and a hundred (wasps|ladybugs) <wake:p> for spring.
{paper} [object] <curl>, (brown|black), and for a second the writing <stand> out in silver, every word, and [actor] <could read> the line that somebody <had cross> out.
{machine; opens} With a hum [object] <come> on, <ask:object> for the (date|time) in large friendly letters, and <show:object>, below that, when someone <had use> [object.it] last: an hour ago.
{machine} The lamps in the (street|house) <sink:p> to orange. Whatever [object] <live> on, it <be> a great deal, and a (neighbor|child) above <begin> to object.
{building} From the hill all the windows of [object] <be:p> bright by then, and people who <have:p> not spoken for (years|a whole summer) <pass:p> each other (buckets|chairs) along a line.
{plant food} The smoke of [object] <go> low along the ground, sweet as (pie|pipe tobacco), and it <pull> the (dogs|children) out of the houses, one after the other, noses first.
{-; opens} In the sudden brightness somebody who <have> been standing quite near [actor] <be> caught with one (foot|hand) up, and <put> it down again, (smiling|very slowly).
{-} It <take> the third match. The first two <show:p> [actor] two different rooms, one with a (table|bed) and one without, and the third <settle> for a (staircase|cellar).
{} Lit like that, from below, [object] <throw> a shadow with more (corners|arms) than <seem:p> fair, and the (cat|youngest) <move> over to [actor's] side of the room.
{; opens} What nobody <expect> of [object] <be> the smell: warm (wax|honey), then (hair|rubber). There <be> something else in there, and it <dislike> the heat.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:darken',
    lines: `
{light; opens} A red point <be> all that <remain> of [object]. Then [actor] <make> out a thin bright line, high up, with (hinges|a knothole) in it.
{light} What smoke there <be> from [object] <draw> one gray question mark and <drift> off (left|to the door). The dark <smell> of birthdays, and somebody <make> a wish.
{fire} The cold, with [object] out, <be> back in its old chair at once. The (stones|bricks) <give:p> up their heat in small (ticks|clicks), one by one.
{machine; opens} [object] <run> down through all [object.its] notes to a (purr|growl) and <stop:object>, and a thing that <have> been drowned out (all night|until then) <go> on: a spoon in a cup.
{sky} As [object] <go>, color <leave> the (meadow|roofs) from the far end, like a tablecloth being pulled, and the (bats|streetlamps) <come:p> out to see what <be> left.
{building; opens} Floor by floor [object] <go> black, except for one (pane|slit) under the roof. Somebody up there <hum>, and <be> (busy|wide awake).
{-; opens} In the dark there <be> one breath more in the room than (before|there ought to be). It <be> on the left of [actor], and it <smell> of (cloves|wet wool).
{-} The dark <make> the place larger. [actor] <put> out a hand for the wall, and <walk> (three|five) steps with it out in front, and still <meet:actor> nobody but (a coat|the cat).
{} The last that anyone <see> of [object] <be> an (edge|corner), and the gleam on it. When the light <come> back, it <be> the other (edge|corner) that <gleam>.
{; opens} Only by the smell, dust and a little (oil|soap), [object] <be> still there, and then the smell <be> (fainter|closer to the door), with a (creak|rustle) in between.
{} Feeling for [object], [actor's] fingers <meet:p> other fingers, bony, (warm|cold), on the same errand. Neither owner <say> (a word|good evening).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:fall',
    lines: `
{water; opens} Cold <close> over everything, green, then brown. When [actor's] head <come> up, [object] <look> wider, and the (bank|boat) a good deal farther off.
{ground} Luckily [object] <be> soft there. With nose in the (fern|clover), [actor] <could see> a path that <run> on at knee height, made by (badgers|hens).
{building; opens} Fourteen steps, and [actor] <meet> the edge of each. At the foot of [object], between two planks, there <be> a (light|voice).
{furniture machine container} Over <go> [object], with a bow, and whatever <have> been pushed under or behind <roll> out into the light, (socks|teaspoons) first.
{boat vehicle; opens} A shudder, a list to (the left|port), and [object] <hang> there, between one thing and the next. Down below a thing (with wheels|unlashed) <begin> to change sides.
{person} [object] <take> a (curtain|tablecloth) along, and three courses of supper with it, and from under the (velvet|linen) a hand <come> up, asking for (help|salt).
{stone plant} The ground <jump>, and all the (crows|dogs) of the parish with it. Where [object] <had stand>, the (church|sea) <show> for the first time in a hundred years.
{picture} The nail <give> up. [object] <come> down on one corner, <step:object> out of the frame, and on the back <be> the picture that somebody <had like> better.
{food drink} Butter side down, of course, and [actor's] stocking along with it. The dog <have> a (second|clear moment) of doubt about [object], and then a very good (evening|minute).
{-; opens} The way down <take> (longer|less time) than it ought. Under [actor's] palms the floor <be> warm and <hum>, like the lid of a (kettle|hive).
{-} Nothing <hurt> but a knee, and [actor] <could see> the undersides of the tables, where someone <had write>, in chalk: (41|"Ha").
{} [object] <make> more noise than the (drop|distance) <deserve>. Doors <open:p> along the (landing|row), and every face <look> at [actor].
{; opens} On landing, [object] <lose> a flake, and from the fresh place <run> something dry and (white|yellow), like flour, more and more of it.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:die',
    lines: `
{person; opens} The news <go> ahead by way of (kitchens|back doors). By dark (two|three) people <stand:p> in the yard, hats off, and one of them <ask> about the (house|horse).
{person} Somebody <stop> the (clock|music) and <open> the window, as one <have> to. The (bread|ironing) <wait> on the table, half done, and nobody <touch> the other half.
{person; opens} In the coat of [object], when it <be> folded at last, there <crackle> a sheet of paper, addressed (to nobody here|to be opened on Sunday), and still sealed.
{animal} The place by the stove <stay> round and (warm|hairy). For a week [actor] <step> over it, by habit, with the (tray|coal), until a visitor <walk> straight across.
{animal; opens} Under the apple tree the ground <be> soft. At the third spadeful the blade <ring> on a thing that someone else <had bury>, with more (care|hurry).
{plant} With [object] gone there <be> too much light in the kitchen, and [actor] <see> the (grease|cracks), and the pencil marks on the doorpost.
{machine} One hand <keep> moving for a bit, from habit. Then [object] <be> only weight, and the house, minus the (hum|tick), <turn> out to have (mice|a brook) in it.
{-} Afterward the small noises <come:p> back, in order of (size|courage): a (fly|tap), a (pigeon|footstep), then, (far away|downhill), a child being called in to wash.
{-; opens} Somebody <have> to carry the word (down the hill|across the yard), and a boy <be> sent. Halfway there <be> another, running, with (other|the same) news about somebody else.
{-} Nobody <touch> the cup that <be> left half full. The skin on the milk <shiver> whenever a (cart|train) <go> by, and after dark nothing <go> by.
{} Those who last <reach:p> for [object] <look:p> away, and [object.it] <lie:object> where [object.it] <fall:object>, pointing at the (window|cupboard).
{; opens} By custom [object] <belong> now to whoever <have> kept watch. There <be:p> two claims, and one of the claimants <have> (mud|candle wax) on both knees.
`,
  },
];
