/** A piece of fan fiction by one of the fictional players. */
export interface DemoFanStory {
  slug: string;
  title: string;
  /** The key of the writer. */
  author: string;
  /** The fandom's id. */
  fandom: string;
  publishedDaysAgo: number;
  /** In order; text in the Markdown subset of chapters. */
  chapters: readonly { title: string; body: string }[];
  /** The key of the commenter, the number of the chapter, and how the paragraph begins that the comment is about, if any. */
  comments: readonly { reader: string; chapter: number; about?: string; text: string }[];
  ratings: readonly { reader: string; value: 1 | 2 | 3 | 4 | 5 }[];
}

/** The fan fiction of the fictional players, oldest first. */
export const demoFanStories: readonly DemoFanStory[] = [
  {
    slug: 'the-other-mr-collins',
    title: 'An Entail in Three Parts',
    author: 'ruth-calder',
    fandom: 'pride-and-prejudice',
    publishedDaysAgo: 40,
    chapters: [
      {
        title: 'The Reading of the Deed',
        body: `Mary had read it for the binding. Nobody in the house would have believed that, so she did not say it.

The deed lay at the back of her father’s third shelf, behind a treatise on drains. It was forty pages of parchment with a ribbon through it, and it had decided the lives of five girls before any of them had been so careless as to be born.

She read it as she read sermons: slowly, moving her lips, and looking for the place where the author had got tired.

It was on page thirty-one.

> *…and to the heirs male of the body of the said Collins, lawfully begotten, **and so from heir to heir in the right line**, he and they bearing always the name…*

Mary read it again. She took off her spectacles, polished them on her sleeve and read it a third time. Downstairs Kitty coughed, and her mother told her not to.

“Bearing always the name,” said Mary to the drains.

There had been something about a name. There had been, in November, at dinner, between the venison and the partridges, eleven full minutes about a name.`,
      },
      {
        title: 'A Remark About a Great-Uncle',
        body: `“My great-uncle,” Mr. Collins had said, “was born a Pratt.”

Nobody had listened but Mary, who had listened because it was improving to listen to tedious persons. Lizzy had been looking at the candles. Jane had been listening to the *sound* of him, kindly, the way one listens to a gate.

He had been born a Pratt, and had taken his wife’s name for the sake of a small property in Kent, with a pond. So had his son after him, which is to say that he had been a Collins from the cradle, as had Mr. Collins’s own father, a man whose temper was not to be spoken of. Mr. Collins had then spoken of it.

Mary sat on the library floor and counted on her fingers. A Collins, who was a Pratt, who had begotten a Collins, who had begotten a clergyman.

*He and they bearing always the name.* Not “taking.” Not “having taken.” **Always.**

She was nineteen years old, plain, and not musical, whatever she might tell herself in the mornings. She had been right about a great many things in that house, and not one of them had been of the slightest use.

---

“Papa,” she said at the door. “What is a right line?”

Mr. Bennet did not look up. “A thing seldom found in this family, my dear. Why?”`,
      },
      {
        title: 'Mr. Bennet Puts Down His Book',
        body: `He read page thirty-one standing, and then sitting, and then by the window.

Mary waited. She had prepared some observations, with a quotation from Blackstone, and it surprised her that she did not want to make them.

“When I was a young man,” her father said at last, “I paid eleven guineas to have this read for me, by a person in Lincoln’s Inn with a very clean collar. I thought that a man with such a collar must have got to the end.”

“He may have stopped at the drains,” said Mary.

“I beg your pardon?”

“It is dull just before. I expect that people stop.”

Mr. Bennet looked at her. It was a thing he had not done for some time, and they were both a little embarrassed by it.

“And you did not stop.”

“I never know when to,” said Mary. “Everyone says so.”

He laughed. Then he did something stranger, and moved the treatise, two cats and a decanter from the other chair, which had been Lizzy’s.

“Sit down, child,” he said. “We shall have to write a letter, and I have the wit for it, but I find that I have never had the patience. What comes after *Sir?*”`,
      },
    ],
    comments: [
      {
        reader: 'lena-marsh',
        chapter: 1,
        text: 'Five girls decided “before any of them had been so careless as to be born.” I read that line out on the ferry.',
      },
      { reader: 'tomas-reed', chapter: 3, text: 'The chair. You did that with a chair. I had to go and oil something.' },
    ],
    ratings: [
      { reader: 'lena-marsh', value: 5 },
      { reader: 'tomas-reed', value: 5 },
      { reader: 'emeka-lund', value: 4 },
    ],
  },
  {
    slug: 'the-dog-that-stayed',
    title: 'The Matter of the Quiet Tenant',
    author: 'emeka-lund',
    fandom: 'sherlock',
    publishedDaysAgo: 9,
    chapters: [
      {
        title: 'Mrs. Hudson Engages a Detective',
        body: `“It’s about the pipes,” said Mrs. Hudson, and Sherlock said, “No, it isn’t,” and did not open his eyes.

She put the tray down. She had known him nine years and had learned to bring biscuits to a thing like this.

“There’s a knocking in them. Every night, a quarter past two. Three, and then one, and then three.”

“Thermal contraction.”

“That’s what the man said. He was eighty pounds.”

John turned a page of the newspaper. Without looking up he said, “It’s June.”

Sherlock opened his eyes.

Nothing contracts in June. Mrs. Hudson watched him get to the end of that, and then of what came after it, and felt the small satisfaction of a woman who has lit a stove.

“Who has the flat below?” he said.

“You know very well who has the flat below, you made me let it. That nice Mr. Adeyemi with the cello. And he’s away. He’s been in Lisbon since the first.” She poured. “So who’s he got in there knocking, is what I thought. And then I thought, well. I’ve two of them upstairs doing nothing.”`,
      },
      {
        title: 'Three, One, Three',
        body: `At fourteen minutes past two they were lying on the floor with their ears to the boards, all three, because Mrs. Hudson had not been told she couldn’t.

*Knock, knock, knock.*

*Knock.*

*Knock, knock, knock.*

“Not a code,” Sherlock breathed. “Too short. It never varies, so nobody is answering, so nobody is expected to. It isn’t a message at all. It’s a—” He stopped. A thing went over his face that John had seen there perhaps twice.

“What?”

“A rehearsal,” said Sherlock.

---

The key was where Mr. Adeyemi had said it would be. There was no one in the flat. There was a chair, and a cello on its side like something asleep, and by the radiator a metronome in a biscuit tin, with a timer from a kitchen, and a note in a careful hand.

> *Dear Mrs. Hudson, I practise at this hour and you have told me that you do not sleep, and that it is a comfort to hear somebody about. I did not like to think of it being quiet. Back on the 20th. — F. A.*

No one spoke for a while.

“Well,” said Mrs. Hudson. Her voice was not quite right. “He might have picked a better tune.”

“Seven beats,” said Sherlock, who was looking at the wall. “It’s the Bach. He’s left out all the notes.”`,
      },
    ],
    comments: [
      { reader: 'pilar-dutra', chapter: 2, text: 'At a quarter past two I am shaping loaves. I’ll listen for it now.' },
      { reader: 'aiko-sand', chapter: 1, about: 'Nothing contracts in June.', text: 'A woman who has lit a stove! More of her, please.' },
    ],
    ratings: [
      { reader: 'pilar-dutra', value: 5 },
      { reader: 'aiko-sand', value: 4 },
      { reader: 'ruth-calder', value: 5 },
    ],
  },
];
