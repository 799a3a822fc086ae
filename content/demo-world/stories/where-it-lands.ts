import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'where-it-lands',
  title: 'Where It Lands',
  author: 'lena-marsh',
  prompt: 'The old arena has nine gates and no more contests. Somebody still comes at dusk to make use of the sand.',
  opener: 'The sand he rakes out through the Ninth Gate has to land somewhere, and where it lands is my hill.',
  body: `I keep seventeen goats on it. I’m not complaining. I only say that when you graze animals downwind of literature, you notice things.

Initials do nothing. Most seasons it’s initials, or hearts, and once a complete multiplication table, and the goats eat through it without comment. But four years ago a boy wrote fourteen lines in there to a girl in Ostra, and on the Thursday the milk set by itself in the pail, with a skin you could have signed. I sold it as a specialty. The year before that, somebody confessed to something. I had to bury the cheese.

So when Radek comes to the gatepost this morning with his rake and says, “Mind them today, there was a long one, with an egg in it,” I drive the goats up to the top terrace and go down alone to see what I’ve been sent.

There is nothing to see, as usual. Sand in the thyme, sand in the creases of my boots. I put a grain on my tongue and it tastes of sand. Then I sit on the wall to get my breath, and my aunt Dorrit is standing at a window with her back to me, peeling an egg so the shell comes away in one piece, which she held to be a matter of character. I haven’t thought of her in forty years. She turns around, and I have her whole face, including the tooth.

I am a practical woman. I try another grain.

“There’s a line left over,” Radek says. He’s still at the gatepost. “I raked around it. I’ve never raked around one. Now I can’t finish the floor.”

“What does it say?”

He tells me. He asked to be told how it came out.

“Well, did she tell him?”

“He’s dead, I think. That’s why she was doing it so big.” He shifts the rake to the other shoulder. “It just lies there asking.”

I have never been inside. People find that strange, when I live so close, but you don’t walk into the kitchen because you’re fond of the scraps. I go in now. It’s smaller than it sounds. The line runs along the middle with the early shadow filling it, and I walk it from end to end, which takes nine steps, and then I walk back.

I’ve got my goat stick with me. I have no training in this; I write the way I’d mark a sack. Under her line I put what I know. That there was some rain after midnight. That the egg reached the hill. That Dorrit looks well. That there’ll be cheese on Thursday, and from the feel of the morning I expect it to be good.

Radek reads it out from the gate, one word behind my stick. On “cheese” something happens to his voice, and he says it’s the dust.

Then we both stand off, and he says, “Now?” and I say, “Go on.” He sets the rake beyond the two lines, hers and mine, and brings them along together toward the hill in a single pull. It’s a good deal of sand. The wind picks it up just past the post, where it always does, and I put two fingers in my mouth and whistle the goats down.`,
  publishedDaysAgo: 0.6,
  appendageTo: 'the-ninth-gate',
};
