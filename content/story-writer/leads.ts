import type { Voice } from './piece';

/** What each voice can begin a sentence with, one a line; the sentence continues in lower case. */
export const leads: Readonly<Record<Voice, string>> = {
  Emma: `
After a moment,
Without quite deciding to,
In spite of everything,
Slowly, and not without reluctance,
More out of habit than hope,
With the care of the once mistaken,
In the quiet after that,
Half expecting to be stopped,
Against all good advice,
Unhurried, or wishing to seem so,
Not for the first time,
Near what might have been the end,
With a kind of tired courage,`,
  Noah: `
By some arithmetic of its own,
Like a card trick done backward,
At the speed of honey,
On the third breath,
Between one blink and the next,
With the air of a magician out of rabbits,
For the length of a sneeze,
Quick as gossip,
As casually as a cat,
On tiptoe, for no good reason,
With one eyebrow's worth of courage,
In a silence shaped like a question,
By the logic of dreams and small children,
Somewhere between brave and silly,
Out of pure contrariness,
In the manner of a Tuesday,`,
  Olivia: `
Then
At once,
For now,
Quietly,
Without a word,
One step later,
A moment later,
Still,
In the end,
Next,
Finally,
After that,`,
  Liam: `
Then
After a while,
So
In the end
This time
Just then
A bit later
For once
At last
Soon
Right away`,
};
