import type { ReplyGroup } from '../reply-group';

/** What somebody says to any deed, by its own verb. */
export const oliviaDeeds: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'act:bold act:move',
    lines: `
      {-} "Why did you [do.you]?" [other] <ask>. "Because nobody else would," [actor] <say>. "And somebody had to, before tonight."
      {-} "Did you really have to [do.you]?" [other] <ask>. [actor] <think> about it. "Yes," [actor.he] <say>. "Ask me again when it's over."
      {-} "You might have asked me before [doing.you]," [other] <say>. "You'd have said no." "Yes," [other] <say>. "That's why one asks."
      {-} "Nobody asked you to [do.you]," [other] <say>. "No," [actor] <say>. "You were all waiting for somebody else."
      {-} "I had to [do.me]," [actor] <say>. "You see that, don't you?" [other] <be> not sure. "Explain it to me, and I'll help you."
      {-} "And after [doing.you]?" [other] <ask>. "What's the plan?" "That was the plan," [actor] <say>. "Now it's your turn."
      {-} "What do you get out of [doing.you]?" [other] <ask>. "Time," [actor] <say>. "Ten minutes, if we're lucky. Don't waste them."
      {;old} "What has that got to do with [old]?" [other] <ask>. "You'll see," [actor] <say>. "I didn't [do.me] for fun."
      {-;alone} "All right," [actor] <tell> [actor.himself]. "If I can [do.me], I can do the rest as well." There <be:s> nobody to disagree.
      {-;alone} "What now?" [actor] <ask> [actor.himself]. [doing] <have:s> been the easy part. "Now the other thing. The one I'm afraid of."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'act',
    lines: `
      {-} "I saw you [do.you]," [other] <say>. "I know," [actor] <say>. "I wanted somebody to see it."
      {-} "What made you [do.you]?" [other] <ask>. "You did," [actor] <say>. "Something you said this morning. I've been thinking about it ever since."
      {-} "Will it help to [do.you]?" [other] <ask>. "Not much," [actor] <say>. "But I have to start somewhere, and you're no help."
      {-} "Go on," [other] <say>. "Don't stop on my account." "You're not angry?" "That you [do.you]? No. That you do it without me, a little."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'act:bold',
    lines: `
      {-} "Promise me you won't [do.you] again," [other] <say>. "I promise," [actor] <say>, a little too fast.
      {-} "You can't just [do.you]," [other] <say>. "I just did," [actor] <say>. "The question is what we do now."
      {-} "If you ever [do.you] again, I'm leaving," [other] <say>. "Then leave now," [actor] <say>. "I'm not finished."
      {-} "All I did was [do.me]," [actor] <say>, before anyone <could ask>. "That's all?" [other] <say>. "Look around you."
      {-} "I never thought you would [do.you]," [other] <say>. "Neither did I," [actor] <say>. "It's easier than it looks."
      {-} "Is that the only way to [do.you]?" [other] <ask>. "Show me another," [actor] <say>, and [other] <have> none to show.
      {;old} "First [old], and now this," [other] <say>. "Did you have to [do.you]?" "Yes," [actor] <say>. "Because of [old]."
      {;old portable} "Before you [do.you] again," [other] <say>, "tell me what you want with [old]." [actor] <look> away. "That's for afterward."
      {;old portable} "Here," [other] <say>, and <hold> out [old]. "It's the least I can do, if you mean to [do.you] in front of everybody."
      {-;alone} "There," [actor] <say> aloud, though nobody <be:s> listening. "I never thought I would [do.me]. And I'd do it again."
      {-;alone} "Who'd believe me?" [actor] <say> to the empty air. "Nobody makes me [do.me]. I do it all by myself."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'act:bold act:kind',
    lines: `
      {-} "How long have you been wanting to [do.you]?" [other] <ask>. "Since this morning," [actor] <say>. "No. Longer than that."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'act:kind',
    lines: `
      {-} "I was hoping you'd [do.you]," [other] <say>. "Then why didn't you say so?" "Because then it would have been my fault."
      {-} "You didn't have to [do.you]," [other] <say>. "I wanted to," [actor] <say>. "You'd have been too proud to ask for it."
      {-} "For me?" [other] <ask>. "Who else would I [do.me] for?" [actor] <say>. [other] <have> nothing to say to that for once.
      {-} "Nobody's ever thought to [do] for me," [other] <say>. "Then it was high time," [actor] <say>. "Now tell me what's wrong."
      {-} "What do I owe you?" [other] <ask>. "Nothing," [actor] <say>. "I didn't [do.me] to be paid. But you could tell me the truth."
      {-} "Where did you learn to [do.you]?" [other] <ask>. "Here and there," [actor] <say>. "Mostly by getting it wrong."
      {;old portable} "You'll want [old] with that," [other] <say>. "Have you still got it?" [actor] <ask>. "Did you think I'd thrown it away?"
      {-;alone} "There," [actor] <say> to the empty room. [doing] <have:s> always calmed [actor.him]. "Now I can think about the rest."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'act:bold act:mood',
    lines: `
      {-} "It doesn't help anyone, [doing.you]," [other] <say>. "It helps me," [actor] <say>. "Now let me think."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'act:move',
    lines: `
      {-} "Where do you think you're going?" [other] <ask>. "You saw me [do.you]," [actor] <say>. "Where does it look like?"
      {-} "Wait for me," [other] <say>. "I'm not letting you [do.you] alone." "I was hoping you'd say that," [actor] <say>.
      {-} "It isn't safe to [do.you]," [other] <say>. "It isn't safe to stay here," [actor] <say>. "Are you coming or not?"
      {-} "What did you see?" [other] <ask>. "Nothing yet," [actor] <say>. "But I had to [do.me] to be sure of it."
      {;old portable} "Did you bring [old]?" [other] <ask>. [actor] <stop> short. "I thought you had it."
      {-;alone} "No going back now," [actor] <say> aloud. It <help:s> to hear a voice, if only [actor.his] own. "I only have to [do.me] once."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'act:mood',
    lines: `
      {-} "Why do you [do.you]?" [other] <ask>. "Because otherwise I'd scream," [actor] <say>. "You ought to try it. It helps."
      {-} "I haven't seen you [do.you] in years," [other] <say>. "There hasn't been a reason," [actor] <say>. "Now there is."
      {-} "Don't," [other] <say>. "If you [do.you], I'll start as well." It <be:s> too late for that, and neither of them <mind:s>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'act:calm',
    lines: `
      {-} "How long do you mean to [do.you]?" [other] <ask>. "Until I understand it," [actor] <say>. "You can help, or you can be quiet."
      {-} "Well?" [other] <ask>. "You can't [do.you] forever." "No," [actor] <say>. "Only until I've made up my mind. Another minute."
      {-} "Does it help to [do.you]?" [other] <ask>. "It helps me think," [actor] <say>. "And what do you think?" "That we've been fooled."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'act:somebody',
    lines: `
      {-} "Did you have to [do.you]?" [other] <ask>. "Nothing would have happened otherwise," [actor] <say>. "You'd all have stood there until morning."
      {-} "Why did you [do.you]?" [other] <ask>. "Ask me when we're alone," [actor] <say>. [other] <look> around. "We're as alone as we'll ever be."
      {-} "I didn't think you'd dare to [do.you]," [other] <say>. "I didn't think at all," [actor] <say>. "It's better that way."
      {-} "Next time you want to [do.you], warn somebody," [other] <say>. "Next time," [actor] <say>, "I'll sell tickets."
      {-;alone} "I had to [do.me]," [actor] <say> to [actor.himself]. "Anyone would have." It <sound:s> a little less true each time.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'refrain',
    lines: `
      {-} "Why don't you [do.you]?" [other] <ask>. "Because I don't want to," [actor] <say>. "Is that so hard to understand?"
      {-} "You could at least [do.you]," [other] <say>. "I could," [actor] <say>. "Give me one good reason."
      {-} "Are you afraid to [do.you]?" [other] <ask>. "Yes," [actor] <say>, to the surprise of both of them. "Stay with me?"
      {-} "If you won't [do.you], I will," [other] <say>. [actor] <shake> [actor.his] head. "Wait. Give me one more minute."
      {-} "It's all right," [other] <say>. "You don't have to [do.you]." [actor] <breathe> out. "Thank you. Ask me tomorrow."
      {-} "Nobody can make you [do.you]," [other] <say>. "No," [actor] <say>. "That's what I keep telling them."
      {-} "Anyone else would [do.you]," [other] <say>. "I'm not anyone else," [actor] <say>. "You used to like that."
      {-;alone} "I won't [do.me]," [actor] <say> to [actor.himself], to hear how it <sound:s>. It <sound:s> better than it should.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'anothers',
    lines: `
      {} "That's mine," [owner] <say>. [actor] <not let> go of [object]. "I know," [actor.he] <say>. "Tell me what you'd give to have it back."
      {} "Who said you could have [object]?" [owner] <ask>. "You weren't using it," [actor] <say>. "I was about to," [owner] <say>.
      {} "I want [object] back," [owner] <say>. "When I'm finished," [actor] <say>. "And when is that?" "When you stop asking."
      {} "Give that here," [owner] <say>, with an eye on [object]. "Say please," [actor] <say>. It <take:s> a while, but [owner] <say> it.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'happens',
    lines: `
      {} "Is [object] supposed to [do]?" [actor] <ask>. "No," [other] <say>. "Not since I've known it. Stand back a little."
      {} "Did you see [object] [do]?" [other] <ask>. "I was hoping you hadn't," [actor] <say>. "Now we have to do something about it."
      {} "What made [object] [do]?" [actor] <ask>. "You did," [other] <say>. "You and your big ideas. What do we do now?"
      {} "Make it stop," [other] <say>. "How do you stop [object]?" [actor] <ask>. "It doesn't listen to me any more than to you."
      {;old portable} "Quick," [actor] <say>, "hand me [old], before [object] starts to [do] again." [other] <have> it ready.
      {;old} "First [old]," [other] <say>, "and now [object]." "One of them made the other [do]," [actor] <say>. "I'd like to know which."
      {;alone} "[object] can't [do]," [actor] <say> aloud. But it <have:s>. "All right," [actor.he] <say>. "What else can't it do?"
      {;alone} "I saw that," [actor] <tell> [object]. "You can [do] as much as you like. I'm not going."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'object sight message number',
    lines: `
      {portable} "Whose is [object]?" [other] <ask>. "Not mine," [actor] <say>. "I thought it was yours." They both <look:p> at it again.
      {portable} "Can I see [object]?" [other] <ask>. [actor] <hand> it over. "Careful," [actor.he] <say>. "It's the only one we've got."
      {solid} "Did you know about [object]?" [other] <ask>. "I knew there was something," [actor] <say>. "I didn't know it was that."
      {solid} "What do you want with [object]?" [other] <ask>. "I don't know yet," [actor] <say>. "But I want it before somebody else does."
      {solid;old solid} "Does [object] go with [old]?" [other] <ask>. [actor] <compare> the two. "It does now," [actor.he] <say>.
      {solid;old portable} "What if we used [old]?" [other] <ask>, with a nod at [object]. [actor] <have> not thought of that. "It might just work."
      {solid;old solid} "I'd give you [old] for [object]," [other] <say>. "Why?" [actor] <ask>. "What do you know about it?"
      {place} "What's in [object]?" [other] <ask>. "Go and see," [actor] <say>. "I'll hold your coat."
      {} "And [object]?" [other] <ask>. "I was coming to that," [actor] <say>. "It's the reason I can't sleep."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'arrival',
    lines: `
      {person} "You're late," [other] <say>. "I know," [object] <say>. "I stopped to look at what's going on outside. Have you seen it?"
      {person} "Who let you in?" [other] <ask>. "Nobody," [object] <say>. "The door was open. You ought to be more careful."
      {person;old portable} "Don't say a word about [old]," [other] <whisper>. [object] <look> from face to face. "About what?" [object.he] <ask>.
      {person;old solid} "Good, you're here," [other] <say>. "You have to see [old]." [object] <not sit> down. "Where?"
      {person} "What do you want?" [other] <ask>. "The same as you," [object] <say>. "I only came a little later."
      {person} "Does anybody know you're here?" [other] <ask>. [object] <shake> [object.his] head. "Should they?"
      {animal} "Does anyone own [object]?" [other] <ask>. Nobody <do>. "It seems to think it owns us," [actor] <say>.
      {vehicle boat} "Are we expecting anyone?" [other] <ask>. "No," [actor] <say>, and <watch> [object] come closer. "But somebody's expecting us."
    `,
  },
];
