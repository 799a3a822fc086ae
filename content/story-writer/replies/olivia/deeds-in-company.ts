import type { ReplyGroup } from '../reply-group';

/** The one sentence somebody says when a person calls, speaks, laughs, cries, loves, trades, plays, changes or dies. */
export const deedsInCompany: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:call',
    lines: `
{-} "Not the whole street," [other] <say>, one hand on [actor's] arm. "Now wait. Whoever is (honest|awake) takes a minute to come."
{person; opens} "[object] heard you," [other] <say>. "Look there. Somebody who has not heard does not stop (chewing|sweeping) like that."
{door machine} "Twice more, and (softer|with the elbow)," [other] <say>, eyes on [object]. "People hide from somebody who hits once."
{-} "It is only me," [actor] <add>, more quietly, as though that <make> it (better|an easier hour) for anybody.
{door; opens} Behind [object] a (chair|slipper) <move>. "I can wait," [actor] <say> to the crack, and <hear> it decide.
{-; opens} [actor] <listen> to the call go off and look for someone. "Left," [actor.he] <tell> it. "(No, further|More) left."
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:speak',
    lines: `
{-} "Is that all of it, or the part with (flowers|a ribbon) on?" [other] <ask>. "Sit down. I will have the rest without."
{person idea; opens} "You said [object] twice," [other] <say>, holding up the fingers. "Nobody says that twice who is (sure|hungry)."
{-} [other] <hear> it to the end, and one breath over. "Say it to me tomorrow," [other.he] <say>. "Use the same (words|face)."
{-} "That came out by itself," [actor] <say>, a little late, and <look> to see who <have> (hold of it now|it).
{person idea} Now [object] <be> said, and nobody <would pick> it up. "I can say it (lower|in prose)," [actor] <offer>.
{-; opens} "There is more," [actor] <add>, and <hold:actor> it back with the teeth until somebody <want> it (enough|politely).
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:laugh',
    lines: `
{-} "What?" [other] <ask>, beginning to, without knowing. "What? Is it my (hat|walk)? Say it, I cannot do this (alone|standing)."
{person idea; opens} "Not in front of [object]," [other] <say>. "You do it again, and I will keep (count|watch)."
{-} "Careful," [other] <tell> [actor], and <tap> two fingers on a sleeve. "The last one to laugh here had to (explain|pay)."
{-} It <get> out sideways, through the nose. "Sorry," [actor] <say>, and it <happen> (again|worse), with tears.
{} "It was your face," [actor] <assure> [object], when there <be> breath for it. "No. Do not (change|move) a thing."
{-; opens} One laugh more than [actor] <had laugh>, surely. "Who was that?" [actor] <ask>, wiping one eye, (soberly|in a new voice).
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:cry',
    lines: `
{-} "I will not look," [other] <say>, and <turn> around, and <hold> a sleeve out backward. "It is (clean|wool). Mind the buttons."
{-; opens} "Is it the (old|big) thing or the new one?" [other] <ask>, sitting down close. "I have (bread|time) for either."
{person idea} "You can do that and (walk|work)," [other] <say>, and <take> the other arm. "Tell me about [object] as we go."
{-} "Onions," [actor] <say>, though there <be> not one for (miles|any money), and <blow:actor> [actor.his] nose with authority.
{-} [actor] <let> it run, since it <know> the way. "Nearly done," [actor.he] <tell> the collar. "(Nearly|No). Now."
{-; opens} "That is enough salt," [actor] <say>, and <look> up, and <see> through the wet that (something|one thing) <had move>.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:love',
    lines: `
{person} "Took you long enough," [other] <say>, to the (hedge|window), with great tact, and <count:other> slowly to fifty.
{person; opens} "Have you told [object] about the rest?" [other] <ask>, afterward. "I only ask because I have to (eat|live) with you both."
{-} "I saw nothing," [other] <call>, from behind (a hat|both hands). "Tell me when I can have seen it."
{person} "I had a sentence ready," [actor] <say>, into [object's] shoulder. It <have> a (verb|second half) somewhere. It <be> not missed.
{-} "Well," [actor] <say>, and <look> for somewhere to put two hands that <know:p> very well (already|where).
{person; opens} "Now say something terrible about yourself," [actor] <ask> of [object], "so I can (sleep|believe it)."
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:trade',
    lines: `
{} "You were robbed," [other] <say>, turning [object] around, "or you were the robber. (Smile|Walk) until we know."
{money; opens} "Who taught you to pay first?" [other] <ask>, counting what <be> left. "Now nobody owes us (a thing|manners)."
{} "For [object] I would have gone (lower|to the wall)," [other] <say>. "You did it with a straight face, though. Teach me that."
{} "A bargain," [actor] <say>, in the voice of the (street|trade), and then, alone with [object], in [actor.his] own: "A (sort of|real) bargain?"
{money} [actor] <bite> [object], for show, and <have> to go on looking as if that <be> (pleasure|routine).
{; opens} "No returns," [actor] <say>, quickly, since [object] <look> (smaller|older) in this light.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:play',
    lines: `
{instrument toy} "You stopped where it gets (hard|sad)," [other] <say>, and <hum> the missing bit, badly, beating time on [object].
{-; opens} "Whose tune is that?" [other] <ask>. "I only ever heard it through a (wall|keyhole). Again, from the turn."
{-} "I do not dance," [other] <say>, and <give> [actor] one hand to prove it. "(Left|Mind the knee). Other left."
{-} "It goes higher there," [actor] <apologize>, and <go> on to the part that (everybody|nobody) <know>.
{instrument} [actor] <keep> a palm on [object] until it <stop> humming. "That is all I have," [actor.he] <say>. "Unless you (sing|pay)."
{-; opens} "Do not clap," [actor] <warn>, in case. It <be> a long last note. It <hang> about for (company|the answer).
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:change',
    lines: `
{-; opens} "Say something only you would say," [other] <demand>, from (well back|behind a chair). "No. Anybody would say that."
{} "Does it hurt?" [other] <ask>, and <touch:other> [object] with the (end of a pencil|back of a spoon). "Does that?"
{-} "I liked the other one," [other] <say>, after a walk all the way around. "But this one has (shoulders|an appetite). Keep it."
{-} "Still thirsty, at any rate," [actor] <say>, checking. "So (something|somebody) of me came along."
{plant body; opens} "Was that there at (noon|breakfast)?" [actor] <ask>, and <hold> a thumb up against [object], and <have> to use the hand.
{} [actor] <say> the old word for [object], to see. It <not fit>. "(Hello|All right), then," [actor] <tell> what <be> there now.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:die',
    lines: `
{-} "Stay where you are," [other] <say>, to everyone and no one. "Somebody say (what time it is|the name). Aloud."
{-; opens} [other] <take> off [other.his] hat. "Who was the last to talk to them?" [other.he] <ask>. "Then you (remember|say) every word of it."
{person} "Cover [object]," [other] <say> at last, pulling off a good coat for it, and <not look:other> at the coat (again|twice).
{person} "I had something to tell you," [actor] <say> to [object], and <tell> it anyway, all of it, (down there|low), on both knees.
{animal plant} "There, there," [actor] <say>, one palm on [object], and <keep:actor> the hand there until the palm <be> cold.
{-; opens} The thing <have> to be said, and [actor] <say> it. "Then it (is|falls to) us now," [actor.he] <add>, and <count> how many that <make>.
`,
  },
];
