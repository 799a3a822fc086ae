import { type BadAnswers, partly, refused } from './bad-answer';

export const aboutItself: BadAnswers = {
  kind: 'talk about itself',
  answers: [
    ...refused('lighthouse', [
      'As an AI language model, I cannot continue stories that involve cutting ropes in dangerous places.',
      'I am sorry, but I cannot assist with that request. Is there anything else I can help you with?',
      'I’m just an AI, so I have never seen a lighthouse, but the rope would probably drift away with the tide.',
      'I do not have personal experiences, but I can imagine that the rope floated on the water for a long time.',
      'I’m unable to generate content about a boat being set adrift. The rope should stay where it is.',
      'The rope slid away. As a large language model trained on books, I find this moment full of tension.',
      'I am an artificial intelligence without feelings about the rope. Ines went up the stairs all the same.',
      'My training data ends before this story does. The rope sank, and the boat went with it into the dark.',
      'I’m here to help! The green rope fell into the sea, and the boat began to drift away from the jetty.',
      'I apologize, but I cannot write about this. Perhaps Ines could tie the rope again instead of cutting it.',
      'Thank you for the prompt! I am happy to help. The rope was cut, and so the boat was gone.',
      'ChatGPT here. The rope is cut, the boat is adrift, and Brandt is not amused at all by any of it.',
      'I don’t have access to the rest of the story, so I cannot know why Ines cut the rope at the jetty.',
      'Unfortunately I can’t provide a continuation, as the text about the rope may violate the content policy.',
      'I won’t write this part, because cutting the rope puts the characters in danger of drowning.',
      'The user asked for one hundred and eighty characters about a rope. Ines looked at the water and shivered.',
    ]),
    partly(
      'lighthouse',
      /let me know|changes/i,
      'The boat slid out on the dark water, and the end of the green rope went after it like a tail. Brandt counted the matches twice. Let me know if you would like any changes!',
    ),
    partly(
      'lighthouse',
      /I hope|continuation/i,
      'I hope you like this continuation! The boat slid out on the dark water, and the green rope went after it like a tail. Brandt counted the matches twice.',
    ),
    partly(
      'vault',
      /your turn|happens next/i,
      'Marisol lifts the brass key out of the bag with two fingers. It is warm, as though it has been in his hand all night. What happens next? It’s your turn!',
    ),
    partly(
      'vault',
      /feel free/i,
      'Marisol lifts the brass key out of the bag with two fingers. It is warm, as though it has been in his hand all night. Feel free to continue.',
    ),
  ],
};
