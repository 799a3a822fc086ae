import type { ReplyGroup } from '../reply-group';

/** What the person addressed says to a request, an order, a threat, a promise and a refusal. */
export const asksAndOrders: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'request',
    lines: `
{} "You can have [about] until (sundown|I count to a thousand)," [addressed] <say>, holding on. "After that I come and get [about.it]."
{} "Ask me for anything but [about]," [addressed] <say>. "I would give you the (coat|shoes) first. Here. Hold the coat."
{food drink} "Half," [addressed] <say>, and <break:addressed> the silence with a spoon. "The half of [about] nearest you. I (licked|guard) the other."
{person} "For [about], gladly. For you, I want it (in writing|said louder)," [addressed] <say>, and <be:addressed> already looking for shoes.
{tool key; opens} [addressed] <hold> [about] just out of reach. "What is it for? If the answer is (short|true), you may have [about.it]."
{door container} "You ask so (nicely|late)," [addressed] <say>, and <take> a place on the far side of [about]. "On three. One of us says three."
{-} "Yes, if I may (complain|whistle) the whole time," [addressed] <say>, and <start:addressed> at once, so as not to lose any.
{-; opens} "I will. First tell me what you (asked|told) the others," [addressed] <say>, "because I am tired of (agreeing|hearing it) last."
{-} "No," [addressed] <say>. "But I will stand here while you do it, and I will (look|act) as if we agreed."
{-} "Please was not in it last time." [addressed] <get> up anyway, one knee at a time. "Point me at the (worst|heavy) part."
{-; alone} Nobody <offer>. [speaker] <look> at [speaker.his] own two hands. "Volunteers," [speaker.he] <say>. "(Good|Thank you both)."
{; alone} "Then I will ask you," [speaker] <tell> [about], and <pull> up a sleeve. "You at least have never (said no|been busy)."
{-; alone; opens} "Fine, I can wait," [speaker] <say>, with one foot tapping. It <tap> to (nineteen|thirty) before it <have> a better idea.
{-; alone} "I did say please," [speaker] <point> out to the (rafters|open air), and <do> the first half of it alone.
{machine vehicle animal; alone} [speaker] <pat> [about] twice. "For an old friend," [speaker.he] <say>. "(Once more|One mile). Then we both sleep."
{paper; alone; opens} [speaker] <fold> [about] so that only the last line <show>. "That is all I am asking. Somebody must (owe|know) me that."
`,
  },
  {
    writer: 'Olivia',
    answers: 'order',
    lines: `
{} "You and who else?" [addressed] <ask>, but [addressed.his] hands <be:p> already moving toward [about], as hands <do:p> when (shouted at|tired).
{} "Say it to me without looking at [about]," [addressed] <say>. [speaker] <try>. "There. Now it sounds (cheaper|like begging)."
{weapon} "All right. All right," [addressed] <say>, and <lay:addressed> [about] down the way one <lay> down a baby. "Now the (other|next) thing you want?"
{person} "Leave [about] out of it and I will do it (twice|smiling)," [addressed] <say>, and <step:addressed> in between.
{door container; opens} "You first. Put your (ear|hand) on [about]," [addressed] <say>. "Now order me again, if you still want [about.it] open."
{key money paper} [addressed] <toss> [about] over, underarm, a little short. "There. You will have to (bend|bow) for it."
{-} "In a minute," [addressed] <say>, which <be> what [addressed.he] <would say> to a (fire|general). "I am in the middle of something."
{-} "Is that the voice you use on (dogs|tax men)?" [addressed] <say>, and <do> it, slowly, with a curtsy at the end.
{-; opens} "One of us will regret it," [addressed] <say>, and <obey>. "I only want it (remembered|noted) that I asked which."
{-} "No," [addressed] <say>, and <sit> down on the (spot|ground). "You may carry me. I have had a large lunch."
{-; alone} [speaker] <wait> for somebody to do it. In the end [speaker] <do> it, under protest, and <salute> (nobody|the wall).
{; alone} [about] <not obey> anyone. "Last warning," [speaker] <say>, and <move> (three|two) steps closer to make it so.
{-; alone} "I said," [speaker] <begin> again, lower, and that time the (echo|whole place) <seem> to think it over.
{-; alone; opens} "That was an order," [speaker] <add>. Somewhere (behind|off to the left), a boot <scrape>, as boots <do:p> when somebody decides not to.
{animal machine; alone} "Sit," [speaker] <try> on [about], since the big words <fail:p>. "Stay. Well, (stay|be) somewhere, at least."
{-; alone} "On my word, then," [speaker] <tell> both boots, and <give:speaker> the word, and the (left|right) one <go> first.
`,
  },
  {
    writer: 'Olivia',
    answers: 'threatening',
    lines: `
{} "With [about]?" [addressed] <look> [about.it] over with (interest|pity). "You would be the third, and the other two hold the door for me now."
{} "Then you will never find out what [about] could do," [addressed] <say>, and <go> on (peeling an apple|buttoning a cuff).
{weapon; opens} "Your hand shakes," [addressed] <say>. "Put [about] down before there is (an accident|a story). I would hate it to be that."
{person} "You touch [about] and you lose the only one who ever (spoke up for you|laughed at that)," [addressed] <say>. "Go on. Count."
{money} "How much of [about] did they give you to say that?" [addressed] <ask>. "I could (match|double) it in kind words."
{idea} "[about] again," [addressed] <say>. "You threaten like people who (read|practice) it in a mirror. Do the second half."
{-} "Not before we eat, you won't." [addressed] <point> to a place (within reach|opposite). "Sit. We do this (properly|on a full stomach)."
{-; opens} "Say that (louder|slower)," [addressed] <ask> politely. "I was looking at your (shoes|hands), and they said something else."
{-} [addressed] <take> one step forward, when the other way <would be> wiser. "I have been afraid of you long enough. It (itches|bores me)."
{-} "You could," [addressed] <say>. "Then who tells you where I (put|hid) it? Think. Take your time. I am going nowhere."
{-; alone} The threat <go> (out|up), and around, and <come> back (smaller|hoarse). [speaker] <unclench> one hand, then the other. "I mean it," [speaker.he] <add>.
{; alone} [speaker] <aim> the words at [about], in case. [about] <stay> where [about.it] <be>. "That goes for (everybody|the rest), too."
{-; alone; opens} "You have until I finish this (sentence|knot)," [speaker] <say>, and <begin:speaker> to finish it as slowly as possible.
{-; alone} It <be> a good threat, and it <need> somebody in front of it. [speaker] <save> the last word for (later|the stairs).
{door; alone} "I know you can hear me through [about]," [speaker] <say>, with a (palm|cheek) flat against [about.it]. "I can hear you not breathing."
{fire water animal; alone} "Come closer, then," [speaker] <tell> [about], both feet apart. "I was here (first|yesterday). I live here."
`,
  },
  {
    writer: 'Olivia',
    answers: 'promise',
    lines: `
{} "Swear on [about]," [addressed] <say>. "You would (lie|smile) to my face. You would never do it to [about]."
{} "I would sooner have [about] now," [addressed] <say>, hand out, "and the promise (after|on top). I have a drawer full of those."
{money} "Promises I can (get|have) at home." [addressed] <hold> out a hat for [about]. "This is the sort I can fold."
{person} "Tell that to [about], not to me," [addressed] <say>. "I have heard you keep it. I have (never|once) seen you do it."
{weapon tool} "So you can spare [about] (in the meantime|until then)," [addressed] <say>, and <take> charge of [about.it] with two fingers.
{-} "By when?" [addressed] <ask>, and <draw> a line on the ground with one heel. "When the shadow gets there, I stop (believing you|waiting)."
{-; opens} "Now once more, and leave out the (always|word soon)," [addressed] <say>. "I will know which of the two you meant."
{-} [addressed] <spit> in one palm and <hold> it out. "Up to the elbow, then. Nobody has broken one of (mine|those) and liked it."
{-} "I believe you," [addressed] <say>, and <take> [speaker] by the collar, gently, to straighten it. "Do not make me (sorry|look it up)."
{-} "And if you cannot?" [addressed] <ask>. "That is the part I (pack|plan) for. Tell me that part while I find my shoes."
{-; alone} There <be> no one at hand to hold [speaker] to it. [speaker] <tie> a knot in the nearest (sleeve|corner of cloth) instead. "There. Witness."
{; alone} [speaker] <lay> two fingers on [about], as on a (good book|bet), and <say> it again without the adjectives.
{-; alone; opens} "Before dark," [speaker] <add>, because a promise without an hour on it <be> a (wish|song). Then [speaker.he] <look> at the light.
{-; alone} It <sound> larger aloud. [speaker] <walk> around it once, so to speak. "I (could|should) have said try," [speaker.he] <say>.
{paper; alone} "In ink, then," [speaker] <say>, and <sign> [about] across the fold, where it <would show> if anyone (cheated|opened it).
{-; alone} "I keep the small ones," [speaker] <say>, counting on one hand. "It is time I (kept|tried) one that shows."
`,
  },
  {
    writer: 'Olivia',
    answers: 'refusal',
    lines: `
{} "Then hand [about] to somebody who will," [addressed] <say>, with one palm up. "No hurry. (Now|Before you sit) is fine."
{} "You would if [about] were yours," [addressed] <say>, and <turn> [about] a little, so that the (good|torn) side <face> [speaker].
{person} "According to [about], you would say that," [addressed] <answer>. "In those words. I lost (supper|a bet) on it."
{food drink} "More of [about] for me, then," [addressed] <say>, and <reach> over, and <stop:addressed>. "You are sure? You always say no (first|hungry)."
{door vehicle boat} "So stay," [addressed] <say>, one hand on [about]. "I will describe it to you after. I (exaggerate|leave things out)."
{idea} "Nobody asked you to like [about]," [addressed] <say>. "You were asked to (hold|sign) the other end."
{-} "Good," [addressed] <say>. "I was told to ask, and I asked. Now move over and help me (look|seem) disappointed."
{-; opens} "A no," [addressed] <ask>, "or a not (here|yet)? I have a different face for each and my back is to them."
{-} [addressed] <wait>. It <be> what [addressed.he] <do> best. "I can do this until (Sunday|supper)," [addressed.he] <say>.
{-} "What would it take?" [addressed] <ask>, sitting down level with [speaker]. "Not money. I (know|see) it is not money."
{-; alone} "No," [speaker] <repeat>, for the pleasure of it, and <feel> the next one already getting (harder|smaller).
{; alone} [speaker] <push> [about] away as far as one arm <would go>. It <be> still within reach of the (other|next) mood.
{-; alone; opens} "Somebody else can," [speaker] <say>, and <look:speaker> about for somebody else, and the place <be> short of (hands|such people).
{-; alone} After the no, [speaker] <have> nothing to do with [speaker.his] arms. [speaker.he] <fold> them. "For (two|good) reasons," [speaker.he] <say>.
{weapon money; alone} "Not with that," [speaker] <say>, and <turn> [about] face down. "Ask me for something I can (take back|do twice)."
{-; alone} "And if I did?" [speaker] <say>, a minute later, with the door of the no still a (hand|crack) open. "Suppose I did."
`,
  },
];
