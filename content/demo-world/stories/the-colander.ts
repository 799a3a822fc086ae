import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'the-colander',
  title: 'The Colander',
  author: 'pilar-dutra',
  prompt: 'Three siblings divide up their mother’s kitchen. Nobody wants the good china; everybody wants the dented colander.',
  opener: 'There were five chairs and six of us, and in all those years nobody had proposed buying a chair.',
  body: `We took it for a race. You ran in from the yard, and it was understood that the last one to the table would have to stand; and I was thirty before I worked out that I had lost that race some hundreds of times and never once stood. My mother ate at the counter, with her plate beside the bread bin. She said she liked the view.

Now there are three of us, and Beto has brought stickers. Red for him, yellow for Inês, blue for me. He read about it. We’re to go around the kitchen without talking and put our color on whatever we’d like to have. Where there are two colors we’ll discuss it, and where there are three he has a coin.

We go around without talking. The good china, which had a gold line and couldn’t go in the dishwasher and therefore never went anywhere, gets nothing. The electric knife gets nothing. Inês puts yellow on the radio, listens for a moment to its being off, and takes the yellow away again. Twenty minutes later we’re at the table, drinking coffee out of mugs that belong to nobody, looking at the colander.

It has red on it, and yellow, and blue. It’s aluminum. One of the feet has been gone since the night Beto wore it to fight the French, and the dent in the side is from his forehead, same campaign. It never drained right. One person had to hold it while another kept a spoon under the short leg, and the spaghetti still made for the sink.

“I’ll say why,” says Inês, “and then you’ll give it to me. When I had the stitches, and I couldn’t put my head under the faucet, she stood me here and poured the kettle through it. So it would come down like rain.”

Beto says he’s sorry about the stitches. He says that the winter Dad wasn’t working it sat on the table every night, upside down, on top of the bills. “She told us it was for flies. In January. I used to look in through the holes. I knew what we owed on everything, in dots.”

They wait for me. I was four; I don’t have a story. All I have is that I held it up over my face once with the kitchen light on, and there were small suns in it, rows and rows, and on the other side of the suns was my mother in pieces, asking where I’d gone.

“That’s not a reason,” says Inês, but she has her hand over her mouth.

Beto gets out the coin and puts it away. A coin has two sides, he says; he hadn’t thought it through. We talk about taking turns by the month. We talk, more seriously than you’d think, about a hacksaw. Then Inês says she can’t decide anything hungry, and there’s a box of spaghetti in the cupboard with the date worn off, and nobody has put a sticker on that.

I hold the colander. Beto has the spoon under the short leg. Inês pours, and it goes where it always went, and we snatch it back out of the sink with our fingers, swearing in our grandmother’s language, the only words of it we have.

There are five chairs. We eat standing up, all three of us, along the counter by the bread bin. You can see the whole table from there.`,
  publishedDaysAgo: 21.1,
};
