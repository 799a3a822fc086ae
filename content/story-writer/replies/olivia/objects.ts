import type { ReplyGroup } from '../reply-group';

/** What somebody present says when a thing comes into view or into a hand. */
export const objects: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'object',
    lines: `
{door; opens} "Has anybody tried [object] yet?" [other] <ask>. Nobody <look> at anybody. "Then we have been (prisoners|polite) for nothing."
{door} Two knocks on [object], for manners, from [actor]. "In or out?" And then a step back, to leave whoever it <be> the (choice|handle).
{container; opens} "Shake [object]," [other] <say>, one ear close. "Gently. If anything (shakes|knocks) back, we never (touched|saw) that."
{container} "Too light," [actor] <say>, lifting one end of [object], "or else very well (packed|behaved)." The end <go> down again, softly.
{paper; opens} "Do not hand [object] to me," [other] <say>. "Then I would have to (do something|lie about it). Hold [object.it] up. Higher."
{paper} [actor] <smell> [object] before reading. "Lamp oil," [actor.he] <say>, "and (somebody's pocket|a kitchen). Well traveled."
{light} "Hold [object] under your chin," [other] <say>. "No. Horrible. Now (out|over there), where I can see what you step on."
{light fire; opens} "How long will [object] last?" [actor] <ask>, of nobody, and <pinch> (two fingers|an inch) off the answer at once.
{fire} "Everybody's face looks (guilty|kind) by [object]," [other] <say>, and <shift:other> back out of the light, chair and all.
{cord; opens} "That was around something," [other] <say>, showing [actor] the kink in [object]. "(Bigger|Rounder) than a parcel."
{cord} [actor] <test> [object] over one knee. "You would hold (me|a cow)," [actor.he] <say>. "I am only asking in general."
{cloth} "That is somebody's good one," [other] <say>, and <rub> a corner of [object], like a (tailor|thief) with a conscience.
{cloth; opens} "Still warm," [actor] <say>, with a face in the folds of [object], and <look:actor> up to see who <be> (shivering|missing it).
{tool} "You hold [object] like a spoon," [other] <say>. "Give. Thumb along the back. There. Now what is there to (fix|take apart)?"
{tool weapon; opens} "Who keeps [object] (so clean|here)?" [actor] <wonder> aloud, and <put:actor> a thumb to [object.it]. "And who for?"
{weapon} "Point [object] at the ground," [other] <say>, "and your (foot|eyes) at me. Good. Is there anything in it?"
{vehicle; opens} "The seat is set for somebody (tall|your size)," [other] <say>, head inside [object]. "Did you move that? I did not."
{vehicle boat} [actor] <kick> [object] where one <kick:p> such things. "She goes," [actor.he] <announce>. "She goes (once|downhill)."
{boat; opens} "How many fit in [object] dry?" [other] <ask>. "And how many (wet|friends)? Good. Do not tell the others."
{key} "Not to anything of mine," [other] <say>, weighing [object]. "Try [object.it] in whatever you are (proud|afraid) of."
{key; opens} [actor] <count> the teeth of [object] with a thumbnail. "(Five|Four)," [actor.he] <say>. "Somebody wanted to be sure."
{food} "Is [object] (evidence|anyone's)?" [other] <ask>, with a fork from somewhere. "For a little longer, then, or for lunch?"
{food drink; opens} "Set for one more," [actor] <say>, counting plates off against [object], and <draw> the (nearest|extra) chair out.
{drink} "Let [object] stand a bit," [other] <advise>. "I want to see who (reaches|asks) for [object.it] first."
{animal} "[object] picked you," [other] <say>, keeping both feet up. "I am sorry for (you both|one of you). Who feeds [object.it]?"
{animal; opens} "Where did you leave your person?" [actor] <ask> [object], squatting. [object] <look>, briefly, (left|over one shoulder).
{money} "Not on the table," [other] <say>, and <drop> a (hat|napkin) over [object]. "Now nobody has any, and we can talk."
{money; opens} [actor] <ring> [object] with a nail and <listen>. "Good," [actor.he] <say>, a little (sorry|worried). "It is all good."
{machine} "What happens if you (leave|turn) [object.it] off?" [other] <ask>, from the far side of [object]. "Has anybody ever?"
{machine; opens} "You have been (running|waiting) all this time," [actor] <tell> [object], one hand on the warm side. "For whom?"
{furniture} "Nobody sits on [object]," [other] <say>, and <sit:other>. "I only wanted to see whether you knew (why|that)."
{furniture; opens} [actor] <run> one finger along the back of [object]. "Dust here," [actor.he] <say>. "None (there|where the hand goes)."
{building} "Who pays the (roof|rent) of [object] each year?" [other] <ask>. "Find them first. They will tell you anything."
{building; opens} "That was lit a moment ago," [actor] <say>, looking up at [object], and <count> (windows|along) with one finger.
{ground} "Mind where it is soft," [other] <say>, trying [object] with a heel. "Soft is where somebody (dug|gave up)."
{ground; opens} "One set going, none (coming|back)," [actor] <read> off [object], bent low, walking beside the line, not in it.
{body} "Let me see that," [other] <say>, and <turn:other> [object] over to the light. "You (never told me|said a door did it)."
{body; opens} "Since when?" [actor] <ask> [object], the way one <speak> to (staff|a stranger on the stairs), and <try:actor> [object.it] out.
{plant} "Water, or (company|an apology)," [other] <say>, sticking a finger in by [object]. "You give it one. I will give it a name."
{plant; opens} [actor] <turn> up a leaf of [object]. "Who (waters|planted) you?" [actor.he] <ask>. "You are somebody's secret, all right."
{water} "Not from there," [other] <say>, pulling [actor] up from [object]. "Look what does not (drink|come down) there."
{water; opens} [actor] <drop> a crumb on [object] and <watch> which way it (<go>|<think> of going). "So there is a way out," [actor.he] <say>.
{sky} "Staring at [object] is how people (drown|get elected)," [other] <say>. "Which way were we going before you stopped?"
{sky; opens} "You were further over," [actor] <say> to [object], with one eye closed, "the last time I had (a roof|nothing to do)."
{picture} "It looks at whoever owes it something," [other] <say>, trying (left|three places). "There. You too? What do you owe?"
{picture; opens} "There is somebody I know in there," [actor] <say>, up close to [object]. "Third from the left, behind the (hat|smile)."
{toy} "Put [object] down facing (the way out|me)," [other] <say>. "I was always fair to toys. Let us see who (blinks|remembers)."
{toy; opens} "You have one eye (new|shinier)," [actor] <tell> [object], "so somebody mended you who (could sew|was sorry)."
{instrument} "Do you play, or do you only (own|carry) [object.it]?" [other] <ask>, blowing along [object]. A note <come> of it, and dust.
{instrument; opens} [actor] <try> [object] softly. "In tune," [actor.he] <say>, and <look> around for somebody with (thin|clean) fingers.
{stone} "Somebody brought [object] up here," [other] <say>, hands at the back. "Nobody does that for (the view|fun)."
{stone; opens} "This one is warmer," [actor] <say>, with a cheek to [object], and <move:actor> the cheek (along|down) by one.
{sound} "Stop that or join in," [other] <say> of [object], to nobody (here|in reach), tapping along on one knee.
{sound; opens} [actor] <answer> [object] with two knocks on whatever <be> near. "That was rude," [actor.he] <say>. "(Or was it|Listen)."
{smell} "Open something," [other] <say>, fanning with a hat. "Not that. There is (more|worse) of [object] in there."
{smell; opens} "Somebody's (mother|Sunday)," [actor] <say>, with [object] up both nostrils, and at once <need> to sit.
{person} "Give [object] a chair and a (crust|minute)," [other] <say>, "and stop that. You look like people about to be kind."
{person; opens} "Have we met," [actor] <ask> [object], "or do you owe me (something|an ear)? It is the way you stand."
{idea} "[object]?" [other] <say>, laying out three spoons. "This is you, this is me. The third is what goes (wrong|missing)."
{idea; opens} "Now the part of [object] we leave out," [actor] <say>, half to [actor.himself], and <put> one hand up to (vote|be let off).
{fire; opens} [actor] <spread> all ten fingers at [object]. "Who built you (so neatly|here)?" [actor.he] <say>. "And which way did they run?"
{drink; opens} "A mouth on the rim," [actor] <say>, turning [object] to the light. "(Half|Not) mine, and still wet."
{boat} [actor] <put> one foot on [object] and <feel:actor> [object.it] consider. "(You and me|Steady)," [actor.he] <say>. "I cannot swim either."
{weapon; opens} "Somebody cleaned [object] in a hurry," [actor] <say>, and <pick:actor> a thread off the edge. "(Good cloth|Off a sleeve)."
`,
  },
];
