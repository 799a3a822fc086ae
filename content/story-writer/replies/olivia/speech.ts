import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to speech that asks nothing. */
export const oliviaSpeech: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'request order',
    lines: `
      {-} "Ask me again with my name in it," [addressed] <say>. [speaker] <do>, and it <sound:s> quite different. "There," [addressed] <say>, getting up. "That (was|is) all I wanted."
      {-} "Now?" [addressed] <say>. "With everybody (watching|asleep)?" "That's exactly when," [speaker] <say>. [addressed] <crack> [addressed.his] knuckles and <make> a start.
      {-} "Say please," [addressed] <say>. "Please." [addressed] <look> almost disappointed. "I didn't think you (would|could). Now I have to."
      {solid} "Which one?" [addressed] <ask>. "There's more than one kind of [about.bare]." [speaker] <point>. "Ah," [addressed.he] <say>. "The (hard|heavy) kind. Give me a minute."
      {paper} "Aloud?" [addressed] <ask>, holding [about] at arm's length. "Aloud," [speaker] <say>. [addressed] <begin>, <get> to the second line, and <stop>. "You'd better (sit down|send the others out)."
      {person} "I'll get [about]," [addressed] <say>, one arm in a sleeve. "But what do I say it's (about|for)?" [speaker] <hesitate>. "Say it's good news. It might be, by then."
      {-;alone} "Please," [speaker] <add>, after a moment. It <be:s> a word that <open:s> most things. Somewhere ahead a (bolt|chair) <be:s> pushed back.
      {-} "No," [addressed] <say>. "Not until you tell me why." [speaker] <look> at the clock. "Because if you don't, we'll both be out by Monday."
      {-} "All right. But I want something, too," [addressed] <say>. "When this is over, you never ask me again." "Done," [speaker] <say>.
      {-} "I can't," [addressed] <say>. "Look." [addressed.he] <hold> up both hands, and they <be:p> shaking. "Then I will," [speaker] <say>. "Tell me how."
      {} "What do you need [about] for?" [addressed] <ask>. "You'll see," [speaker] <say>. "Stand back." [addressed] <stand> (well back|behind the door).
    `,
  },
  {
    writer: 'Olivia',
    answers: 'threatening accusation',
    lines: `
      {-} "You've had (ten years|all evening) to say that," [addressed] <say>. "Why now?" "Because now I can prove it," [speaker] <say>. [addressed] <ask> to see the proof.
      {-} "Half of that's true," [addressed] <say>. [speaker] <wait>. "Which half?" "The half you're (sorry for|not shouting)," [addressed] <say>, and <sit> down opposite.
      {person} "And [about]? Did you ask [about.him]?" [addressed] <say>. "No? Then you've got one side of it. I'll wait here while you get the (other|rest)."
      {solid} "You want [about]? Take it," [addressed] <say>. "But then you carry it." [speaker] <not take> it. Nobody <do:s>.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'greeting thanks apology promise refusal',
    lines: `
      {-} "Keep that for when I've really done it," [addressed] <say>. "So far I've only (nodded|said I'd try)." [speaker] <hold> open the door. "You nod very well."
      {-} "Cross your heart?" [addressed] <ask>. [speaker] <do>. "With the other hand. Good. I'll tell them (tonight|at supper), and you'd better be there."
      {-} "That's a large promise," [addressed] <say>. "Could I have a small one instead? Be on time (tomorrow|on Sunday)." [speaker] <find> that this <be:s> harder.
      {-} "I'd have been (disappointed|amazed) if you'd said yes," [addressed] <say>, folding up the plans. "So I've brought the other plan, too. It's shorter."
      {solid} "As long as I get [about] back in one piece," [addressed] <say>. [speaker] <look> away. "How many pieces would you (accept|settle for)?"
    `,
  },
  {
    writer: 'Olivia',
    answers: 'news secret exclamation',
    lines: `
      {person} "And have you told [about]?" [addressed] <ask>. [speaker] <shake> [speaker.his] head. "Then you've got until (lunch|the weekend). You were never any good with your face."
      {idea} "Everybody talks about [about]," [addressed] <say>. "You're the first who wants to do it." "Somebody (has to|should)," [speaker] <say>. [addressed] <stand> up. "Then that makes two."
      {-;alone} It <have:s> to be said, and now it <be:s>. "Good," [speaker] <say>, to no one. "Then I can (stop practicing|go to bed)."
      {-;alone} "Or perhaps I'm wrong," [speaker] <say>, after thinking about it. "There's one way to find out." It <lead:s> (up the stairs|out by the back), like most ways.
      {-} "[echo]?" [addressed] <say>. "Then everything I've done today was for nothing." "Not everything," [speaker] <say>. "You're still here."
      {-} "[echo]," [addressed] <repeat>. "And when were you going to tell me?" [speaker] <think> about it. "When it was over," [speaker.he] <say>.
      {-} "[echo]?" [addressed] <shake> [addressed.his] head. "No. I was there, remember? Look at me and say it again." [speaker] could not.
      {-} "I know," [addressed] <say>. "I've known since (Sunday|last winter)." [speaker] <stare> at [addressed.him]. "Then why did you let me go on?"
      {-} "Who else have you told?" [addressed] <ask>. "Nobody." "Keep it that way," [addressed] <say>, and <lock> the door.
      {-} "Good," [addressed] <say>. "Then we don't have to pretend anymore." [addressed.he] <take> [speaker's] arm. "Come on. I'll show you what I found."
      {-} "Prove it," [addressed] <say>. [speaker] <take> a deep breath and <tell> [addressed.him] the one thing nobody else could know.
      {-} "[echo]," [addressed] <say>, trying it out. "I like it. But what will we tell the others?" "The truth," [speaker] <say>. "They'll never believe it."
      {} "If you're right about [about]," [addressed] <say>, "then somebody here is lying." They both <look:p> at the same (face|door).
      {-;alone} Nobody <answer:s>. "Well, somebody had to say it," [speaker] <say>, and <begin:speaker> without them.
      {-;alone} "[echo]," [speaker] <say> again, to hear how it <sound:s>. It <sound:s> true. That <settle:s> it.
    `,
  },
  {
    writer: 'Olivia',
    answers: 'greeting thanks apology promise',
    lines: `
      {-} "Say that when it's over," [addressed] <say>. [speaker] <nod>. "It will be over by morning," [speaker.he] <say>, "one way or the other."
      {-} "I was going to say the same to you," [addressed] <say>. They both <laugh:p>, a little. "Then we're even," [speaker] <say>. "Let's go."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'refusal',
    lines: `
      {-} "Then I'll ask somebody else," [addressed] <say>. "There isn't anybody else," [speaker] <say>. "No," [addressed] <say>. "That's why I asked you."
    `,
  },
];
