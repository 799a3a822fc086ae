import type { ReplyGroup } from '../reply-group';

/** What follows when something is opened, closed, taken, given or put down. */
export const deedsOfHands: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:open',
    lines: `
{door; opens} The draft <turn> around. Where it <have> been blowing in, it <pull> (smoke|dust) and one (feather|page) past [actor] now, out through [object], like a breath.
{door} On the far side of [object] a chair <go> over, and the (bucket|tower of plates) put on it by somebody who <want> to hear [actor] come.
{door; opens} [object] <stick>, <give> all at once, and the (bang|jolt) <go> on through the walls: (two|three) floors up something heavy <be> set down in a hurry.
{container} A (moth|curl of dust) <come> out first, then the smell of (cedar|old oranges). [object] <have> a false bottom: the inside <end> a hand's width before the outside <do>.
{container; opens} The straw in [object] <keep> the shape of a thing lifted out with care, the size of a (head|melon), and [actor] <feel> that the hollow <be> warm.
{container} The (spring|paper lining) in [object] <jump> up at [actor] like a dog shut in too long, and <throw> (a thimble|dried peas) across the floor, all the way under the (stove|bed).
{paper} [object] <be> folded the way (pharmacists|sailors) fold things, so that nothing <could trickle> out. A pinch of (sand|seed) <run> into [actor's] lap all the same.
{paper cloth; opens} With each fold of [object] more <come> to light, until the last one <fill> the whole (table|width): a (plan|route), drawn for someone tall.
{food drink} A hiss, and the (cork|lid) <hit> the (lamp|ceiling). Every cat in the building <be> on the stairs before [actor] <had smell> what <be> the matter with [object].
{machine} Inside [object], among the wheels, a (hairpin|folded match) <be> holding two things apart that <want:p> to meet. As [actor] <lean> in, it <begin> to bend.
{person body; opens} [object] <let> it happen, the way (cats|children) do with a plan in mind, and then <close:object> around [actor's] wrist with surprising strength.
{-} A click, a sigh of stale air, and (light|dust) <fall> out in a long slanting bar that <show> [actor] how many (flies|webs) a year without visitors <make:p>.
{-; opens} It <go> easily, on fresh oil. Somebody else <have> been in and out this week, and <be> short: the (smears|marks) <be:p> all at the height of [actor's] belt.
{} Stiff from years of rest, [object] <cost> [actor] a fingernail for the first (inch|crack). The rest of the way <go> by itself, with a (groan|sigh).
{; opens} From inside [object], in order, <come:p> a puff of dust, a (beetle|spider), offended, and a (ticking|scratching) that <stop> as soon as [actor] <bend> closer.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:close',
    lines: `
{door; opens} [object] <meet> the frame, and at the same second, exactly, another one <fall> shut (upstairs|down the hall). No (draft|echo) <could do> that.
{door} In the frame, [object] <catch> the (hem of [actor's] coat|end of a scarf). There <be> the choice of standing very close or going on in (shirtsleeves|the cold).
{container; opens} As the (clasp|catch) <snap>, something in [object] <knock>: once, politely, from (below|inside), in the tone of a person who <have> only stepped out for a moment.
{container} [object] <not close> quite. A corner of (cloth|paper) <stick> out, bright (red|yellow), and however [actor] <press>, there <be> always a bit more of it.
{paper} As the pages <meet:p>, a (pressed leaf|bus ticket) <fall> from [object]. It <have> been keeping someone's place, and now nobody <could say> where.
{machine light} The last (hum|click) <leave> a hole in the room, and through it [actor] <could hear> at last what [object] <have> been covering: (rain|somebody humming) next door.
{body; opens} Behind [object] the picture <stay>, in the wrong colors: a bright (window|doorway), and in it a dark (shape|gap) that [actor] <had overlook> before.
{building} By dusk the news <had go> around. People <stand:p> in front of [object] with (baskets|umbrellas), reading the (sign|bare hook) as though it <owe> them better.
{-; opens} Done, then, or nearly. Through the last crack a (white moth|slip of paper) <had get> in, and it <settle> where [actor] <have> been about to sit.
{-} The lock <turn> with more noise than [actor] <want>, and in the stillness after it every (board|stair) between here and the street <report> in.
{} Covered up, [object] <look> guiltier than before. (Two|Three) people <walk:p> around the spot in a careful curve, and a dog <lie> down on it and <sigh>.
{; opens} [object] <be> shut away from the (light|cold), but not from the (damp|mice). In the quiet that <follow> [actor] <hear> the first small teeth go to work.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:take',
    lines: `
{key; opens} Tied to [object] there <be> a thread that nobody <had see>, and the thread <run> under the (carpet|door). Two rooms away a small (bell|row of spoons) <tell> somebody.
{money} One less <make> a difference: the (scale|pile) <tip>, and the rest <slide> after [actor's] hand with a (rattle|chime) that <could be> heard in the (kitchen|street).
{weapon; opens} [object] <be> lighter than [object.it] <look>. Somebody who <mean> well, or not at all, <had empty> [object.it], and <be> standing where [actor] <could see> them smile.
{weapon tool} In [actor's] grip [object] <find> the old (notches|worn places), made by a (larger|left) hand. Holding on, one <shake> hands with whoever <have> been first.
{food drink} Under [object] the plate <have> a picture, a (windmill|small fat dog), which [actor] <be> the first to see since (Christmas|the baptism), and a (note|warning): "Count them!"
{paper; opens} As [object] <come> away, the (page|sheet) below <show>, with deep dents in it: a second (letter|list), written on top of the first and already sent.
{animal} [object] <go> limp with (indignation|surprise), then twice as long, then <come:object> out of [actor's] arms at the (bottom|top), leaving a good deal of (hair|feathers).
{person} [object] <come> along, though by the (sleeve|scenic route), catching at every (railing|table) on the way, so that half the (room|cutlery) <come> too.
{cloth} How bare, without [object], the (hook|chair back) <look>, and (a nail|the draft) behind it, long kept in check, <reach> out for [actor's] neck.
{light} The shadows <move:p> off with [object], all in one direction, and what they <leave:p> behind on the (shelf|wall) <be> a patch of (paler|cleaner) wood in the form of a hand.
{furniture; opens} Four small (dents|circles) in the floor <show> where [object] <belong>. In the middle of them, flat as a (pancake|stamp), <lie> what somebody <had want> kept flat.
{-} It <come> up with a little (sucking|tearing) noise, as things do that <have:p> stayed in one spot for years, and the spot <be> (wet|a different green).
{} What [object] <leave:object> <be> a clean (patch|outline) in the dust, and a (smudge|streak) beside it, for all to read: what <be> gone, and which way [actor] <had turn>.
{; opens} [object] <have> been holding something shut, or up, or back. There <be> a (creak|slither) behind [actor], and then (another|a longer one), picking up speed.
{} Nobody <shout>. The only one to see it, a child with a (bun|cold), <look> at [object], then at [actor], and <hold> out a hand for a share.
`,
  },
  {
    writer: 'Noah',
    answers: 'do:give',
    lines: `
{money; opens} Three times the (fingers|lips) <count> [object]. Then half <come> back across the table, with a (wink|nod) toward the (window|side door): "The rest is for afterward."
{food drink} The first bite <go> to the dog, for safety. The dog <think> it over, <lie> down, and <ask>, as plainly as a dog can, whether [actor] <have> (more|the recipe).
{paper; opens} [object] <be> read standing, then sitting, and then held (out|up) over the (candle|stove), (almost|not quite) near enough to burn. "Who else has seen this?"
{key weapon; opens} So long in [actor's] pocket, [object] <leave> a (dark|red) print on the palm that <receive> [object.it], and for a moment neither side <let> go.
{cloth} Too (big|long) by a hand and smelling of [actor], [object] <be> put on at once, and not taken off again, not for (supper|love or money).
{animal} Nobody <had ask> [object]. There <be> one look back at [actor] over a (shoulder|sleeve), as of a (duchess|lodger) whose rent <have> been raised.
{tool machine} The hands that <get:p> [object] <know:p> what to do. Within the (hour|minute) there <be> a (hum|hammering) from the shed, and a smell that [actor] <not expect>: hot (sugar|tar).
{plant} Water <be> brought in a (boot|teapot), there being nothing else. By evening [object] <stand> in the best window, and a (bee|neighbor) <had find> out.
{person; opens} [object] <turn> the thing over, looking for (the catch|a price), and the ears <go:p> red first. "Nobody gives without a reason. Which one is it?"
{person} In the (pause|shuffle) that <follow>, [object] <look> for something to give back, and <find:object> only a (bent spoon|very old peppermint), which [actor] <have> to accept.
{-} Empty now, [actor's] hands <not know:p> where to go. They <try:p> the pockets, and there in the (left|deeper) one <be> the other half, quite forgotten.
{-; opens} It <be> taken without thanks and passed on, from hand to hand, along the whole (row|table) and out of the (window|tent). Somebody out there <run>.
{} Once [object] <had change> hands, the weight of it <show>: the one shoulder <sink>, and [actor] <walk> (lighter|straighter), like a (mule|ship) after the unloading.
{; opens} Underneath, [object] <have> a mark that [actor] <have> never noticed. The new owner <find> it in (two|three) seconds and <go> white around the (mouth|nose).
`,
  },
  {
    writer: 'Noah',
    answers: 'do:put',
    lines: `
{furniture} Either [object] <stand> unevenly, or the floor <have> a (hill|hollow) there. Every (cup|pencil) set down that evening <travel> slowly toward [actor].
{light; opens} From the new place [object] <throw> [actor's] shadow on the (wall|curtain), huge, and beside it a second one that <have> to belong to somebody in the (corner|yard).
{container; opens} Whatever <be> in [object] <go> on moving for a while after [actor] <had let> go: a slow (roll|slosh) to the left, and, when it ought to be still, one back.
{drink food; opens} A ring <spread> in the (cup|soup), although nobody <touch> the table. A second (ring|tremor) <come>, stronger, and the (spoons|glasses) near [object] <start:p> to talk.
{paper} The (wind|draft) <take> an interest in [object] at once. One corner <lift>, the print below <be> read, and only a (boot|teapot) set down hard <make> it stop.
{cloth} Hung up, [object] <keep> the bend of [actor's] elbows, and from the (stairs|next room) [object.it] <look> so much like somebody that a (guest|neighbor) <say> good evening.
{plant} A (beetle|snail) <come> along with [object], and <set> out at once, over the (cloth|floor) and past [actor's] hand, to see about the (lettuce|north wall).
{weapon key; opens} [object] <lie> where both sides <could reach>, though [actor] <be> a hair closer. All the (forks|cards) <sink:p>. Somebody under the (table|stairs) <ask> what <have> gone quiet.
{stone} Like a tooth it <go> in. With [object] back at last in the gap, the (whole row|arch) <sit> down on it, and a rattle nobody <had notice> for years <be> over.
{person; opens} [object] <sit> where [actor] <want>, for as long as it <take> to see the (mirror|window) opposite, and then <move:object>, without a word, out of its (line|sight).
{-; opens} A hollow (knock|note) <answer> from below, where there ought to be nothing but (earth|clay). [actor] <try> the spot beside it, for comparison. Solid.
{-} It <stay> there for (a second|two seconds), considering. Then the slope that no one <had see> <make> up its mind, and everything <roll>, (politely|neatly), off the other end.
{} The (shelf|table) <could bear> a good deal, but not [object] as well. With a yawn one end <come> down, and everything on it <arrive> at [actor's] feet.
{; opens} From under [object], put down by [actor] a little hard, <run> a (line|thread) of sand. There <be> sand, then, (in the wall|overhead), and now less of it.
{} Next morning, by all appearances, [object] <have> been moved an inch to the right. Nobody <own> up to it, but a (chalk line|thin pencil mark) now <go> all around.
`,
  },
];
