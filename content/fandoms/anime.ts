import type { Fandom } from './fandom';

/** The fandoms whose own genre is anime. */
export const animeFandoms: readonly Fandom[] = [
  {
    id: 'naruto',
    aliases: ['naruto-shippuden', 'boruto'],
    name: 'Naruto',
    genres: ['anime'],
    description:
      'A loud orphan with a fox sealed inside him means to lead the village that shuns him. Ninja clans, old wars and the stubborn work of being forgiven.',
    basePopularity: 95,
  },
  {
    id: 'one-piece',
    aliases: ['straw-hats', 'grand-line'],
    name: 'One Piece',
    genres: ['anime'],
    description:
      "A rubber-limbed captain sails for a dead king's treasure with a crew of dreamers. Every island has a tyrant, a feast and a reason to cry.",
    basePopularity: 97,
  },
  {
    id: 'bleach',
    aliases: ['soul-society', 'ichigo'],
    name: 'Bleach',
    genres: ['anime'],
    description:
      "A teenager who sees ghosts borrows a reaper's blade and the duty that goes with it. Captains, hollow masks and banter on rooftops.",
    basePopularity: 82,
  },
  {
    id: 'attack-on-titan',
    aliases: ['aot', 'shingeki-no-kyojin'],
    name: 'Attack on Titan',
    genres: ['anime'],
    description:
      'Humanity hides behind walls from giants, until a breach teaches it what the walls were for. A siege story in which each answer costs a friend.',
    basePopularity: 93,
  },
  {
    id: 'my-hero-academia',
    aliases: ['mha', 'bnha', 'boku-no-hero'],
    name: 'My Hero Academia',
    genres: ['anime'],
    description:
      'In a world where nearly everybody has a power, a boy born without one gets into the best school for heroes. Exams, rivalries and what it takes to be a symbol.',
    basePopularity: 96,
  },
  {
    id: 'demon-slayer',
    aliases: ['kimetsu-no-yaiba', 'kny'],
    name: 'Demon Slayer',
    genres: ['anime'],
    description: 'A gentle charcoal seller takes up the sword to make his sister human again. Breath, blade and pity even for monsters.',
    basePopularity: 90,
  },
  {
    id: 'jujutsu-kaisen',
    aliases: ['jjk'],
    name: 'Jujutsu Kaisen',
    genres: ['anime'],
    description:
      'A schoolboy swallows a cursed finger and becomes the cage of the thing it came from. Sorcerers, bad odds and jokes told far too near the end.',
    basePopularity: 92,
  },
  {
    id: 'fullmetal-alchemist',
    aliases: ['fma', 'fmab', 'fullmetal-alchemist-brotherhood'],
    name: 'Fullmetal Alchemist',
    genres: ['anime'],
    description:
      'Two brothers paid for forbidden alchemy with their bodies and travel to win them back. Equal exchange, a military with secrets, and an armour that cannot sleep.',
    basePopularity: 88,
  },
  {
    id: 'death-note',
    aliases: ['kira'],
    name: 'Death Note',
    genres: ['anime'],
    description:
      'A brilliant student finds a notebook that kills whomever he names, and a sleepless detective finds him. A duel of minds over who may judge.',
    basePopularity: 84,
  },
  {
    id: 'hunter-x-hunter',
    aliases: ['hxh'],
    name: 'Hunter x Hunter',
    genres: ['anime'],
    description:
      'A cheerful boy takes the deadliest examination in the world to find the father who left him for it. Friends, auctions, ants and very patient rules.',
    basePopularity: 85,
  },
  {
    id: 'fairy-tail',
    aliases: ['fairytail-guild'],
    name: 'Fairy Tail',
    genres: ['anime'],
    description: 'A guild of wizards wrecks half of every town it saves. Family by choice, a cat with wings and bills nobody pays.',
    basePopularity: 76,
  },
  {
    id: 'dragon-ball',
    aliases: ['dbz', 'dragon-ball-z'],
    name: 'Dragon Ball',
    genres: ['anime'],
    description:
      'A boy with a tail looks for seven wishing stones and grows up to punch gods. Training, tournaments and rivals who come for dinner.',
    basePopularity: 89,
  },
  {
    id: 'sailor-moon',
    aliases: ['bishoujo-senshi', 'sailor-senshi'],
    name: 'Sailor Moon',
    genres: ['anime'],
    description:
      'A crybaby with a talking cat turns out to be a princess of the moon. Friendship in uniform, love across lifetimes and homework in between.',
    basePopularity: 83,
  },
  {
    id: 'neon-genesis-evangelion',
    aliases: ['evangelion', 'nge'],
    name: 'Neon Genesis Evangelion',
    genres: ['anime', 'sci-fi'],
    description:
      'Fourteen-year-olds pilot living machines against angels while the adults keep secrets. The battles are large and the loneliness is larger.',
    basePopularity: 80,
  },
  {
    id: 'cowboy-bebop',
    aliases: ['bebop'],
    name: 'Cowboy Bebop',
    genres: ['anime', 'sci-fi'],
    description:
      'Four broke bounty hunters and a dog drift between planets to the sound of a saxophone. Whatever happened, happened; it still wants paying.',
    basePopularity: 79,
  },
  {
    id: 'haikyuu',
    aliases: ['haikyu', 'karasuno'],
    name: 'Haikyuu!!',
    genres: ['anime'],
    description:
      'The shortest jumper and the coldest setter in the prefecture end up on the same volleyball team. Matches drawn out to the heartbeat.',
    basePopularity: 91,
  },
  {
    id: 'spy-x-family',
    aliases: ['forger-family'],
    name: 'Spy x Family',
    genres: ['anime', 'romcom'],
    description:
      'A spy, an assassin and a telepathic child pretend to be a family, and forget to pretend. Secret missions, school interviews, peanuts.',
    basePopularity: 87,
  },
  {
    id: 'chainsaw-man',
    aliases: ['denji'],
    name: 'Chainsaw Man',
    genres: ['anime'],
    description:
      'A boy in debt merges with his pet devil and hunts its kin for bread and jam. Cheap dreams, dear friends and teeth of steel.',
    basePopularity: 86,
  },
  {
    id: 'mob-psycho-100',
    aliases: ['mob-psycho'],
    name: 'Mob Psycho 100',
    genres: ['anime'],
    description:
      'The strongest psychic alive would rather be liked, fit and ordinary. His master is a fraud, and the best teacher he could have.',
    basePopularity: 77,
  },
  {
    id: 'one-punch-man',
    aliases: ['opm', 'saitama'],
    name: 'One-Punch Man',
    genres: ['anime'],
    description: 'A hero wins every fight in a single blow and is bored beyond words. Bargain sales matter more than the end of the world.',
    basePopularity: 81,
  },
  {
    id: 'fruits-basket',
    aliases: ['furuba'],
    name: 'Fruits Basket',
    genres: ['anime', 'romcom'],
    description:
      'An orphan in a tent stumbles on a family who turn into beasts of the zodiac when embraced. Tender, funny and patient with old wounds.',
    basePopularity: 78,
  },
  {
    id: 'ouran-high-school-host-club',
    aliases: ['ouran', 'ohshc'],
    name: 'Ouran High School Host Club',
    genres: ['anime', 'romcom'],
    description:
      "A scholarship student breaks a vase and pays for it by charming rich girls in a boy's blazer. Cake, costumes and a very sharp tongue.",
    basePopularity: 72,
  },
  {
    id: 'yuri-on-ice',
    aliases: ['yoi'],
    name: 'Yuri!!! on Ice',
    genres: ['anime', 'romcom'],
    description: 'A skater who has lost his nerve gains a living legend as his coach. Love told in programmes, jumps and falls.',
    basePopularity: 75,
  },
  {
    id: 'code-geass',
    aliases: ['geass', 'lelouch'],
    name: 'Code Geass',
    genres: ['anime'],
    description:
      'An exiled prince with the power to command anybody once starts a rebellion in a mask. Chess on a board of machines and siblings.',
    basePopularity: 73,
  },
  {
    id: 'steins-gate',
    aliases: ['future-gadget-lab'],
    name: 'Steins;Gate',
    genres: ['anime', 'sci-fi'],
    description:
      'A self-named mad scientist sends a message into the past with a microwave. Each world line mends one grief and opens another.',
    basePopularity: 70,
  },
  {
    id: 'cardcaptor-sakura',
    aliases: ['ccs', 'cardcaptors'],
    name: 'Cardcaptor Sakura',
    genres: ['anime'],
    description:
      'A girl opens a book, loses its cards to the wind and has to catch them all again. Roller skates, home-sewn costumes and kindness as a weapon.',
    basePopularity: 69,
  },
  {
    id: 'your-name',
    aliases: ['kimi-no-na-wa'],
    name: 'Your Name',
    genres: ['anime'],
    description:
      "A country girl and a city boy wake up in each other's days. Red string, a comet, and a name that will not stay remembered.",
    basePopularity: 71,
  },
];
