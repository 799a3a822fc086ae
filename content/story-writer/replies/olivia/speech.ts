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
    answers: 'greeting thanks apology promise',
    lines: `
      {-} "Say that when it's over," [addressed] <say>. [speaker] <nod>. "It will be over by morning," [speaker.he] <say>, "one way or the other."
      {-} "I was going to say the same to you," [addressed] <say>. They both <laugh:p>, a little. "Then we're even," [speaker] <say>. "Let's go."
    `,
  },
];
