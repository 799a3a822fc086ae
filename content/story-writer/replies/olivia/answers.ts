import type { ReplyGroup } from '../reply-group';

/** Answers to what somebody asks or tells, in their own words. */
export const oliviaAnswers: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'answer:whether',
    lines: `
      {-} "[yes]," [addressed] <say>. "Did you think I'd lie about it?" "I thought you might," [speaker] <say>. "I would have."
      {-} "[no]," [addressed] <say>. [speaker] <wait>. "All right, [yes]," [addressed] <admit>. "But only since this morning."
      {-} "[yes]," [addressed] <say>. "Why? Is that a problem?" [speaker] <not answer> at once. "It might be, later."
      {-} "[no]," [addressed] <say>, much too quickly. [speaker] <smile>. "Try again."
      {-} "[no]," [addressed] <say>. "And if I did, you'd be the first to know." [speaker] <not be> so sure of that.
      {-} "[yes]," [addressed] <say>, "and so would you." [speaker] <look> at the floor. There <be:s> no arguing with that.
      {-} "Of course. [yes]," [addressed] <say>. "Did somebody tell you otherwise?" "Nobody had to," [speaker] <say>. "Look at you."
      {;old} "[yes]," [addressed] <say>. "Haven't you seen [old]?" [speaker] <have>. "Then that explains it."
      {;old} "[no]," [addressed] <say>. "Not while we have [old]." "And when we don't?" [speaker] <ask>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'answer:known',
    lines: `
      {-} "[known]," [addressed] <say>. "Don't you remember?" [speaker] <remember> it only now. "Then that's where we begin."
      {-} "[known]," [addressed] <say> at once. "I was there." "Are you sure?" "Go and see for yourself."
      {-} "[known]. Everyone knows that," [addressed] <say>. [speaker] <have> not known. "Then why didn't anyone tell me?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:why:you',
    lines: `
      {-} "Because nobody stopped me," [addressed] <say>. "I didn't plan to [do.me]. I stood there, and then it was done." [speaker] <believe> it.
      {-} "I had to [do.me]," [addressed] <say>. "You weren't here. You didn't see what I saw." "Then tell me," [speaker] <say>.
      {-} "What would you have done?" [addressed] <ask>. "Not that," [speaker] <say>. "No. You'd have stood there and let it happen."
      {;old} "Because of [old]," [addressed] <say>. "Nobody else would lift a finger." [speaker] <nod>. It <be:s> true enough.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:who question:which',
    lines: `
      {;old portable} "Whoever left [old] here," [addressed] <say>. "Find that out, and you have your answer." [speaker] <not like> where that <lead:s>.
      {-} "You know who," [addressed] <say>. "Say it, then." [addressed] <look> over one shoulder first. "Not in here."
      {-} "Who do you think?" [addressed] <ask>. [speaker] <not want> to say it. "Exactly," [addressed] <say>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:where',
    lines: `
      {} "I put [about] where nobody would look," [addressed] <say>. "Where's that?" "If I told you, somebody would look."
      {} "[about]? Right behind you," [addressed] <say>. [speaker] <not turn> around. "Since when?" "Since you came in."
      {;old furniture container cloth} "Have you looked under [old]?" [addressed] <ask>. [speaker] <have> not. They <go:p> and <look:p>, and there <be:s> something under it.
      {-} "Close," [addressed] <say>. "Closer than you'd like." [speaker] <take> a step back. "That isn't funny."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:when',
    lines: `
      {-} "Before it gets dark," [addressed] <say>. "Can you be ready?" "I've been ready all day," [speaker] <say>.
      {-} "Not now," [addressed] <say>. "When they've gone to sleep. Can you stay awake that long?" [speaker] <nod>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:why',
    lines: `
      {;old} "Because of [old]," [addressed] <say>. "It all comes down to that." [speaker] <have> thought so from the start. "Then we deal with it first."
      {-} "Because I was asked to," [addressed] <say>, "and I was too proud to say no." "Who asked you?" "You did, in a way."
      {} "You'd have to ask [about]," [addressed] <say>. "Very funny," [speaker] <say>. "I wasn't joking," [addressed] <say>.
      {-} "Because it's the only thing that still works," [addressed] <say>. "Have you got a better idea?" [speaker] <have> not.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:how',
    lines: `
      {;old portable} "With [old]," [addressed] <say>. "That's not possible." "No. But it worked."
      {-} "Slowly," [addressed] <say>, "and with a lot of help. Are you offering?" [speaker] <have> to think about that. "Yes," [speaker.he] <say>.
      {-} "The same way as everyone," [addressed] <say>. "One step, then the next. Come on, I'll show you the first."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:howmany',
    lines: `
      {-} "Three," [addressed] <say>. "Three?" "Four, if you count the one nobody talks about." [speaker] <count> again.
      {-} "More than you'd think," [addressed] <say>, "and fewer than we need." "That's no number," [speaker] <say>. "Eleven, then."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'question:what',
    lines: `
      {;old solid} "The same as with [old]," [addressed] <say>. "Exactly the same?" "Worse, if you must know."
      {} "I wish I knew," [addressed] <say>. "But it has to do with [about], and it started before we came." "How long before?" [speaker] <ask>.
      {-} "Nothing good," [addressed] <say>. "Tell me anyway," [speaker] <say>. "I'd sooner know than guess."
      {-} "Do you want the truth, or do you want to sleep tonight?" [addressed] <ask>. "The truth," [speaker] <say>, and <get> it.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'told:mystery',
    lines: `
      {-} "Who would [do]?" [addressed] <ask>. "There's nobody here but us," [speaker] <say>. "That's what I mean," [addressed] <say>.
      {-} "You're sure it wasn't you?" [addressed] <ask>. "Why would I [do]?" [speaker] <say>. "To see if I'd notice."
      {-} "Then we take turns to watch," [addressed] <say>. "And if they [do] while you're watching?" [speaker] <ask>. "Then I'll wake you."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'told:mine',
    lines: `
      {-} "Why did you [do.you]?" [addressed] <ask>. "What else was I supposed to do?" [speaker] <say>. "Wait for you?"
      {-} "When did you [do.you]?" [addressed] <ask>. "When you weren't looking," [speaker] <say>. "It was the only time I could."
      {-} "You did what?" [addressed] <say>. "You heard me," [speaker] <say>. "And I'd [do.me] again tomorrow."
      {-} "Does anyone else know about it?" [addressed] <ask>. [speaker] <shake> [speaker.his] head. "Nobody saw me [do.me]."
      {-} "Nobody made you [do.you]," [addressed] <say>. "No," [speaker] <say>. "That's what I've been trying to tell you."
      {-} "I know," [addressed] <say>. "I saw you [do.you]." [speaker] <turn> red. "And you said nothing?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'told:yours',
    lines: `
      {-} "I never meant to [do.me]," [addressed] <say>. "But you did," [speaker] <say>. "And now I have to live with it."
      {-} "Who told you that?" [addressed] <ask>. "I didn't [do.me]. I wasn't even here." [speaker] <not look> convinced.
      {-} "Yes," [addressed] <say>. "And I'd [do.me] again, if you asked me." [speaker] <have> no intention of asking.
      {-} "You'd have done the same," [addressed] <say>. "I'd have thought twice," [speaker] <say>, "before [doing.me]."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'told:asked',
    lines: `
      {-} "[do.me] yourself," [addressed] <say>. [speaker] <not move>. "I asked you." "I know. And I said no."
      {-} "Why me?" [addressed] <ask>. "Because you're the only one who can [do.you] without being noticed," [speaker] <say>.
      {-} "And if I don't?" [addressed] <ask>. "Then somebody else will [do]," [speaker] <say>, "and you won't like how."
      {-} "I'll [do.me]," [addressed] <say>, "but only this once." "Once is enough," [speaker] <say>. "Hurry."
      {-} "Say please," [addressed] <say>. [speaker] <close> [speaker.his] eyes. "Please." And [addressed] <begin> to [do].
    `,
  },
  {
    writer: 'Olivia',
    answers: 'told:theirs',
    lines: `
      {-} "What made [doer] [do]?" [addressed] <ask>. "Ask [doer.him]," [speaker] <say>. "I've given up trying to understand it."
      {-} "Did you see [doer] [do]," [addressed] <ask>, "or did somebody tell you?" "I saw it," [speaker] <say>. "With my own eyes."
      {-} "So that's why," [addressed] <say>. "I always wondered what made [doer] [do]." "Now you know," [speaker] <say>. "What will you do about it?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'told:things',
    lines: `
      {-} "What made [doer] [do]?" [addressed] <ask>. "Since nobody looks after it," [speaker] <say>. "I did tell you."
      {-} "And nobody stopped it?" [addressed] <ask>. "How would you stop [doer]?" [speaker] <say>. "With your bare hands?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'claim',
    lines: `
      {-} "Since when?" [addressed] <ask>. "Since always," [speaker] <say>. "[claim]. It's not a thing one shouts about."
      {;old} "[claim]?" [addressed] <say>. "Since when?" "Since [old]," [speaker] <say>. "Where have you been?"
      {-} "[claim]," [addressed] <repeat>. "And you expect me to believe that?" "No," [speaker] <say>. "I expect you to act as if you did."
      {-} "[claim]?" [addressed] <say>. "Who decided that?" "We took a vote," [speaker] <say>. "You were outvoted."
      {-} "Say that again," [addressed] <say>. "[claim]." [addressed] <nod> slowly. "That's what I thought you said."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'bare:whether',
    lines: `
      {-} "[yes]." "Since when?" "Since you asked. What will you do about it?"
      {-} "[no]." "You're sure?" "I'm sure. Why, what have you heard?"
      {-} "[yes], but don't tell anyone." "Who would I tell? There's only us."
      {-} "[no]. Not really. A little." "That's a yes." "It's a little yes."
      {-} "[yes]. Happy now?" "Not yet. Tell me the rest."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'bare:mine',
    lines: `
      {-} "Why did you [do.you]?" "I had my reasons." "Name one."
      {-} "When did you [do.you]?" "You were asleep." "I'm never asleep."
      {-} "You? You'd never [do.you]." "Well, I have." "Prove it."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'bare:yours',
    lines: `
      {-} "I never meant to [do.me]." "But you did." "Yes. I did. And I'm sorry."
      {-} "I only wanted to [do.me] once." "Once was enough."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'bare:claim',
    lines: `
      {-} "[claim]? Since when?" "Since always." "And you tell me now?"
      {-} "[claim]. You're sure?" "As sure as I'm standing here." "That's not very sure."
    `,
  },
];
