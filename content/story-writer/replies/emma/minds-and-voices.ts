import type { ReplyGroup } from '../reply-group';

/** Emma's replies to thoughts, feelings and voices. */
export const emmaMindsAndVoices: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:call do:speak',
    lines: `
      {person} [object] <not interrupt>, and that <be:s> unusual. When it <be:s> over, [object.he] <have> one question, a practical one, about (times|trains), and [actor] <know:actor> that [object.he] <would come> along.
      {person} "Say that last part again," [object] <ask>. [actor] <say> it again, more slowly, and it <sound:s> (truer|worse) the second time. [object] <reach> for a chair.
      {person} [object] <hear> [actor] out with [object.his] head on one side. Then [object.he] <tell> [actor] what [object.he] <have> seen from [object.his] own (window|side), and the two stories <fit:p> but for one hour.
      {person} [actor] <have> to raise [actor.his] voice over the noise, so that everyone <hear:s>, not only [object]. A few of them <nod:p>. It <be:s> no longer a (private matter|secret).
      {person; opens} [object] <look> at the floor while [actor] <speak:actor>. "You might have told me (in spring|a week ago)," [object.he] <say> then, not unkindly. "What changed?"
      {-} Nobody <answer:s>. [actor] <wait>, and with every second it <be:s> harder to believe that they <have:p> simply not heard.
      {person} It <take:s> [object] a while to answer. [actor] <see> [object.him] choosing what to leave out, and <decide> to believe the rest.
      {person} [actor] <have> rehearsed this all week. Now that [object] <stand> there, real and tired, only half of it <be:s> still true, and [actor.he] <say> that half.
      {-} [actor] <hear> how it <sound:s> and <wish> for a moment that [actor.he] <had keep> quiet. But [other] <nod>, as if [other.he] <had wait> for somebody to say it.
      {-} Once it <be:s> said, there <be:s> no reason to hide the rest. [actor] <tell> [other] all of it, from the beginning, and [other] <not interrupt> once.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:call',
    lines: `
      {door} [actor] <try> it with the flat of the hand, which <be:s> (louder|less polite). Inside, a chair <be:s> pushed back. It <take:s> the feet a long time to come, and they <wear:p> slippers.
      {door; opens} "Who's there?" a voice <ask:s> through [object]. [actor] <give> [actor.his] name, and then, since that <be:s> not enough, the (street|name of the school) where [actor.he] <had grow> up.
      {phone} It <ring:s> six times at the other end. [actor] <be> about to give up when there <be:s> a click, then a cough, then a (sleepy|cautious) "Yes?"
      {-; opens} A window <go:s> up across the way, and a (man|woman) in a nightshirt <look:s> out. "Well, I'm awake now. What do you need?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:speak',
    lines: `
      {-} After that it <be:s> so quiet that one <could hear> the (clock|fridge|flies). [actor] <not add> anything. It <be:s> for the others to speak now, and [other] <clear> [other.his] throat.
      {-} "I know," [other] <say>. [actor] <have> been ready for anything but that. "Since when?" "Since (Tuesday|the picnic|the summer). I was waiting for you to say it."
      {-} [other] <not laugh>, and [actor] <be> grateful for that. [other.he] <ask> for it once more from the (start|beginning), with the times, and <count:other> along on [other.his] fingers.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:think do:want',
    lines: `
      {} [actor] <try> to picture the place without [object], and it <work:s> better than [actor.he] <had think>. Tomorrow, then, [actor.he] <decide>; tonight it <could stay> where it <be:s>.
      {} It <be:s> one thing to want [object] and another to say so. [actor] <begin> with a joke about it, and [other] <not be> fooled, and <ask> (how soon|since when).
      {} [actor] <make> two lists in [actor.his] head, for [object] and against. The second one <be:s> (longer|better written). [actor.he] <go> with the first.
      {person} [actor] <think> of all the things that [object] <have> never once complained about. It <be:s> a long list, and it <make:s> [actor.him] get up and (put the kettle on|fetch a second chair).
      {person} Nobody <know:s> [object] better than [actor] <do>, and even so it <take:s> [actor.him] until now to see it: [object.he] <be> waiting for (permission|help). It <would be> easy to give.
      {idea} [actor] <say> it over under [actor.his] breath, to find the weak place in [object]. There <be:s> one, about in the middle, and it <have:s> to do with who <hold:s> the (ladder|door).
      {-} It <come:s> to [actor] in the middle of tying a shoe. [actor.he] <stay> bent over a moment longer, lace in hand, until the thought <be:s> complete, and then <tie> a (double|proper) knot.
      {-} [actor] <test> the thought from all sides, like a loose tooth. It <hold:s>. What <be:s> (missing|wanted) now <be:s> a person who <would say> it aloud, and [actor.he] <look> at [other].
      {-} There <be:s> one more way, slower and not so clever. [actor] <be> good at slow things. [actor.he] <ask> for (paper|a pencil) and <begin> to work it out.
      {-} "You're frowning," [other] <say>. [actor] <have> not noticed. [actor.he] <tell> [other] the thought, half of it, and [other] <supply> the other half at once, out of a (pocket|head) where it <have:s> been waiting.
      {-; opens} The trouble <be:s> that both ways <be:p> right, and they <lead:p> apart. [actor] <give> [actor.himself] until the (next bell|last bus) to choose, and <hope> that somebody <would ask>.
      {-} Wishing for it <be:s> the (easy|cheap) part. [actor] <write> down what it <would take>, in days and in sandwiches, and the list <be:s> shorter than [actor.he] <have> feared.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:rest',
    lines: `
      {furniture} [object] <creak>, and then <hold>. [actor] <let> [actor.his] full weight down by stages, and only when nothing more <creak:s> <begin:actor> to unlace [actor.his] (boots|shoes).
      {furniture} From [object] [actor] <could see> the whole room, and how little of it anyone <use:s>. The corner by the (stove|window) <be:s> the best of it, and [actor.he] <decide> to move there.
      {vehicle} The windows of [object] <begin:p> to fog. [actor] <wipe> a (hole|circle) to look through, the size of a plate, and through that [actor.he] <see> the lights go out, floor by floor.
      {plant ground} The (grass|earth) <be:s> drier than it <look:s>. [actor] <lie> back and <watch> an ant carry a crumb over [actor.his] sleeve, and by the time the ant <arrive:s>, [actor.he] <have> decided.
      {building room} A draft <come:s> from under the (door|stairs), and [actor] <move> twice to get out of it. From the third place [actor.he] <could see> the clock, and that <be:s> not restful either.
      {stone} The cold of [object] <come:s> through [actor's] clothes by and by. [actor.he] <stay> until the thought <have:s> an end, and then <get> up (stiff|rested), and ready to say it.
      {water} [actor] <take> off [actor.his] shoes and <put> both feet in. In cold like that nobody <could worry> about two (things|matters) together, and [actor.he] <choose> the (nearest|smallest).
      {person} [actor] <sit> so that [object] could lean against [actor.him] without having to ask. It <take:s> a few minutes. Then the weight <come:s>, and [actor] <not move:actor> again for an (hour|age).
      {-} [other] <sit> down as well, at the far end, leaving room for one between. It <stay:s> empty a while. Then [other.he] <move> up, and <begin> to talk about (school|the old house).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:wake',
    lines: `
      {person} [object] <sit> up at once, with the print of a (button|cushion) on one cheek. "Is it time?" [object.he] <ask>, and [actor] <be:actor> sorry to have to say yes.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:laugh',
    lines: `
      {-} [other] <look> up, unsure whether that <be:s> allowed here. [actor] <nod>. It <do:s> them both good, and for a (moment|minute) it <seem:s> possible to get through the rest of the day.
      {-} It <start:s> small and <get:s> away from [actor]. By the end [actor.he] <have> to hold on to the (table|wall), and [other] <ask> in all seriousness what there <be:s> in the tea.
      {person} [object] <try> to keep a straight face and <lose>. That <settle:s> it, [actor] <think>: with a person who laughs like that one can (work|share a tent).
      {-} It <be:s> the first time that day that anyone <have:s> laughed, and it <change:s> the room. [other] <sit> down. For a minute they <be:p> simply people with sore feet.
      {-} [actor] <not stop> until [other] <laugh>, too. It <be:s> not even funny. But now that they <have:p> laughed together, it <be:s> harder to be afraid.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:cry',
    lines: `
      {-} [other] <find> a handkerchief, ironed, in four folds, and <press> it into [actor's] hand. It <be:s> so (clean|white) that [actor] <hesitate:actor> to use it, and then <use:actor> all of it.
      {-} Afterward [actor's] face <feel:s> tight and (cool|salty). [actor.he] <drink> a glass of water to the bottom, and <ask> what <have:s> to be done first.
      {-} [other] <not know> what to do with [other.his] hands. In the end [other.he] <sit> down next to [actor], close, and <wait>, and that <be:s> the right thing.
      {-} Nobody here <have:s> ever seen [actor] cry. They <look:p> at the floor. [other] <be> the one who <fetch:s> a cloth and a glass of water, and <ask:other> nothing.
      {-} When it <be:s> over, [actor] <feel> empty and clear. [actor.he] <know> now what [actor.he] <would not do> again, and [actor.he] <tell> [other] so.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:fear feeling',
    lines: `
      {} [actor] <describe> [object] to [actor.himself] in plain words, as for a form: how large, how near, since when. Put like that it <be:s> still bad, but it <fit:s> on (one page|three lines).
      {-} [actor] <look> for a small job, and <find> one: there <be:p> (cups|boots) to be put in a row. By the last of them [actor's] breath <come:s> evenly, and [actor.he] <could talk>.
      {-} It <sit:s> just under the ribs, about the size of an (apple|orange). [actor] <know> it of old. It <go:s> away faster when [actor.he] <walk>, so [actor.he] <walk>.
      {-} [other] <offer> [actor] an arm, as one does on ice. There <be:s> no ice. [actor] <take> the arm all the same, and neither of them <let:p> go before the (corner|door).
      {-} So this <be:s> how it <feel:s>, [actor] <think>. [actor.he] <have> expected it to be louder. It <leave:s> enough room for other thoughts, and one of these <be:s> quite (useful|clear).
      {-; opens} "You don't have to come," [other] <say>. And [actor] <give> it honest thought, for the space of a breath. "If I stay here I'll only (clean|count the spoons)," [actor.he] <say>.
      {-} [other] <see> it and <say> nothing, but <move:other> a little closer, so that their shoulders almost <touch:p>. [actor] <be> ashamed, and then (grateful|calmer).
      {-} [actor] <tell> [actor.himself] that it <would pass>. It <not pass:s>. So [actor.he] <do> what [actor.he] <have> always done: [actor.he] <begin> with the smallest thing and <leave> the big one for later.
      {-} For once [actor] <not hide> it. [actor.he] <tell> [other] in one plain sentence, and [other] <answer>, just as plainly, "Me too. What do we do?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:love',
    lines: `
      {person} [object] <smell> of (soap|rain|woodsmoke), and of being home. [actor] <not say> so. [actor.he] <ask> whether [object.he] <have> eaten, and that <mean:s> nearly the same.
      {person} When they <let:p> go, one of [actor's] buttons <have:s> caught in [object's] scarf. They <work:p> at it together, heads down, and it <take:s> (rather|much) longer than it <need:s> to.
      {person} [object] <keep> hold of one sleeve. "Stay for (supper|breakfast)," [object.he] <say>. It <be:s> an easy question, and [actor] <be:actor> out of practice with easy ones. "Yes," [actor.he] <say>.
      {animal} [object] <put:object> up with it for as long as a (biscuit|scratch behind the ear) <be:s> worth, and then some more. [actor] <feel> the day get lighter, and <think> of a place for [object.it] to sleep.
      {person} [object] <not pull> away. Afterward neither of them <know:s> where to look, and both <begin:p> to speak at once, and [actor] <let> [object] go first.
      {-} It <be:s> shorter than [actor] <had imagine>, and it <change:s> more. Everything [actor.he] <have> planned for tomorrow <have:s> to be planned again, for two.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:think do:want do:change',
    lines: `
      {-} [actor] <look> for one good reason not to do it and <find> none. [actor.he] <be> almost sorry. With a reason [actor.he] could have gone home.
      {solid} If [actor] <be> honest, [object] <have> been on [actor's] mind (for days|since the beginning). [actor.he] <be> tired of thinking about [object.it]. [actor.he] <want> to act.
      {-} [actor] <make> up [actor.his] mind. It <take:s> no longer than putting on a coat, and after that [actor.he] <could look> [other] in the face.
    `,
  },
];
