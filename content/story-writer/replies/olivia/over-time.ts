import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to threads over time, sentences broken off, second units and short replies. */
export const oliviaOverTime: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'then:speech',
    lines: `
      {-} "And bring a (sweater|sandwich)," [addressed] <add>. "It may take longer."
      {-} [speaker] <offer> a hand, and [addressed] <look> at it for (a moment|three seconds) before shaking it.
      {-} Then [addressed] <look> at the (window|clock). "One more question. Make it a good one."
      {-} "That's what I (think|would do)," [addressed] <say>. "But you're the one who has to go."
      {-} It <be:s> not what [speaker] <have> hoped for, but it <be:s> a place to (start|stand).
      {-} "Now you," [addressed] <say>. "What haven't you (told me|said yet)?"
      {-} "Does that (change|settle) anything?" [addressed] <ask>, quite gently.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'then:deed then:happening',
    lines: `
      {-} "Next time," [other] <say>, "(warn|ask) me first."
      {-} "I'm not sorry," [actor] <say>, and <wait> for somebody to (argue|mind).
      {-} [other] <look> at the floor, and then straight at [actor]. "I'll (help you|manage) with the rest."
      {-} "What now?" [actor] <ask>. It <be:s> a real question, and there <be:p> two answers.
      {-} "Say when," [other] <tell> [actor], and <take> a firm stand.
      {portable thing} "And what do we tell them about [object]?" [other] <ask>. "As (little|much) as we can," [actor] <say>.
      {-} "Well, that's (done|happened)," [actor] <say>. "Now for the hard part."
      {-} It <be:s> not too late to change things. [actor] <ask> for ten minutes, and <get> (five|six).
    `,
  },
  {
    writer: 'Olivia',
    answers: 'then:takeup then:end then:epilogue',
    lines: `
      {-} "I knew it would come in useful," [actor] <say>, and <be> (nearly|almost) believed.
      {-} [other] <laugh> first, and then there <be:s> no stopping.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'unsure',
    lines: `
      {-} "Help me out," [actor] <say>. "What did you (see|hear) that I didn't?"
      {-} "Hm," [actor] <say>. "And what would you have done in my (place|shoes)?"
      {-} "Don't stop there," [other] <say>. "What did it (look|smell) like from close up?"
      {-} "Suppose that's so," [other] <say>. "Where would you (go|look) first?"
      {-} "So what do we do?" [other] <ask>. [actor] <look> up. "What would you do?"
      {-} "I don't like it," [other] <say>. "Have you got a better idea?"
      {-} "Is that all?" [actor] <ask>. "Or is there something you're not telling me?"
      {-} "Wait," [actor] <say>. "Are you sure about that?"
      {-} "I'm listening," [actor] <say>. "What happened then?"
      {-} "And if you're wrong?" [actor] <ask>. "What then?"
      {-} "How long have we got?" [other] <ask>. Nobody <know:s>. "Then what are we waiting for?"
      {-} "Say it again," [actor] <say>. "Slowly. What exactly did you see?"
    `,
  },
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
    answers: 'foreign nonsense',
    lines: `
      {-} "Sorry?" [actor] <say>. "Could you say that again, slowly?"
      {-} "I didn't get a word of that," [actor] <say>. "Is it good or bad?"
      {-} "Bless you," [actor] <say>. "Now, what did you want to say?"
      {-} "Was that for me?" [actor] <ask>. "Or for the cat?"
      {-} "Try pointing," [actor] <say>. "Where should we look?"
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
  {
    writer: 'Olivia',
    answers: 'takeup',
    lines: `
      {portable} "What happened to [planted]?" [other] <ask>. "Still here," [actor] <say>. "Good," [other] <say>. "We're going to need that."
      {portable} "Could we use [planted]?" [other] <ask>. "For this?" [actor] <think>. "It's worth a try. But quickly."
      {portable} "You still have [planted], haven't you?" [other] <ask>. [actor] <nod>. "Then we're not finished yet."
      {portable} "Don't forget [planted]," [other] <say>. [actor] <have> forgotten. "Where did I leave it?" "Where you always leave things," [other] <say>.
      {portable} "There's still [planted]," [actor] <say>. [other] <look> up. "I thought you'd given up on that." "So did I."
      {portable} "[planted]," [actor] <say> suddenly. "Of course." [actor.he] <go> back to see whether it <be:s> still there.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'end',
    lines: `
      {portable} "So that's what [planted] was for," [other] <say>. "I had no idea either," [actor] <say>. "Not until [matter]." Then they both <have:p> to laugh.
      {portable} "We should put [planted] back," [other] <say>. "Now, after [matter]?" [actor] <ask>. "Now more than ever."
      {portable} "And [planted]?" [other] <ask>. "All yours," [actor] <say>. [other] <not let> go of it until they <be:p> home.
      {portable} "It's strange," [other] <say>. "It all began with [planted]." "It ends there, too," [actor] <say>, and <put> out the light.
      {portable} "Is it over?" [other] <ask>. [actor] <look> around: at [planted], at the faces. "Yes," [actor.he] <say>. "Let's go home."
      {portable} "If anyone asks about [planted]," [other] <say>. "Nobody will," [actor] <say>. "But if they do, tell them everything."
      {portable} "I'd do it all again," [actor] <say>. "Even the part with [planted]?" [other] <ask>. "That was the best part."
      {portable} "You take [planted]," [other] <say>. "You were there first." [actor] <not argue>. "Then you get the last word," [actor.he] <say>.
      {-} "Are you coming?" [other] <ask>. "In a minute," [actor] <say>. It <be:s> a long minute. Then they <go:p>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'epilogue',
    lines: `
      {portable} "And what became of [planted]?" people <ask:p>. "That's another story," [actor] <say>. About [matter] [actor.he] never <say> another word.
      {-} "Tell us about [matter]," they always <say:p>. [actor] <look> at [other]. "You begin," [actor.he] <say>. "You do it better."
      {portable} "I found [planted] again," [other] <say> one day. [actor] <take> it in both hands. "And I'd almost stopped believing in [matter]."
      {-} "It wasn't your fault, you know," [other] <say>, long afterward. "[matter]?" [actor] <ask>. "No. All the rest."
      {-} "Would you do it again?" [other] <ask>. [actor] <think> about it honestly. "Yes," [actor.he] <say>. "But with better shoes."
      {portable} "Do you ever think of [planted]?" [other] <ask>. "Only when it rains," [actor] <say>. It <be:s> raining. "Me too," [other] <say>.
      {portable} "I still have [planted]," [actor] <say>, years later. "Of course you do," [other] <say>.
    `,
  },
];
