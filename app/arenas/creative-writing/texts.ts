import { numberText } from '~/platform/text/format';
import { MAX_TITLE } from '~/stories/reading/text/stored-text';
import { MAX_BODY } from './saving/story-text';
import { MAX_VISITOR_WORDS } from './visiting/visitor-form';

/** Messages of Creative Writing: why something failed, and what happens next. */
export const texts = {
  watchFirst: 'Please watch the recording to the end first.',
  today: { heading: 'Write from this', write: 'Write it', begin: 'Write from today’s prompt', prompt: 'Today’s prompt' },
  fallbackPrompt: 'Write a creative story about anything that inspires you.',
  appendagePrompt: 'Continue from where another story ends.',
  startSignedOut: 'You need to be logged in to start writing',
  nothingToKeep: 'There is nothing to keep yet. Write a line first.',
  tooLongToKeep: `More than ${numberText(MAX_VISITOR_WORDS)} characters cannot be brought into your account. Your words are still here: shorten them, or sign up first.`,
  visitorKept: 'Kept on this device only.',
  visitorUnkept: 'This browser cannot keep a copy: sign up to keep your words.',
  beforeSignIn: 'You wrote these words here before you signed in. You can keep them as a draft.',
  startFailed: 'Failed to start writing session',
  createFailed: 'Failed to create story',
  promptFailed: 'We could not get a new prompt. Please check your connection and try again.',
  defaultStarter: { title: 'Story Starter', description: 'Using default story starter due to generation issues.' },
  timeUp: { title: "Time's Up!", description: 'Your writing session has ended. Your story has been saved.' },
  nothingWritten: {
    title: 'Your session has ended',
    description: 'There were no words of your own in it, so nothing was published.',
  },
  endedElsewhere: { title: 'Your session has ended', description: 'It was finished in another tab or on another device.' },
  saving: 'Saving...',
  saved: 'Story saved successfully!',
  saveFailed: 'Failed to save story progress',
  saveFailedNext: 'We’ll try again in a few seconds.',
  connectionLost: 'Connection lost. Your words are kept on this device and will be saved when you are back online.',
  connectionLostUnkept:
    'Connection lost. This browser cannot keep a copy, so please leave this page open: your words will be saved when you are back online.',
  notKept: 'This browser does not let us keep a copy of your words. They are safe once saved, so please save often.',
  restored: 'Words from this device were restored.',
  bodyTooLong: `Your story is longer than ${numberText(MAX_BODY)} characters, so it cannot be saved. Your words are still here: please shorten the text, or move part of it elsewhere, and save again.`,
  titleTooLong: `The title is longer than ${MAX_TITLE} characters. Please shorten it and save again.`,
  revisedToNothing:
    'A published story needs words of your own. Your words are still here; to take the story down, delete it under My Stories.',
  signedOut: 'You have been signed out. Your words stay on this device; sign in again as the same player to save them.',
  gone: 'This story no longer exists. Your words have not been lost: you can keep them as a draft.',
  late: 'This session has already ended, so these words did not get into its story. You can keep them as a draft.',
  unreadableParent: 'We could not find the story to continue, so this will be a story of its own.',
  notChosen: 'You chose another version of your story over these words. You can keep them as a draft.',
  draftFailed: 'The draft could not be saved just now. Your words are still here; please try again.',
} as const;
