import type { ReplyGroup } from '../reply-group';

/** The one sentence somebody says when a person goes, runs, leaves, arrives, falls, rests or wakes. */
export const deedsOfMoving: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:go',
    lines: `
{-; opens} [other] <let> [actor] get (ten|a dozen) steps ahead. "Is there a plan, or only shoes?" [other.he] <ask>, and <come:other> along.
{building ground} "You walk into [object] like (the owner|a bailiff)," [other] <say>, half a pace behind. "Slower. Look (lost|hired)."
{person animal; opens} "Not so close to [object]," [other] <whisper>. "(Tie|Check) a shoe. Count to five. Now walk as if it was your idea."
{-} Halfway, [actor] <stop> to look back. "Far enough to be (sorry|seen)," [actor.he] <say>. "Not far enough to be right."
{door building} "Well, I am in," [actor] <say>, to keep [actor.himself] company. [object] <give> the words back with (the warmth|both ends) cut off.
{-} "Left foot," [actor] <mutter>. "Now the (other|same) one again." It <be> advice for (stairs|marriages), and it <help> here too.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:run',
    lines: `
{-; opens} "Not that way," [other] <call>, running (too|badly). "That way has dogs in it. All right, that way. I like dogs."
{person animal vehicle} "You will never catch [object] in those (shoes|trousers)," [other] <pant>, alongside. "Cut the corner. I will shout."
{-} "How many behind us?" [other] <ask>, and <not turn> to see. "No. Tell me when it is (fewer|none)."
{-} A stitch <come>, (left|right) side, under the ribs. "Walk like everybody," [actor] <tell> [actor.himself]. Nobody <walk> like that.
{building ground} By the far end of [object] there <be> breath for one word. [actor] <spend> that on a (short|rude) one, and <bend> double.
{-; opens} "Nobody saw," [actor] <say>, once, between two breaths. Then, at the (wall|next corner), with less conviction: "Nobody (tall|much)."
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:leave',
    lines: `
{-} "You forgot your (hat|goodbye)," [other] <call> after [actor], holding up nothing at all. It <be> worth the try.
{building door; opens} "[object] will not be open twice," [other] <say>. [other.he] <not say> it as a threat. [other.he] <find> [actor] a (scarf|sandwich).
{person} "Tell [object] before the corner," [other] <advise>, walking along that far. "After the corner it turns into (letters|a story)."
{-} "Done," [actor] <say>, to (the first milestone|nobody in step). "It was only a matter of putting one thing behind the other."
{building} [actor] <count> to thirty before looking back at [object]. At (eleven|twelve) [actor.he] <look>. "Still up," [actor.he] <say>.
{-; opens} One glove <had stay> behind. "Then I was not there," [actor] <try>, "and that is not my glove." It <need> (work|a second glove).
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:arrive',
    lines: `
{-} "We ate yours," [other] <tell> [actor], by way of welcome, and <slide> along the bench. "Sit. What did you (see|bring)?"
{-; opens} "You came the short way," [other] <say>, looking at [actor's] boots. "Nobody told you about the (bull|bridge), then."
{building} "Wipe your feet. I have only just (forgiven|finished sweeping) [object]," [other] <say>, and <take> [actor's] coat.
{-} "Am I late, or is it them?" [actor] <ask> the nearest (post|chair), which <look> like something that <would know>.
{building ground} [actor] <put> both feet down on [object] as on a scale. "Smaller," [actor.he] <say>. "It was (bigger|taller) every time I told it."
{-; opens} "Do not unpack," [actor] <tell> [actor.himself], and <choose> the (seat|corner) nearest to the way out again.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:fall',
    lines: `
{-} "Stay down," [other] <say>. "Good. Now wiggle things, one at a time, and (name|thank) them as they answer."
{ground stone water} "I was about to mention [object]," [other] <say>, holding out one arm and looking, out of (tact|pity), elsewhere.
{-; opens} "Do that again," [other] <say>. "Not the (shout|landing). The part where something under you said crack."
{-} "I meant to," [actor] <inform> the sky, from below, and <take> stock: two elbows, one (button|shoe) fewer.
{building furniture plant} [object] <take> its time over the last bit. "(Timber|After you)," [actor] <say>, in a small voice, well clear of it.
{-; opens} Seen from below, everything <have> an underside. "Oh," [actor] <say>, and <not get> up just (yet|then). "That is where that went."
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:rest',
    lines: `
{-; opens} "Do not get (comfortable|warm)," [other] <tell> [actor], sitting down as well. "Somebody always comes when you take off a boot."
{furniture ground} "That was mine," [other] <say> of [object], and <settle:other> on the end of it. "Stay. Only tell me what we are (waiting|sitting) for."
{-} "You listen, I sleep, and at the (hour|first noise) we change," [other] <say>, and <be:other> gone before the end of it.
{-} "Five minutes," [actor] <say>, and <spend> (two|three) of them choosing where to put the feet.
{furniture; opens} [object] <complain> once under the weight. "Me too," [actor] <say>, and <keep> still, and <listen> to what else (<complain>|<be> awake).
{-} "If it wants me it can (come here|wait in line)," [actor] <decide>, with both hands in both sleeves. It <be> some time before that <sound> unwise.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:wake',
    lines: `
{-} "You talk," [other] <say>, from close by. "You gave somebody (directions|an order). I wrote them down. Are they any good?"
{person animal} "Let [object] have the first (minute|cup)," [other] <tell> [actor]. "Then the news, the good half, and then your hand."
{-; opens} "Shh," [other] <say>, a palm out flat. "You have missed (two|three) things. The last of them has not gone yet."
{-} "Which of us was dreaming?" [actor] <ask> the (dark|air), and <check> with one foot for (the floor|company).
{-} [actor] <lie> still and <say> the names of things until each <stay> put. "(Hand|Light). Other hand. (Morning|Trouble)."
{-; opens} "That was a noise," [actor] <say> aloud, now that it <be> over. The mouth <wake> (first|last). The feet <be:p> already on the ground.
`,
  },
];
