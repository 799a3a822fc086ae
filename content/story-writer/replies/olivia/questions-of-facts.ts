import type { ReplyGroup } from '../reply-group';

/** What the person asked says to who, what, where, when and why. */
export const questionsOfFacts: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'question:who',
    lines: `
{} "Whoever wanted [about] (badly enough|more than you did)," [addressed] <say>, and <show> [speaker] two empty hands.
{} "Ask who stood closest to [about]," [addressed] <say>. "Then ask who has (changed clothes|found an excuse) since."
{person} "Ask [about] yourself," [addressed] <say>. "I will stand right here and (hold your coat|cough if it goes badly)."
{money} "Follow [about] back, one pair of hands at a time," [addressed] <tell> [speaker]. "Stop at the (cleanest|first that shakes)."
{weapon} "Somebody who will not want [about] mentioned," [addressed] <say>, and <nod> toward the way out. "Not (in here|so loud)."
{-; opens} "Somebody with more to lose than you," [addressed] <say>. "Lower your voice and you may (hear|get) the rest."
{-; opens} "You go first," [addressed] <say>. "One name from you, one from me, and (nobody|neither of us) writes them down."
{-} [addressed] <count> on [addressed.his] fingers, <reach> three and <fold> one back. "Not that one. That one owes me (money|a favor)."
{-} "A friend," [addressed] <say>, and <let> [speaker] work out whose. "The kind that (brings news|leaves early)."
{-} "Wrong end of the question. Who knew?" [addressed] <hold> up a finger. "And who (got paid|was asked) to forget it?"
{-; opens} [addressed] <step> closer first. "I will say it once," [addressed.he] <whisper>, "and you will not (turn around|look surprised)."
{-; alone} [speaker] <go> through every name [speaker.he] <know>, aloud, and <stop:speaker> at the one that <come> too easily.
{; alone} [about] <be> the only witness. [speaker] <turn> [about.it] around slowly, as if the far side <would be> (kinder|more talkative).
{-; alone; opens} "Come and say it to my face," [speaker] <add>, toward the (nearest|darkest) corner. The corner <not oblige>.
{-; alone} "All right. Who gains, then?" [speaker] <begin> a list on the back of one hand and <run:speaker> out of (hand|ink) first.
{paper cloth; alone} [speaker] <hold> [about] up against the light. "You were there," [speaker.he] <tell> [about.it]. "Start (talking|with the name)."
{door; alone; opens} "Name first," [speaker] <say> to [about], with one foot against [about.it]. "Then we can discuss (coming in|hinges)."
{person; alone} "Somebody like [about]," [speaker] <say> at last, "or somebody who (wants|needs) me to think so."
`,
  },
  {
    writer: 'Olivia',
    answers: 'question:what',
    lines: `
{} "Exactly what [about] would look like to somebody in a hurry," [addressed] <say>. "So (slow down|look twice) and ask again."
{} "It all goes back to [about]," [addressed] <say>, "and it gets heavier the (longer|louder) we talk. Take one end."
{container door; opens} "Open [about] and we both know," [addressed] <say>. "Leave [about.it] shut and only one of us has to (lie|answer for it)."
{paper} "Read [about] from the bottom," [addressed] <say>, and <tap> the last line. "People (hide|bury) what they mean down there."
{food drink} "Taste it and tell me," [addressed] <say>, sliding [about] across. "I had my reasons for the (salt|color)."
{person} "With [about]? You have had (two eyes|all this time)," [addressed] <say>, and <wait> for [speaker] to put that to use.
{-; opens} "Something I can undo by morning, if nobody (helps|shouts)," [addressed] <say>, and <keep> both hands out of sight.
{-} "What does it look like?" [addressed] <wipe> [addressed.his] hands and <step:addressed> aside. "Go on. Your (guess|word for it) first."
{-} "The (short|polite) version or the true one?" [addressed] <ask>. "The true one needs a chair and a promise."
{-} [addressed] <shrug> off the first answer and <give> the second. "(Enough trouble|A surprise) for two. I was going to ask you."
{-} "Less than you fear," [addressed] <say>, "and more than I planned. Hold this end while I (count|think)."
{-; opens} "Later," [addressed] <say>, with a look past [speaker]. "It has ears, or (somebody|the wall) near it does."
{; alone} [speaker] <put> the question to [about] a second time, slower. Nothing. [speaker.he] <try> (rapping on|walking around) [about.it] instead.
{-; alone} "Nothing," [speaker] <answer> for the whole company, "which is what I said the last time, and look at (us|me) now."
{-; alone; opens} "One thing at a time," [speaker] <tell> [speaker.himself]. "What it is. What it (wants|eats). How fast it can move."
{machine vehicle; alone} [about] <tick> once, cooling. "That is (not an answer|only a noise)," [speaker] <say>, and <bend:speaker> down to look underneath.
{animal; alone} [about] <look> straight back at [speaker]. "Fine," [speaker.he] <say>. "But (one|either) of us is going to have to explain it."
{sound smell; alone} "Again," [speaker] <say>, and <stand> still until [about] <come> back. "There. That is (nothing I own|not the house)."
`,
  },
  {
    writer: 'Olivia',
    answers: 'question:where',
    lines: `
{} "Where you would never put [about] yourself," [addressed] <say>. "So go and (look|start) where you would be ashamed to."
{} "I last saw [about] going the other way," [addressed] <say>, and <point>, a little too (fast|helpfully).
{key money} [addressed] <pat> one pocket, then the other. "Somewhere I would feel [about] if I (fell|sat down). Give me a minute."
{person animal; opens} "Not far," [addressed] <say>. "Call for [about] once, (softly|by name), and listen to what stops moving."
{building ground} "Keep the wind on your (left|right) until you smell smoke," [addressed] <say>. "Then ask for [about] again. Politely."
{vehicle boat} "If I tell you where [about] went, you will want me along," [addressed] <say>. "I have (sat|been sick) in there before."
{-; opens} "Close enough to hear you ask," [addressed] <say>, barely moving [addressed.his] lips. "Try it (quieter|without pointing)."
{-} "(Warm|Cold)," [addressed] <say>, as [speaker] <take> a step. "No. I will say when. You will have to keep walking."
{-} [addressed] <draw> it with a finger: a line, a bend, a cross. "I get a (third|share), and I go (last|first)."
{-} "I could tell you. You would run," [addressed] <say>. "So eat something, (tie your shoes|sit down), and then ask me."
{-} "Somewhere dry," [addressed] <say>. "That is all you get until I see what you (came|turned up) with. Pockets, please."
{-; alone} [speaker] <turn> a full circle with one arm out. "Four directions," [speaker.he] <say>. "One of them has to be (honest|downhill)."
{; alone} "Think like [about]," [speaker] <say> aloud, and <go> and <stand:speaker> where [about.it] <would want> to be left (alone|in peace).
{-; alone; opens} "Wherever the dust is not," [speaker] <decide>, and <go:speaker> down on both knees to look along the (floor|ground).
{-; alone} "It is always the last place," [speaker] <say>, and <begin>, out of spite, with the (last|worst) one.
{paper; alone} A quarter turn for [about], then another, and north <end> up at the (bottom|side). "Oh," [speaker] <say>. "There."
{person; alone} Twice [speaker] <ask> the air for [about]. "(Louder|By name), then," [speaker.he] <say>, and <cup:speaker> both hands around the words.
{-; alone; opens} Half the answer <be> underfoot: a scuff, a heel, a second heel. [speaker] <set> one shoe beside it. "(Smaller|Bigger)."
`,
  },
  {
    writer: 'Olivia',
    answers: 'question:when',
    lines: `
{} "Before anybody had a use for [about]," [addressed] <say>. "Since then it has been one long (morning|afternoon)."
{} "When [about] can be spared," [addressed] <say>, with a look at how tightly [speaker] <be> (standing beside|guarding) [about.it].
{vehicle boat; opens} "When I have filled [about] or am tired of waiting," [addressed] <say>. "I tire (easily|around supper). Get in."
{food} "When the hissing stops," [addressed] <say>, and <move:addressed> [about] out of [speaker's] reach. "Wash your hands. Count to (ninety|two hundred)."
{person} "As soon as [about] can hear it sitting down," [addressed] <say>. "You bring the chair. I bring the (reasons|water)."
{-} "You will know," [addressed] <say>. "I will be the one (running|laughing). Until then, sit where I can see you."
{-} "Not while it is light," [addressed] <say>, and <pull> [speaker] a step back from the (window|open). "Sleep now, if you can."
{-; opens} "Sooner, if you can do without goodbyes," [addressed] <say>. "Can you? I (need|want) to hear it without the pause."
{-} [addressed] <look> for a clock, and then at the sky, and then at [addressed.his] shoes. "It was due (yesterday|before you came)."
{-} "Yesterday would have been better," [addressed] <say>. "Now is (cheaper|possible). Next week somebody else has it."
{-} "The day you stop asking me (twice|in company)," [addressed] <say>, and <hold:addressed> up one finger: once more, then.
{-; alone} [speaker] <count> the days off on a sleeve button, up and down twice. "Then it was already (late|over) when I started."
{; alone} "By the look of [about], not (today|lately)," [speaker] <tell> the air, and <blow> on [about.it] to be sure.
{-; alone; opens} "Now," [speaker] <say>, because somebody <have> to. Then, with one hand out for balance: "Now. All right, (now|almost)."
{machine light; alone} [speaker] <give> [about] a knock, and then an hour. "When you are ready," [speaker.he] <say>. "I was only (asking|worried)."
{-; alone} "After supper," [speaker] <decide>. "Nobody has ever been (betrayed|arrested) after supper." [speaker.he] <go> to see if there <be> any.
{plant sky water; alone} [speaker] <squint> at [about]. "You know," [speaker.he] <say>, "and you will let me (plan|pack) for the wrong day again."
{-; alone; opens} "Give it until a hundred," [speaker] <say>, and <start>, and at (forty|sixty) <slow:speaker> down, in fairness.
`,
  },
  {
    writer: 'Olivia',
    answers: 'question:why',
    lines: `
{} "Because of [about]," [addressed] <say>. "No. That is the reason I (wrote down|gave last time). Ask me again outside."
{} "You would have done the same for [about]," [addressed] <say>, "and you would have (sung|boasted) about it. I only got caught."
{person} "Because [about] asked me first, and (nicely|in tears)," [addressed] <say>. "You never asked. You are asking now."
{weapon; opens} "So that nobody else would be holding [about]," [addressed] <say>, and <offer> [about.it] grip first. "Do you want (to|the blame)?"
{paper} "Read [about] to the end and you will stop saying why," [addressed] <say>. "You will start saying (how much|who else)."
{door container} "Because anybody can open [about] from the inside too," [addressed] <say>, and <lean> (a little|much) harder against [about.it].
{-} "Because you were late," [addressed] <say>, "and it would not (keep|wait). I waited. Ask anyone. I waited standing up."
{-; opens} "It was that or (the other thing|Plan B)," [addressed] <say>, and <glance> at [speaker] to see how much of that <be> known.
{-} "Ask me when I have eaten." [addressed] <sit> down, all at once. "It is a (better|kinder) reason on a full stomach."
{-} "For the usual price," [addressed] <say>. "Somebody I (like|fear) said please. I am not going to tell you which."
{-} [addressed] <start> a sentence, <throw> it away and <find> a shorter one. "I was (afraid|cold). There. Is that enough?"
{-} "Why not would have been my first question," [addressed] <say>. "It is (cheaper|faster). You had the whole morning for it."
{-; alone} "Because nobody (stopped|told) me," [speaker] <say>, in [speaker.his] own defense, and <not sound> acquitted.
{; alone} [speaker] <weigh> [about] against the question, one in each hand. The question <be> the (heavier|lighter). "Then keep going."
{-; alone} The first reason <be> good for (about a minute|the length of a breath). "And the real one?" [speaker] <say>, and <look> for somewhere to sit.
{idea; alone; opens} "Say it without [about]," [speaker] <dare> [speaker.himself]. It <take> four words, (two|three) of which <be:p> sorry.
{person animal; alone} "Why not tell me?" [speaker] <say>, to wherever [about] <be> by now. "I would have (come|helped) anyway."
{-; alone; opens} "Later for why," [speaker] <decide>, rolling up both sleeves. "First how bad. Then who (saw|cleans it up). Then why."
`,
  },
];
