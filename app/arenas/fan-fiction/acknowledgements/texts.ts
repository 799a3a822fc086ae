import { awayTexts } from '~/platform/database/database-away';
import { numberText } from '~/platform/text/format';
import { MOST_GIFTS, MOST_SOURCES, MOST_THANKED } from './acknowledgements';

/** Texts of naming others on a story, for its authors. @see docs/product/acknowledgements.md */
export const acknowledgementTexts = {
  title: 'Gifts, thanks, sources',
  intro: 'Whom this story is for, whom it thanks, and what it comes from. Others are named only while they agree.',
  back: 'Back to the story',
  gifts: 'For',
  giftsNone: 'It is for nobody in particular yet.',
  name: 'Name of a player',
  nameHint:
    'Their bell tells them. If they follow you, ‘For …’ appears on the story and its cards at once; anybody else is asked first. Either way they can say no. A pen name cannot be given a story.',
  give: 'Give it to them',
  thanks: 'Thanks to beta readers',
  thanksNone: 'It thanks nobody yet.',
  thanksHint: 'They are asked. ‘Thanks to …’ appears below the title once they agree.',
  noBetas: 'Nobody else has read it along.',
  whom: 'Whom to thank',
  thank: 'Ask them',
  agreed: 'named on the story',
  asked: 'has not answered yet',
  takeOff: 'Take back',
  takeOffQuestion: (name: string) => ({
    title: `Take the name of ${name} off?`,
    description: 'It is no longer on the story. They are not notified.',
    confirmLabel: 'Take it off',
  }),
  done: {
    given: 'They are told by their bell.',
    asked: 'They are asked by their bell.',
    'taken-off': 'The name is off the story.',
    sourced: 'It is noted. If it is another author’s story, they are asked by their bell.',
    'source-off': 'The story no longer says so.',
  },
  missing: 'There is nothing here',
  missingText: 'The story is gone, or you do not write it.',
  nameMissing: 'Please enter the name of a player.',
  unknown: 'You cannot give it to anybody of this name. Check how it is spelled; some people would rather not be named.',
  already: 'Their name is already here.',
  ownName: 'The story is by them: it cannot be for them, too.',
  often: (name: string) => `${name} has been given stories often today. Please try again tomorrow.`,
  tooManyGifts: `A story can be for at most ${numberText(MOST_GIFTS)} people.`,
  nobodyTicked: 'Please tick whom to thank.',
  tooManyTicked: `A story can thank at most ${numberText(MOST_THANKED)} people.`,
  notBetas: 'None of them can be thanked here any longer. Look at the list again.',
  databaseAway: awayTexts.text,
  failed: 'That did not work. Please try again.',
} as const;

/** Texts of what a story comes from, for its authors. */
export const sourceTexts = {
  heading: 'What it comes from',
  none: 'It comes from nothing that is named.',
  notShown: 'A story that is not shown now',
  kind: 'This story is',
  kinds: { inspired: 'inspired by it', translation: 'a translation of it', podfic: 'a podfic of it, read aloud' },
  address: 'Address of the story or page',
  addressHint:
    'A story of this site: its author is asked, and once they agree both stories say so. Any other page: an address that begins with https://, which only this story shows.',
  pageTitle: 'Title of the page',
  pageTitleHint: 'Only for a page elsewhere. Name its author, too.',
  add: 'Name it',
  takeOff: 'Take back',
  takeOffLabel: (title: string) => `: ${title}`,
  kindMissing: 'Please choose what this story is of the other.',
  addressMissing: 'Please enter the address of a story or page.',
  titleMissing: 'Please enter the title of the page, as it is not on this site.',
  titleTooLong: 'A title may have at most 200 characters here.',
  notNamed:
    'Nothing that can be named is at this address. It takes a story that you can read and whose author has not declined, or an address that begins with https://.',
  often: 'The author of that story has been asked often today. Please try again tomorrow.',
  nobodyToAsk: 'Nobody could agree: that story no longer has an author.',
  already: 'The story names this already.',
  tooMany: `A story can name at most ${numberText(MOST_SOURCES)} sources.`,
} as const;

/** Texts of being named, for those who are. */
export const namedTexts = {
  title: 'Where you are named',
  intro: 'Stories that are for you, thank you for reading along, or come from yours. They say so only while you agree.',
  none: 'No story names you.',
  gift: { asked: 'would like to be for you', agreed: 'is for you', declined: 'is not for you: you declined' },
  thanks: { asked: 'would like to thank you', agreed: 'thanks you', declined: 'does not thank you: you declined' },
  thanksPen: {
    asked: 'would like to thank <pen/>, your pen name',
    agreed: 'thanks <pen/>, your pen name',
    declined: 'does not thank <pen/>, your pen name: you declined',
  },
  source: {
    inspired: { asked: 'would like to say that it is inspired by <own/>', agreed: 'says that it is inspired by <own/>' },
    translation: { asked: 'would like to say that it is a translation of <own/>', agreed: 'says that it is a translation of <own/>' },
    podfic: { asked: 'would like to say that it is a podfic of <own/>', agreed: 'says that it is a podfic of <own/>' },
  },
  sourceDeclined: 'does not name <own/>: you declined',
  takeSourceOff: 'Take it back',
  sourceNotShown: 'This story is not shown to you, so yours cannot appear on it.',
  by: 'By <author/>',
  notShown: 'A story that you are not shown',
  accept: 'Accept',
  decline: 'Decline',
  takeOff: 'Take my name off',
  acceptAfterAll: 'Allow it after all',
  gone: 'This is no longer there: the author took it back, or the story is gone.',
  notShownToYou: 'This story is not shown to you, so your name cannot appear on it.',
  databaseAway: awayTexts.text,
  failed: acknowledgementTexts.failed,
} as const;

/** Texts of a story's page. */
export const shownTexts = {
  thanks: 'Thanks to <people/> for reading it first',
  from: {
    inspired: 'Inspired by <work/> by <author/>',
    translation: 'A translation of <work/> by <author/>',
    podfic: 'A podfic of <work/> by <author/>',
  },
  fromPage: { inspired: 'Inspired by <work/>', translation: 'A translation of <work/>', podfic: 'A podfic of <work/>' },
  to: {
    inspired: 'It inspired <work/> by <author/>',
    translation: 'Translated: <work/> by <author/>',
    podfic: 'As a podfic: <work/> by <author/>',
  },
} as const;
