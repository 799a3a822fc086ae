import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of a thing that comes into view, for every class of thing. */
export const emmaThings: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'object',
    lines: `
      {door; opens} The hinges of [object] <be:p> on the wrong side, and [actor] <wonder> whether the (builder|owner) <mean> to keep something (in|out).
      {door} A draft <come> from [object], faint and (even|cool), and by that [actor] <know> that there <be> no mere cupboard behind it, but distance.
      {door} Somebody <have> painted [object] often and never the same color, and at a chipped edge [actor] <read> the (layers|years) like a short family history.
      {container; opens} Around the catch the dust on [object] <stop:s> in a neat line; so the last to open it, [actor] <reckon>, <be:s> (tidy|hurried) and not long gone.
      {container} [object] <have> padded corners, which <tell:s> [actor] that somebody <have:s> once (traveled|moved) with glass, or with something as dear as glass.
      {container} About the size of a (loaf|cradle), [actor] <think>, and <be> sorry about the comparison, for from now on [object] <have> it for good.
      {paper; opens} The corners of [object] <be:p> soft from a pocket, and [actor] <think> of all the (days|miles) in which (somebody|someone) <have> not thrown it away.
      {paper} Only the top edge of [object] <be:s> faded, so it <have> been (standing|sticking) in something, [actor] <see>, waiting to be pulled out by that edge.
      {paper} [actor] <could tell> from across the room that [object] <be> (written|meant) for one person, by how small everything on it <be> and how close.
      {light} There must be somebody to fill and trim [object], [actor] <reason>, and whoever it <be> <have> been there since (noon|the last rain).
      {light; opens} Somebody <have:s> set [object] for eyes (far off|on the water), of no use indoors, and [actor] <turn> to see for whose.
      {light} Soot on one side of [object] only: [actor] <hold> up a wet finger for the draft, and <find:actor> that today it (<come>|<blow>) from elsewhere.
      {fire; opens} Someone <have> fed [object] (chair legs|good oak), not from need, [actor] <see>, (since|as) there <be> a stack of split wood within (reach|two steps).
      {fire} By its (low|steady) heart [object] <be> hours old, and [actor] <search> for the dent in the (grass|cushions) where somebody <have> sat them out.
      {fire} [actor] <come> nearer to [object] sideways, as one <come> to a strange (dog|table), and first the face and then the (manners|fear) <thaw:p>.
      {cord} Every arm's length along [object] there <be> a knot, [actor] <find>, and each of them <have> been tied by a (smaller|more tired) hand.
      {cord; opens} [object] <lie> in (loose|tidy) turns like something that <mean> to be used again, and [actor] <look> up, and along, for what it <be> to hold.
      {cord} Halfway along [object], to [actor's] liking, <be:s> a mended place, where a (red|blue) thread <begin>, (because|since) the right one must have run out.
      {cloth; opens} [object] <be> dry. Only slowly [actor] <see> why that <be> (wrong|remarkable), with everything else around there still (shining|dark) with rain.
      {cloth} Someone <have> let out the seams of [object] (twice|three times), [actor] <see>, and the last time with a border from some (better|gayer) cloth.
      {cloth} The fold in [object] <be:s> a shopkeeper's, sharp and (small|square), so that [actor] <guess> at a present, bought early and not yet (given|missed).
      {tool} [object] <be> in the wrong company there, [actor] <think>, among things so (fine|soft), and <have:object> the look of (knowing|having caused) it.
      {tool; opens} There <be> fresh dirt on [object], still dark, and [actor] <look> from there to everybody's (knees|fingernails), one's own included.
      {tool} The handle of [object] <have:s> been cut down for somebody (short|young), and [actor] <be> touched by the (sanding|care) that nobody must have asked for.
      {weapon} [object] <be> cleaner than anything else in sight, and [actor] <think> better of the room for its (dirt|disorder) and worse of its owner.
      {weapon; opens} What (<alarm:s>|<trouble:s>) [actor], though, <be:s> not [object] but the pale shape (beside|next to) it, where its neighbor must have (hung|lain) until that day.
      {weapon} Somebody <have> turned [object] to the wall, like a child that (<lie>|<bite>), and [actor] <like> that somebody, unseen, rather (well|at once).
      {vehicle; opens} The (hood|front) of [object] <be:s> warm, [actor] <find>, though the (dust|frost) all around it <show> no track of anyone walking away.
      {vehicle} One seat in [object] <have:s> been pushed back as far as it <go>, the other not, and [actor] <see> them both quite (plainly|clearly), the tall and the short.
      {vehicle} Only the side of [object] that one (<see>|<come> upon) first <have:s> been washed, and [actor] <recognize> the (principle|hurry) and <smile>.
      {boat} [object] <lie> with the wrong end to the land, ready, [actor] <notice>, and the (oars|lines) <have:p> been laid so that a single person <could go>.
      {boat; opens} Someone <have> painted out the name on [object], but badly, and with the light from the side [actor] <make> out the (last letters|first two letters).
      {boat} Half the water in [object] <be:s> rain and half <be> not, [actor] <taste>, and <begin> to think about the (seams|distance) with more respect.
      {key; opens} The ring on [object] <have:s> space for (two|three) others, and [actor] <see> from the scratches that these <have:p> been taken off (not long|shortly) before.
      {key} Without a label, and so smooth, [object] must have been (worn|carried) next to the skin, [actor] <think>, and by somebody (uneasy|young).
      {key} [object] <be> too (large|fine) for any lock in sight, and [actor] <lay> it across four fingers to remember the size by, as one <do> with (fish|bread).
      {food} Somebody with (sharp|good) eyes <have:s> cut [object], [actor] <see>, into parts so equal that there must have been a quarrel (once|about it).
      {food; opens} Of [object] one bite <be> missing. [actor] <look> at the size of it, then around at the (mouths|company), and <keep:actor> the result private.
      {food} By the smell [object] <be> (Sunday|visitors), as far as [actor] <could tell> with closed eyes, and somebody (humming|scolding) in another room.
      {drink} From side to side [object] <be> still moving a little, so [actor] <know>, without having (seen|heard) anyone, that one must look behind the (curtain|stairs).
      {drink; opens} A (lip|thumb) <have> left its half-moon on the glass, but [object] <be> not touched, and [actor] <wonder> what there <be:s> to (say|hear) just at that moment.
      {drink} [actor] <smell> at [object] like a person who <have> been (ill|cheated) once, and then again for (pleasure|the name), and it <be> only what it <be>.
      {animal; opens} Where [object] <look>, [actor] <look> too, and there <be> nothing; but [object.it] <go> on, with the patience of a better (nose|ear).
      {animal} [object] <have> burrs down one side and (dry|good) mud to the knee, and [actor] <could draw> from that a fair map of the last (hour|night).
      {animal} For (some moments|some time) [actor] and [object] <take:p> each other's measure, and then [actor] <look> away first, as the guest there.
      {money} The (date|face) on [object] <be:s> rubbed away, [actor] <see>, so it <have> been somebody's lucky piece, and luck <do> not usually lie about.
      {money; opens} In a row, not a heap, <lie:object> [object], [actor] <notice>, as when (somebody|someone) <have> been paying a thing off by the (day|week) and <be> (nearly done|interrupted).
      {money} [actor] <know> people who (<would kill>|<would marry>) for [object], and one who <would hand> it in, and <think:actor> of the one, and <miss:actor> the one.
      {machine; opens} Somebody <have> put a (cloth|cup) on [object], where there <be> certainly a warning not to, and from that [actor] <judge> how long it <have> been still.
      {machine} [object] <hum> a little out of tune with the (lights|building), and once aware of it [actor] <not know> how anyone <could sleep> or even (think|talk) there.
      {machine} The worn button on [object] <be:s> not the one for (on|starting), [actor] <see>, but the other, worn (white|hollow), by some very careful thumb.
      {furniture; opens} [object] <stand> at an angle to the rest, as (if|though) someone <have> turned it to (see|hear) better, and [actor] <try> the view from there, in thought.
      {furniture} Four people <have:p> carved initials in [object] and three of those <have:p> been (crossed|sanded) out, and [actor] <run> a thumb along the fourth.
      {furniture} One <could tell>, [actor] <think>, which end of [object] the (father|old woman) <have:s> always had, by the way the wood <give> in there.
      {building; opens} There <be> smoke from the wrong chimney of [object], the (small|north) one, and [actor] <try> to think what (room|hearth) that <could be>.
      {building} [object] <have> grown by one generation a (wing|floor), [actor] <see>, and then stopped, on the side where there <be> most (sun|view).
      {building} Someone still (<cut>|<sweep>) the path to [object], but only as wide as one pair of shoes, and [actor] <feel> the (neatness|loneliness) of that.
      {ground} The shortest way over [object] <be:s> not the trodden one, [actor] <see>, and where so many people <go:p> around, there must be a (reason|rule).
      {ground; opens} A strip of [object] <be:s> greener or darker than the rest, as long as a (bed|cart), and [actor] <wonder> how (deep|old) the difference <be>.
      {ground} [actor] <lay> a hand on [object], and it <be> (warmer|wetter) than the air, with the good (heavy|brown) calm of things that <have:p> the time.
      {body} There <be> flour or chalk in the creases of [object], which <tell> [actor] of a morning's (work|lesson) left standing, and of somebody (fetched|sent for).
      {body; opens} From somewhere [actor] <know> [object]; not the person, only (the set|the color) of it, and from lower down, from the height of a (child|bench).
      {body} First of all [object] (<talk>|<age>), [actor] <know>, and <look:actor> next at the rest, and <find:actor> the rest very well (arranged|kept up).
      {plant} Somebody <have> tied up [object] with a strip of good (shirt|curtain), which [actor] <take> as the first (clear|friendly) news about whoever (<live>|<garden>) there.
      {plant; opens} That day somebody <have:s> watered [object], to judge by the dark (ring|soil), though the people of the place <have:p> been gone since (spring|Sunday).
      {plant} With its back to the weather [object] <have> put out all [object.its] (strength|leaves) on one side, and [actor] <stand> there too, and it <be> quite (mild|still).
      {water} The sky <be:s> kept so exactly by [object] that [actor] <be> a (moment|second) in doubt, and <throw:actor> in a (crumb|pebble), for the comfort of seeing it (shake|bend).
      {water; opens} The far side of [object] <not look:s> so far, [actor] <think>, until a (cart|figure) over there <turn> out to be as small as a (fly|seed).
      {water} A (tide line|rim) of straw and (cork|petals) <lie:s> along [object], and [actor] <read> in it, from left to right, what people upstream (<lose:p>|<celebrate:p>).
      {sky} Every face there <be:s> a little (bluer|older) by [object], and [actor] <see> people as they must look to those who <love:p> them anyway.
      {sky; opens} [object] <stand> where it should not stand for another (hour|two hours), [actor] <calculate>, unless somebody <have> been wrong about the (time|direction).
      {sky} For [object] one (<tip>|<lean>) back the head and <open> the mouth a little, [actor] <notice>, and for so long nobody <could lie>, or look (rich|important).
      {picture; opens} The nail for [object] <be:s> a new one, [actor] <see>, and to the left there <be> the (hole|shadow) of an old one, which <have> held something wider.
      {picture} Someone <have> touched one (figure|corner) of [object] so often that the color <be> gone there, and [actor] <have> to keep from doing the same.
      {picture} From a distance [object] <be> cheerful; [actor] <come> (closer|up to it), and <find:actor> that the painter or the glass <have> known (better|more).
      {toy} Someone <have:s> put [object] to bed, [actor] <see>, with a (leaf|handkerchief) up to the chin, and must then have had to (leave|grow up) in a hurry.
      {toy; opens} The left side of [object] <be:s> worn from being dragged, but not along these (floors|boards), which <be:p> waxed, and [actor] <wonder> what (yard|road) it <be>.
      {toy} Everybody there <be> careful not to tread near [object], [actor] <notice>, big people in (boots|good shoes), and it <change> one's mind about them.
      {instrument} Only the low notes of [object] <have:p> been used much, [actor] <guess> from the wear, so the player <be> (a sad|a modest) person, or one with neighbors.
      {instrument; opens} Nothing <be:s> out of tune in [object], [actor] <find>, which in such a (climate|house) <mean> that (somebody|someone) <have> played there within the (week|day).
      {instrument} In all that company [object] <be> the (quietest|proudest), and [actor] <lower> the voice (beside|next to) it, as in the presence of a singer with a (cold|grief).
      {stone} [object] <be> chipped on the side toward the road only, [actor] <see>, at the height of (wheels|shoulders), by those who <not know:p> the turn.
      {stone; opens} There <be> moss on the underside of [object]. [actor] <turn> that over in mind: (somebody|someone) <have> rolled it around, and (lately|with effort).
      {stone} On the south side [object] <be> still warm from the day, and [actor] <lean> there a little, (unasked|unseen), as one <lean> on an uncle.
      {sound} [object] <come> at even (distances|intervals), and [actor] <breathe> with it before noticing, and <decide:actor> that it must be made by (hand|somebody patient).
      {sound; opens} It (<move>|<wander>), [object], (slowly|a little), and never nearer, and [actor] <turn> with it until it <stand> (exactly|precisely) over the way out.
      {sound} [actor] <tell> [actor.himself] what [object] might be, beginning with the (kindest|dullest) thing, and <get:actor> as far as the third before moving.
      {smell} First [actor] <think> of a person, and only after that of what [object] <be>, (soap|smoke) and (oranges|wool), and why it should be there.
      {smell; opens} [object] <be> strongest at (lock|knee) height, [actor] <find>, and <weaken:object> upward, so whatever it <come> from <be> on the (floor|far side).
      {smell} With [object] half a (summer|house) <come> back to [actor], the (pump|gate), the wasps, somebody calling a name (nobody|no one) there <use> any longer.
      {person} [object] <stand> as people do who have (rehearsed|run) and <want:p> it not to show, and [actor] <look> aside, to give a little time.
      {person; opens} There <be> something [object] <not say>, [actor] <see>, from the way the mouth (<begin>|<open>), and the (hands|eyes) each time <decide:p> against it.
      {person} [actor] <notice> the (good|borrowed) shoes on [object], and how little these <go:p> with the rest, and <think:actor> of whoever must have lent them.
      {idea} Put that way, [object] <sound> like (child's play|a game), and [actor] <search> among those who <nod:p> for the one who (<not nod:s>|<nod:s> too soon).
      {idea; opens} [actor] <take> [object] apart, as one <take> apart a (clock|coat), and <find:actor> in it a piece that <belong> to a different (plan|person).
      {idea} What <surprise:s> [actor], (seeing it|looking on), <be:s> not [object] but the (shy|calm) way it <be:s> put there, like (bread|plain bread) on a table.
      {-} Nothing like that <get:s> there by itself, [actor] <think>, and <look:actor> first for the (feet|hands) and only then for the reason.
      {; opens} [actor] <could swear> that [object] <have> not been there on the way in, and <go:actor> back over each (step|yard) of it, counting what <have:s> been.
      {} Nothing <be> wrong with [object] except the company it <keep>, and that, [actor] <think>, <go:s> for most people (too|there).
      {} [other] <step> between [actor] and [object] as (if|though) by chance, and <stay:other> there, talking (brightly|of lunch), and [actor] <let> it happen.
    `,
  },
];
