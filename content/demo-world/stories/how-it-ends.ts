import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'how-it-ends',
  title: 'How It Ends',
  author: 'mara-ellwood',
  prompt: 'A prairie schoolhouse, 1888: eleven children, a blizzard, and one novel. The teacher has already lied about how it ends.',
  opener: 'By the second morning the wind had taken the fence, the good ladder, and all patience for conversation.',
  body: `Miss Aldous had us in two rows by the stove, the small ones nearest, and said we would go on with the book.

I have read since that they lost children all over the territory that week, who’d been let out to walk home. She hadn’t let us out. She had locked the door and put her chair against it. She was twenty, and what she owned was a green coat, a handbell, and a novel about a Captain Farraday, whose cousin had shut him up in a fortress. We’d been getting it Fridays, a chapter at a time, since October. And in November, when his father’s lungs were so bad, Nils Aasen asked her straight out in front of everybody if the Captain got home, because if not he would sooner go and see to the wood.

She looked at the book, and then she looked at Nils. “He does,” she said. “He walks in at Christmas with snow on his hat.”

So we knew that. It was only a matter of getting him there.

She read through the whole of the first day and night. By the second morning we were out of coal and burning the long bench. We were out of bread. And toward ten o’clock we were out of book. I sat beside her, so I saw it: the Captain halfway down the wall on a rope of bedsheets, and under him END OF VOLUME THE FIRST, and under that an advertisement for liver pills.

She studied the advertisement. I saw her eyes go along it. “‘The rope,’” she read, “‘was too short by the height of a man.’”

I was ten, and I knew I was looking at a person with nothing under her feet. I never told. She read us, off the liver pills, how he let go. She read off the inside of the cover how he lay in the ditch with a turned ankle and counted the bells. Then she licked her thumb and went back to page one, where there was more print, and walked him over four rivers. She gave him a dog because Clara Voss was crying, and after that the dog had to be gotten over the rivers too. We burned the other bench. We burned the frame of the blackboard. She wouldn’t let us sleep, because he couldn’t; it was right there on the page. “‘If I lie down I am finished,’” read Miss Aldous, “‘and so, said the Captain, I’ll thank you all to stamp.’” Eleven of us stamped. You could not hear the wind for it.

Sometime in the second night her voice wore out. Her lips went on, but nothing came, and in the quiet we heard how it was outside. Nils got up and stood at her shoulder to see the place. He was our best reader. He looked at the page a good long while, and it was the list of engravings, and I watched him find that out.

He put his finger under a line.

“‘It was Christmas,’” Nils read, very loud and slow, “‘and there was somebody at the door.’”

It was nearer three hours. But there was; there was my father, and Mr. Voss roped on behind him, with shovels. They had to take the chair apart to get in. They had snow on their hats.

Years after, in Minneapolis, I asked at the public library, and the girl brought up the other two volumes and set them in front of me. They had nice clean edges. I don’t believe anybody had ever had them out. I was a grown woman with an hour until my train, and I sat with my hand on them for most of it, and then I gave them back.`,
  publishedDaysAgo: 57.2,
};
