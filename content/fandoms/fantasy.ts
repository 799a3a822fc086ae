import type { Fandom } from './fandom';

/** The fandoms whose own genre is fantasy. */
export const fantasyFandoms: readonly Fandom[] = [
  {
    id: 'harry-potter',
    aliases: ['hogwarts', 'wizarding-world', 'hp'],
    name: 'Harry Potter',
    genres: ['fantasy'],
    description:
      'A boy from under the stairs learns that he is famous in a world behind the brick. A castle, four houses and seven years of trouble.',
    basePopularity: 99,
  },
  {
    id: 'the-lord-of-the-rings',
    aliases: ['lotr', 'middle-earth', 'the-hobbit'],
    name: 'The Lord of the Rings',
    genres: ['fantasy'],
    description:
      'Small people carry a small thing a long way, because the great cannot be trusted with it. Songs, second breakfasts, and the end of an age.',
    basePopularity: 96,
  },
  {
    id: 'a-song-of-ice-and-fire',
    aliases: ['game-of-thrones', 'got', 'asoiaf', 'house-of-the-dragon'],
    name: 'Game of Thrones',
    genres: ['fantasy', 'drama'],
    description: 'Great houses tear at one chair while winter comes down from the north. Nobody is safe, and everyone has a motto.',
    basePopularity: 90,
  },
  {
    id: 'percy-jackson',
    aliases: ['pjo', 'camp-half-blood', 'heroes-of-olympus'],
    name: 'Percy Jackson',
    genres: ['fantasy'],
    description:
      'A restless boy is thrown out of school after school and then learns who his father is. Greek gods, summer camp and blue pancakes.',
    basePopularity: 94,
  },
  {
    id: 'the-witcher',
    aliases: ['witcher', 'geralt'],
    name: 'The Witcher',
    genres: ['fantasy'],
    description:
      'A monster hunter with two swords and few words is tied to a child by a promise. Contracts, ballads, and the lesser of two evils.',
    basePopularity: 84,
  },
  {
    id: 'avatar-the-last-airbender',
    aliases: ['atla', 'avatar', 'legend-of-korra'],
    name: 'Avatar: The Last Airbender',
    genres: ['fantasy'],
    description: 'A boy asleep in ice for a century has one summer to master four elements. War, forgiveness, cabbages.',
    basePopularity: 95,
  },
  {
    id: 'the-chronicles-of-narnia',
    aliases: ['narnia'],
    name: 'The Chronicles of Narnia',
    genres: ['fantasy'],
    description: 'A wardrobe opens upon snow and a lamp-post, and four children are expected. A lion who is not tame comes and goes.',
    basePopularity: 72,
  },
  {
    id: 'discworld',
    aliases: ['ankh-morpork', 'terry-pratchett'],
    name: 'Discworld',
    genres: ['fantasy'],
    description:
      'A flat world rides through space on four elephants and a turtle, and its watchmen walk home in the rain. Satire with its heart on the right side.',
    basePopularity: 78,
  },
  {
    id: 'good-omens',
    aliases: ['ineffable-husbands'],
    name: 'Good Omens',
    genres: ['fantasy', 'romcom'],
    description: 'An angel who sells no books and a demon who loves his car have mislaid the Antichrist. Six thousand years of lunch.',
    basePopularity: 92,
  },
  {
    id: 'supernatural',
    aliases: ['spn', 'winchesters'],
    name: 'Supernatural',
    genres: ['fantasy', 'drama'],
    description: 'Two brothers in a black car hunt what goes bump on American roads. Salt, classic rock, and an angel in a trench coat.',
    basePopularity: 93,
  },
  {
    id: 'merlin',
    aliases: ['bbc-merlin', 'camelot'],
    name: 'Merlin',
    genres: ['fantasy'],
    description:
      'The greatest of wizards does the laundry of a prince who would have to hang him. Destiny, secrets and a dragon with opinions.',
    basePopularity: 85,
  },
  {
    id: 'once-upon-a-time',
    aliases: ['ouat', 'storybrooke'],
    name: 'Once Upon a Time',
    genres: ['fantasy'],
    description:
      'A town in Maine is full of fairy-tale people who have forgotten who they were. A sheriff, a curse, and the mayor with the apples.',
    basePopularity: 79,
  },
  {
    id: 'the-dragon-prince',
    aliases: ['dragon-prince', 'xadia'],
    name: 'The Dragon Prince',
    genres: ['fantasy'],
    description: 'Two princes and the elf sent to kill them carry an egg towards peace. Old hatreds, new spells and a glowing toad.',
    basePopularity: 74,
  },
  {
    id: 'she-ra',
    aliases: ['she-ra-and-the-princesses-of-power', 'etheria'],
    name: 'She-Ra',
    genres: ['fantasy'],
    description:
      'A soldier finds a sword and learns that she has been fighting on the wrong side. Her best friend stays there, and will not forgive it.',
    basePopularity: 76,
  },
  {
    id: 'the-owl-house',
    aliases: ['owl-house', 'boiling-isles'],
    name: 'The Owl House',
    genres: ['fantasy'],
    description:
      "A girl with too much imagination walks through a door into a realm of witches built on a giant's bones. Found family in a house that talks.",
    basePopularity: 82,
  },
  {
    id: 'six-of-crows',
    aliases: ['grishaverse', 'shadow-and-bone'],
    name: 'Six of Crows',
    genres: ['fantasy'],
    description: 'Six outcasts with nothing to lose rob a fortress that cannot be robbed. No mourners, no funerals, many knives.',
    basePopularity: 80,
  },
  {
    id: 'throne-of-glass',
    aliases: ['tog', 'aelin'],
    name: 'Throne of Glass',
    genres: ['fantasy'],
    description:
      "An assassin is taken from the mines to compete for a tyrant's favour. Behind the blade there is a name that could burn a kingdom.",
    basePopularity: 70,
  },
  {
    id: 'a-court-of-thorns-and-roses',
    aliases: ['acotar', 'night-court'],
    name: 'A Court of Thorns and Roses',
    genres: ['fantasy'],
    description:
      'A huntress kills a wolf that was none and must live behind the wall among the fae. Bargains inked on skin, and courts of each season.',
    basePopularity: 83,
  },
  {
    id: 'the-stormlight-archive',
    aliases: ['stormlight', 'cosmere'],
    name: 'The Stormlight Archive',
    genres: ['fantasy'],
    description: 'On a world scoured by storms, broken people speak oaths and begin to shine. Bridges, spren, and armour older than kings.',
    basePopularity: 68,
  },
  {
    id: 'the-wheel-of-time',
    aliases: ['wot', 'aes-sedai'],
    name: 'The Wheel of Time',
    genres: ['fantasy'],
    description:
      'Three village boys are sought by shadow and tower alike, because one of them will break the world again. Braids are tugged.',
    basePopularity: 66,
  },
  {
    id: 'earthsea',
    aliases: ['a-wizard-of-earthsea'],
    name: 'Earthsea',
    genres: ['fantasy'],
    description:
      'A goatherd with a gift lets something out by pride and has to sail after it. True names, islands, and quiet that means much.',
    basePopularity: 54,
  },
  {
    id: 'the-magicians',
    aliases: ['brakebills', 'fillory'],
    name: 'The Magicians',
    genres: ['fantasy'],
    description:
      "The school of magic was real after all, and growing up did not help. Bitter wit, heists, and a land out of a children's book.",
    basePopularity: 59,
  },
  {
    id: 'what-we-do-in-the-shadows',
    aliases: ['wwdits'],
    name: 'What We Do in the Shadows',
    genres: ['fantasy'],
    description: 'Ancient vampires share a house on Staten Island and cannot manage the chore wheel. A camera crew films it all.',
    basePopularity: 71,
  },
  {
    id: 'the-legend-of-zelda',
    aliases: ['zelda', 'hyrule', 'breath-of-the-wild'],
    name: 'The Legend of Zelda',
    genres: ['fantasy'],
    description: 'A silent boy, a wise princess and a king of malice meet again in every age. Ruins, shrines and weather one can hear.',
    basePopularity: 88,
  },
  {
    id: 'dragon-age',
    aliases: ['thedas', 'inquisition'],
    name: 'Dragon Age',
    genres: ['fantasy'],
    description:
      'A blight, a mage rebellion, a hole in the sky: each time somebody with a good party must answer. Camp talk at the fire is half the war.',
    basePopularity: 81,
  },
  {
    id: 'baldurs-gate',
    aliases: ['bg3', 'baldurs-gate-3'],
    name: "Baldur's Gate",
    genres: ['fantasy'],
    description: 'Strangers with the same worm behind the eye have days to find a cure. A vampire, a wizard, a devil and very high rolls.',
    basePopularity: 91,
  },
  {
    id: 'howls-moving-castle',
    aliases: ['howl'],
    name: "Howl's Moving Castle",
    genres: ['fantasy', 'romcom'],
    description: 'A hatter cursed with old age keeps house for a vain wizard in a castle that walks. The fire does the talking.',
    basePopularity: 75,
  },
];
