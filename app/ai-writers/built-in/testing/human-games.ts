import type { NarratorPerson, Tense } from '../reading/story-reading';

/** A game as people might play it: how it is told, how it opens, and what its one person writes, turn by turn. */
export interface HumanTurns {
  person: NarratorPerson;
  tense: Tense;
  /** Its own opening; none when it can follow any of the product's openers in the same person and tense. */
  opening?: string;
  turns: readonly string[];
}

/** What people write in simulated games: in different persons, tenses and genres, well and badly. */
export const humanGames: readonly HumanTurns[] = [
  {
    person: 'first',
    tense: 'past',
    turns: [
      'I told Marta about it over breakfast. She put down her cup and said I should have woken her.',
      'We took the lantern and went down to the cellar. Marta held my sleeve the whole way.',
      '“Listen,” Marta whispered. There was a scratching behind the old shelf, and then it stopped.',
      'I pulled the shelf away. Behind it was a small iron door I had never seen before.',
      'Marta did not want me to open it. I opened it anyway and a cold wind came out.',
      'There was a letter on the other side, addressed to my grandfather. Marta read it aloud.',
      '“He knew,” I said. “He knew the whole time and he never told anyone?”',
      'I sat down on the stairs. Marta sat next to me and for a while we said nothing at all.',
      'In the end we put the letter back and closed the iron door behind us.',
      'The next morning I painted the shelf blue. Marta brought coffee.',
    ],
  },
  {
    person: 'third',
    tense: 'past',
    opening: 'The lighthouse had been dark for a month when Ines rowed out to it with a box of matches and her brother’s coat.',
    turns: [
      'Ines tied the boat to the jetty and climbed the steps. The keeper, an old man called Brandt, was waiting for her with a lamp.',
      '“You are late,” Brandt said. Ines laughed and gave him the matches.',
      'They went up together. At the top the great lens was covered with a sheet, and something was moving under it.',
      'Ines pulled away the sheet. A gull flew out, right past her face, and she nearly fell over the railing.',
      'Brandt caught her by the arm. “It has been nesting there,” he said. “I did not have the heart.”',
      'So that was why the light had been dark. Ines looked at the nest and counted three eggs.',
      'Out on the water a ship was coming, much too close to the rocks',
      '“We have to light it,” she said. “What about the eggs?” asked Brandt.',
      'Ines took off her brother’s coat, wrapped the nest in it, and carried it down the stairs. Brandt struck the first match.',
      'The ship turned. They watched it go by, every window lit.',
      'In the morning one of the eggs had hatched in the pocket of the coat.',
    ],
  },
  {
    person: 'third',
    tense: 'present',
    opening: 'Commander Okoye counts the crew again, and again there is one more than the ship was built to carry.',
    turns: [
      'Okoye opens the airlock log. Somebody has come in at 03:12 and nobody has gone out. She calls Tomas on the radio.',
      'Tomas floats into the cabin with a wrench in his hand. "You counted wrong," he says.',
      'She counts again in front of him. He goes pale and looks at the hatch.',
      'Something knocks on the hull. It is a slow and patient knock.',
      '"Do not open it," says Tomas. Okoye opens it.',
      'Outside there is a suit, empty, holding on to the ladder with one glove.',
      'Tomas reads the name on the suit. It is his own name.',
      'The lights go out. Okoye finds the flashlight and shines it on his face. He is not there any more.',
      'She sits in the dark and breathes. Then she counts the crew once more.',
      'This time the number is right, and that is much worse.',
    ],
  },
  {
    person: 'first',
    tense: 'present',
    opening: 'I am the last person on the night bus, and the driver keeps looking at me as if he knows my name.',
    turns: [
      'I ring the bell but the bus does not stop. The driver smiles in the mirror.',
      '“Where are we going?” I ask. “Home, Lena,” he says. I have not told him my name.',
      'The street lights are getting further apart. I hold my bag on my knees.',
      'At the next corner an old woman gets on. She sits down beside me and opens a newspaper from 1974.',
      'The woman offers me a biscuit. I take it because I do not know what else to do.',
      'It tastes of my mother’s kitchen. I start to cry and the woman pats my hand.',
      'The driver stops the bus in front of a house I know. It burned down when I was nine.',
      'The door is open. There is a light in the window.',
      'I get off the bus. The woman waves to me and I wave back.',
    ],
  },
  {
    person: 'second',
    tense: 'present',
    opening: 'You wake in the hotel room and your shoes are gone, but the carpet has a path worn into it that fits your feet.',
    turns: [
      'You follow the path to the elevator. The doors are already open. Inside is a boy called Felix in a red cap.',
      '“Which floor?” Felix asks you. You tell him you do not know.',
      'He presses all the buttons. You go up for a very long time.',
      'The elevator stops and you step out into a snowy field. Felix stays where he is.',
      'You see your shoes, standing by themselves in the snow.',
      'You put them on. They are warm. Behind you Felix says, “Well done.”',
      'You look back and there is no elevator, only the boy and the red cap.',
      'You take his hand and walk toward the trees.',
    ],
  },
  {
    person: 'third',
    tense: 'past',
    opening: 'Princess Odile had three days to answer the dragon’s letter, and she could not find a pen.',
    turns: [
      'She looked in the throne room and under the bed. Her nurse, Gretel, said that dragons did not mind pencil.',
      'So Odile wrote in pencil. Dear dragon, she wrote, no.',
      'The dragon came anyway. It landed in the courtyard and broke the fountain.',
      '“That was an expensive fountain,” said Gretel. The dragon looked ashamed.',
      'Odile went down to it with a broom. It was much smaller than it had sounded in the letter.',
      'It had a thorn in its foot. Odile asked Gretel for the tongs.',
      'The dragon cried a little and set fire to a curtain.',
      '“There,” said Odile. “Was that so bad?”',
      'The dragon stayed for supper. It ate four chairs and apologized for each of them.',
    ],
  },
  {
    person: 'we',
    tense: 'past',
    opening: 'We had rented the cottage for the quiet, and on the first night it was so quiet that none of us could sleep.',
    turns: [
      'We made tea at two in the morning. Jonas said he could hear his own teeth.',
      'We went out to the garden to look for a sound, any sound. There was a well there with a wooden lid.',
      'Jonas lifted the lid. We all leaned over and he dropped a stone in.',
      'We waited. There was no splash. We are still waiting, in a way.',
      'Ruth said we should go home. We laughed at her, but not much.',
      'In the morning the stone was on the kitchen table, wet.',
      'We packed our bags and Jonas started the car.',
      'The road brought us back to the cottage. We tried it twice.',
      'So we stayed. We learned to talk again, quietly at first, and the well got its lid back.',
    ],
  },
  {
    person: 'third',
    tense: 'past',
    turns: [
      'Detective Halloran arrived at nine with his umbrella and his bad knee. He did not like the look of it.',
      'He asked for the house keys. Mrs. Pike gave them to him one by one, as if each of them hurt.',
      'There was blood on the carpet of the library, but only a little, and it was shaped like a horse.',
      '“Where were you last night, Mrs. Pike?” Halloran asked her.',
      'She had been at the window, she said, watching the neighbor’s cat. Halloran wrote it down',
      'The cat came in. It walked around the stain and lay down on the desk.',
      'Halloran looked at the cat’s paws, and then he laughed until he had to hold on to the',
      'It was paint. It had always been paint. Mrs. Pike sat down and covered her face.',
      'Halloran gave her back her keys and drank the tea that she made.',
    ],
  },
  {
    person: 'first',
    tense: 'past',
    turns: [
      'i ran',
      'then i saw a dog lol',
      'it was a good dog',
      'i gave it bread',
      'we went home',
      'the dog slept on my bed',
      'the end?',
      'ok one more',
      'the dog was called Biscuit',
    ],
  },
];
