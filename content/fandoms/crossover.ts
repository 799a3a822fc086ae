import type { Fandom } from './fandom';

/** The fandoms whose own genre is crossover. */
export const crossoverFandoms: readonly Fandom[] = [
  {
    id: 'marvel-cinematic-universe',
    aliases: ['mcu', 'marvel', 'avengers'],
    name: 'Marvel Cinematic Universe',
    genres: ['crossover'],
    description:
      'A comics cinematic universe in which gods, soldiers and scientists share a tower and, at times, a dinner table. The sky opens at least once a year.',
    basePopularity: 99,
  },
  {
    id: 'dc-universe',
    aliases: ['dc', 'dceu', 'justice-league', 'batfamily'],
    name: 'DC Universe',
    genres: ['crossover'],
    description:
      'The rival comics universe: an alien farm boy, an orphan in a cave and an island of warriors. Capes by day, brooding by night, sidekicks in between.',
    basePopularity: 95,
  },
  {
    id: 'animation-studio-universe',
    aliases: ['pixar', 'pixar-theory'],
    name: 'Animation Studio Universe',
    genres: ['crossover'],
    description:
      "Toys, cars, fish and feelings, all of one studio's heart, live in one long history. Someone has drawn the timeline on a wall.",
    basePopularity: 71,
  },
  {
    id: 'video-game-crossover',
    aliases: ['smash-bros', 'super-smash-bros'],
    name: 'Video Game Crossover',
    genres: ['crossover'],
    description:
      'A plumber, a fox pilot and a swordsman with too much hair fight on a floating stage. The story starts when the match is over.',
    basePopularity: 78,
  },
  {
    id: 'kingdom-hearts',
    aliases: ['keyblade'],
    name: 'Kingdom Hearts',
    genres: ['crossover', 'fantasy'],
    description:
      'A boy with a key in place of a sword looks for friends across worlds of fairy tale and film. Light, dark, and rather many hoods.',
    basePopularity: 83,
  },
  {
    id: 'spider-verse',
    aliases: ['into-the-spider-verse', 'spiderman'],
    name: 'Spider-Verse',
    genres: ['crossover'],
    description: 'Every world has somebody bitten by that spider, and the doors between the worlds are open. Anybody can wear the mask.',
    basePopularity: 90,
  },
  {
    id: 'super-robot-wars',
    aliases: ['srw'],
    name: 'Super Robot Wars',
    genres: ['crossover', 'sci-fi'],
    description: 'Pilots from half a century of machines find themselves in one hangar. Their engineers have notes for each other.',
    basePopularity: 48,
  },
  {
    id: 'fate-series',
    aliases: ['fate-stay-night', 'type-moon'],
    name: 'Fate',
    genres: ['crossover', 'anime'],
    description: 'Seven mages call up seven heroes of legend to kill for a cup. Kings, poets and saints see the modern world, and eat.',
    basePopularity: 81,
  },
  {
    id: 'superwholock',
    aliases: ['spn-doctor-who-sherlock'],
    name: 'SuperWhoLock',
    genres: ['crossover'],
    description:
      'Two brothers, one detective and a blue box take the same case. The oldest of the great triple crossovers still gets letters.',
    basePopularity: 62,
  },
  {
    id: 'rise-of-the-brave-tangled-dragons',
    aliases: ['rotbtd', 'the-big-four'],
    name: 'Rise of the Brave Tangled Dragons',
    genres: ['crossover'],
    description:
      'A frost spirit, an archer, a lost princess and a rider of dragons go to school together. It was never a film, and nobody minds.',
    basePopularity: 57,
  },
  {
    id: 'disney-princesses',
    aliases: ['descendants', 'auradon'],
    name: 'Fairy-Tale Princesses',
    genres: ['crossover'],
    description:
      'All the princesses of the films have balconies on the same court, and their villains have children. Duets become debates.',
    basePopularity: 74,
  },
  {
    id: 'wreck-it-ralph',
    aliases: ['game-central-station'],
    name: 'Wreck-It Ralph',
    genres: ['crossover'],
    description:
      "At night the figures of the arcade travel by power cord to each other's games. The one who breaks things wishes to mend one.",
    basePopularity: 53,
  },
  {
    id: 'who-framed-roger-rabbit',
    aliases: ['toontown'],
    name: 'Who Framed Roger Rabbit',
    genres: ['crossover'],
    description:
      'In a Los Angeles where cartoons hold jobs, a detective who hates them is hired by one. The falls do not kill, the dip does.',
    basePopularity: 49,
  },
  {
    id: 'once-upon-a-crossover',
    aliases: ['public-domain-league', 'league-of-extraordinary-gentlemen'],
    name: 'Public Domain League',
    genres: ['crossover'],
    description:
      'An invisible man, a captain with a submarine and a lady who met a count are called to serve. Every library card is a recruit.',
    basePopularity: 46,
  },
  {
    id: 'ready-player-one',
    aliases: ['oasis', 'ready-player'],
    name: 'Ready Player One',
    genres: ['crossover', 'sci-fi'],
    description: 'A whole planet escapes to a game in which every film and console has a corner. The prize hides in what its maker loved.',
    basePopularity: 59,
  },
  {
    id: 'multiverse-of-detectives',
    aliases: ['great-detectives'],
    name: 'The Great Detectives',
    genres: ['crossover'],
    description:
      'Violin, moustache, knitting needles and raincoat: the sleuths of all shelves are invited to one country house. The butler is nervous.',
    basePopularity: 51,
  },
  {
    id: 'monsterverse',
    aliases: ['godzilla', 'king-kong'],
    name: 'Titans and Giants',
    genres: ['crossover'],
    description:
      'A lizard as tall as a tower and an ape as lonely as an island rule the depths and the heights. People hide and take notes.',
    basePopularity: 56,
  },
  {
    id: 'power-rangers',
    aliases: ['super-sentai'],
    name: 'Power Rangers',
    genres: ['crossover'],
    description: 'Teams in five colours, one a generation, meet whenever the threat is large enough. Each red has a speech.',
    basePopularity: 65,
  },
  {
    id: 'transformers',
    aliases: ['autobots', 'cybertron'],
    name: 'Transformers',
    genres: ['crossover', 'sci-fi'],
    description: 'Two peoples of machines brought their war to our car parks. Some stay, and learn to like rain on a bonnet.',
    basePopularity: 76,
  },
  {
    id: 'ben-10',
    aliases: ['ben-tennyson', 'omnitrix', 'secret-saturdays'],
    name: 'Ben 10',
    genres: ['crossover'],
    description: 'A boy on holiday finds a watch that makes him ten other people. Heroes of neighbouring shows keep turning up in it.',
    basePopularity: 60,
  },
  {
    id: 'teen-titans',
    aliases: ['young-justice', 'titans-tower'],
    name: 'Teen Titans',
    genres: ['crossover'],
    description: 'Sidekicks who outgrew their masters share a tower shaped like their name. Dimensions are torn, and pizza is agreed upon.',
    basePopularity: 79,
  },
  {
    id: 'arrowverse',
    aliases: ['the-flash', 'supergirl', 'legends-of-tomorrow'],
    name: 'Arrowverse',
    genres: ['crossover'],
    description:
      'An archer, a runner and a girl from a dead planet hold a meeting each winter when their worlds collide. Timelines do not survive it.',
    basePopularity: 77,
  },
  {
    id: 'miraculous',
    aliases: ['miraculous-ladybug', 'ml'],
    name: 'Miraculous',
    genres: ['crossover', 'romcom'],
    description: 'Two masked heroes of Paris love each other the wrong way round by day. Other cities have jewels too, and come to visit.',
    basePopularity: 88,
  },
  {
    id: 'voltron',
    aliases: ['legendary-defender', 'vld'],
    name: 'Voltron',
    genres: ['crossover', 'sci-fi'],
    description:
      'Five pilots from as many tempers must think as one so that five lions may stand as a knight. The castle goes wherever it is needed.',
    basePopularity: 82,
  },
  {
    id: 'rwby',
    aliases: ['remnant', 'death-battle'],
    name: 'RWBY',
    genres: ['crossover', 'fantasy'],
    description:
      'Four huntresses named after colours meet fairy tales with scythes that are also guns. Every other hero seems to visit Beacon.',
    basePopularity: 80,
  },
  {
    id: 'five-nights-at-freddys',
    aliases: ['fnaf', 'freddys'],
    name: "Five Nights at Freddy's",
    genres: ['crossover'],
    description:
      'Someone has to watch the animal puppets of a pizzeria from midnight to six. They walk, and so do all the games that came after.',
    basePopularity: 75,
  },
  {
    id: 'sonic-the-hedgehog',
    aliases: ['sonic', 'mobius'],
    name: 'Sonic the Hedgehog',
    genres: ['crossover'],
    description:
      "The fastest creature alive runs through hills, through films, and into a plumber's Olympic games. His rival counts rings.",
    basePopularity: 73,
  },
  {
    id: 'undertale',
    aliases: ['deltarune', 'undertale-au'],
    name: 'Undertale',
    genres: ['crossover'],
    description:
      'A child fell among monsters who would rather be asked out than fought. Its many alternate worlds keep meeting each other.',
    basePopularity: 87,
  },
];
