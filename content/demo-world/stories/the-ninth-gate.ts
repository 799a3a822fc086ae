import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'the-ninth-gate',
  title: 'The Ninth Gate',
  author: 'mara-ellwood',
  prompt: 'The old arena has nine gates and no more contests. Somebody still comes at dusk to make use of the sand.',
  opener: 'The gate of the arena stood open and nobody had come to close it, so Mara walked in with her ink and the evening behind her.',
  body: `Sand keeps no secrets, her teacher used to say; it only keeps them in order.

She knelt where the light fell, and wrote the first word large enough for the highest seat to read.

The word was ONCE, and it took a quarter of the bottle. Ink on sand behaves like a guest who has been told to make himself at home: for a moment it stays where you put it, and then it goes to see what’s downstairs. Between the word and its disappearance she had about a breath, and by the end of the breath she had to be writing the next one.

In her teacher’s day all the gates had been busy. Comedy came in by the First and grief by the Fourth; the debaters had the Sixth, the liars had the Seventh, and on feast days you could buy plums at the Second. A writer crossed the floor with a brush while the stands read the story aloud, ten thousand people one word behind. Then paper got cheap, and everyone went home to read sitting down.

Only the Ninth had never had a use. It faced the hill. She had come in by it tonight because it was the one that was open. She’d asked him once what it was for, and he had said, “Drafts,” and gone on peeling his egg.

She had planned a story with a bear in it. But the third word turned out to be a name, and the name was his, and after that the sentences formed a line. She wrote that he boiled one egg a day for fifty years. She wrote that after his eyes went he corrected her commas by ear, having her pages read to him and raising a finger wherever the reader ought to have breathed. She wrote that in the spring he had asked whether anybody still swept the arena, and that she’d said yes without knowing.

By then the light had climbed out of the ring and up the first twenty rows. Behind her the floor was blank. Anyone looking in would have seen a woman on her knees in a tidy place.

She had a sentence left and ink for two words of it. She turned the brush around and cut the line with the dry end, a furrow as deep as a finger, and the sand held it: He asked to be told how it came out.

High above her, somebody read it aloud.

The voice was out of practice and put the weight on “told.” In the last row under the rim, where the seats are cheapest, a man had stood up with a rake across his shoulders.

“Thirty-one years I’ve raked this,” he called down. “You get one a season. Mostly it’s initials.” And when she didn’t answer: “I read them first. I wouldn’t want you to think I only raked.”

“Did you get all of it?”

“From ‘Once.’ I lost some around the egg. There was a pigeon.”

So she shouted him the part around the egg, with her hands cupped at her mouth, and he moved his lips after her, one word behind, the way it used to be done.

Then he came down, which took some time, and stood beside the furrow without stepping in it. She asked him why the gate was open.

“That’s the Ninth. That one doesn’t shut.” He seemed surprised to be asked. “You can use it, I don’t mind. But it isn’t for people. They have to go out somewhere, after.”

He began at the far wall and raked toward the hill in long pulls, and when he reached the last line he lifted the teeth over it and set them down on the other side.`,
  publishedDaysAgo: 12.4,
};
