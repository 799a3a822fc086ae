import type { ReplyGroup } from '../reply-group';

/** Short second units: a curt gesture, result or sentence that follows a first one from inside the same moment. */
export const secondUnits: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'then:speech',
    lines: `
{-} [speaker] <look> for the joke in that. There <be> only half of one, the (back|sharp) half.
{-; opens} "The rest comes (outside|when it is dark)," [addressed] <add>, already three steps gone.
{-} Then [addressed] <button> up a coat that <be> (quite warm enough|buttoned) already.
{} It <be> the way [addressed] <not look> at [about] that <give> the rest away.
{-} [speaker] <nod> slowly, as if it <be> what [speaker.he] <had come> to (hear|buy).
{-; opens} "And you?" [addressed] <ask>, before the next question <could get> its (boots on|mouth open).
{-} Between the two sides the words <lie:p> a while, like change on a (counter|bar).
{; opens} "Bring [about]," [addressed] <say> from further off. "(Hurry|Both hands)."
{-} [addressed] <show> three fingers, then two, and [speaker] <understand> about (time|money).
{-} A better answer <come> to [addressed], too late, and <be> (folded small|put by).
{} [addressed] <draw> a chair up to [about], like somebody with the (whole night|patience) for it.
{-} "You did ask," [addressed] <say>, more (gently|quietly), to the floor between the shoes.
{-} [speaker] <put> out a hand to shake on it. [addressed] <look> in the (palm|sleeve) first.
{-; opens} "One condition," [addressed] <say>. It <be>, by the sound of it, the (second|big) one.
{person} "And not a word of it to [about]," [addressed] <say>, (thumb to lips|with a look back).
{-} Neither of the two <move>. It <be> a (contest|truce), for as long as it <last>.
{-} [addressed] <go> back to work, a little (faster|louder) than it <need>.
{} From then on [addressed] <keep> [about] on the side away from [speaker].
{-; opens} "Who told you to (ask|say) that?" [addressed] <add>, with [addressed.his] back turned.
{-} [speaker] <open> both hands: nothing in the left, (nothing|a splinter) in the right.
{door} [addressed] <give> [about] a push with one heel. Now [about.it] <be> between the two.
{food drink} [addressed] <move> [about] to the middle, where (both|four elbows) <could reach>.
{-} "Well, say something," [addressed] <say>. [speaker] <be> busy (believing it|doing the sum).
{-} It <get> a short laugh out of [speaker], which [addressed] <pocket> like (a tip|the change).
{paper money} [addressed] <slide> [about] under an elbow. That <be> (that, then|the receipt).
{-; alone} [speaker] <have> the next question ready, and <bite> it off, short, (for now|like thread).
{; alone} After that [about] <look> (smaller|nearer), the way things <do:p> when named.
{-; alone} It <be> an answer. [speaker] <turn> it over to see what it <be> (stuffed with|worth).
{-; alone; opens} Then [speaker] <hear> what <be> missing from it, and <turn:speaker> around (fast|slowly).
{; alone; opens} "So, [about] last," [speaker] <say>, and <begin> somewhere else, (on purpose|whistling).
{-; alone} One word of that <stay> in [speaker's] ear, like (sand|a fly), and <turn> there.
{-; alone} [speaker] <wipe> the question off with one cuff and <start> on a (clean|better) one.
{; alone} [speaker] <put> a foot against [about], lightly, to know if [about.it] <move>.
{-; alone} For a while only the feet <have:p> an opinion. They <be:p> for (leaving|going on).
{-; alone; opens} "Unless," [speaker] <add>, and <not like> the (look|sound) of the thing that <come> next.
{-; alone} Nobody <write> it down. [speaker] <say> it over (twice|by heart), to be safe.
{; alone} [speaker] <leave> the last word to [about], which <make:about> no use of it at all.
{-; alone} "Next," [speaker] <say>, like a (dentist|clerk), and <push> back both sleeves.
{-; alone} It <take> the length of one (breath|shoelace) to stop being a surprise.
{-; alone; opens} Something in the quiet <be> (listening now|not quiet). [speaker] <lower> the voice.
{; alone} So it <be> [about] after all. [speaker] <try> standing a step (closer|further off).
{-; alone} [speaker] <shrug> for (two|both sides) and <pick> up where the work <had stop>.
{person; alone} Somewhere in [speaker's] head [about] <answer> it better, and (sooner|with a cough).
{-; alone} Then a thing to do with the hands: one knot, (pulled tight|undone), and again.
{-; alone; opens} "(Good|Well). Who goes first?" [speaker] <ask>, and <find> that all eyes <have:p> a floor to study.
{paper; alone} [speaker] <tap> [about] with a nail, there, (twice|hard), below the middle.
{key weapon tool; alone} [speaker's] thumb <find> the worn place on [about] and <stay> there.
{-; alone} The sentence <be> over. The face that <go> with it <take> a little (longer|practice).
{machine vehicle; alone} [about] <start> to sound (hurt|polite), or [speaker] <start> to hear it.
{sky water plant; alone} [speaker] <look> at [about] until it <stop> being (an answer|about that).
`,
  },
  {
    writer: 'Olivia',
    answers: 'then:deed',
    lines: `
{} [other] <move> around to where [object] <could be> seen from below, and <not like> that either.
{-; opens} "Next time," [other] <say>, "(knock|warn me) first." It <be> not clear whom.
{-} [other] <be> counting something on four fingers, and <need> (the thumb|a second hand).
{} "Mine after you," [other] <add>, one eye on [object], as people <do:p> about (chairs|soup).
{-; opens} "Did anybody see?" [other] <ask>, and <wave> at (nobody|the empty side), to be safe.
{person} [object] <have> not been asked. [other] <see> that, and <see> [actor] (see it too|not see it).
{-} [other] <hand> [actor] a rag without a word. It <be> the right (size|moment) for one.
{; opens} "I know somebody who would (pay for|deny) that," [other] <say>, meaning [object].
{-} Then [other] <clap>, twice, (dryly|with gloves on). [actor] <bow>. It <be> that or run.
{} [other] <note> where [object] <be> now, for (later|the trial), with a lick at the pencil.
{-} "Next time use the (left|flat of it)," [other] <say>, and <show> the air how.
{-; opens} [other] <hold> up a palm. "Wait for it," [other.he] <say>. "It always comes (after|in twos)."
{-} "As I always said," [other] <say>, who <had tell> nobody (anything|the half of it).
{} "You owe [object] an apology," [other] <say>. "(Later|On your way past) will do."
{-} [other] <look> at [actor] and then, (fast|politely), at something else.
{} That <leave> [object], and [actor], and (one good idea|about an hour) between the two.
{-} [actor] <rub> one wrist. It <have> an opinion, and (weather|good reasons) to go with it.
{-; opens} "That was one," [actor] <say>. There <be>, it <seem>, a whole (list|second part).
{} [actor] <look> at [object] once more, from the side, as one <check> a (hem|lie).
{-} Both of [actor's] hands <smell:p> of it (afterward|now). The rest <could be> denied.
{; opens} A part of [object] <not agree>, and <show> it. [actor] <lean> closer.
{-} Nothing <fall> down. [actor] <give> it (a moment|time) to think of something.
{} "Strictly between us," [actor] <tell> [object], "that was (luck|the easy bit)."
{-; opens} [actor] <hold> still for what (<come>|usually <come>) next. Next <take> its time.
{door container; opens} Out of [object] <come> a (smell|draft) with somebody else's supper in it.
{-} [actor] <straighten> up again in (two|three) stages, with a remark for each.
{paper} The thumb <have> left its own small signature on [object]. [actor] <cover> it.
{} Without hurry, [actor] <turn> so that [object] <be> in (shadow|the lee).
{-; opens} "And now the (other|heavy) one," [actor] <say>, to the regret of both arms.
{machine vehicle boat} Deep inside [object] some part <think> it (over|twice), and <click>.
{light fire} [actor's] shadow <get> there (first|a step ahead), and <seem> to have been told.
{-} It <had look> easier than it <be>. [actor] <leave> that (uncorrected|out of the telling).
{cord cloth} [actor] <wind> a loose end of [object] around one finger until it <go> white.
{-; opens} Two steps on, [actor] <stop>. "Wait," [actor.he] <say>. "(Which|Whose) was it?"
{food drink} [actor] <lick> one knuckle. It <be> (worth|a pity about) [object].
{animal} [object] <yawn>, every tooth in view. [actor] <take> it for (thanks|a no).
{weapon} Then the fingers of [actor's] hand <remember:p> [object], and (<open:p>|<loosen:p>).
{-} [actor] <put> the tongue out at the (difficulty|memory) and <feel> better.
{} After it all [object] <look> no (wiser|cleaner). "Suit yourself," [actor] <say>.
{-; opens} What <be> odd <be> how little (dust|noise) there <be>. [actor] <remark> on it.
{building ground} A bit of [object] <stay> on both soles and <come> along.
{person} [actor] <wait> for [object] to say the (usual|obvious) thing, with an answer ready.
{key money} Against the other things in the pocket, [object] <make> a (thin|smug) sound.
{plant water sky} Of all this [object] <take> no notice. [actor] <find> that (restful|rude).
{-} "That is the last time," [actor] <say>, as one <say> it the (first|third) time.
{furniture stone} Somewhere under [object] the floor <put> in a (word|groan) of its own.
{-; opens} [actor] <look> up, quickly, the way one <look> up at (steps|one's own name).
{body} [actor] <turn> [object] to the light, and away from it, (humming|for a second opinion).
{idea} "[object]," [actor] <repeat>, to wear the (shine|edge) off the word. It <stay> on.
{picture toy instrument} [actor] <breathe> on [object], and <rub>, and <not ask> what it <be> that <go>.
`,
  },
  {
    writer: 'Olivia',
    answers: 'then:happening',
    lines: `
{-; opens} "Do we (wave|hide) now?" [other] <ask>, already half out of one sleeve.
{} [other] <stand> where [object] <would have> to be (polite|noticed) first.
{-} "I was here (first|before any of that)," [other] <say>, with less and less breath.
{-; opens} [other] <pass> [actor] the (heavy|blunt) end of something, only to have and hold.
{person animal} "Smile," [other] <say> through closed teeth. "[object] can (count|see) us."
{-} "That is (new|early)," [other] <say>, as one <speak> of a neighbor's hat.
{} "Ask [actor.name], not me," [other] <say>, when [object] <need> (explaining|an owner).
{-} [other] <whistle> for a dog [other.he] <not have>, and <feel:other> (safer|braver).
{-; opens} "(Lights|Shoes)," [other] <say>. It <be> always the first order, and the best.
{} [other] <write> [object] down, with the hour, on a (cuff|thumbnail).
{} [actor] <make> room for [object], as one <do> for strangers on a (bench|narrow road).
{-} Nobody present <had ask> for it. [actor] <look> for where to (sign|complain).
{-; opens} "Twice makes a (habit|pattern)," [actor] <say>, and <wait> for twice.
{} [actor] <take> [object] as read, and <feel:actor> behind for the (chair|next page).
{-} "It was (quieter|warmer) a minute ago," [actor] <tell> whoever <be> in charge of that.
{-; opens} Below, [actor's] feet <vote:p> on it. The motion <be> (backward|to wait and see).
{person} "No (bread|word) with you?" [actor] <tell> [object], and <move> up.
{sound} [actor] <hold> one ear shut, then the other. [object] <prefer> the (left|second).
{sky water} [actor] <put> out a tongue, to taste. So far [object] <seem> (real|early).
{} It <be> [object] or nothing, and nothing <had have> its (turn|chance).
{-; opens} "I am not ready," [actor] <say>, walking toward it (all the same|sideways).
{machine vehicle boat} [actor] <read> the side of [object] for a name, and the (name|paint) <have> run.
{paper} By the second line [actor's] lips <be:p> moving, which <be> a bad (sign|habit).
{-} "Well, we can't (undo|return) that," [actor] <say>, and <roll> up both sleeves.
{; opens} Of everything there, only [object] <look> (at home|intended).
`,
  },
  {
    writer: 'Olivia',
    answers: 'then:takeup',
    lines: `
{-} "I thought we had (lost|eaten) that," [other] <say>, pleased and ashamed of it.
{-; opens} "Now do the (other|second) thing it does," [other] <say>, and <stand> back.
{-} To be fair, [other] <have> the grace to look as if that <be> the (plan|point) all along.
{} "Not near [object]," [other] <warn>. "Those two have (met|a history)."
{} [actor] <hold> it up against [object]. They <agree:p> about (one thing|the size).
{-} It <had keep> its (temper|edge) through all of it, better than anyone here.
{-; opens} "Then that is what it (wants|was for)," [actor] <say>, about a good day late.
{-} [actor] <give> it a rub with one cuff, for (luck|old times), and <get> to work.
{-} It <fit> the hand (worse|less) than before. It <be> the hand that <had change>.
{-} "Once more, old thing," [actor] <say>, "and then (dinner|we both retire)."
`,
  },
  {
    writer: 'Olivia',
    answers: 'then:end',
    lines: `
{-} "All here?" [other] <ask>, and <count>, and <shut> the last (button|gate).
{-} [other] <carry> the rest. There <be> (less|more) of it than anybody <had fear>.
{-} "You can let go," [other] <say>, and [actor] <do>, (one finger at a time|nearly).
{-} "After you," [other] <say>, which <be> (new|kind), and <step:other> aside for it.
{-} [other] <say> thank you, in the (voice|words) saved up for it all this way.
{-} [actor] <look> back once, to be fair to it, and after that (only ahead|at the road).
{-} One (crust|minute) <be> left over. [actor] <share> it, slowly, with the view.
{-} Nobody <say> who <had win>. [actor] <sleep> (anyway|the better for it), boots and all.
{-} "That will hold," [actor] <say>, stepping back, and (for once|this time) it <do>.
{-} It <be> light by then, or (light enough|near it), and [actor] <put> out the lamp.
{-} The last word <go> to the (kettle|rain). [actor] <let> it, and <look> for a cup.
{} So [object] <stay>, and [actor] <go>, and that <be> (fair|the whole bargain).
{} [actor] <give> [object] one pat, like a (horse|good door), and <be> done.
{-} "Home," [actor] <say>, to see how it <sound>. It <sound> (close|about right).
{-} And for once both of [actor's] hands <be:p> empty, and (warm|glad of it).
`,
  },
  {
    writer: 'Olivia',
    answers: 'then:epilogue',
    lines: `
{-} "You tell it," [other] <say> each time, and then <correct:other> every second word.
{-} Every year [other] <send> a card, unsigned, with the (same|wrong) stamp on.
{-} "It was (raining|a Tuesday)," [other] <say> in later years. Nobody <correct> it.
{-} In the end [other] <have> the better version, and [actor] <have> the (scar|receipt).
{-} When [other] <tell> it there <be> more (running|soup), and somebody <sing>.
{-} [actor] <tell> it a little shorter every year, and a little (truer|louder).
{-} The rest <be> rent and weather, and [actor] <get> good at (both|the weather).
{-} Some evenings [actor] <set> out one cup (too many|more), and <leave> it there.
{-} [actor] <could do> the voice even then. The (dog|neighbor) <leave> the room.
{-} A street <run> through where it <had happen>, with (lamps|a bakery) on it.
{-} "Would you do it again?" people <ask:p>. [actor] <look> around for (a coat|shoes).
{-} One piece of it <hang> by the door, and visitors <take:p> it for a (hook|joke).
{-} Nobody else <had keep> count, but [actor] <have> the number, and it <be> (right|odd).
{-} On clear days [actor] <walk> up to have a look. It <be> (there|smaller).
{-} And [actor] <sleep>, mostly, on the (left|window) side, and well.
`,
  },
];
