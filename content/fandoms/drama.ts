import type { Fandom } from './fandom';

/** The fandoms whose own genre is drama. */
export const dramaFandoms: readonly Fandom[] = [
  {
    id: 'sherlock',
    aliases: ['bbc-sherlock', 'sherlock-holmes', '221b'],
    name: 'Sherlock',
    genres: ['drama'],
    description: 'The consulting detective takes a flatmate home from the war. Cases, violins, and affection never once said aloud.',
    basePopularity: 93,
  },
  {
    id: 'downton-abbey',
    aliases: ['downton'],
    name: 'Downton Abbey',
    genres: ['drama'],
    description: 'Upstairs a great house frets over its heir, downstairs over the soup. An age ends politely.',
    basePopularity: 68,
  },
  {
    id: 'breaking-bad',
    aliases: ['better-call-saul', 'heisenberg'],
    name: 'Breaking Bad',
    genres: ['drama'],
    description:
      'A chemistry teacher with a cough decides to provide for his family, and likes it. Desert, chemistry, and lies at breakfast.',
    basePopularity: 79,
  },
  {
    id: 'the-sopranos',
    aliases: ['sopranos'],
    name: 'The Sopranos',
    genres: ['drama'],
    description: 'A boss in New Jersey tells a therapist about the ducks in his pool. Murder before dinner, gravy at six.',
    basePopularity: 58,
  },
  {
    id: 'mad-men',
    aliases: ['sterling-cooper'],
    name: 'Mad Men',
    genres: ['drama'],
    description:
      'An advertising man with a borrowed name sells longing to a country that is changing its clothes. Smoke, carousels, closed doors.',
    basePopularity: 57,
  },
  {
    id: 'succession',
    aliases: ['waystar-royco'],
    name: 'Succession',
    genres: ['drama'],
    description:
      'Four children of a media king want the crown and a kind word, and each would sell the others for either. Boardrooms with knives in them.',
    basePopularity: 77,
  },
  {
    id: 'the-crown',
    aliases: ['windsors'],
    name: 'The Crown',
    genres: ['drama'],
    description: 'A young woman inherits a throne and has to put herself away. Corridors, corgis and weekly audiences.',
    basePopularity: 60,
  },
  {
    id: 'bridgerton',
    aliases: ['the-ton', 'lady-whistledown'],
    name: 'Bridgerton',
    genres: ['drama', 'romcom'],
    description:
      'Eight siblings look for matches under the pen of a gossip whom no one can name. Orchestras, orangeries and gloves taken off slowly.',
    basePopularity: 88,
  },
  {
    id: 'the-west-wing',
    aliases: ['west-wing'],
    name: 'The West Wing',
    genres: ['drama'],
    description:
      'People who talk faster than they walk try to run a country decently from its corridors. Idealism, sleeplessness, and turkeys.',
    basePopularity: 63,
  },
  {
    id: 'greys-anatomy',
    aliases: ['seattle-grace'],
    name: "Grey's Anatomy",
    genres: ['drama'],
    description:
      "Surgeons in training save strangers and wreck each other's hearts in the on-call room. It is always raining, and it is always somebody's person.",
    basePopularity: 86,
  },
  {
    id: 'house-md',
    aliases: ['house', 'princeton-plainsboro'],
    name: 'House, M.D.',
    genres: ['drama'],
    description: 'A doctor in pain solves bodies like riddles and trusts no patient. One oncologist puts up with him.',
    basePopularity: 80,
  },
  {
    id: 'er',
    aliases: ['county-general'],
    name: 'ER',
    genres: ['drama'],
    description: 'Doors fly open on a Chicago emergency ward, and nobody has had breakfast. Shifts, losses, and snow on the ambulance bay.',
    basePopularity: 52,
  },
  {
    id: 'criminal-minds',
    aliases: ['bau'],
    name: 'Criminal Minds',
    genres: ['drama'],
    description:
      'A team flies out to think like the worst people there are and flies home a bit more tired. The jet is where they are a family.',
    basePopularity: 85,
  },
  {
    id: 'ncis',
    aliases: ['gibbs'],
    name: 'NCIS',
    genres: ['drama'],
    description:
      "Navy investigators live by their boss's numbered rules and break them for each other. Coffee, forensics, slaps to the head.",
    basePopularity: 74,
  },
  {
    id: 'hannibal',
    aliases: ['murder-family', 'nbc-hannibal'],
    name: 'Hannibal',
    genres: ['drama'],
    description:
      'A profiler who feels too much is given a psychiatrist with beautiful manners and a full larder. Antlers, wine, and a slow fall.',
    basePopularity: 83,
  },
  {
    id: 'the-good-wife',
    aliases: ['the-good-fight'],
    name: 'The Good Wife',
    genres: ['drama'],
    description: "A politician's wronged wife goes back to the bar in a good coat. Verdicts, silences, and an elevator.",
    basePopularity: 50,
  },
  {
    id: 'peaky-blinders',
    aliases: ['shelby-family'],
    name: 'Peaky Blinders',
    genres: ['drama'],
    description:
      'A family of Birmingham bookmakers came back from the trenches without fear. Razors in caps, and one brother always thinking.',
    basePopularity: 75,
  },
  {
    id: 'vikings',
    aliases: ['kattegat', 'ragnar'],
    name: 'Vikings',
    genres: ['drama'],
    description:
      'A farmer builds a ship that can cross the open sea, and finds a monk at the other end. Ravens, sons, and the price of renown.',
    basePopularity: 65,
  },
  {
    id: 'outlander',
    aliases: ['fraser', 'lallybroch'],
    name: 'Outlander',
    genres: ['drama'],
    description:
      'A wartime nurse touches a stone in the Highlands and lands two hundred years too early. Two husbands, one rebellion, many herbs.',
    basePopularity: 78,
  },
  {
    id: 'les-miserables',
    aliases: ['les-mis'],
    name: 'Les Misérables',
    genres: ['drama'],
    description:
      'A man who stole bread is hunted for decades by one who never broke a rule. Candlesticks, barricades, and students who sing.',
    basePopularity: 73,
  },
  {
    id: 'hamilton',
    aliases: ['hamilton-musical'],
    name: 'Hamilton',
    genres: ['drama'],
    description: 'A penniless orphan writes as though time were running out, and argues a country into being. Duels are counted to ten.',
    basePopularity: 84,
  },
  {
    id: 'the-phantom-of-the-opera',
    aliases: ['phantom', 'poto'],
    name: 'The Phantom of the Opera',
    genres: ['drama'],
    description: 'Beneath an opera house a masked genius teaches a chorus girl to sing for him alone. Mirrors, a lake, a chandelier.',
    basePopularity: 70,
  },
  {
    id: 'riverdale',
    aliases: ['archie-comics'],
    name: 'Riverdale',
    genres: ['drama'],
    description: 'Milkshakes, a murder and a jalopy: a small town with pep conceals every genre there is. Its teenagers take notes.',
    basePopularity: 72,
  },
  {
    id: 'gossip-girl',
    aliases: ['upper-east-side'],
    name: 'Gossip Girl',
    genres: ['drama'],
    description:
      "Somebody is posting the secrets of Manhattan's richest pupils as they sit on the museum steps. Headbands, betrayals, brunch.",
    basePopularity: 69,
  },
  {
    id: 'skins',
    aliases: ['bristol-skins'],
    name: 'Skins',
    genres: ['drama'],
    description: 'Teenagers in Bristol love, lie and stay out until the sun is up and the bill is due. The parents are worse.',
    basePopularity: 51,
  },
  {
    id: 'the-last-of-us',
    aliases: ['tlou', 'ellie-and-joel'],
    name: 'The Last of Us',
    genres: ['drama', 'sci-fi'],
    description:
      'A smuggler who lost a daughter takes a girl across a country overgrown by fungus. What he does at the end is argued about to this day.',
    basePopularity: 89,
  },
  {
    id: 'yellowjackets',
    aliases: ['wiskayok'],
    name: 'Yellowjackets',
    genres: ['drama'],
    description:
      "A girls' football team falls out of the sky, and the winter is long. Twenty-five years on the survivors still do not say what they ate.",
    basePopularity: 71,
  },
  {
    id: 'the-queens-gambit',
    aliases: ['queens-gambit', 'beth-harmon'],
    name: "The Queen's Gambit",
    genres: ['drama'],
    description: 'An orphan learns chess in a basement and sees the board on the ceiling at night. Every opening is a way of leaving.',
    basePopularity: 62,
  },
  {
    id: 'this-is-us',
    aliases: ['pearson-family'],
    name: 'This Is Us',
    genres: ['drama'],
    description: 'One family is told in three decades at once, by a slow cooker, a song and a house. Handkerchiefs are part of the cast.',
    basePopularity: 56,
  },
];
