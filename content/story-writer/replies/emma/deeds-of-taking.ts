import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of taking, giving, putting, throwing, hiding, holding and pulling. */
export const emmaTaking: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:take',
    lines: `
      {key; opens} [object] <have> been worn (thin|bright) on one side only, and [actor] <understand> that somebody left-handed <have> turned [object.it] every (day|night) for years.
      {paper} Before reading a word [actor] <notice> how [object] <have> been folded and unfolded so (often|many times) over that the creases <be:p> (soft|white).
      {tool weapon} The grip of [object] <have:s> taken the shape of a (larger|smaller) hand, and [actor] <find> it hard to hold [object.it] in any way but (the owner's|that one).
      {money; opens} [actor] <know> to the last cent what [object] <would pay> for, and the (shame|trouble) <be> that the list <be> not (long|noble).
      {food drink} It <become> clear to [actor] only (now|afterward) that [object] <have> been meant for somebody, since the (best|freshest) <have> been left on top.
      {cloth} [object] <keep> the shape of a pair of shoulders, and [actor] <feel>, lifting [object.it], something like a (guest|latecomer) who <have> been let in by mistake.
      {animal; opens} Through the (ribs|warm sides) of [object] [actor] <feel> a heart going twice as (fast|hard) as the face <admit>, and <hold:actor> still (until|till) it <slow>.
      {person} [object] <come> along (quietly|politely), and [actor] <feel> in the (hand|sleeve) an arm that <prefer> to be asked and <have> given up (saying so|expecting it).
      {} A paler patch <mark> where [object] <have> been, and [actor] <look> at that longer than at the (prize|thing) itself: nobody <have> cleaned there in (years|ages).
      {; opens} Surprisingly [object] <weigh> (more|less) than <seem:s> right, and [actor] <change> hands, frowning, and <begin> to think about who <have:s> (last used|used and left) [object.it].
      {} [other] <look> away from [object], and [actor] <see> that this <be> not (disapproval|coldness): [other.he] <mean> to be able to say, (truthfully|later), "I saw nothing."
      {-} Taking it <be> (easy|no trouble), [actor] <find>; what <be> hard <be> the (carrying|next minute), now that there <be> something to (lose|guard).
      {-; opens} [actor] <feel> the look on the back before the fingers <close:p>, a (mild|level) look, and in no hurry, like that of an (owner|aunt).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:give',
    lines: `
      {person; opens} [object] <not thank> [actor] at once, but <look> (down|aside) and <do> a (sum|calculation) whose answer <be> what <would be> owed.
      {food drink} [actor] <see> from how slowly [object] <be> accepted, and with how (steady|clean) a hand, that the hunger <be> (days|a week) old and <have> kept its manners.
      {paper; opens} A thumb <go> (at once|straightaway) to the lower (left|right) corner of [object], and [actor] <conclude> that (this|it) <be> not the first of [object.its] kind to be handed over.
      {money} Without counting, somebody (<pocket>|<put> away) [object], and [actor] <know> from that, better than from (thanks|words), how badly the (sum|amount) <be> needed.
      {cloth} It <be> a (size|little) too large, but [actor] <see> how [object] <be> drawn close with (both|two) hands, and how the shivering (<stop>|<ease>) before the warmth <come>.
      {key} There <be> a small (pause|delay) in which two hands <hold:p> [object], and [actor] <feel> the exact moment when it <become> (somebody|someone) else's (business|worry).
      {toy animal; opens} All at once [object] <be> held like a thing (often|long) asked for and refused, and [actor] <wonder> by whom, and (why|how often).
      {} With [object] gone, [actor] <not know> what to do with (two|both) empty hands, and <put:actor> them (away|out of sight) behind [actor.his] back like a (schoolchild|waiter).
      {; opens} [actor] <watch> [object] being turned over, (twice|slowly), and <see> that it <be> the (underside|back) that <have> been hoped for or feared.
      {} [other] <receive> [object] with (both|two) hands and too much care, and [actor] <realize> that nobody <have> given [other.he] anything in a (long|very long) while.
      {-} [actor] <have> prepared a (sentence|joke) to go with it and <not use> it, (since|as) the other (hand|palm) <have> closed already and <be> (warm|sure).
      {; opens} Now that [object] (<have> changed|<change>) hands, [actor] <notice> a second pair of eyes following [object.it], from (behind|the side), unblinking.
      {-; opens} The thanks <come:p> a moment too early, [actor] <feel>, before anybody <could know> what it <be:s> or (from whom|how long) to keep it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:put',
    lines: `
      {furniture ground; opens} Somebody <have> kept that very spot on [object] clear, [actor] <see>, with (a line of dust|a scratch) around it the size of the thing that (<belong>|<stand>) there.
      {food drink} Since [object] <be> within everyone's reach, [actor] <notice> who <look> at [object.it] and who (carefully|firmly) <not look>, and <learn:actor> something about both.
      {light; opens} [object] <make> the whole place (smaller|lower) from there, and [actor] <see> for the first time what the corners <have:p> been (for|hiding).
      {paper} [actor] <square> [object] with the edge of things, a habit (saved|kept) for (final|serious) matters, and <be:actor> (slow|sorry) to let go.
      {weapon} Everyone <breathe> more easily with [object] out of the hand, but [actor] <note> which way [object.it] <point>, and who <be> sitting (there|nearest).
      {cloth} [object] <settle>, fold over fold, into something like (a person|someone) (resting|asleep), and [actor] <find> no comfort in that, and <look:actor> (away|elsewhere).
      {container} Whatever <be> in [object] <move:s> a moment (later|longer) than the rest, with a soft (slide|knock), and [actor] <have> the impression of having interrupted it.
      {} [actor] <step> back to judge [object] from (farther off|the door), and beside [object.it] the other things there now <look:p> like (guests|visitors).
      {; opens} Where [object] <stand> now, anyone coming in <would see> [object.it] first, and [actor] <be> (nearly|almost) sure that this <be> the reason.
      {} [other] <wait> until [actor] <have> turned around, and then <move:other> [object] by an inch, (lovingly|with one finger), to where it evidently (<belong>|<have> always been).
      {-} The hands <be:p> slower to believe it than the head, and [actor] <keep> feeling the (weight|edge) of what <have> been put down for some time (after|longer).
      {-; opens} Having put it there, [actor] <see> the whole (room|place) from its side, as it were, and that (somebody|someone) <would have> to walk right by.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:pull',
    lines: `
      {door; opens} [object] <resist> (evenly|softly), not like rust or swollen wood but like (somebody|someone) leaning (there|back), and [actor] <ease> off to see whether it <do> the same.
      {cord} There <come> a give in [object] and then none, and [actor] <know> by the (feel|hum) that the (far|other) end <be> neither caught nor (light|dead).
      {furniture; opens} Four pale (squares|dents) in the floor <show:p> where [object] <have> stood, and (a little|a foot) to one side four older (ones|marks), and [actor] <compare> them.
      {machine vehicle} [actor] <feel>, more than <hear:actor>, how something in [object] <come:s> around, (nearly|almost) willing, like (a person|someone) who <want> only to be asked (again|properly).
      {tool weapon; opens} [actor] <have> braced for more, so little <hold> [object] there, and <have:actor> to take (two|three) steps back and see the (gap|mark) it <leave>.
      {person} [object] <come> (easily|lightly), with none of the weight that pride <have>, and [actor] <see> that it <have> been the (fear|cold) that <be> heavy.
      {stone} A smell of (earth|cellars) <come> out from behind [object], cool and undisturbed, and [actor] <stop> to let it (pass|thin), out of something like politeness.
      {} How long [object] <have> been there, [actor] <see> only by (what|the patch) it all <leave> behind: underneath, the floor <be> another color, from (newer|better) days.
      {; opens} How smoothly it (<go:s>|<move:s>)! Somebody <have> (greased|cleaned) the way for [object], [actor] <think>, and <look> at both hands.
      {} [other] <take> the (other|lower) side of [object], unasked, and at once [actor] <feel> the weight (halve|shift), and with it something from an old (quarrel|coolness).
      {-} [actor] <stop> to rest, and <see:actor> that so much effort <have> moved things by a (finger|hand)'s breadth, and (no more|no farther).
      {-; opens} It <come:s> all at once, (of course|naturally), at the very moment of giving up, and [actor] <sit> there holding it, (winded|lightheaded), and looked at.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:hold',
    lines: `
      {animal; opens} Against the (wrist|collarbone) [actor] <feel> how [object] <listen>, with the (whole|entire) body, toward something too (faint|far) for anyone else.
      {light} With [object] held so low, one <have:s> an enormous shadow, and [actor] <see> it (bend|climb) along the wall, always a step (ahead|late).
      {paper} [actor] <hold> [object] by the (edges|corners), like a (borrowed|sleeping) thing, and <find:actor> no place good enough to put [object.it] down.
      {weapon; opens} Nobody <have> mentioned [object], but [actor] <see> how the talk (<bend>|<curve>) around it, and how people's feet <point:p> to the door.
      {body} Being (colder|smaller) than expected, [object] <need> holding, and [actor] <go> on holding, in the hope that warmth <travel> as (bad news|a rumor) <do>.
      {person} Slowly the shoulders of [object] <come:p> down, first one and then the other, and [actor] <understand> for how many (hours|days) they <have:p> been up there.
      {container} By the (second|third) turning [actor] <know> [object] quite well, the corner that (<dig>|<press>) and the one that <not dig>, and nothing about the (contents|inside).
      {toy instrument picture} Made for shorter arms, [object] <be> hard to carry, and [actor] <bend> around [object.it] a little, like somebody (sheltering|guarding) a match.
      {} For some while [actor] <go> on with [object] in (both|two) hands, long after there <be> any (reason|need), since it <steady> a person to have (a load|something to hold).
      {; opens} People <make:p> way, and [actor] <see> that it <be:s> for [object], and <wonder:actor> what [object.it] <have> meant here the (last|other) time.
      {} [other] <offer> to take a turn with [object], and the offer <be> so (offhand|light) that [actor] <hear> in it how (white|stiff) the knuckles must look.
      {-} [actor] <not let> go, though the arms (<ask:p>|<complain:p>) about it, and <discover:actor> in this a decision to be made again with every (minute|step).
      {-} By and by holding on <become:s> a thing by itself, like (singing|rowing), and [actor] <think> about other matters above it, quite clearly.
      {} What [actor] <like> about [object] <be:s> the honesty of the weight, which <ask:s> for (exactly|precisely) so much (arm|strength) and then <be:s> content.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:throw',
    lines: `
      {stone; opens} [actor] <listen> after [object] longer than such a (throw|distance) <need>, and what <come> back (very|too) late <be> the wrong sort of (sound|knock).
      {water drink} [object] <spread> into the shape of a country, with a (coast|bay) on one side, and [actor] <look> at it calmly now, having no more anger to (spill|pour).
      {paper} [object] <open> in the air, and for a (moment|second) [actor] <could read> it quite well, (upside down|backward), the very line that (<sting>|<have> stung).
      {money; opens} Nobody <bend> to pick up [object]. [actor] <see> one foot move, though, (slowly|casually), (until|till) the best of it <be> under a (boot|shoe).
      {food} By the look that (<follow>|<accompany>) [object] down one <could tell> who <have> ever gone hungry, and [actor] <see> it, and <be:actor> (hot|ashamed).
      {key} [actor] <mark> the place where [object] (<fall>|<go> down) by the (crack|stain) behind it, which <be> no way, [actor.he] <see>, to throw a thing (away|out).
      {} In the air [object] <look> (lighter|younger), like something let out of school, and [actor] <be> sorry about it before [object.it] <come> down.
      {; opens} So that <be> the end of [object], [actor] <think>, and (at once|straightaway) <hear:actor> from over there somebody catch [object.it], neatly, with one (hand|clap).
      {-} The arm <have> done it before [actor] <have> decided anything, and now [actor.he] <stand> there and <have> to agree with an (arm|elbow).
      {} [other] <follow> [object] with [other.his] eyes to the (very end|bottom) of the arc and then <turn:other> to [actor] with the (patience|calm) of a fetcher.
      {-; opens} It <fly:s> well, which <be:s> a (surprise|pity), and [actor] <have> time, (until|till) it <come:s> down, to picture three ways of explaining it.
      {} There <go:object> [object], and with [object.it], [actor] <notice>, an ache between the shoulders that <have:s> been taken for (age|weather).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:hide',
    lines: `
      {paper; opens} A (corner|hand's width) of [object] <stay:s> out, [actor] <see>, and <leave:actor> it so, (because|since) things hidden too well (<get:p> thrown out|<get:p> lost).
      {money} Better people than [actor] <have:p> used the (same|very) spot, it (<seem>|<appear>): there <be> a hollow there already, and [object] <fit>.
      {key} Having put [object] out of sight, [actor] <feel> its outline more (plainly|exactly) than before, tooth by tooth, like a (word|name) one <have> promised not to say.
      {weapon; opens} Once [object] (<be> out of sight|<be> put away), [actor] <find> it easier to talk and harder to stop (counting|measuring) the steps to where [object.it] <be>.
      {person} [object] <make> no sound in there, none at all, and [actor] <realize> with a (pang|chill) how well practiced that <be>.
      {food drink} [actor] <keep> back a (mouthful|little) from [object] before hiding the rest, and <see:actor> for whom the (saving|planning) <have> been done all along.
      {body} Everyone <have> seen [object] by then, of course, but [actor] <notice> that (nobody|no one) <say> so, and that it <be> a (form of manners|kindness).
      {} [actor] <smooth> the place over until it <look> (like any other|innocent), and <know:actor> that now, with [object] there, it <would be> the only (place|spot) to look at.
      {; opens} It <not occur> to [actor] until (later|afterward) that anybody seeing the clean streak in the dust <would know> about [object] at once.
      {-} From in there things <sound:p> (kinder|smaller), and [actor] <listen> to the talk go on without [actor.he], and <learn:actor> who (<ask>|<laugh>) first.
      {} Somebody always <see:s>, [actor] <know>, a child, a bird, a neighbor, and for the sake of [object] one <hope:s> (hard|humbly) for the bird.
      {-; opens} [actor] <memorize> the place by three (marks|things), as taught, and <see:actor> (while|in) doing it that two of the three <be:p> able to (walk|fly).
    `,
  },
];
