import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'middle-c',
  title: 'Middle C',
  author: 'tomas-reed',
  prompt: 'A piano tuner finds a folded note beneath middle C, in the third house this season. The handwriting is improving.',
  opener: 'There are two ways to do the job, and the man who trained me died, quite contentedly, without mentioning the second.',
  body: `The first way is by the beats. You sound two strings together, you hear a wobble between them, and you turn the pin until the wobble slows and lies down. Old Havel could do a whole piano in the time his tea took to get cold. I have his lever and his felts and his list of customers, and for a dozen years I believed I had everything.

Then, in February, at Mrs. Marchetti’s, middle C was sticking. I drew the key. As a rule it’s a coin; once it was a tooth. This was paper, folded to the size of a stamp, and on it in ballpoint capitals that leaned against each other was: I AM WENDSDAY.

I put it in my vest and said nothing. In other people’s houses it’s best to be furniture. Two weeks later, across the city, middle C was sticking at Dr. Ames’s, who doesn’t play, and whose piano holds up his photographs. I AM TUESDAY AT THIS HOUSE, it said. THE LOW PART IS SOUR. I tried the low part. An A-flat had slipped, not by much. He’d never have known, and I wasn’t due again till summer.

The third was in the hall at the Beech Street school, in lowercase, the letters joined here and there, like people made to hold hands at a dance. “Your late,” it said. “The rain got in.”

I’m a methodical man. I went back through the list and asked each of them, in the voice of somebody who might be looking for help, who they had in to clean. Mrs. Marchetti had a woman Wednesdays. Dr. Ames believed there was someone. The school had it in a ledger: O. Baptiste, mornings.

She was up a ladder doing the windows, a woman of sixty with her sleeves pinned, and when I came in she looked at her watch. “I thought April,” she said.

I asked her why middle C.

“It’s where the book starts you.” Thursdays she went to the library, to the class for grown people, and the teacher had told them to write a little every day, to someone. “I haven’t got someone. So I thought, who looks? Nobody looks under anything. And then at Marchetti’s I saw you, with all the teeth out on the carpet, looking.”

“And the A-flat?”

“You dust a thing for twenty years, it talks.” She came down and drew her cloth along the keys of the school upright, bottom to top, hardly pressing, and without looking she stopped at one.

I had done that piano on Monday. By the beats it was perfect. But I stood where she was standing, and heard it against the high windows, and the radiator, and two hundred children on the far side of the wall who were all of them shouting somewhere around F; and it was wrong. It was right in itself and wrong for the room.

I got out Havel’s lever. She said up, and no, and there. When it was done, the hall seemed to sit back in its chair.

That’s the second way. I’m sure he had it. I think he never found where to set it down so another person could pick it up.

We share the list now; she listens, I turn. We eat lunch together most days, and still she writes. Last week at Mrs. Marchetti’s I drew middle C, though it wasn’t sticking, and there it was, in ink, in a hand you could have framed.

“Dear Mr. Sobel,” it said. “You hum.”`,
  publishedDaysAgo: 27.9,
};
