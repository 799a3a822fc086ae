import type { WritingPrompt } from './prompt';

/** Streets. */
export const streets: readonly WritingPrompt[] = [
  {
    id: 'between-nine-and-ten',
    text: 'An elevator in an old hotel has begun to stop between nine and ten. The doors open, and people get out.',
    openers: [
      { id: 'porter', text: 'I carry the bags. I have carried them to every floor this hotel owns, and last night I set two suitcases down on one it doesn’t.' },
      { id: 'goat', text: 'First to step out was a man in tennis whites, then a child leading a goat, and both of them said good evening as if we were late.' },
      { id: 'meter', text: '“Nine,” the inspector read from his meter. “Nine. Nine. Nine and something.” He tapped the glass, and there was a draft on his neck.' },
      { id: 'bell', text: 'Consider the bell: one stroke at eight, one at nine, and then, since the renovation, a sort of cough.' },
    ],
  },
  {
    id: 'one-parking-space',
    text: 'Write the history of a single parking space, from orchard to this morning.',
    openers: [
      { id: 'pear', text: 'It began as the shade of a pear tree, eight feet by eighteen, in which a mule named Duchess liked to stand.' },
      { id: 'meter', text: 'In 1936 they put a meter on me. I mention it because people suppose I’ve always thought about money.' },
      { id: 'blossom', text: 'Today there is a van on it, and under the wiper of the van a ticket, and under the ticket, pressed flat, a white blossom.' },
      { id: 'ham', text: 'The Amato brothers fought over it on four occasions, once with a ham.' },
    ],
  },
  {
    id: 'balcony-argument',
    text: 'Two neighbors who have never met have been arguing for seven years by means of what they hang out on their balconies.',
    openers: [
      { id: 'socks', text: 'On Monday 4B hung out eleven black socks in a row, and everyone in the courtyard understood that there’d be no going back.' },
      { id: 'tablecloth', text: 'You cannot mistake a tablecloth for anything but a tablecloth, unless you’ve seen what was on the opposite line the day before.' },
      { id: 'dishcloth', text: 'Mrs. Adeyemi took in her orange nightdress, thought for an hour, and put out a single dishcloth. Let him answer that.' },
      { id: 'pegs', text: 'My job was the pegs. At nine years old I knew all the words for spite in wool, cotton and lace.' },
    ],
  },
  {
    id: 'face-in-the-background',
    text: 'A street musician learns that the same stranger stands in the background of every recording anyone has ever made of her.',
    openers: [
      { id: 'hat', text: 'In Lisbon he has a gray hat. In Graz, two summers on, he has the same hat, and a little girl on his shoulders who, by Turin, can walk.' },
      { id: 'clips', text: 'A fan had put them end to end: four hundred clips, nine cities, her accordion, his face. It was meant as a present.' },
      { id: 'tram', text: '“Stop it there,” she said. “Behind the tram. He isn’t watching me at all, look, he is watching whoever holds the camera.”' },
      { id: 'coins', text: 'I play for coins and I don’t look at people; they leave more if you don’t. So you could say that I had never seen him before.' },
    ],
  },
  {
    id: 'painting-over',
    text: 'The city has voted to do away with one color. Follow the person hired to paint over it.',
    openers: [
      { id: 'school', text: 'They gave Milo a roller, a ladder, and a list of four hundred addresses, and the first of them was a school.' },
      { id: 'lemons', text: 'Yellow lost by nine votes. On the Monday after, the lemons at the corner stall were wearing little paper coats.' },
      { id: 'canary', text: 'My instructions say doors, signs and railings. They don’t say what to do about a canary with an old woman behind it.' },
      { id: 'blue', text: 'Two layers of gray and you could still tell, in a low sun, where the blue had been; people had begun to go out walking at that hour.' },
    ],
  },
  {
    id: 'back-row-night-bus',
    text: 'A night bus is running late. Tell it from the back row, in the second person, and let nobody reach the stop they paid for.',
    openers: [
      { id: 'heater', text: 'You sit where the heater is, as you always do, and you’re the only one who notices that the driver has stopped calling out the names.' },
      { id: 'shoes', text: 'Your street goes by on the left with its lights on. Nobody rings. In front of you a woman takes off her shoes, as one does at home.' },
      { id: 'window', text: 'Behind you there is only the glass, and in the glass the city, getting smaller with all of your errands in it.' },
      { id: 'apron', text: '“Is this the forty?” asks the boy in the cook’s apron. You’ve all been waiting for somebody else to ask it.' },
    ],
  },
  {
    id: 'lost-glove-shop',
    text: 'Every glove lost in the city turns up in the same small shop. The owner gives them back on a single condition.',
    openers: [
      { id: 'drawer', text: 'Left hands on the left, right hands on the right, and children’s in the warm drawer by the stove, where they go on growing a little.' },
      { id: 'terms', text: '“You can have it,” she said, turning the gray one over, “as soon as you’ve told me whose hand you were holding when you dropped it.”' },
      { id: 'roth', text: 'Inspector Roth had come about a murder. He hadn’t expected to find his own mitten, from the winter of 1979, with the string still on it.' },
      { id: 'cold', text: 'I took the place over in April, and I have broken its rule only once. She had such blue fingers.' },
    ],
  },
  {
    id: 'the-guide-who-lied',
    text: 'A tour guide has lied about the same bridge for twenty years. Today a visitor remembers it exactly the way she tells it.',
    openers: [
      { id: 'duke', text: '“And here the duke wept,” says Rosa, for the nine-thousandth time, and a man at the back of the party says, “No, madam. Here.”' },
      { id: 'october', text: 'There was no duke. She had made him up in her first wet October, out of a need to get eleven accountants across the water in good humor.' },
      { id: 'coin', text: 'He tipped me a coin I couldn’t change. It had the bridge on one side, with the lanterns; I invented those lanterns.' },
      { id: 'stone', text: 'Twenty-two steps, then the block with the bite out of it: he went ahead of the group with his eyes closed, naming each thing before she could.' },
    ],
  },
  {
    id: 'pigeon-census',
    text: 'The council employs one man to count the pigeons. Today, for the first time, the number comes out right, and he doesn’t like it.',
    openers: [
      { id: 'clicker', text: 'Four thousand and twelve. He shook the clicker, walked around the fountain, and looked, one after another, at four thousand and twelve birds.' },
      { id: 'memo', text: 'To the Parks Committee: I have the honor to report, with some alarm, an absence of error.' },
      { id: 'iron', text: '“So you’ll be home early,” said his wife, and set down the iron. In all their years nothing he’d told her had worried her more.' },
      { id: 'flock', text: 'There are certain things a flock arranges among its members. One of them, as of Thursday, was to hold still.' },
    ],
  },
  {
    id: 'four-hour-blackout',
    text: 'A power cut lasts four hours. Visit one apartment per paragraph, from the ground floor to the roof.',
    openers: [
      { id: 'icecream', text: 'On the ground floor the Baptistes eat the ice cream first, out of the carton, all five spoons going, like people bailing a boat.' },
      { id: 'candle', text: 'Somebody is on the stairs with a candle, and on each landing a door opens the width of its chain.' },
      { id: 'keys', text: 'I have the keys to nineteen apartments and one flashlight. Begin at the bottom, my father used to say, the bottom is where water goes.' },
      { id: 'trombone', text: 'By the third hour there will be a trombone. At nineteen minutes past seven there’s only Mr. Okafor, feeling along the wall for his slippers.' },
    ],
  },
  {
    id: 'arena-sand',
    text: 'The old arena has nine gates and no more contests. Somebody still comes at dusk to make use of the sand.',
    openers: [
      { id: 'spiral', text: 'Every morning there it was, raked in a spiral, and every morning Corvin the watchman pretended to himself that it was wind.' },
      { id: 'bucket', text: 'She comes in by the seventh gate, the one the lions used, in carpet slippers, with a bucket.' },
      { id: 'bow', text: 'From up in the cheap seats we could make out a figure bowing to each of the doors in turn; at the last, something bowed back.' },
      { id: 'pound', text: '“A pound of it, no more,” said the buyer, holding his sack open. “From the middle. From where they fell.”' },
    ],
  },
  {
    id: 'two-locksmiths',
    text: 'Two locksmiths share a wall. For years each of them has been called out to open doors that the other had just locked.',
    openers: [
      { id: 'cylinder', text: 'Half past two, the Rue Vauban again: a third-floor landing, a weeping tenant, and in the door a cylinder that Gaspard knew like a signature.' },
      { id: 'filing', text: 'Through the bricks I could hear him filing. He files the way some men whistle, to be heard.' },
      { id: 'invoice', text: 'For opening what had been shut: forty. For shutting what had been opened, see next door’s invoice, same date, almost the same hand.' },
      { id: 'apprentice', text: 'The apprentice worked Mondays for one and Tuesdays for the other, and by spring she had learned enough to be dangerous to both.' },
    ],
  },
  {
    id: 'lamp-in-morse',
    text: 'A street is to vote on replacing its one flickering lamp. The lamp, it turns out, has been sending Morse.',
    openers: [
      { id: 'hattie', text: 'Long, short, long. Hattie, who was ninety and had been a signals officer, put down her cards and asked for a pencil.' },
      { id: 'ballots', text: 'There were thirty-one ballots for a new bulb and two against, and the two wouldn’t say why, except that it would be rude.' },
      { id: 'lamp', text: 'It takes me most of an evening to say anything. Last week I got as far as PLEASE DO, and then they all went in to bed.' },
      { id: 'starter', text: '“It’s the starter,” said the electrician. He stood below it with his neck bent back for a minute, then for ten, moving his lips.' },
    ],
  },
];
