import type { ReplyGroup } from '../reply-group';

/** What the person asked says to how, how many, which, yes or no, and 'right?'. */
export const questionsOfWays: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'question:how',
    lines: `
{} "Backward," [addressed] <say>. "Picture [about] where you want [about.it], and (undo|walk) it step by step. I did. It took all night."
{} "With [about], and without (gloves|telling anyone)," [addressed] <say>, and <show> the thumb that <had pay> for it.
{door container} "Lift [about] a little before you pull," [addressed] <say>. "Ask nicely first. Your (shoulder|boot) comes after that."
{machine vehicle boat; opens} "Badly, the first time," [addressed] <say>. "Put your hand there on [about]. Feel that? Wait until it (stops|stutters)."
{cord cloth} "Twice around, once under," [addressed] <say>, and <do:addressed> it with [about] too quickly to follow. "Now you. (Slower|Eyes open)."
{person} "Let [about] talk," [addressed] <say>. "Say nothing, (pour|nod) often, and by the second hour you will have all of it."
{-} "Slowly, and not alone," [addressed] <say>. "I take the (heavy|loud) half. You take the one where somebody has to smile."
{-} "If I showed you, I would have to (learn|invent) another way," [addressed] <say>, folding [addressed.his] sleeves down again.
{-; opens} "Three parts patience," [addressed] <say>. "The fourth is under the (bed|floor), and you are not to ask who lent it."
{-} [addressed] <think> about it honestly. "I (closed my eyes|counted to ten)," [addressed.he] <say>. "I would not build a school on it."
{-} "The way you eat something hot." [addressed] <blow> on [addressed.his] fingers. "From the (edge|outside). Never from the middle."
{-; alone} "The same as last time," [speaker] <say>, "minus the (ladder|shouting)." [speaker.he] <roll> up one sleeve and <begin>.
{; alone} [speaker] <walk> around [about] with both hands behind [speaker.his] back. "From (this|the blind) side," [speaker.he] <decide>. "Then nobody feels hurried."
{-; alone; opens} "Step one, do not fall over," [speaker] <say> aloud. "Step two." That <be> the whole of the (list|plan) so far.
{tool; alone} [speaker] <try> [about] in the left hand. "Wrong end," [speaker.he] <say>, after a while, to nobody (who|that) <could gloat>.
{-; alone} "Somebody did it once," [speaker] <say>, "and somebody is never much (cleverer|taller) than me." Up <go> both sleeves.
{stone furniture building; alone} [speaker] <put> one shoulder to [about], for information. "So not like that," [speaker.he] <report>, (rubbing|to the other shoulder).
{-; alone; opens} "Very carefully, or (fast|drunk)," [speaker] <say>, and <test> the first with one foot. "Then it will have to be fast."
`,
  },
  {
    writer: 'Olivia',
    answers: 'question:howmany',
    lines: `
{} "One fewer than you think," [addressed] <say>. "Count [about] again, and this time watch (my|the other) hand."
{} "Enough for everybody here, if nobody counts [about] (aloud|twice)," [addressed] <say>, and <spread:addressed> a coat over the pile.
{money; opens} "Before or after my share?" [addressed] <ask>, and <make> [about] into two heaps. One of them <be> (taller|polite).
{person} "More than you have chairs for," [addressed] <say>, "but you will hardly (notice|hear) [about] until supper."
{food drink} "One for each of us and one to (quarrel|draw lots) over," [addressed] <say>, and <set:addressed> [about] between them.
{weapon} "How many can you carry and still (run|wave)?" [addressed] <say>. "That many. Leave the rest of [about] to me."
{-} [addressed] <hold> up a hand, <think> again and <add> the thumb. "That is without the ones (upstairs|who ran)."
{-; opens} "I stopped at seven," [addressed] <say>. "I stopped because the seventh (looked|counted) back. Do you want to go on?"
{-} "Ask me by weight. I only ever had to (carry|lift) them," [addressed] <say>, and <rub:addressed> one shoulder.
{-} "Too many to explain and too few to sell," [addressed] <say>. "Take (two|some). Then there will be the right number."
{-} "It was an even number until you (came|asked)," [addressed] <say>, looking along the row. "Now it is awkward."
{-; alone} [speaker] <count>, and <count> once more from the other end, and the two sums <agree:p> on everything but the (total|first one).
{; alone} "Stand still," [speaker] <tell> [about], pointing with a pencil. "I had you (a moment ago|at nine). I had you, and then you mattered."
{-; alone} "Say a dozen," [speaker] <decide>. "Nobody argues with a dozen. It sounds like somebody (was careful|paid)."
{-; alone; opens} "Minus the one I saw (first|move)," [speaker] <say>, and <start:speaker> over, touching each with a fingertip this time.
{-; alone} The fingers of one hand <be:p> enough, with some bending. "That (cannot be|is never) all," [speaker] <say>, and <shake:speaker> out the other sleeve.
{building ground; alone} [speaker] <pace> it out: heel, toe, heel. At (thirty|forty) there <be> more of [about] left than breath.
{-; alone; opens} "Once more, with the (lights|lamp) on," [speaker] <say>. "I do not mind the number. I mind that it was odd."
`,
  },
  {
    writer: 'Olivia',
    answers: 'question:which',
    lines: `
{} "The one you looked at before you asked," [addressed] <say>. "You (blinked|leaned). Take [about] and be done."
{} "Well, if you must, of [about] the (lighter|uglier)," [addressed] <say>. "The handsome one has been somebody's already."
{door; opens} "Listen at each," [addressed] <say>. "The quiet one is not empty. I would (try|trust) the hum and leave [about] for the others."
{paper picture} [addressed] <lay> two side by side and <cover> half of [about] with a palm. "Now there is only one that (lies|fits)."
{person} "Ask which of them [about] would (save|vote for)," [addressed] <say>. "Then take the other, and save a speech."
{food drink} "The one I did not touch," [addressed] <say>, and <push> [about] toward [speaker]. "Which one was that? (Quick|No, look at me)."
{-} "Left," [addressed] <say>, and then, seeing [speaker] reach: "My left. No. What did I (say|tell you) about waiting?"
{-} "You choose, and I get to (sigh|complain)," [addressed] <say>. "That is how we have always done it. It has worked (once|well)."
{-; opens} "Neither. There is a third," [addressed] <say>, and <look> around as people <do:p> for (a chair|somebody to blame).
{-} "The cheaper one first, in case it (works|fails)," [addressed] <say>. "I can look wise about the other one afterward."
{-} [addressed] <close> both eyes and <point>. "There. If it goes wrong I never (saw|touched) it. Would you do it better?"
{-; alone} "That one," [speaker] <say>, and at once <feel> the other (grow|become) more beautiful. "No. That one. Quick, before I see it too."
{; alone} [speaker] <set> [about] apart from the rest, <walk> off, and <look> back. "Yes," [speaker.he] <say>. "(Not even|Nearly) sorry to go."
{-; alone} Heads <be> the one and tails the other, and [speaker] <have> nothing to throw. [speaker.he] <use> a (shoe|button).
{-; alone; opens} "If I were in a (hurry|novel), the left," [speaker] <say>, and <start> out right, listening hard.
{container; alone} [speaker] <shake> one after another. Only inside [about] something (<slide>|<knock>). "Hello," [speaker.he] <say>.
{cord machine; alone} "Not the obvious one," [speaker] <say>, one finger along [about]. "Unless it was somebody (honest|lazy). Was it?"
{-; alone; opens} "Eliminate," [speaker] <say>. "Not the wet one. Not the one that smells of (soap|fish). That leaves two, and both know it."
`,
  },
  {
    writer: 'Olivia',
    answers: 'question:whether',
    lines: `
{} "Not with [about] lying around," [addressed] <say>. "Put [about.it] where I cannot (reach|see) [about.it] and ask me that again."
{} "Yes, if you mean [about]," [addressed] <say>. "If you mean what you (mean|almost said), I want to sit down first."
{person} "For [about], yes. For you, let me (think|hear the price first)," [addressed] <say>, and <not smile> quickly enough.
{key door} "Would I be standing this side of [about] if I did?" [addressed] <ask>, and <rattle:addressed> [about.it] to prove it.
{food drink} "Is there any left?" [addressed] <ask>, reaching for [about]. "Then yes. Whatever it (is|was), yes, and a spoon."
{weapon fire; opens} "Put [about] down and I will say yes," [addressed] <say>. "Hold on to [about.it] and I will still say yes. Hear the (difference|trouble)?"
{-} "Yes," [addressed] <say>, and <wait> to be asked how. When [speaker] <not ask>, [addressed.he] <tell> it to the (wall|air): "(Badly|Twice)."
{-} "No. But you may say I did," [addressed] <say>, "for as long as it (helps|keeps them out). After that I never met you."
{-; opens} "I can do better than yes." [addressed] <take> [speaker] by the sleeve. "I can show you, if you can (climb|keep quiet)."
{-} [addressed] <begin> a nod and <think> better of it. "Half," [addressed.he] <say>. "Which half depends on who (told|sent) you."
{-} "Do I look like it?" [addressed] <turn> around once, arms out. "Then write down no, and leave (room|space) under it."
{-; alone} "Yes," [speaker] <answer>, and <hear> how it <sound> aloud. "No," [speaker.he] <try>. That one <sit> (straighter|worse).
{; alone} [speaker] <look> to [about] for a second opinion. "I thought so," [speaker.he] <say>, and <do> up the (top|wrong) button.
{-; alone} "Only one way to know, and it is (cold|downstairs)," [speaker] <say>, and <take:speaker> a step in its direction.
{-; alone; opens} No answer <be> an answer, usually yes. [speaker] <give> it to a count of (ten|twelve) to turn into no.
{-; alone} "Suppose I did," [speaker] <say>. "Then the window would be (open|shut), and somebody would owe me an apology. So, no."
{animal machine toy; alone} "One for yes, two for no," [speaker] <instruct> [about], and <lean> close. What <come> <be> (one and a half|three).
{idea; alone; opens} "Say it could," [speaker] <tell> the ceiling. "Say [about] could. Who would have (noticed|laughed) first?"
`,
  },
  {
    writer: 'Olivia',
    answers: 'question:tag',
    lines: `
{} "Nearly," [addressed] <say>, moving [about] a finger's width to the left. "Now you are right. (Remember|Enjoy) it."
{} "About everything except [about]," [addressed] <say>. "That part you (guessed|wished). I watched you do it."
{person} "You say that to me. Say it to [about]," [addressed] <answer>, "and I will stand (behind|well behind) you."
{idea} "[about]? Leave that word to people who can (afford|spell) it," [addressed] <say>. "But yes. More or less, yes."
{food drink; opens} "Better with company," [addressed] <say>, and <hold> out a plate for [about]. "You were about to (offer|share), weren't you?"
{building ground} "Wait until you see [about] in the rain," [addressed] <say>. "Ask me (then|in winter), when we both need it to be true."
{-} "If I say no, do we have to do it (again|over)?" [addressed] <ask>. "Then you are right. You have never been righter."
{-} "You want me to nod," [addressed] <say>, and <nod>. "There. That was for (free|you). The truth costs a walk around the block."
{-; opens} "You only ask that when you have already done it." [addressed] <look> [speaker] up and down. "Show me your (hands|shoes)."
{-} [addressed] <give> a thumb, neither up nor down. "It depends which of us has to (clean|explain) it afterward."
{-} "It was, until you asked," [addressed] <say>. "Up to then I had (no doubts|hopes). Say it once more, without the right."
{-} "Mm," [addressed] <say>, by local standards a (speech|signature), and <go:addressed> on with the work in hand.
{-; alone} "Right," [speaker] <answer>, since nobody else <would do> it, and <shake:speaker> [speaker.his] own hand on (the bargain|it).
{; alone} [about] <make> no objection. "Carried, then," [speaker] <say>, and <knock> on the nearest thing (made of wood|like wood).
{-; alone} "I would have argued," [speaker] <add>, after a pause, "but with me it never gets (anywhere|settled)."
{-; alone; opens} Put like that, it <have> a crack in it. [speaker] <say> it again without the last word and <listen> for the (draft|lie).
{machine vehicle; alone} "Tell me I'm wrong," [speaker] <say>, slapping [about]. A (cough|rattle), from somewhere inside. "Thank you."
{sky water plant; alone} "You agree, at least," [speaker] <tell> [about]. [about.it] <be> busy. [speaker] <take> that as a (yes|nod).
`,
  },
];
