import type { WritingPrompt } from './prompt';

/** The turning year. */
export const seasons: readonly WritingPrompt[] = [
  {
    id: 'frost-in-july',
    text: 'The first frost comes in July, on one side of the road only. The two farms have not been on speaking terms since spring.',
    openers: [
      { id: 'sugar', text: 'You could stand with a foot on either verge, one boot in dust and the other on white stubble that cracked like sugar.' },
      { id: 'wheat', text: 'Hollis’s wheat went black in a night. Across from it the Meiers’ beans climbed on, fat and green and, as Hollis saw it, pleased with themselves.' },
      { id: 'mittens', text: 'I was sent over with the mittens. It was the week of the fireworks, and I’d been told not to speak.' },
      { id: 'yard', text: '“Never in my career,” said the man from the extension office, and moved his thermometer a yard, and moved it back.' },
    ],
  },
  {
    id: 'santa-in-march',
    text: 'A department-store Santa gets a call in March, asking him to come in for one appointment.',
    openers: [
      { id: 'suit', text: 'The suit came back from the cleaner’s a size smaller, or else he’d had a good winter. “Just the one child?” he asked. “It isn’t a child,” they told him.' },
      { id: 'throne', text: 'They had set up the throne among the garden furniture. In the whole of Toys there was no one but a woman in her fifties, with a list.' },
      { id: 'personnel', text: '“This is Personnel,” said the phone. I told them I’m not jolly again until November. They didn’t laugh, and that’s when I sat down.' },
      { id: 'beard', text: 'Bring the beard, they’d said, and the real voice, and nothing else that you would mind having to explain.' },
    ],
  },
  {
    id: 'four-climbers',
    text: 'Write four scenes around one tree, a season to each, and have a different person climb it every time.',
    openers: [
      { id: 'kite', text: 'April: the girl goes up for the kite, and stays because from the second fork she can see into the Harmons’ kitchen.' },
      { id: 'nails', text: 'Before there was the swing there were the nails, and before those a boy with a mouthful of them, looking for the first good branch.' },
      { id: 'pulpit', text: 'I have been a mast, a gallows, a pulpit. Mostly, I’m a place from which people discover how hard it is to get down.' },
      { id: 'saw', text: 'In January it’s the widow, in her husband’s boots, with a bow saw and no clear idea which limb she is angry with.' },
    ],
  },
  {
    id: 'snowplow-driver',
    text: 'The snowplow driver knows the whole county by its driveways. Tonight there are tire tracks where nobody lives.',
    openers: [
      { id: 'sorensen', text: 'They turned in at the old Sorensen place, and no one had turned in at Sorensen’s since the auction.' },
      { id: 'earl', text: '“Dispatch, it’s Earl. Who have we got out on Nine?” Nobody, Earl, said dispatch. “Well,” said Earl, “he takes the curves like I do.”' },
      { id: 'backed', text: 'I know who’s drinking and who has got religion by how they leave the end of their drive. This was someone who’d backed in to be ready.' },
      { id: 'blade', text: 'Two ruts, filling fast. He lifted the blade, cut his lamps, and heard for the first time in thirty winters how quiet it was.' },
    ],
  },
  {
    id: 'telling-the-bees',
    text: 'A beekeeper tells her hives the news of the house, as the custom requires. This year there is something she leaves out.',
    openers: [
      { id: 'key', text: 'Three knocks with the door key, as her mother did. “The old master’s well,” she tells the first of them, and feels the wood go still.' },
      { id: 'ribbon', text: 'Birth, wedding, wedding, pup. She went from skep to skep with all of it, and with a length of black ribbon in her pocket that she didn’t take out.' },
      { id: 'glass', text: 'They know. You can’t keep nine hives and a thing like that. Since Sunday they’ve come to the window and walked up and down on the glass.' },
      { id: 'veil', text: '“What happens if you skip something?” I asked her. My aunt pulled down her veil. “They go and look for it.”' },
    ],
  },
  {
    id: 'spring-is-on-a-desk',
    text: 'Spring is late. The kingdom sends its most junior clerk to find out whose desk it is stuck on.',
    openers: [
      { id: 'plum', text: 'Clerk (Ninth Class) Ottoline Plum was issued a mule, a seal and a form to be countersigned by whoever had the buds.' },
      { id: 'corridors', text: 'The Ministry of Seasons has four corridors. In the second there was snow on the carpet, and a man asleep beneath his hat.' },
      { id: 'stamp', text: 'It wanted only a stamp. The stamp was with the Duke, the Duke was with his mistress, and his mistress was in the south, where it was warm.' },
      { id: 'report', text: 'May it please Your Majesty: I’ve found it. It is in a tray, it’s singing, and they would like to know who is to pay for the swallows.' },
    ],
  },
  {
    id: 'lost-and-found-auction',
    text: 'At the end of the summer the campground auctions off its lost-and-found box. Follow three of the lots home.',
    openers: [
      { id: 'retainer', text: 'Lot one was a retainer in a soap dish, and to everybody’s surprise the bidding was brisk.' },
      { id: 'leg', text: 'Nobody could say how one comes to leave a single wooden leg at a lake with no road to it. It went for four dollars, to a boy named Wendell.' },
      { id: 'tags', text: 'Since June I have been writing on the tags: found by canoe racks, found in oatmeal, found on bear.' },
      { id: 'diary', text: '“Going once,” says the ranger, holding up a girl’s blue diary by the corner, and at the back a father of three puts his hand in the air before he knows it.' },
    ],
  },
  {
    id: 'guarding-the-leaf',
    text: 'The residents of a street are guarding the last leaf on its only tree, in shifts. Write the handover at four in the morning.',
    openers: [
      { id: 'thermos', text: '“Anything?” asked Mrs. Lund, unscrewing the thermos. “It turned around twice,” he told her. “I don’t think that it meant anything by it.”' },
      { id: 'log', text: '03:58. Wind light. Leaf present. Guard cold. A gentleman with a rake was spoken to.' },
      { id: 'ladder', text: 'The kitchen chair under the linden had by now been sat upon by everyone in the street except for the two who owned the ladder.' },
      { id: 'chemistry', text: 'At an hour when only bakers and burglars are out, I handed my flashlight to the man who had failed me in chemistry.' },
    ],
  },
  {
    id: 'blizzard-schoolhouse',
    text: 'A prairie schoolhouse, 1888: eleven children, a blizzard, and one novel. The teacher has already lied about how it ends.',
    openers: [
      { id: 'ship', text: 'By the second lamp they had come to where the lady’s ship goes down, and Miss Tully closed the book on her finger and said that it didn’t.' },
      { id: 'globe', text: 'Nine desks had gone into the stove, then the globe. Of the twelve of us not one looked at what was in Miss Tully’s lap.' },
      { id: 'olaf', text: '“Read slower,” said Olaf Berg, who was fourteen, and had counted both the pages that were left and the coal.' },
      { id: 'letter', text: 'Sir: as to what I told the children concerning the fate of Captain Dane, I can only plead that it was forty below.' },
    ],
  },
  {
    id: 'sleeping-on-the-roof',
    text: 'On the hottest night of the century a whole apartment house moves up to its roof to sleep. One family stays below.',
    openers: [
      { id: 'mattresses', text: 'Mattresses went up by rope. By eleven the chimneys had laundry between them, and a baby was being passed along the parapet like news.' },
      { id: 'latched', text: 'We could hear them over our heads, laughing. My father latched the windows one by one and said it was cooler this way.' },
      { id: 'novaks', text: 'She counts them again by starlight: seventeen households, ninety-odd sleepers, and a dark square where the Novaks ought to be.' },
      { id: 'breeze', text: 'Toward two a breeze came up that wasn’t meant for anyone, and for some reason everybody began telling the truth.' },
    ],
  },
  {
    id: 'ice-fair',
    text: 'The fair on the frozen river lasts as long as the ice. Write its final afternoon, when every stallholder has heard the crack.',
    openers: [
      { id: 'gingerbread', text: 'It ran from the gingerbread to the printing press, no louder than a plate set down, and all along its length people went on smiling.' },
      { id: 'chestnut', text: 'At noon a hot chestnut was a penny; by three o’clock it was whatever you had on you.' },
      { id: 'bear', text: 'Nobody had told the bear. It danced as it was paid to, on the thin part, and looked at us.' },
      { id: 'printer', text: 'PRINTED ON THE RIVER, my cards said, and I had four hundred left to sell. I turned the handle a little faster.' },
    ],
  },
  {
    id: 'the-extra-hour',
    text: 'When the clocks go back, one village spends the extra hour on something it may not speak of for the rest of the year.',
    openers: [
      { id: 'shoes', text: 'At two the first time, nothing. At two the second time all the doors in Nether Stoke came open, and people stepped out with their shoes in their hands.' },
      { id: 'note', text: 'We had lived there since April and taken it for a quiet place. In October somebody slid a note beneath our door: Wear something you can kneel in.' },
      { id: 'vicar', text: 'The vicar moves the big hand himself, slowly, as one would lower a patient into a chair.' },
      { id: 'butcher', text: '“Good morning,” says the butcher, on the Sunday. “Good morning.” And neither of you will mention the river.' },
    ],
  },
];
