import type { ReplyGroup } from '../reply-group';

/** What follows when somebody looks, listens, reads, finds or thinks. */
export const deedsOfEyes: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:look',
    lines: `
{building} High up in [object] one (window|lamp) <be> (green|yellow), and all the rest <be:p> dark. It <stay> lit exactly as long as [actor] <keep> still.
{door; opens} Light <show> (beneath|beside) [object] and <break> off in two places, about as far apart as a pair of (boots|feet). While [actor] <watch>, one of them <move>.
{paper picture; opens} In the lower corner of [object] there <be> something that nobody <had mention>: a (figure|boat) no taller than a thumbnail, (leaving|facing the wrong way).
{person; opens} [object] <feel> it, the way one feels a draft, and <turn:object> with a (spoon|button|half-peeled apple) in one hand, quickly put behind the back.
{person} There <be> (flour|chalk|red mud) on one of [object's] sleeves, up to the elbow, still wet. Nobody in the house <have> baked or (dug|painted) anything today.
{water} Only slowly [actor] <could tell> the (light|shadow) on [object] from the one (below|inside), the one that <not move> with the wind.
{sky} Straight under [object] a thin line of (smoke|birds) <lean> against the wind, and [actor] <have> only to follow it down to the (roofs|trees).
{animal} [object] <look> back, (unblinking|chewing), and then, politely, past [actor's] shoulder, with both ears turned to the same (corner|bush) behind.
{body picture; opens} The longer [actor] <look>, the less [object] <match>: here a (scar|crease) too few, there a (freckle|shadow) that <belong> to somebody else in the family.
{ground plant} Among all that (green|brown) one (patch|tuft) <be> too regular. Somebody <had put> that bit of [object] back by hand, with the (roots|leaves) the wrong way up.
{-; opens} At second sight everything <be> where it <belong>, apart from one (chair|cup), turned half around, as if whoever <had use> it <have> been looking back at [actor].
{-} [actor's] eyes <need:p> (a moment|some time) for the dark. First there <be:p> edges, then colors, then a person, asleep, who <have> been there (all along|since supper).
{} The light <fall> on [object] from the (left|other) side, and so it <show>, plain as a seam: a (join|repair), neatly done, much newer than all the rest.
{; opens} What the dust <say> about [object] <be> simple. Something of the same (size|shape) <had stand> right next to [object.it], until (this morning|an hour ago).
{} [actor] <be> not the first today. On the (sill|ledge) facing [object] somebody <had leave> (an apple core|a warm cup|six cigarette ends), and a folded coat to kneel on.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:listen',
    lines: `
{sound; opens} [object] <stop>, not by fading but in the middle, as when a person <have> heard (breathing|a floorboard) too. Then, nearer, two (taps|scrapes).
{sound} Under [object] there <run> a second, slower sound, and once [actor] <had hear> that one it <be> impossible to (sort out|believe in) the first any longer: (oars|a saw).
{door building} The wood <carry> more than it ought to: two voices, one (spoon|pen) going (around|still), and quite clearly, inside a (laugh|cough), [actor's] own name.
{person} [object] <talk> faster with someone paying attention, and so (the truth|a street name) <slip> out between two (jokes|commas), too quick to be called back.
{machine instrument; opens} Deep in [object] one part <be> out of step, a (tick|buzz) that <come> every (fourth|seventh) time. [actor] <count>. Then it <come> on the third.
{animal} [object], too, <lie> there with one ear up, and the ear <turn>, slow as a (sunflower|clock hand), toward the (cellar steps|chimney).
{water ground plant} From somewhere far out on the other side of [object] <come> a (bell|dog), then nothing, then the same again with one (beat|note) fewer.
{-; opens} Somewhere above, a (bed|board) <creak> under weight, and a second time, without. Whoever <have> been lying there <be> up and (dressed|barefoot).
{-} First [actor] <hear> only [actor.his] own blood. After that <come:p> the (pipes|rafters), and after those a small steady chewing, (two|three) feet to the left.
{; opens} With an ear that close, [object] <not be> quite silent: there <be> a (hum|rustle), very low, that <break> off each time [actor] <swallow>.
{} [object] <give> nothing away. But outside, a (cart|delivery van) <go> by, and by the way the (glasses|window panes) <answer:p> it [actor] <know> how hollow the floor <be>.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:read',
    lines: `
{paper; opens} The last line of [object] <be> in another hand, smaller, pressed so hard that it <come> through on the back: a (street|day) and a time, (tonight's|an hour from now).
{paper} Between the third line and the fourth of [object] a word <have> been scraped out. Against the (lamp|window) the thin place <give> it back: ("Wednesday"|"alone").
{paper} At the bottom the ink <be> not quite dry. It <leave> a little of [object] on [actor's] thumb, backward, and from there on the (cup|banister) and the (cat|milk jug).
{paper; opens} Half of [object] <be> addressed to somebody else, a person (three|nine) years younger with the same name, whom [actor] <would recognize> from (photographs|the old house).
{paper} Someone <had read> [object] before, with (jam|butter) on one hand. It <stop> on the page where [actor] <stop>, at the very same (word|line).
{picture machine; opens} As soon as the last word <be> read, the (letters|lines) on [object] <begin:p> to move up, to make room, and a cursor of light <wait> for [actor's] answer.
{stone building} Moss <had eat> the name from [object], but the dates <hold:p>. [actor] <do> the sum twice: whoever it <be> <had live> for (nine days|a hundred and nine years).
{person} What [actor] <find> in the face of [object] <be> not the answer but the (date|size) of it: soon, and (bigger|heavier) than both of them <have:p> talked about.
{-} Before the (page|paragraph) <be> done, a (draft|hand) somewhere <begin> to turn the corner of it, impatiently, a little before [actor] <be> through.
{-; opens} Reading aloud <be> a mistake. At the (fourth|last) word a chair <scrape> next door, where somebody <have> been listening for exactly that (word|name).
{} Not all of the words on [object] <be:p> in plain view: around the (edge|back) they <go:p> on in tiny print, and the last <be> ("void"|"except on Sundays"|"unless returned").
{; opens} The name on [object] <be> spelled with one letter too (many|few). Of all the people known to [actor], one <make> that mistake, and always (in anger|when afraid).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:find',
    lines: `
{key; opens} A paper tag <hang> from [object], and the number on it, 41, <be> one higher than the (last locker|last room|highest door) in the whole place.
{paper} Wherever [object] <have> been all this time, it <be> dry there, and (pepper|lavender) <be> kept there: [actor] <sneeze> at the second (fold|page).
{money} Of all things, [object] <be> warm. Nobody <keep> (gold|silver) warm but in a closed hand, and all the hands that [actor] <could see> <be:p> open.
{animal; opens} [object] <not be> in the least surprised, only (hungry|tired), and <lead:object> [actor] at once, stopping and looking back, toward the (well|far end of the garden).
{person; opens} [object] <hold> up a flat hand before [actor] <could speak>, and <point:object> at the ceiling, where two people <be:p> walking up and down, (arguing|carrying a third).
{tool weapon} [object] <be> clean, too clean: somebody <had oil> [object.it] this week and <wrap> [object.it] in a page of the newspaper, the page with (the weather|the engagements).
{container; opens} The dust on [object] <be> a year old, the (string|lock) not a day. As [actor] <tilt> [object.it], something inside <roll> along and <stop> short.
{food drink} It <be> hidden well, but not from everyone: a neat (bite|sip) <be> missing from [object] already, and the crumbs <lead:p> back to [actor's] own chair.
{door building} Ivy <had cover> [object] for so long that the (birds|wasps) <protest:p>. Behind the leaves the (paint|brass) <be> bright as new, and no hinge <complain>.
{-; opens} Where the thing <had lie> there <be> a dent, and in the dent, half pressed into the (earth|felt), the (corner|tip) of a second one.
{-} Of course it <be> in the last place. What nobody <expect> <be> the (ticket|label) beside it, and on that, in (neat pencil|red), "Took you long enough."
{} Lost? No, [object] <have> never been that. A clean (ring|square) in the dust <say> that somebody <had put> [object.it] there for [actor] to find.
{; opens} Whoever <have> been missing [object] <would come> back this way: around the place where [actor] <stand>, the (grass|carpet) <be> walked flat in (circles|a search).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:think',
    lines: `
{person; opens} Just then [object] <look> up and <say:object> (the very name|the one word) that [actor] <have> been keeping behind [actor.his] teeth, and <ask> what <be> funny.
{idea} The trouble with [object] <be> plain, once seen: it <take> four pairs of hands, and counting (twice|the dog), [actor] <could come> up with (three|two and a half).
{idea; opens} All of [object] <hang> on a single (Tuesday|staircase). If that part <be> wrong, then somebody <have> been standing (outside|in the rain) for [actor] since noon.
{paper money key} Then it <come> back to [actor], complete with the weather: the (blue|left) pocket of the (other|old) coat. And the coat <had go> to the rummage sale.
{building ground} Something <be> wrong with the (order|number) of windows, as [actor] <remember> [object]. There <be> one more outside than in, and (lace|light) in it.
{-; opens} While [actor] <think>, the (kettle|soup) <boil> over, and in the hiss the last piece <fall> into place: the (milkman|second cup) <had come> an hour too early.
{-} The thought <be> so simple that [actor] <go> around it twice, looking for the (catch|back door). There <be> one, and through it <stick> a pair of (boots|ears).
{-; opens} Meanwhile a (fly|moth) <walk> the length of the table, straight over the (map|bread), and <stop> at just the place [actor] <have> been after.
{-} A pencil, left to itself, <had go> on in [actor's] hand. On the (margin|tablecloth) there <be> a (staircase|row of teeth), very exact, with one missing.
{} Just one way <lead> there for [object], and it <need> a (ladder|second person) as well. [actor] <look> up. The (hatch|skylight) <be> not quite shut.
{; opens} And if [object] <be> only half of it? The (shelf|nail) alongside <be> just as worn and just as bare, and [actor] <have> never wondered why.
`,
  },
];
