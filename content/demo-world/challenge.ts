/** An entry to the challenge of the demo world. */
interface DemoEntry {
  /** The key of its writer. */
  author: string;
  title: string;
  body: string;
}

/** A story that a reader picked, and why. */
interface DemoPick {
  /** The key of the reader. */
  reader: string;
  /** The key of the writer of the story. */
  of: string;
  said: string;
}

/** Last week's challenge: its prompt, what was entered, and what readers picked of it. */
export const demoChallenge: {
  title: string;
  prompt: string;
  entries: readonly DemoEntry[];
  picks: readonly DemoPick[];
} = {
  title: 'The Recipe',
  prompt: 'The only copy of a recipe leaves one line out.',
  entries: [
    {
      author: 'pilar-dutra',
      title: 'Then What You Know',
      body: 'My grandmother baked for a street that could not read, so she saw no reason to write well. Flour, she wrote. Salt, the sad kind. Water until it stops arguing. Then a line with nothing on it, and after that: bake.\n\nFor eleven years I tried to fill the line. I let the dough rest there, and it went sour. I kneaded there, and it went proud. I put in honey, then beer, then, one January, a prayer, and the loaf came out like any other loaf, which is to say not hers.\n\nLast week my daughter stood on the crate beside me and asked what the empty line was for. I opened my mouth to say that I did not know. But it was four in the morning, the ovens were ticking, and she had flour to the elbows and was waiting for me to go on.\n\nSo I told her about the street. It took as long as it took. When I was done, the dough had risen against my hand as if it had been listening.\n\nWe baked it. I am not going to say that it was hers. I am saying that we ate it standing up, without butter, and neither of us spoke until it was gone.',
    },
    {
      author: 'ruth-calder',
      title: 'In the Matter of the Plum Chutney',
      body: 'The sisters Abbot had not spoken for nine years when they came before me, each with half a card.\n\nThe left half had the quantities. The right half had the verbs. Somebody, at some wake, had torn it down the middle, and one line had gone with the tear: you could see the tops of its letters, like people looking over a fence.\n\nMiss Abbot the elder said that the missing line was vinegar. Miss Abbot the younger said that the missing line was patience. I said that the court could not enforce either.\n\nThen the usher, who had been in that building longer than the roof, asked leave to look. He held the halves together under the lamp for some time. "Stir," he read, "both of you."\n\nI have thought about it since. He was very short-sighted, and the ink was brown on brown. I did not ask to see the card. I rose for luncheon, and at two o’clock they had both gone, and there was on my bench a spoon.',
    },
    {
      author: 'emeka-lund',
      title: 'Load Tables',
      body: 'Pepper soup, my uncle dictated over a bad line from Enugu, is a structure. It has foundations. Write this down.\n\nI wrote it down. Goat, cut to the size of a matchbox. Uda, two pods. Ehuru, grated, and do not let them sell you nutmeg. Scent leaf at the very end, torn, not cut. He spoke the way he used to read out load tables, and I checked each figure back to him.\n\nAfter the onions the line went. Forty seconds of rain, or the sea, or some switching station in Marseille clearing its throat. When he came back he was saying: and without that it will simply fall down.\n\nWithout what, Uncle?\n\nBut his credit was finished, and then it was night there, and then it was the spring in which we flew home in black.\n\nI make it on the first cold Sunday. I follow all of it. It is good; people ask for more. And each time, after the onions, I take the pot off the heat and stand for forty seconds and hold the spoon still, because whatever goes there carries the rest, and I will not build over a gap without marking it.',
    },
    {
      author: 'aiko-sand',
      title: 'My Sister’s Version',
      body: 'My sister copied our mother’s miso soup onto the back of her first divorce papers, there being nothing else in the flat to write on.\n\nOne: dashi. Two: do not let it boil. Three was under the stamp of the district court. Four: tofu, in your palm, like a person who trusts knives.\n\nWhen she married again I asked her to write it out on clean paper, and she did, and step three was: call your sister. I told her that this was not what the stamp covered. She said, how would you know.\n\nWhen she divorced again she wrote it out a third time. Step three: leave while it is still hot.\n\nOur mother is eighty-one, and we could simply ask. We have agreed not to. There is one more version to come, I think, and I would like to be told that one on the telephone, at night, over the sound of water that is about to boil and is not being let.',
    },
  ],
  picks: [
    {
      reader: 'lena-marsh',
      of: 'emeka-lund',
      said: 'Forty seconds with the spoon held still. I have stood beside people who were doing exactly that, and I never knew what I was looking at.',
    },
    {
      reader: 'ivo-quick',
      of: 'ruth-calder',
      said: 'A whole feud, a whole court and one usher in the time I take to find a pen. And then the spoon, which nobody explains.',
    },
  ],
};
