import type { ReplyGroup } from '../reply-group';

/** What is said when an earlier thing comes back, at the end, and after it. */
export const overTime: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'takeup',
    lines: `
{} "What about [planted]?" [other] <ask>. Nobody <had think> of that. [actor] <be> on the way to fetch [planted.it] (before|as) the mouth <close>.
{} "You still have [planted]," [other] <say>, not asking. "Good. That is our (ticket|excuse). Wipe [planted.it] and come here."
{} "I was keeping [planted] for something (worse|better)," [actor] <say>, and <look> around, and <decide> that this <qualify>.
{; opens} Into the middle [other] <put> [planted], where all <could see>. "So one of us (lied|forgot)," [other.he] <say>. "Shall I go first?"
{} "Give me [planted]," [other] <say>, with a hand behind the back, fingers open. "Do not (ask|look). Give."
{; opens} Now [planted] <be> the wrong way around. "I never left [planted.it] like that," [actor] <say>, and <look> to see who <look> (away|back).
{} "Now we (need|talk of) [planted]," [other] <say>, "the price goes up. Yesterday I could have had [planted.it] for a song."
{} [actor] <turn> out everything until [planted] <lie> on top. "You," [actor.he] <say>. "I owe you an (apology|outing)."
{key money; opens} "Try [planted]," [other] <suggest>, for want of better. [planted.it] <go> in. (Nobody there|Only the dust) <had expect> that.
{paper} "Read me that line in [planted] once more," [other] <say>, eyes shut. "The one we (laughed|skipped) at. Slowly."
{paper; opens} [actor] <hold> [planted] up against it. The (hand|fold) <be> the same. "So you knew," [actor.he] <tell> [planted.it].
{weapon tool} "You said we would never need [planted]," [other] <say>, already rolling up sleeves. "Say so again. I (liked|believed) that."
{weapon; opens} "Who has [planted]?" [other] <ask>, and <watch> (four|all the) hands go to the wrong pocket, and one to the right one.
{cord cloth} "How far will [planted] reach?" [actor] <ask> aloud, measuring from elbow to thumb. "Long enough, if nobody (breathes|eats)."
{light fire} "Save [planted] for the way (down|back)," [other] <say>. "I can be frightened in the dark. I have had practice."
{food drink} Out of one sleeve [actor] <bring> [planted], squashed. "(Half|Bite) each," [actor.he] <say>. "Then we talk."
{animal; opens} "Let [planted] decide," [other] <say>, and <step:other> aside. That <take> (no time|one sniff). "Oh. Not that way."
{person} "Somebody go and ask [planted]," [other] <say>. "Ask (nicely|before they hear). We were wrong about who was useful."
{machine instrument} [actor] <wake> [planted] with a knock. "One more time," [actor.he] <say>, "and then I will never (say|touch) a thing again."
{vehicle boat} "There is room for two in [planted]," [other] <say>, and <count> heads. "I can be very (small|quiet)."
{door} "We closed [planted] ourselves," [actor] <say>, and <touch> the edge, where now there <be> (light|a draft).
{picture toy} "Turn [planted] to the wall," [other] <say>, "or start asking. Who else had such a good (seat|view)?"
{building ground} "Back to [planted]?" [other] <say>. "I left (a sock|my good sense) there. I suppose it is on the way."
{idea; opens} "You promised me [planted]," [actor] <say>, to whoever <be> listening, "and I have been (patient|loud) about that."
{body plant stone} [actor] <look> down at [planted] again. "Bigger," [actor.he] <say>. "Or (I have shrunk|somebody fed you)."
`,
  },
  {
    writer: 'Olivia',
    answers: 'end',
    lines: `
{} "You keep [planted]," [other] <say>. "You would only (wonder|write to me) about it." [actor] <take> [planted.it], and neither <say> what for.
{} [actor] <set> [planted] down where [planted.it] <had start>. "There," [actor.he] <say>. "Now you may (rest|be only a thing)." [planted.it] <look> pleased.
{} "And [planted]?" [other] <ask>, at the last. [actor] <show> both hands, empty, and <smile>. "(Paid|Settled)," [actor.he] <say>.
{} [planted] <go> back to the old place. "Nobody will ever (know|believe us)," [other] <say>. "Good," [actor] <say>.
{} "Who gets [planted]?" [other] <ask>, and nobody <want> [planted.it] anymore, so [actor] <carry> [planted.it] home under one (arm|coat).
{-} "Is it over?" [other] <ask>. [actor] <listen>, quite a long time, for anything that <say> no. "(Yes|Eat something)," [actor.he] <say>.
{-} "(Then good night|That will do)," [actor] <say>, to all of it, and for the first time it <sound> like something one <could say> and sleep.
{paper} [actor] <fold> [planted] along the old fold and <give:actor> [planted.it] to the (fire|river). "Read," [actor.he] <say>. "Answered."
{key} "It never fit anything else," [actor] <say>, leaving [planted] in the lock, on the (outside|inside), and <walk> away light.
{door} "Leave [planted] open," [other] <say>, going through. "Somebody (slower|sorry) may want to come after." [actor] <leave> [planted.it] open.
{money} "Even," [other] <say>, and <push> half of [planted] over. [actor] <push> half of that half back. It <take> all (night|evening).
{weapon} Deep down [planted] <go>, and the ground over it. "Say something," [other] <say>. "(Rust|Stay)," [actor] <say>.
{light fire} "Shall I put out [planted]?" [other] <ask>. "Not yet," [actor] <say>. "There is just enough light to (pack|go home) by."
{cord} One knot, the right one this time, and [planted] <hold>. "Tell them it was (easy|luck)," [actor] <say>, and <let> go.
{cloth} [other] <put> [planted] around [actor's] shoulders without a word. "That was always (your color|too big for me)," [other.he] <say>.
{food drink} What <be> left of [planted] <go> around. "To the (losers|cook)," [other] <say>, and nobody <ask> who that <be>.
{animal} [planted] <look> at everybody, one by one, and then <lie> down. "That (settles|ends) it," [actor] <say>, and so it <do>.
{person} "Why not say so?" [actor] <tell> [planted]. There <be> no answer, only an arm, and the arm <be> (plenty|enough).
{vehicle boat} "Once around, and then home," [actor] <say>, one hand on [planted]. Nobody <mention> that home <be> (the other way|here).
{machine instrument} [planted] <give> one clean note and <stop>. "All (said|done), then," [other] <say>, drawing up the cover.
{building ground} "It looked (bigger|darker) from outside," [other] <say>, looking back at [planted]. "Everything did," [actor] <say>.
{picture toy} [actor] <put> [planted] up on the shelf, facing out. "You (watch|tell it)," [actor.he] <say>. "I am going to bed."
{idea} "So that was [planted]," [other] <say>. "I had thought it would be (louder|longer)." [actor] <laugh>, and <go> to find breakfast.
{plant water sky stone} "Same time next year?" [actor] <ask> [planted], and <take> the (silence|rustle) for a yes, and <go> in.
{tool} [actor] <clean> [planted] and <find> a nail to hang [planted.it] on. "Nothing left to (mend|break)," [actor.he] <say>. "Until Monday."
`,
  },
  {
    writer: 'Olivia',
    answers: 'epilogue',
    lines: `
{} Years on, somebody <ask> about [planted]. "Oh, that," [actor] <say>, and <pour>, and <begin> with the (weather|shoes).
{} [planted] <stay> in the old place. "Do not dust [planted.it]," [actor] <tell> visitors. "There is (thinking|history) going on."
{} "I would do it all again," [actor] <say>, one winter, to [planted], "except the (singing|middle)."
{} Nobody <ask> to buy [planted]. [actor] <have> the speech ready all the same, and the (price|refusal).
{} When [other] <visit>, [planted] <come> out on the table first, before the (bread|hello). Then the old argument, word for word.
{-} "You have told it wrong for (ten|twenty) years," [other] <say>. "Tell it right," [actor] <say>. [other] <not do> that either.
{-} On the day itself [actor] <get> up early, for no (reason|audience), and <stand> outside a while. "Well," [actor.he] <say>, and <go> in.
{-} The children <want:p> to know who <be> (right|bravest). "Whoever is telling it," [actor] <answer>, and <turn> down the lamp.
{-} There <be> (letters|a letter), at first. Then a card. Then [other], at the door, with no hat. "Is there any soup?"
{-} It <get> smaller, as things <do:p>. [actor] <could hold> it in one hand by then, and <do>, and <put> it back.
{paper} [actor] <keep> [planted] in the good book, at page (nine|forty). "I never found out how it ends," [actor.he] <like> to say.
{key money} [planted] <turn> up in every coat [actor] <buy> after that. "You again," [actor.he] <say>, and <use:actor> something else.
{cloth} [planted] <fit> nobody, so everybody <wear> [planted.it]. "Mind the (left pocket|hem)," [actor] <warn> each one. "Older than you, all of that."
{door building} New people <paint:p> [planted] green. "That was never green," [actor] <say>, with feeling, each time, to the (painters|neighbors).
{light fire} On bad nights [actor] <set> [planted] in the window. "For whom?" people <ask:p>. "They will (know|see)," [actor.he] <say>.
{animal} Grown fat, [planted] <own> the best chair. "Ask the (expert|fat one)," [actor] <say>, when anyone <want> the (story|truth). "I was only there."
{person} [planted] <tell> it differently, with a (horse|storm) in it. "Was there a horse?" somebody <ask>. "By now," [actor] <say>.
{vehicle boat} [planted] <go> to the scrap man in the end. [actor] <walk> home with the (bell|steering wheel). "That was attached," [actor.he] <say>.
{weapon} Beans <grow:p> where [planted] <be> buried. "Good (ones|soil)," [actor] <say>, and <eat> them, and <not explain>.
{machine instrument} Nobody <get> [planted] to work again. "The piece is (played|said)," [actor] <say>. "More than most of us."
{tool} [actor] <lend> [planted] to the whole street. "Bring [planted.it] back (clean|blunt)," [actor.he] <say>. "Not both."
{picture toy} "Who is that behind you in it?" [other] <ask>, over [planted]. [actor] <lean> in. It <be> (years|a long time) since anyone <ask>.
{food drink} Nobody quite <get> the taste of [planted] right. "More (salt|fear)," [other] <say>, handing [actor] back the spoon.
{idea} People <talk:p> about [planted] as one <talk> of a hard winter. "It was not so (cold|long)," [actor] <say>.
{plant water sky stone ground} [planted] <be> there yet. [actor] <go> by on Sundays, hat in hand. "Still (thinking|here)," [actor.he] <report>.
`,
  },
];
