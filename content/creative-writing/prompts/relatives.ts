import type { WritingPrompt } from './prompt';

/** Relatives. */
export const relatives: readonly WritingPrompt[] = [
  {
    id: 'dividing-the-kitchen',
    text: 'Three siblings divide up their mother’s kitchen. Nobody wants the good china; everybody wants the dented colander.',
    openers: [
      { id: 'dent', text: 'It had a dent like a thumbprint, from the night in 1968 that all three of them remembered and none of them in the same way.' },
      { id: 'stickers', text: 'Red stickers for Paul, blue for June, yellow for the one who was late. By noon the soup tureen was still naked, and the colander was wearing nine.' },
      { id: 'head', text: 'Let the record show that my sister was the first to put it on her head.' },
      { id: 'pasta', text: '“We could boil something,” said Teddy, who had driven all night. So they did, and that’s how they found out who had been lying.' },
    ],
  },
  {
    id: 'tractor-lesson',
    text: 'A grandfather teaches a child to drive the tractor and, without once mentioning it, apologizes for something.',
    openers: [
      { id: 'clutch', text: '“Ease her out slow,” he said. “It’s letting go too quick that does the harm. I’ve done it myself. Not with tractors.”' },
      { id: 'reverse', text: 'There are eight forward gears and one reverse, and my grandfather spent most of that Saturday explaining the reverse.' },
      { id: 'hats', text: 'From the porch, her mother watched the two hats go up the field and back, and this time she didn’t turn away before the gate.' },
      { id: 'jacket', text: 'The seat was iron and it was hot. You sat on his folded jacket, the good one, which he’d sworn after the christening never to wear again.' },
    ],
  },
  {
    id: 'recipe-nobody-likes',
    text: 'Write the recipe for a dish nobody enjoys. Each step lets slip a little more about the winter in which it was invented.',
    openers: [
      { id: 'turnip', text: 'Take a turnip for every mouth. We were nine that December; by the time you read this, use fewer.' },
      { id: 'beans', text: 'Soak the beans overnight, or for as long as the soldiers stay in the front room.' },
      { id: 'flag', text: 'Serves six. No one has ever asked for seconds, but every New Year’s Eve my father brings the pot to the table like a man carrying a flag.' },
      { id: 'butter', text: 'If you have butter, you can put in butter. Beside this my grandmother’s hand has added: Ha.' },
    ],
  },
  {
    id: 'wrong-name-at-arrivals',
    text: 'A man picks up the wrong suitcase, and at arrivals he is met by a family holding up the name on its label. They are so glad to see him.',
    openers: [
      { id: 'stars', text: 'The sign said DOMINIK in three colors with a border of stars. He put down the bag that was not his and lifted, a little, his hand.' },
      { id: 'oranges', text: 'You smell of oranges, said the old lady into his collar, just as I told them you would.' },
      { id: 'crayon', text: 'I’d drawn the border. I was six, I had never met my uncle, and the man who came out from behind the glass looked as though he’d been hoping for exactly that.' },
      { id: 'baby', text: 'He would explain in the car, Lars decided. Then, in the car, somebody handed him a baby.' },
    ],
  },
  {
    id: 'another-place-at-table',
    text: 'Each November the family portrait has one more person in it. The family sets another place and does not discuss it.',
    openers: [
      { id: 'forks', text: 'This year it was a man with a mustache, back row, hand on Grandmother’s shoulder. Mother counted the forks and opened the drawer.' },
      { id: 'hollis', text: 'We go to Hollis & Son for the sitting, as always. They used to offer to retouch; now they only ask how many chairs.' },
      { id: 'gap', text: '“Don’t wave at it,” Cousin Bea told the new in-law. “Pass the beans to your left. Leave a gap.”' },
      { id: 'stairs', text: 'The pictures go up beside the stairs, eleven autumns of them, and if you climb quickly, with your eyes half shut, somebody is coming closer.' },
    ],
  },
  {
    id: 'twins-across-midnight',
    text: 'Twins were born on either side of midnight, in different centuries. Write the toast the younger gives when the elder turns fifty.',
    openers: [
      { id: 'age', text: '“My sister,” he began, “has been lying about her age since before I was born,” and forty guests put down their forks.' },
      { id: 'fireworks', text: 'For the toast, then: she got the fireworks, the bishop and the front page; I got the nurse going off her shift.' },
      { id: 'minutes', text: 'You were four minutes in the world without me, Vera. I have always wanted to know what you did with them.' },
      { id: 'watches', text: 'The waiter had heard speeches. He’d never before heard one that had to be stopped halfway so both of them could look at their watches.' },
    ],
  },
  {
    id: 'borrowing-after-death',
    text: 'A dead man’s library card is still borrowing books. His daughter, who works at the front desk, approves every loan.',
    openers: [
      { id: 'peru', text: 'Three on gardening, one on Peru. All due the fourteenth, and he had never in his life been late.' },
      { id: 'trolley', text: 'Nora stamps them and puts them on the trolley, as she would for anyone, and doesn’t watch who takes them off.' },
      { id: 'director', text: '“One of our patrons appears to be deceased,” said the director, with his door closed. I told him I’d look into it. I had been looking into it since March.' },
      { id: 'pipe', text: 'When they came back the pages smelled of his pipe, and beside the chapter on grafting there was a question mark.' },
    ],
  },
  {
    id: 'dog-inherits-house',
    text: 'The house has been left to the dog. Write the family’s first meeting with the dog’s lawyer.',
    openers: [
      { id: 'fenwick', text: 'Mr. Fenwick, for the dog, asked that it be noted that his client had been waiting by the door since half past eight and had barked at nobody.' },
      { id: 'sofa', text: 'Clause two concerned the sofa. My aunt said she would sooner burn it, and across the table an ear went up.' },
      { id: 'carpet', text: 'Biscuit sat at the head of the table, since the chair was hers. So, strictly speaking, was the carpet under Uncle Rex’s wet shoes.' },
      { id: 'out', text: '“Does she want to sell?” asked the eldest, after a silence. Counsel bent down, listened, straightened his tie. “She wants to go out.”' },
    ],
  },
  {
    id: 'older-than-your-parents',
    text: 'A boy is told to bring something to school that is older than his parents. He brings his great-aunt, and she has corrections.',
    openers: [
      { id: 'trilobite', text: 'Jonah’s trilobite had gone well, and so had the musket ball. Then Great-Aunt Odile was helped up onto the desk and asked to see the syllabus.' },
      { id: 'map', text: '“There’s no such country,” she said, rapping the map with her stick. “There was on Tuesday, when we left it. Next slide.”' },
      { id: 'bread', text: 'Mrs. Park had taught the war eleven times without anyone in the room putting up a hand to say that the bread had been worse than that.' },
      { id: 'clock', text: 'I’d meant to bring the clock. She said that the clock was a liar as well, and got her coat.' },
    ],
  },
  {
    id: 'radio-loses-signal',
    text: 'Write a long drive from the back seat. The parents’ argument can be heard only when the radio loses its signal.',
    openers: [
      { id: 'tunnel', text: 'Country and western as far as the tunnel; then, in the tunnel, my mother’s voice saying, “Not in front of her.”' },
      { id: 'violins', text: 'Among the hills the violins come and go. It’s in the dips, when they break up, that one hears about the house.' },
      { id: 'nebraska', text: 'You learn to want the static. You learn that Nebraska has very good reception and that it goes on for a day.' },
      { id: 'cincinnati', text: 'There were five of us behind them, counting the dog, and only the dog had been to Cincinnati, which was what it was about.' },
    ],
  },
  {
    id: 'birthday-of-nobody',
    text: 'Every June a couple celebrates the birthday of the child they never had. This year somebody rings the bell, with a present.',
    openers: [
      { id: 'candles', text: 'Seventeen candles, chocolate, because at about nine she’d gone off vanilla; they had settled that between them without ever discussing it.' },
      { id: 'place', text: 'When it rang, my wife looked at me, and I looked at the third plate.' },
      { id: 'girl', text: 'The parcel was wrapped in newspaper. “I know I’m late,” the girl said on the step, and wiped her feet like somebody who’d been told to.' },
      { id: 'balloons', text: 'From across the road I have seen the balloons go up each twelfth of the month, and I never had the heart to ask the name.' },
    ],
  },
  {
    id: 'younger-than-the-piano',
    text: 'A grandmother has married again, at eighty-one, and her husband is younger than her piano. Write the Sunday of his inspection.',
    openers: [
      { id: 'f-sharp', text: 'The piano was 1931, the bridegroom 1944. He sat down to it before anyone could warn him about the F.' },
      { id: 'aunts', text: 'Four aunts had the sofa, and the man had the footstool. They began, as one would with a horse, at the teeth.' },
      { id: 'sugar', text: '“I have buried one who was suitable,” said Grandmother, pouring. “Do you take sugar?”' },
      { id: 'money', text: 'I’d been sent to find out about his money. By the time the roast came in, he had found out about mine.' },
    ],
  },
];
