import type { ScriptedGame } from '../scripted-game';

export const longTurnsGames: readonly ScriptedGame[] = [
  {
    id: 'hotel-of-clocks',
    kind: 'long-turns',
    person: 'second',
    tense: 'past',
    people: 1,
    opening: 'You took the job at the Hotel Meridian because they asked for somebody who could not tell the time.',
    turns: [
      "You'd never learned. It was one of those things, you'd been ill the week they did it at school and afterwards everyone assumed, and you had got by on asking people and on the sun. The manager, a tiny man called Monsieur Bazin, tested you with three different clocks and you failed them all and he shook your hand with real emotion. He gave you a grey uniform, a ring of keys and one rule, which was never to let a guest of the fourth floor see your wrist. You didn't have a watch, you said. He told you it was not about the watch.",
      "The first week it was easy. You carried up trays. The fourth floor was carpeted so thick you couldn't hear yourself walk, and the guests there were polite, old-fashioned people, who said please and never seemed to be dressed for the weather. A woman in 412 liked you especially. Her name was Madame Adjani-Roux and she tipped you in coins you did not know, and every time you came in she was sitting at the window with the same half-eaten egg in front of her, and she'd ask you, in the same light voice, if it was still Thursday.",
      "You said you thought so. You honestly weren't sure. It seemed to please her. But at night in the staff dormitory you lay awake and counted on your fingers how many trays you had carried up, and it came out at more breakfasts than there'd been mornings. The boy in the bunk below, Ignace, the one who did the shoes, told you not to count. He said that the last one had counted. You asked him what had happened to the last one and he pointed at the ceiling, and then he rolled over and pulled the blanket up to his",
      "So of course you looked in the register. You waited until Monsieur Bazin had gone to wind something, he was forever winding something, and you went behind the desk and turned the pages back. There was Madame Adjani-Roux, room 412, arrived on a Thursday in the year your grandmother was born. She'd paid for one night. They had all of them paid for one night. And at the bottom of the list in room 430 there was a name that had been entered in pencil only, and very faintly, as though somebody hoped",
      'It was Ignace. Not the last name, you didn\'t know his last name, but it said shoes behind it, in brackets. You went up to 430. You\'d never been to the end of that corridor, you had always turned round at the ice machine. The door was ajar and in there was a bed, a chair, a pair of brown boots shined like chestnuts, and a young man standing by the curtain, who was Ignace and was thirty years older and did not recognise you at all. "Is it morning?" said he. "They told me that I could go when it was morning."',
      "You didn't think. You held out your arm to pull him along and your sleeve slid up. He looked at your wrist. There's a scar on it, a thin white ring that goes right round, you've had it since you were born and nobody in your family would ever say from what. He looked, and he started to laugh and to shake, both, and he called out into the corridor in a cracked voice that it was here, it had come, and all along the fourth floor, one after another, you heard the doors.",
      'They were very gentle about it. They came out in their evening clothes and their nightgowns and stood around you in a ring, forty or fifty people, and Madame Adjani-Roux had brought her egg. She took your hand and she turned your wrist to the light and read it. She read it aloud, as you\'d read out a thing on a label. "A quarter to nine," she said. "In the morning. On a Friday!" and it went from mouth to mouth, Friday, Friday, and somebody began to cry, and somewhere below you Monsieur Bazin began to shout.',
      "He came up with a key as long as his arm. He wasn't angry, that was the awful part, he was begging. He told you what would happen to them out there, how many years were standing on the steps and waiting, and that he'd only ever wanted to be kind. Madame patted his cheek. She'd like her bill, she said. She walked down the stairs on your arm, all four floors of them, and you could feel her getting lighter the whole way, and when you got to the revolving door she said to you: \"Don't learn, my dear. It's a thing you can't put back.\"",
    ],
    cast: { 'Monsieur Bazin': 'he', 'Madame Adjani-Roux': 'she', Ignace: 'he' },
    opened: [
      { turn: 0, words: 'which was never to let a guest of the fourth floor see your wrist', is: 'threat' },
      { turn: 1, words: 'the same half-eaten egg', is: 'object' },
      { turn: 1, words: 'if it was still Thursday', is: 'question' },
      { turn: 2, words: 'pulled the blanket up to his', is: 'broken-off' },
      { turn: 3, words: 'somebody hoped', is: 'broken-off' },
      { turn: 4, words: 'The door was ajar', is: 'door' },
      { turn: 5, words: 'you heard the doors', is: 'arrival' },
    ],
  },
];
