import type { ReplyGroup } from '../reply-group';

/** Emma's replies to threads over time, sentences broken off, second units and short replies. */
export const emmaOverTime: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'then:deed',
    lines: `
      {portable} For tonight, [actor.he] <decide>, [object] <would lie> within reach of the (bed|pillow).
      {portable} [actor.he] <would ask> an older person about [object], at (breakfast|supper), in passing.
      {} With [object] that <be:s> easier said than done, so [actor.he] <start> at (the easy end|once).
      {-} [actor.he] <give> it until the count of (twenty|fifty), and then a little longer.
      {-} It <not have:s> to be perfect, [actor.he] <decide>. It <have:s> to hold till (Sunday|spring).
      {-} A cup of (tea|coffee) first, and then [actor.he] <would face> the rest of it.
      {-} Next time, if there <be:s> one, [actor.he] <would bring> gloves and (a friend|a sandwich).
      {-} [actor.he] <look> to see how [other] <take> it, and <get> a very small nod.
      {-} "Your turn," [actor.he] <say> to [other], and <move> over to make room.
      {-} The worst <be:s> over, [actor.he] <think>; what <come:s> now <be:s> only (long|tiring).
      {-} Already [actor.he] <could name> two people who should be told, and in what (order|words).
      {-} There <be:s> a simpler way, of course, and [actor.he] <see> it (now|only afterward).
      {-} [actor.he] <wait> to be sorry, and <be> not.
      {-} Somewhere a (door|gate) <bang:s> in the wind, and [actor.he] <take> that for the signal to (move|go in).
      {} One thing at a time, [actor.he] <tell> [actor.himself]. First [object], then the rest.
      {-} [actor.he] <look> around for [other], because there <be:s> one part of this that [actor.he] could not do alone.
      {-} Whatever it <cost:s>, [actor.he] <mean> to see it through now.
      {-} This time, [actor.he] <think>, [actor.he] <would not be> the one to run.
    `,
  },
  {
    writer: 'Emma',
    answers: 'then:happening',
    lines: `
      {-} [actor] <button> up [actor.his] coat. Looking on from (here|the side) <would not help> anyone.
      {-} "One of us stays," [actor] <say>, "and one of us goes." The only question <be:s> which.
      {-} [actor] <ask> for (quiet|a lamp), and to everyone's surprise <get> it.
      {-} Of all of them [other] <be> the calmest, so [actor] <go> and <stand> next to [other.him].
      {-} Later there <would be> time to wonder. For now [actor] <look> for (rope|water) and a bucket.
      {-} That <leave:s> them the whole (afternoon|night), [actor] <think>, and nobody to forbid it.
      {} [actor] <keep> one eye on [object] and with the other <begin> to look for a way around.
      {-} [actor] <make> a sign to [other] to stay back, and <go> to look for [actor.himself].
      {-} Somebody <have:s> to do something. [actor] <look> around, and it <be:s> plain who that <would be>.
      {portable} In the end [actor] <take> [object] along. Better with them than against them.
    `,
  },
  {
    writer: 'Emma',
    answers: 'then:speech',
    lines: `
      {-} After that they <could look:p> at each other again, and [speaker] <ask> if there <be:s> any (tea|bread) left.
      {-} They <shake:p> on it, and neither of them <squeeze:s> too (hard|long).
      {-} "Now you," [addressed.he] <say>, and <fold> [addressed.his] arms to listen.
      {-} One question [addressed.he] <have> left, but it <could wait> until [speaker] <have> (eaten|slept).
      {-} If [speaker] <be> (serious|ready), they <could begin:p> tonight.
      {-} It <be:s> not much, [addressed.he] <know>, and [addressed.he] <say> that there <would be> more on Friday.
      {-} Then [addressed.he] <get> up and <open> a window, because one of them <have:s> to do an (ordinary|everyday) thing.
      {-} [addressed.he] <look> to see how it <land:s>, and [speaker] <be> already putting on [speaker.his] (shoes|coat).
      {-} "And you didn't hear it from me," [addressed.he] <add>, with half a smile.
      {} As for [about], [addressed.he] <would sleep> on it, and <advise> [speaker] to do the (same|like).
      {-} Then [addressed.he] <ask> for (one day|one hour), and <promise> [speaker] an answer.
      {-} Whatever (happened|came) next, [addressed.he] <decide>, [speaker] <would not be> alone with it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:noun',
    lines: `
      {-} last one, and not a good one. [actor] <see> that at once. They <would have> to think of something else, and quickly, because it <be:s> getting dark.
      {-} photograph, bent at one corner. [actor] <know> the place at once. It <take:s> longer to see who <be:s> missing from it.
      {-} letter, and it <begin:s> with [actor's] own name. [actor.he] <read> it standing up, and then once more, sitting down.
      {-} child's shoe, quite new, with the laces tied. [actor] <look> around for the child, and then for the other shoe.
      {-} small thing, smaller than a hand. [actor] <not understand> at first. Then [actor.he] <do>, and <sit> down, and <have> to tell the others what it <be:s>.
      {-} wrong one. [actor] <need> only a second to see it, and a minute to admit it. All that way, and all that trouble, and they <have:p> the wrong one.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:preposition',
    lines: `
      {-} the one thing nobody <have:s> thought of. [actor] <see> it, and then [actor.he] <see> that (somebody|someone) else <have:s> seen it, too, and <be:s> already moving.
      {-; opens} something warm. It <move:s>. [actor] <hold> very still and <say>, as quietly as [actor.he] <could say> it, "There's somebody here."
      {-} a thing [actor] <have> lost long ago and stopped looking for. It <take:s> [actor.him] a moment to trust [actor.his] eyes, and another to decide not to tell anyone yet.
      {-} what <be:s> left of the old place, a wall and half a door. [actor] <know> now where they <be:p>, and that they <have:p> come the whole way around.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:verb',
    lines: `
      {-} <stop:actor>, because somebody <have:s> come in. Nobody <have:s> knocked. From the look on that face it <be:s> plain that the news <be:s> bad, and that [actor] <would have> to hear it standing up.
      {-} <do:actor> what nobody <expect:s>: <turn:actor> around, <go:actor> back, and <say:actor> in front of everyone that it <have:s> all been a mistake, and whose.
      {-; opens} <hear:actor> it, too. It <be:s> quite close now. There <be:s> time to hide or time to warn the others, but not for both, and [actor] <warn> the others.
      {-} <know:actor> all at once how it <would end> if nobody <do:s> anything. So [actor] <do> something. It <not be:s> much, and it <be:s> not clever, but it <be:s> loud.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:speech',
    lines: `
      {-} — no, not like this. Let me start again, from the beginning." It <take:s> a glass of water and a long minute. Then the whole story <come:s> out, and at the end of it everybody <look:s> at the door.
      {-} — oh, you know the rest. You were there." That <be:s> a mistake, and the silence <show:s> it: nobody here <have:s> been there. So there <have:s> been somebody else.
      {-; opens} — wait. Did you hear that?" They all <listen:p>. It <come:s> again, from right below, and this time there <not be:s> any doubt that it <be:s> a knock.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:said',
    lines: `
      {-} "Don't go home." [actor] <read> it (twice|three times). There <be:s> no name under it, but only one person here <make:s> a seven like that, and [actor] <look> up to see who <have:s> left the room.
      {-; opens} "I know." Two words, and [actor] <have> to sit down. There <be:p> so many things that somebody could know.
      {-} "Come alone." [actor] <fold> it up small. [actor.he] <have> never been good at doing as [actor.he] <be> told, and <go> to look for company.
    `,
  },
  {
    writer: 'Emma',
    answers: 'nonsense',
    lines: `
      {-} [actor] <wait> for the rest, but there <be:s> no rest. "Are you all right?" [actor.he] <ask>. "What did you see?"
      {-} "That's one way to put it," [actor] <say>. "And what do we do now?"
      {-} It <sound:s> like somebody talking in their sleep. "Wake up," [actor] <say> gently. "Where were we?"
      {-} [actor] <decide> not to have heard that. "Go on," [actor.he] <say>. "What happened then?"
      {-} For a moment everybody <forget:s> what they <have:p> been doing. [actor] <remember> first. "So. Who's coming with me?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'demand',
    lines: `
      {-} From somewhere <come:s> an order. "Not now," [actor] <say> over one shoulder. "Later, if we live."
      {-;old solid} [actor] <hear> it and <not turn> around. "Whoever that is," [actor.he] <say>, "leave [old] alone."
      {-} "[claim]," [actor] <say> to nobody. "At a time like this." [actor.he] <shake> [actor.his] head.
      {-;old portable} Somebody <want:s> [claim]. [actor] <pretend> not to have heard. "[old.bare], please."
      {-;old solid} "[claim]?" [actor] <ask>. "We have [old] to see to first."
      {} Somebody <be:s> muttering about [about]. [actor] <not turn> around. "Later," [actor.he] <say>. "Has anyone seen [planted]?"
      {-} Orders from nowhere, at a time like this. [actor] <ignore> them. "First things first. Who has [planted]?"
      {-} "You must be very tired," [actor] <say> kindly, to nobody in particular. "Hand me [planted], would you?"
      {-} [actor] <pretend> not to hear. "If you want to be useful," [actor.he] <say>, "tell me what happened to [planted]."
    `,
  },
  {
    writer: 'Emma',
    answers: 'wall',
    lines: `
      {-} It <take:s> [actor] a while to take it all in. "Of all that," [actor.he] <ask>, "what worries you most?"
      {-} [actor] <have> listened without a word. "So what do you need from us," [actor.he] <say>, "right now?"
      {-} "One thing I don't understand," [actor] <say> at the end. "Why didn't you tell us sooner?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'then:takeup then:end then:epilogue',
    lines: `
      {-} [actor.he] <be> not sorry about any of it, or only about a very little.
      {-} It <be:s> not the end that anyone <have:s> planned. It <be:s> better.
      {-} And this time nobody <tell:s> [actor.him] that it could not be done.
      {-} So much <have:s> come from so small a thing.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:clause',
    lines: `
      {-} nothing <would be> quite the same after this. [actor] <look> at the others, one after the other, and each of them <seem:s> to know it, too. Nobody <want:s> to be the first to say so.
      {-} there <be:s> more to it. [actor] <have> felt it from the first. Now [actor.he] <ask>, straight out, and for once [actor.he] <get> a straight answer.
      {-} they <have:p> run out of time. [actor] <could see> it in every face. What <have:s> to be said now must be said quickly, and [actor] <begin> with the worst of it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:because',
    lines: `
      {-} [actor.he] <have> promised. It <be:s> not much of a reason, [actor] <know>, but it <be:s> the only one there <be:s>, and [actor.he] <mean> to keep to it.
      {-} there <be:s> nobody else to do it. [actor] <look> around once more to make sure. Then [actor.he] <roll> up both sleeves and <begin>.
      {-} waiting <be:s> worse. [actor] <have> waited long enough to know. Whatever <come:s> of this, it <would come> tonight, and [actor.he] <would be> there to see it.
      {-} somebody <have:s> to say it, and the others <be:p> looking at the floor. [actor] <say> it. It <be:s> easier than [actor.he] <have> thought, and now there <be:s> no taking it back.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:when',
    lines: `
      {-} [other] <put> a hand on [actor's] arm. "Not yet," [other.he] <say>. "Look first." [actor] <look>, and <be> glad of the hand.
      {-} [actor] <hear> steps, quick ones, coming this way. There <be:s> no time to finish. [actor.he] <stand> quite still and <try> to tell whose they <be:p>.
      {-} the light <go:s>. It <come:s> back after a second, weaker than before, and everything <be:s> where it <have:s> been. [actor] <count> the people all the same.
      {-} it <be:s> already too late. [actor] <see> that, and <see> as well that nobody here <would blame> [actor.him]. That <not make:s> it better. [actor.he] <go> on regardless.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:and',
    lines: `
      {-} nobody <try:s> to stop [actor.him]. It <be:s> done now, for better or worse, and [actor] <find> that [actor.he] <be> quite calm.
      {-} then [actor.he] <stand> still. [actor] <have> not planned any further than this. What <come:s> now [actor.he] <would have> to make up, one step after the other.
      {-} for a moment it <look:s> as though it would all go well. [actor] <hold> on to that moment, because [actor.he] <could see> already what <be:s> coming next.
      {-} this time it <work:s>. [actor] <could believe> it only after a second look. [actor.he] <turn> around to see whether anyone else <have:s> noticed, and they <have:p>.
      {-} that <be:s> when the trouble <start:s>. [actor] <see> it in the others' faces before [actor.he] <see> the thing itself, and <turn:actor> around slowly.
    `,
  },
];
