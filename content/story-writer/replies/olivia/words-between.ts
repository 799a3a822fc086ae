import type { ReplyGroup } from '../reply-group';

/** What the person addressed says to a greeting, thanks, an apology and an accusation. */
export const wordsBetween: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'greeting',
    lines: `
{} "Leave [about] outside and come in," [addressed] <say>. "No, bring [about.it]. I have only just (swept|stopped being careful)."
{person} "[about] said you would be taller," [addressed] <say>, and <shake> hands as one <do> before a (race|duel).
{food drink; opens} "You brought [about]," [addressed] <say>. "Then it is bad news. Serve (thick|first), and tell me while I chew."
{animal} "Only (polite|early) people get bitten," [addressed] <say>, and <drag:addressed> [about] back by the scruff. "Hello. Be rude."
{-} "You are late," [addressed] <say>, and <move> over to make room. "I said kind things about you while you were gone. I take back (two|most)."
{-; opens} "Shut the door first. Now hello," [addressed] <say>. "Were you (followed|seen), or do you always come in sideways?"
{-} "I know that voice," [addressed] <say>, without turning around. "It owes me a (ladder|story). Come where I can see it."
{-} [addressed] <return> the greeting word for word, as people <do:p> at (borders|auctions), and <wait> for the real one.
{-} "Oh, it is you," [addressed] <say>, and <put> away whatever [addressed.he] <had mean> to hit [speaker] with. "(Tea|Soup)?"
{-} "Not so loud. Somebody is (asleep|counting)," [addressed] <say>, and <press> a hand to [speaker's] sleeve by way of welcome.
{-; alone} Nobody <say> it back. [speaker] <wipe> both feet, for something to do, and <try> it again in (a lower key|another accent).
{; alone} "And good day to you," [speaker] <tell> [about], which <be:about> nearest, and manners <be:p> (manners|free).
{-; alone; opens} The hello <go> in ahead, and around a corner, and <not come> out. [speaker] <follow> it with one (hand|shoe).
{-; alone} "Only me," [speaker] <add>, in case that <be> better than what somebody <be> (afraid of|hoping for).
{door; alone} First [speaker] <try> [about] with a knuckle: two slow, one quick. "I have (bread|news)," [speaker.he] <say>. "In that order."
{-; alone} [speaker] <bow>, since nobody <be> looking, and <straighten:speaker> up to find that one pair of (boots|eyes) <had turn> this way.
`,
  },
  {
    writer: 'Olivia',
    answers: 'thanks',
    lines: `
{} "Thank me when [about] still works on (Friday|the way down)," [addressed] <say>, and <wipe:addressed> off a fingerprint.
{} "Keep [about] dry and we are even," [addressed] <say>. "Get [about.it] wet and I never (met|knew) you."
{food drink} "You have not tasted it yet," [addressed] <say>, and <watch> [about] go the way of all (suppers|brave ideas).
{person} "Thank [about]," [addressed] <say>. "I only (held|found) the lamp, and complained about it."
{money} "There is a second half to [about]," [addressed] <say>, holding up two fingers. "A (small|heavy) one, and it wants doing tonight."
{-; opens} "Do not thank me. Ask me (why|what I get)," [addressed] <say>, and <sit> down on the ground to be asked.
{-} "It was nothing," [addressed] <say>, and it <be> the kind of nothing that <come> with a (list|bill).
{-} "So would you, for me," [addressed] <say>. After a pause [addressed.he] <add>, "You would have (sent a bill|been quicker)."
{-} [addressed] <wave> it off, and then <not let> go of [speaker's] hand. "(Once more|Say it slower). I do not get many."
{-} "Save it. You will want to (swear at|hit) me by evening," [addressed] <say>, "and I would like it to come out even."
{-; alone} It <cost> less than [speaker] <had fear>. [speaker.he] <say> it again, to the (door|road), to see if the second <be> cheaper.
{; alone} [speaker] <pat> [about], where a (shoulder|hand) <would be>. "You too," [speaker.he] <say>. "You did most of it."
{-; alone} There <be> nobody left to thank. [speaker] <put> the word down where anyone <would find> it and <go:speaker> (on|back to work).
{-; alone; opens} "I will pay it back," [speaker] <add>, quickly, and <begin:speaker> to look for a thing to pay it back (with|in).
{plant water sky fire; alone} [speaker] <take> off one glove to thank [about] properly. Nothing about [about] <change>, and both <be:p> (warmer|content).
{-; alone; opens} "Now I owe somebody," [speaker] <say>, and <look> down the (road|row) for whoever <would come> to collect.
`,
  },
  {
    writer: 'Olivia',
    answers: 'apology',
    lines: `
{} "For [about]? Or for (hiding|keeping) [about.it] from me?" [addressed] <say>. "They come to different amounts. Start with the small one."
{} "Say that to [about]," [addressed] <tell> [speaker], pointing. "Then pick up the other end, and we (mend|settle) it."
{person} "It was [about] you did it to," [addressed] <say>, "so that is one door you still have to (knock at|find)."
{money} "Sorry is a good start. What comes (with|after) it?" [addressed] <ask>, and <count> [about] out into two piles.
{food drink} "You could have left me the (crust|last of it)," [addressed] <say>, looking sadly into where [about] <had be>.
{-} "I know. You only get that (polite|pale) afterward," [addressed] <say>, and <move> a chair out with one foot.
{-} "Not yet," [addressed] <say>. "I am still enjoying it. Come back in an (hour|evening) and be sorry then."
{-; opens} "Then you have not heard the rest," [addressed] <say>, and <take:addressed> [speaker] by the elbow, away from (the others|the light).
{-} [addressed] <let> it lie there a while. "All right," [addressed.he] <say>. "But you (carry|dig) for the rest of the day."
{-} "I did worse, and you never noticed." [addressed] <hold> out a hand. "Even? Say even, quick, before you (ask|work it out)."
{-; alone} It <come> out the wrong size. [speaker] <try> again, shorter, on bent knees, to the (spot|place) where it <had happen>.
{; alone} "I am," [speaker] <assure> [about], and <rub> at the worst of it with a cuff. The (cuff|worst) <get> bigger.
{-; alone; opens} Nobody <be> there to forgive it. [speaker] <put> the word in a pocket for (later|whoever comes in next).
{-; alone} "So. What can be (glued|carried back)?" [speaker] <say>, and <get:speaker> down among the pieces of the day.
{animal plant; alone} [speaker] <kneel> down beside [about] with an open hand. "Whenever you are (ready|hungry)," [speaker.he] <say>.
{-; alone} "That was the easy half," [speaker] <say>, and <look> at the other half, which <have> (stairs|witnesses) in it.
`,
  },
  {
    writer: 'Olivia',
    answers: 'accusation',
    lines: `
{} "You weren't there," [addressed] <say>. "[about] would look different to you if you had (held|carried) [about.it]."
{} "Search me," [addressed] <say>, arms out. "If you find [about], keep [about.it]. If not, you (cook|kneel) tonight."
{person} "Did [about] tell you that? Before supper or (after|instead)?" [addressed] <ask>. "It matters. Sit down, it matters."
{money; opens} "Suppose I took [about]," [addressed] <say>. "Ask me for whom. Go on. You are the one who will (blush|sit down)."
{paper picture} [addressed] <look> at [about] twice and <hand:addressed> [about.it] back. "That is my name," [addressed.he] <say>. "That is not how I (spell|cross) it."
{weapon tool} "My hands are too (small|clean) for [about]," [addressed] <say>, and <lay> one beside [about.it]. "Now yours. Go on, yours."
{-} "Half of that is true," [addressed] <say>, "and you will never guess which. I am (proud|ashamed) of the wrong one."
{-; opens} "Who was standing where you are," [addressed] <ask>, "when it happened? No, do not (move|answer). Look at your feet."
{-} "I did," [addressed] <say>, so quickly that [speaker] <have> nothing ready for it. "Well? What (do you do|comes) after yes?"
{-} [addressed] <go> on folding. "I (lied|did it) badly, so that you would notice. You took so long that I was getting (bored|tired)."
{-} "If I had, would I have stayed for (soup|this)?" [addressed] <say>, but one foot <be> turned toward the way out.
{-; alone} The finger <need> somebody at the other end. [speaker] <swing> it around slowly, and (twice|on the way) it <pass> [speaker].
{; alone} "You were in on it," [speaker] <tell> [about], and <turn> [about.it] to face the (corner|wall).
{-; alone} "(Prove it|Says who), then," [speaker] <say>, taking the other side, and <not like> how well it <stand> up.
{-; alone; opens} A fact or two <be:p> missing. [speaker] <hold> up the thumb, for the motive, and <look> for something to put on the (finger|rest).
{-; alone} With nobody to answer it, the charge <go> around again, (smaller|slower). "Well, somebody did," [speaker] <say>.
{animal machine toy; alone} [about] <have> no alibi. "And you look it," [speaker] <say>. "Stay where I can (see|count) you."
`,
  },
];
