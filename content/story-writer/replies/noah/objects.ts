import type { ReplyGroup } from '../reply-group';

/** What follows when a thing comes into view or into a hand, by what kind of thing it is. */
export const objects: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'object',
    lines: `
{door; opens} Warm air <press> against [object] from the other side, enough to make a (hair|cobweb) at the edge stand out straight, and then to let it (drop|fall).
{door} The paint on [object] <be> worn through in one place only, low down, at the height of a (dog's paw|child's hand), by (years|generations) of asking.
{door; opens} [object] <have> a bolt on this side. Whoever <had fit> it there <want> something kept (in|out), and the (scratches|dents) <be:p> from the same year.
{door building} On the frame someone <had record> heights in pencil, with dates. The lines <climb:p> as they should as far as (June|last summer), and then <go:p> down.
{container} [object] <sit> askew, for there <be> something under one corner: a (wedge|crust) to keep the thing inside from rolling, which it <do> at the first touch.
{container; opens} The knot on [object] <be> a sailor's, the wax a lawyer's, and the (teeth marks|scorch marks) at the edge <be:p> from somebody with less patience than (either|both).
{container furniture; opens} Put to the ear, the wood of [object] <tick>. No clock <do> that: faster when [actor] <come> near, slower after, as (beetles|hearts) do.
{paper; opens} After so much folding [object] <fall> open always at one place. There the (print|ink) <be> gone, rubbed off by a thumb.
{paper} A (coffee|wine) ring on [object] <go> neatly around one word, which <be> either an accident or the only straight answer in the whole (pile|place).
{paper picture; opens} Somebody <be> missing from [object]: a (blade|razor) <had follow> the shoulder, the hat, and, very carefully, the hand that <lie> on another's arm.
{paper} Rain <had be> at [object], or tears. One word in (three|two) <swim>, and by bad luck it <be> always the verb.
{light; opens} The flame, or what <do> for one, <stand> (crooked|low) in [object]: air <be> coming in somewhere at knee height, out of solid (wall|board).
{light} [object] <make> the circle of things that one <could see> small and yellow, and just outside it, politely, someone <shift> from foot to foot.
{light; opens} There <be> little left in [object], an hour, less. Under the (base|shade) the maker, or somebody, <had scratch> the words "Enough to get out."
{fire} [object] <have> company: on the far side of it the ground <be> flattened in (two|three) places, and one of the stones there <be> still sat warm.
{fire; opens} A (chair leg|book spine) <stick> out of [object], not yet caught. There <be> carving on it, or gilt, and it <be> from upstairs.
{fire light} The (sparks|shadows) from [object] <go:p> up in a thin twist, then all to one side, and where they <go:p> to, a (hatch|chimney) <have> to be open.
{cord; opens} Each foot and a half [object] <have> a knot, for hands. Over the (edge|sill) and out [object.it] <lead:object>, drawn tight by something.
{cord} The middle of [object] <be> dark with the grease of many palms. Both ends <be:p> (cut|frayed) and white, and neither <fit> the other.
{cord} [object] <lie> in a good tidy coil. Only the top turn <be> out of place, by so much as somebody <need> in a hurry to tie a (bundle|gate).
{cloth} Somebody <had sew> a name into [object], and under that another, and (beneath|above) both, in a child's stitches, the word "mine."
{cloth; opens} On one side [object] <be> dry, and on the other wet through, and (sand|pine needles) <run:p> out of a fold when [actor] <lift> the edge.
{cloth} The moths <had leave> [object] alone except for one place over the heart, as round as a (button|badge), and (stiffer|older) than (all the rest|any moth).
{tool; opens} The handle of [object] <be> newer than the head, and too (thin|light). In the (crack|socket) between the two, rolled tight, <sit> a strip of paper.
{tool} A good workman <had own> [object]: there <be:p> hollows for three fingers, and a (notch|burn) where the fourth one ought to have been.
{tool stone} Laid on the table, [object] <turn> a little, unasked, to where the (others|nails) <be:p>, and <settle> with a click.
{weapon; opens} One (shot|chip) <be> missing from [object], and, once that <be> known, everyone <look> around the (walls|company) for where it <had go>.
{weapon} [object] <hang> too low for a wall piece, at the height of a hand, and the (hook|peg) <shine>, as hooks do that <be:p> used on weekdays.
{weapon} There <be> a (ribbon|thread) tied to [object], faded, for luck or for somebody. Neither <be> of much help by now, to judge by the (notches|tarnish).
{vehicle; opens} The (hood|saddle) of [object] <be> hot, and the (lights|bell) still (ticking|humming). The ride <be> fast and long, then, but nobody here <look> out of breath.
{vehicle} Somebody <had build> on the back (seat|rack) of [object] a nest of (blankets|newspaper), with a hollow in it for something as big as a loaf, or a cat, or a crown.
{vehicle boat; opens} Somebody <had paint> out the name on [object], and the (weather|sun) <had bring> it up again, pink under the blue: a person's.
{boat} [object] <ride> low at the (bow|stern), though there <be> nothing in there but a (bucket|pair of oars), a puddle, and the puddle's one small fish.
{boat; opens} Along the side of [object], just above the waterline, a row of (scratches|shells) <run> up to the edge and over, as if something <had climb>.
{key; opens} Someone <had file> [object] by hand from (a spoon|an older one). For one use, then, and soon: the filings <be:p> still in the grooves.
{key} [object] <be> a (head|hand) too large for every lock in sight. A lock like that <would need> a door like a (barn|safe), and there <be> just one.
{key; opens} Rust <cover> [object] (all over|on both sides) but for the teeth. A thing left in the open, then, and used (quite often|at night).
{food} Steam <rise> from [object], and there <be> no (cook|stove) for miles. The (spoon|fork) <lie> on the left, just where [actor] <want> it.
{food; opens} A blade made for (rope|hides) <have> been at [object], in a hurry, and the piece with the (date|icing rose) on it <be> gone.
{food drink} The flies <leave:p> [object] alone. They <sit:p> in a row along the rim of the next (plate|bottle) and <look:p> over, and not one <cross>.
{drink; opens} There <be> a bit of (lipstick|wax) on the rim of [object], and two (fingers|mouthfuls) gone. The rest <shake> in small rings, so someone <be> walking.
{drink} [object] <have> frozen at the top, or set, and in it, mouth open, hung upright like a thing in a museum, <be> a (wasp|cherry).
{animal} [object] <have> one blue eye and one brown, and <use:object> the blue one on [actor], for a long time, before (sitting|lying) down on the only coat.
{animal; opens} There <be> something tied under the belly of [object], flat, in (oilcloth|a handkerchief). [object.it] <let> nobody near it, and <wait:object> for somebody.
{animal} Whatever the others <think:p>, [object] <make> up [object.its] mind about [actor] at once, and <prove> it with half a (mouse|biscuit).
{money; opens} There <be> a bite in [object], and a second, by other teeth. In a place where people <test:p> things like that, [actor] ought not to show it twice.
{money} Wear <had take> everything from [object] but the (nose|chin) of the king, or queen, and that <be> a familiar one.
{money} Near the edge of [object] <run> a line of tiny letters: four, a gap, four more, which <be> one way to (shorten|hide) a wedding.
{machine; opens} A green (light|digit) on [object] <count> down from something large. There <be> no haste about it, and already it <stand> below (a thousand|sixty).
{machine} No current <go> into [object], anyone <could see> that, and all the same a needle in there <stir> whenever [actor] (<speak>|<cough>).
{machine instrument; opens} A panel at the back of [object] <be> held by (three|two) screws out of four. The missing one <lie> in front, head up, where it <could be> seen.
{furniture} Years of use <had make> a hollow in [object], left of the middle, from somebody who <leave> room for one more, and the (cushion|dust) there <be> flat.
{furniture; opens} [object] <stand> across the (passage|hatch), pushed there from the inside, as the marks <show:p>, by one person, with (great trouble|a bad leg).
{furniture} There <be> gum under [object], of all ages, and a pencil, stuck in upright, and a (map|drawing) of the room, from the days when [actor] <be> that tall.
{building; opens} One chimney of [object] <smoke>, white, though the (windows|doors) <be:p> boarded up. The smoke <stop>, and <go> on, and <stop>, in no wind.
{building} A ladder <lean> on [object], short by a yard. In the (mortar|frame) where it <end> a good many (heels|nails) <have:p> left their marks.
{building ground} The path to [object] <be> swept as far as the middle. There the broom <lie>, and from there on it <be> all (leaves|snow), without one print.
{ground; opens} One strip of [object], the length of a (man|cart) and the width, <be> greener than the rest. The (sheep|rabbits) <walk:p> around it.
{ground} The last rain <had draw> lines on [object], all running to one spot, and in that spot, although it <be> low and ought to hold a (lake|puddle), it <be> dry.
{body; opens} A small blue (number|star) <mark> [object], the kind put on in (ports|hospitals), and somebody <had try> hard to scrub it off.
{body} [object] <give> away more than the rest of the person: ink on one side, (flour|oil) on the other, and a tremor that <stop> when [actor] <look> straight at it.
{body picture} Light from the side <make> two of [object], one kind and one (tired|clever), and where [actor] <stand> <decide> which of them <look> back.
{plant; opens} On the north side somebody <had cut> into [object]: two letters, old and wide, and a third, (green|fresh), that <make> them a word.
{plant} Somebody <had water> [object], and by the wet ring in the dust not an hour ago, with a (small|leaking) can and a (limp|child in tow).
{plant stone} Everything <had grow> toward the light but [object], which <lean> the other way, to the (wall|well), like a listener.
{water} On [object] one (leaf|cork) <go> around and around in the same place. Under it there <be> a pull, then, and a (drain|spring), and somewhere for it all to go.
{water; opens} The mark on the bank <say> that [object] <have> sunk by a hand since (morning|noon). Steps <come:p> out, green, the top one with an iron ring.
{sky} [object] <throw> enough light to read by, and so the (scratches|letters) on the sill <show:p>, that by day nobody <have> ever felt with more than a sleeve.
{sky; opens} With [object] right there, over the (chimney|crane), it <be> the hour. From the roof opposite somebody <let> down a (basket|lamp) on a string.
{sky} Two old people <come:p> out to see [object] every evening, with their own (stools|cups). Tonight there <be> one of them, and both (stools|cups).
{picture; opens} Whoever it <be> in [object], the eyes <be:p> on something left of the frame. [actor] <follow> them to a nail, with a (thread|hair) around it.
{picture} A paler square on the wall <be> bigger than [object] by a hand on each side. Something larger <had hang> there, on those (wires|screws).
{toy; opens} The paint <be> kissed off the nose of [object], or rubbed, and the back <have> a new seam in a (clumsy|grown-up) stitch, and it <rustle>.
{toy} One turn <be> left in the spring, or in the luck, of [object]. Under [actor's] (hand|chin) it all <whir>, for a yard and a half, and <salute>.
{instrument} Someone tall <had play> [object] last: the strap, or the stool, <be> set for knees that <would bump> into everything else here.
{instrument; opens} A name <stand> in [object], on a slip of (yellow|lined) paper, seen only through the hole with a (match|mirror), and a street after it.
{instrument toy} When the (door|truck) outside <slam>, [object] <answer>, very low, on one note, and all afternoon that <be> the note people <hum:p>.
{stone; opens} One face of [object] <be> dressed smooth, with half a letter at the broken edge. The other half <have> to be in somebody's (wall|doorstep).
{stone} [object] <be> cold all through, except underneath, where the (woodlice|ants) <have:p> a city, and a street of it <lead> off past [actor's] shoes.
{sound; opens} By [object] alone [actor] <could tell> the size of the place: ten steps long, six wide, with a (bed|drum) somewhere that <hum> back.
{sound smell} The dog <notice> [object] first, then the (baby|canary), then the grown people, and last the (old man|cook), who <be> the only one to get up.
{smell} There <be> [object], and there <be> the thing put there to cover it up, (vinegar|lavender), and between the two of them a (window|throat) <get> opened.
{smell; opens} On [actor's] hands [object] <stay>, whatever the soap, and from then on the (cat|guard) at the gate <look> up when they <go:p> by.
{person; opens} [object] <keep> one hand closed around something, even at the (table|pump), and <do:object> with the other what most people do with two.
{person} Good shoes, those of [object], with string for laces. Somebody <had come> a long way down in them, and (lately|most of it by stairs).
{person; opens} At the sight of the (stove|ring of chairs), [object] <count>, half aloud, and <come:object> up one short, and <ask> who <be> missing.
{idea; opens} Through the hole in [object] one <could drive> a (cart|truck), and in the yard, the engine running, somebody <have> the same thought.
{idea} For [object] there <be> a (drawer|box) in every house, and it <stick>. One <have> to lift a little, and pull, and by then the whole family <be> there.
{idea; opens} [object] <pass> along the (bench|line) behind raised hands, a bit longer at each ear, and at the end the smallest <say> it aloud, all wrong, and right.
{; opens} Dust <lie> all around [object], but not on top. Someone <have> had a look, not long ago, and put everything back (the wrong way around|in a hurry).
{} The place where [object] <be> best seen from <be> worn in the floor: two hollows, side by side. [actor's] feet <go:p> into them without (trying|being asked).
{; opens} A thread, a single one, <lead> from [object] across the (floor|ground), so thin that it <need> the low light. It <move>, a little, in no wind.
{} Next to [object] there <lie> a (pair of gloves|folded handkerchief), as if what <had carry> it here <be> unwilling to leave (marks|a smell).
`,
  },
];
