import { awayTexts } from '~/platform/database/database-away';
import { numberText } from '~/platform/text/format';
import { MOST_GIFTS, MOST_THANKED } from './acknowledgements';

/** Texts of naming others on a story, for its authors. @see docs/product/acknowledgements.md */
export const acknowledgementTexts = {
  title: 'Gifts and thanks',
  intro: 'Whom this story is for, and whom it thanks. A name stands on the story only while its bearer agrees.',
  back: 'Back to the story',
  gifts: 'For',
  giftsNone: 'It is for nobody in particular yet.',
  name: 'Name of a player',
  nameHint:
    'Their bell tells them. If they follow you, ‘For …’ stands on the story and its cards at once; anybody else is asked first. Either way they can say no.',
  give: 'Give it to them',
  thanks: 'Thanks to beta readers',
  thanksNone: 'It thanks nobody yet.',
  thanksHint: 'They are asked. Below the title stands ‘Thanks to …’ once they agree.',
  noBetas: 'Nobody else has read it along.',
  whom: 'Whom to thank',
  thank: 'Ask them',
  agreed: 'stands on the story',
  asked: 'has not answered yet',
  takeOff: 'Take back',
  takeOffQuestion: (name: string) => ({
    title: `Take the name of ${name} off?`,
    description: 'It no longer stands on the story. They are not told.',
    confirmLabel: 'Take it off',
  }),
  done: {
    given: 'They are told by their bell.',
    asked: 'They are asked by their bell.',
    'taken-off': 'The name is off the story.',
  },
  missing: 'There is nothing here',
  missingText: 'The story is gone, or you do not write it.',
  nameMissing: 'Please enter the name of a player.',
  unknown: 'You cannot give it to anybody of this name. Check how it is spelled; some people would rather not be named.',
  already: 'Their name stands here already.',
  ownName: 'The story is by them: it cannot be for them, too.',
  tooManyGifts: `A story can be for at most ${numberText(MOST_GIFTS)} people.`,
  nobodyTicked: 'Please tick whom to thank.',
  tooManyTicked: `A story can thank at most ${numberText(MOST_THANKED)} people.`,
  notBetas: 'None of them can be thanked here any longer. Look at the list again.',
  databaseAway: awayTexts.text,
  failed: 'That did not work. Please try again.',
} as const;

/** Texts of being named, for those who are. */
export const namedTexts = {
  title: 'Where you are named',
  intro: 'Stories that are for you, or thank you for reading along. Your name stands on them only while you agree.',
  none: 'No story names you.',
  gift: { asked: 'would like to be for you', agreed: 'is for you', declined: 'is not for you: you declined' },
  thanks: { asked: 'would like to thank you', agreed: 'thanks you', declined: 'does not thank you: you declined' },
  by: 'By <author/>',
  notShown: 'A story that you are not shown',
  accept: 'Accept',
  decline: 'Decline',
  takeOff: 'Take my name off',
  acceptAfterAll: 'Allow it after all',
  gone: 'This is no longer there: the author took it back, or the story is gone.',
  notShownToYou: 'This story is not shown to you, so your name cannot stand on it.',
  databaseAway: awayTexts.text,
  failed: acknowledgementTexts.failed,
} as const;

/** Texts of a story's page. */
export const shownTexts = {
  thanks: 'Thanks to <people/> for reading it first',
} as const;
