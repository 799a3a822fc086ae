import type { Fandom } from './fandom';

/** The fandoms whose own genre is sci-fi. */
export const sciFiFandoms: readonly Fandom[] = [
  {
    id: 'star-wars',
    aliases: ['skywalker-saga', 'the-mandalorian'],
    name: 'Star Wars',
    genres: ['sci-fi'],
    description: 'Farm boys, smugglers and monks with swords of light quarrel over a galaxy. Empires fall; families take longer.',
    basePopularity: 98,
  },
  {
    id: 'star-trek',
    aliases: ['the-next-generation', 'tng', 'deep-space-nine'],
    name: 'Star Trek',
    genres: ['sci-fi'],
    description:
      'A ship of curious people looks for new worlds and argues about how to meet them. Away teams, first contacts and tea in the ready room.',
    basePopularity: 91,
  },
  {
    id: 'doctor-who',
    aliases: ['tardis', 'whoniverse'],
    name: 'Doctor Who',
    genres: ['sci-fi'],
    description:
      'A traveller with two hearts and many faces picks up people in a blue box. Bigger on the inside, and so are those who come along.',
    basePopularity: 93,
  },
  {
    id: 'dune',
    aliases: ['arrakis', 'dune-chronicles'],
    name: 'Dune',
    genres: ['sci-fi'],
    description:
      'On a desert that grows the one drug everybody needs, an heir learns what it means to be foretold. Worms, houses and water counted by the drop.',
    basePopularity: 79,
  },
  {
    id: 'battlestar-galactica',
    aliases: ['bsg'],
    name: 'Battlestar Galactica',
    genres: ['sci-fi'],
    description:
      'Fifty thousand survivors flee the machines they made, and some of the fifty thousand are machines. Prayer, politics and dogfights.',
    basePopularity: 70,
  },
  {
    id: 'firefly',
    aliases: ['serenity'],
    name: 'Firefly',
    genres: ['sci-fi'],
    description:
      'A crew on the losing side of a war takes whatever job keeps the ship in the air. Westerns among the moons, with a stowaway in a box.',
    basePopularity: 76,
  },
  {
    id: 'the-expanse',
    aliases: ['expanse', 'rocinante'],
    name: 'The Expanse',
    genres: ['sci-fi'],
    description:
      'Earth, Mars and the belt hold a peace made of thirst and spite until something older wakes up. Four people on a stolen ship stand in the middle.',
    basePopularity: 72,
  },
  {
    id: 'stargate',
    aliases: ['stargate-sg1', 'sg-1', 'stargate-atlantis'],
    name: 'Stargate',
    genres: ['sci-fi'],
    description:
      'A ring of stone opens on other worlds, and four people walk through it before lunch. Myths with rockets, and a base under a mountain.',
    basePopularity: 74,
  },
  {
    id: 'the-matrix',
    aliases: ['matrix'],
    name: 'The Matrix',
    genres: ['sci-fi'],
    description:
      'An office worker learns that his city is a dream farmed by machines. Red pills, green rain, and choices bent like spoons.',
    basePopularity: 75,
  },
  {
    id: 'blade-runner',
    aliases: ['blade-runner-2049'],
    name: 'Blade Runner',
    genres: ['sci-fi'],
    description: 'A tired hunter in a wet city retires people who were made, not born. Who remembers, and whose memory is it?',
    basePopularity: 68,
  },
  {
    id: 'alien',
    aliases: ['xenomorph', 'aliens'],
    name: 'Alien',
    genres: ['sci-fi'],
    description: 'In space a crew of hauliers takes in a guest it did not ask for. Corridors, cats, and one woman who reads the rules.',
    basePopularity: 69,
  },
  {
    id: 'terminator',
    aliases: ['skynet', 'judgment-day'],
    name: 'Terminator',
    genres: ['sci-fi'],
    description:
      'The future sends killers back to unpick its own beginning, and sometimes a guardian. Mothers, machines, and no fate but what we make.',
    basePopularity: 67,
  },
  {
    id: 'mass-effect',
    aliases: ['commander-shepard', 'normandy'],
    name: 'Mass Effect',
    genres: ['sci-fi'],
    description:
      "A commander gathers the galaxy's best-loved misfits for a mission that should kill them all. Choices carried from world to world.",
    basePopularity: 83,
  },
  {
    id: 'halo',
    aliases: ['master-chief', 'red-vs-blue'],
    name: 'Halo',
    genres: ['sci-fi'],
    description:
      'A soldier in green armour and the voice in his head land on a ring made to end all life. Duty, ruins, a very dry sort of affection.',
    basePopularity: 71,
  },
  {
    id: 'detroit-become-human',
    aliases: ['dbh', 'detroit-game'],
    name: 'Detroit: Become Human',
    genres: ['sci-fi'],
    description: 'Three androids decide, on the same cold days, whether to obey. A detective story, a flight and a revolution.',
    basePopularity: 77,
  },
  {
    id: 'cyberpunk-2077',
    aliases: ['cyberpunk', 'night-city', 'edgerunners'],
    name: 'Cyberpunk 2077',
    genres: ['sci-fi'],
    description:
      'In a city that sells everybody in parts, a mercenary shares a skull with a dead rock star. Chrome, neon and debts past dying.',
    basePopularity: 81,
  },
  {
    id: 'westworld',
    aliases: ['delos'],
    name: 'Westworld',
    genres: ['sci-fi'],
    description: 'The hosts of a park for the cruel begin to dream of yesterday. A maze, a piano that plays itself, and doubt.',
    basePopularity: 64,
  },
  {
    id: 'orphan-black',
    aliases: ['clone-club'],
    name: 'Orphan Black',
    genres: ['sci-fi'],
    description:
      'A grifter watches a stranger with her own face step before a train, and takes her life over. Sisters, science, dances in the kitchen.',
    basePopularity: 66,
  },
  {
    id: 'fringe',
    aliases: ['fringe-division'],
    name: 'Fringe',
    genres: ['sci-fi'],
    description:
      'A detective, a con man and his broken genius of a father look into what should not happen. There is another side, with airships.',
    basePopularity: 60,
  },
  {
    id: 'the-x-files',
    aliases: ['x-files', 'txf'],
    name: 'The X-Files',
    genres: ['sci-fi'],
    description:
      'He wants to believe, she wants evidence, and the basement office has one slide projector for both. Monsters each week, conspiracy for ever.',
    basePopularity: 78,
  },
  {
    id: 'the-hitchhikers-guide',
    aliases: ['hhgttg', 'hitchhikers-guide-to-the-galaxy'],
    name: "The Hitchhiker's Guide to the Galaxy",
    genres: ['sci-fi'],
    description:
      'Earth goes for a bypass, and a man in a dressing gown survives with a towel. The universe is large, badly run and very funny.',
    basePopularity: 62,
  },
  {
    id: 'red-dwarf',
    aliases: ['jupiter-mining-corporation'],
    name: 'Red Dwarf',
    genres: ['sci-fi'],
    description:
      'The last man alive, a hologram, a cat who walks upright and a fussy mechanoid are lost three million years from a decent curry.',
    basePopularity: 55,
  },
  {
    id: 'enders-game',
    aliases: ['enders-saga'],
    name: "Ender's Game",
    genres: ['sci-fi'],
    description:
      'Children play at war in a room without gravity, and one of them plays too well. What the game was is not said until it is over.',
    basePopularity: 58,
  },
  {
    id: 'the-murderbot-diaries',
    aliases: ['murderbot'],
    name: 'The Murderbot Diaries',
    genres: ['sci-fi'],
    description:
      'A security unit has hacked its governor and would like to be left alone with its serials. People keep needing to be saved.',
    basePopularity: 73,
  },
  {
    id: 'black-mirror',
    aliases: ['san-junipero'],
    name: 'Black Mirror',
    genres: ['sci-fi'],
    description: 'Each tale turns one screw of the present a little further. Endings are bleak, and now and then a beach at sunset.',
    basePopularity: 61,
  },
  {
    id: 'stranger-things',
    aliases: ['hawkins', 'upside-down'],
    name: 'Stranger Things',
    genres: ['sci-fi', 'drama'],
    description:
      'A boy goes missing in a small town of bicycles and walkie-talkies, and a girl with a shaved head turns up. Below lies the same town, rotten.',
    basePopularity: 94,
  },
];
