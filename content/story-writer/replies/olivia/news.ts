import type { ReplyGroup } from '../reply-group';

/** What somebody says to news, to what is so, and where little can be read. */
export const oliviaNews: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'news secret exclamation',
    lines: `
      {-} "Why are you telling me this?" [addressed] <ask>. "Because you'd have found out anyway," [speaker] <say>, "and from the wrong person."
      {-} "[again]?" [addressed] <say>. "And you tell me now?" "When should I have told you?" [speaker] <ask>. "When it would have helped."
      {-} "[again]," [addressed] <repeat>. "Are you certain?" "Would I say it if I weren't?" [speaker] <say>. "You would, you know."
      {-} "[again]? Since when?" [addressed] <ask>. [speaker] <count> back. "Since the day you stopped asking," [speaker.he] <say>.
      {-} "[echo]?" [addressed] <ask>. "Is that all?" [speaker] <look> hurt. "Isn't it enough?" "I was afraid it would be worse."
      {-} "Who else knows about [matter]?" [addressed] <ask>. "Only you," [speaker] <say>. "And you won't tell anyone, will you?"
      {-} "And what do you want me to do about [matter]?" [addressed] <ask>. "Nothing," [speaker] <say>. "I wanted you to know, that's all."
      {-} "If that's true about [matter]," [addressed] <say>, "we have to change everything." "Yes," [speaker] <say>. "Where do you want to begin?"
      {-} "You never said a word about [matter]," [addressed] <say>. "You never asked," [speaker] <say>. "Nobody does."
      {} "What about [about]?" [addressed] <ask>. "I've told you all I know," [speaker] <say>. "The rest you'll have to find out yourself."
      {} "I don't believe it," [addressed] <say>. "Show me [about]." [speaker] <have> expected that. "Then come with me."
      {} "So it's about [about]," [addressed] <say>. "It's always been about that," [speaker] <say>. "We were only too polite to say so."
      {;old} "Does that have to do with [old]?" [addressed] <ask>. [speaker] <nod>. "I thought so," [addressed.he] <say>. "Go on."
      {;old} "I knew it," [addressed] <say>. "I knew it when I saw [old]." "Then why didn't you say so?" [speaker] <ask>.
      {-;alone} "[echo]," [speaker] <say> again, more quietly. Nobody <answer:s>. "Well," [speaker.he] <tell> [speaker.himself], "now it's been said."
      {-;alone} Nobody <answer:s>. "I said what I said," [speaker] <murmur>, and <wait>, in case [matter] <have:s> anything to add.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'state',
    lines: `
      {} "Was [object] always [claim]?" [other] <ask>. "Not when we came," [actor] <say>. "Somebody's been here since then."
      {} "How long has [object] been [claim]?" [other] <ask>. "Longer than it should," [actor] <say>. "Don't touch anything yet."
      {;alone} "Why [claim]?" [actor] <ask> [object], and <get> no answer. "Fine. I'll find out for myself. I always do."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'state:somebody',
    lines: `
      {-} "I've never seen you so [claim]," [other] <say>. "You've never seen me in a place like this," [actor] <say>. "Give me a minute."
      {-} "You're [claim]," [other] <say>. "Is it that obvious?" [actor] <ask>. "Only to me," [other] <say>. "What happened?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'bare:speech',
    lines: `
      {-} "[again]?" "You heard me." "And since when?" "Does it matter?" "It does to me."
      {-} "[again]. Well." "Is that all you can say?" "For the moment. Ask me again in an hour."
      {-} "[echo]?" "You heard me." "I was hoping I hadn't."
      {-} "And [matter]?" "What about it?" "You know very well what about it."
      {-} "Leave [matter] out of it." "You started it." "And I'm stopping it."
      {-} "[echo]. I might have known." "You did know." "All right. I did."
      {-} "You mean that, about [matter]?" "Every word." "Then come here and help me."
      {portable} "Where did you get [about]?" "I found it." "You always find things. Give me half."
      {portable} "Give me [about]." "Why should I?" "Because you're shaking, and I'm not."
      {;old} "Is this about [old] again?" "It's always about that." "I said I was sorry."
      {-} "Say that again." "No. Once was hard enough." "Then I'll pretend I didn't hear."
      {-} "That's not funny." "It wasn't meant to be." "Then what was it?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'bare:question',
    lines: `
      {-} "[echo]? Why do you want to know?" "Because nobody else asks." "Then yes. More or less."
      {-} "[again]?" "Answer me." "I'm thinking. All right, the truth: I don't know."
      {} "[about]? Don't ask me. Ask whoever had it last." "That was you." "Oh."
      {;old} "It has to do with [old]." "How?" "If I knew that, I'd sleep at night."
      {-} "What do you think?" "I think you're afraid to say it." "Then say it for me."
      {-} "Guess." "I hate guessing." "You hate being right."
    `,
  },
];
