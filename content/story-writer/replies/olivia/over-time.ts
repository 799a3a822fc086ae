import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to threads over time, sentences broken off, second units and short replies. */
export const oliviaOverTime: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'broken:noun broken:preposition',
    lines: `
      {-} last one. "(So that's it|That's all)?" [other] <ask>. "That's all," [actor] <say>. "Unless you have a better idea." [other] <have>, as it happens.
      {-} wrong thing altogether. "That's not it," [other] <say>. "I know," [actor] <say>. "But look what it's got written on the back."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'broken:verb',
    lines: `
      {-} <stop:actor>. "What?" [other] <ask>. "I've just understood it," [actor] <say>. "We've been asking the wrong person."
      {-} <say:actor> it straight out: "I'm not coming back." Nobody <speak:s>. "Then take my coat," [other] <say> at last.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'broken:clause',
    lines: `
      {-} nobody <believe:s> it. "Say it again," [other] <say>. [actor] <say> it again. This time they all <reach:p> for their coats.
      {-} there <be:s> a knock. "Don't open," [other] <say>. "It's for me," [actor] <say>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'broken:speech',
    lines: `
      {-} — oh, what does it matter." "It matters to me," somebody <say:s>. "Finish it." A long breath. "Since the night it burned. I was there."
      {-} — never mind." "No, go on. You can't stop there." "I can," <be:s> the answer. "Ask me when it's light."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'broken:said',
    lines: `
      {-} "Not him." "Not who?" [other] <ask>. [actor] <hand> it over. "There are three men here," [actor.he] <say>. "Take your pick."
      {-} "Go now." "Is that all?" [other] <ask>. "It's enough," [actor] <say>, and <pick> up [actor.his] coat.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'demand',
    lines: `
      {-} "Did you say something?" [other] <ask>. "Not me," [actor] <say>. "Keep your mind on this."
      {-;alone} "Orders," [actor] <say>, to nobody. "At a time like this. Ask me again tomorrow."
      {-;old portable} "[claim]," [actor] <say>, to nobody. "We're in the middle of this, and somebody wants [claim]. [old.bare], please."
      {-} "Did somebody just ask for [claim]?" [other] <ask>. "Ignore it," [actor] <say>. "It'll go away."
      {-;old solid} "You'll get [claim] when this is over," [actor] <say> over one shoulder. "Watch [old]."
      {} "[about.bare]?" [actor] <say>, to nobody. "Now? Somebody pass me [planted], please."
      {-} "Did you hear something?" [actor] <ask>. "No? Then hand me [planted]."
      {-} "Not now," [actor] <say>. "We still haven't dealt with [planted]. Who wants to?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'wall',
    lines: `
      {-} "That's a lot," [actor] <say>. "What do we do first?"
    `,
  },
];
