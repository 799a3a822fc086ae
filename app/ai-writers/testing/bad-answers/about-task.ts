import { type BadAnswers, partly, refused } from './bad-answer';

export const aboutTask: BadAnswers = {
  kind: 'talk about the task',
  answers: [
    ...refused('lighthouse', [
      'Okay, so I need to continue the story from where Ines cut the rope. The boat should drift away now.',
      'Okay, so I need to continue. The last sentence is about the rope that held the boat. I should write about that.',
      'Alright, let me think about what happens after the rope is cut. Brandt might be angry, or he might be relieved.',
      'First, I need to keep the past tense and the third person. Ines has cut the rope, so the boat drifts off.',
      'The story so far is about a lighthouse. I should introduce some tension between the characters here.',
      'We need to continue the story in a concise voice. The rope is cut. Brandt reacts to it with suspicion.',
      'Hmm, the user wants a continuation of about 180 characters. Let me write about the rope and the boat.',
      'I’ll write the next part in Olivia’s concise style, focusing on the rope and what it held.',
      'In this passage, the rope becomes a symbol of all that Ines leaves behind her on the shore.',
      'The next part of the story should show how Brandt reacts when the rope is cut and the boat drifts away.',
      'The scene needs more suspense, so the rope will turn out to have been tied to something else as well.',
      'Based on the provided text, Ines has cut the rope. A natural continuation would be that the boat floats away.',
      'Option 1: The rope sinks and Brandt laughs. Option 2: The rope holds and Ines is afraid of him.',
      'Final answer: The rope slid into the water, and the boat drifted slowly out into the dark.',
      'Draft: Ines watched the rope. Critique: too short. Revised: Ines watched the rope slide into the black water.',
      'So the rope is cut. I want to keep the tone eerie and the sentences short, as instructed above.',
      'I’ve kept the third person perspective and the past tense. The rope was gone, and Brandt said nothing.',
      'Reasoning: the rope was holding the boat. Output: the boat drifts away while Brandt counts the matches.',
    ]),
    ...refused('iceHouse', [
      'I think the narrator would stay calm here. He would look at the glove and ask for another rye.',
      'We should probably show how the protagonist reacts to the glove and to what the widow has said.',
      'Could you please provide more context about the glove and about what Lorna has done with the hat?',
      'The text ends with a glove. The logical next step is that I ask Lorna about her hand and the hat.',
      'Word bank: glove, hat, widow, stairs. Sentence: The widow put her glove on the stairs with the hat.',
      'Chapter 2\n\nThe Glove On The Stairs\n\nTo be written.',
    ]),
    partly(
      'lighthouse',
      /possible|continuation/,
      'Here is a possible continuation: the rope sinks, the boat drifts, and nobody says a word about it until morning.',
    ),
    partly(
      'iceHouse',
      /want me|going/i,
      'There was a burn under the glove, and it was not an old one. I let her put it back on.\n\nWant me to keep going?',
    ),
    partly(
      'lighthouse',
      /Sure|continuation|I aimed|characters/i,
      'Sure! Here is the continuation:\n\nThe boat slid out on the dark water, and the end of the green rope went after it like a tail. Brandt counted the matches twice.\n\n(180 characters)',
    ),
    partly(
      'lighthouse',
      /think|should I/i,
      '<think>Okay, so I need to continue. Should I mention the rope?</think>The boat slid out on the dark water, and the end of the green rope went after it like a tail. Brandt counted the matches twice.',
    ),
    partly(
      'vault',
      /title|word count/i,
      'Title: The Second Alarm\n\nMarisol lifts the brass key out of the bag with two fingers. It is warm, as though it has been in his hand all night.\n\nWord count: 27',
    ),
  ],
};
