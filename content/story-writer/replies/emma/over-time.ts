import type { ReplyGroup } from '../reply-group';

/** Emma's replies to threads over time, sentences broken off, second units and short replies. */
export const emmaOverTime: readonly ReplyGroup[] = [
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
