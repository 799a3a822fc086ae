import { awayTexts } from '~/platform/database/database-away';
import { numberText, pluralText } from '~/platform/text/format';
import { absentTexts } from '~/stories/texts';

/** Texts of the page of a missing story. */
export const missingTexts = {
  story: absentTexts.missing,
  fandom: { title: 'Fandom not found', text: 'There is no fandom at this address. It may be mistyped.' },
  unknownFandom: { name: 'Unknown Fandom', description: 'Explore stories from this mysterious world' },
} as const;

/** Texts of the arena's forms. */
export const formTexts = {
  storyIncomplete: 'Validation Error: Please provide a title and content for your story',
  storySignedOut: 'Login Required: You need to be logged in to create stories',
  storyFailed: (reason = 'Unknown Error') => `Failed to create story: ${reason}`,
  chapterTitleRequired: 'Chapter title required: Please provide a title for your chapter',
  contentRequired: 'Content required: Please write some content for your chapter',
  storyTitleRequired: 'Please provide a title for your story',
  titleTooLong: 'A title may have at most 120 characters.',
  chapterTooLong: 'A chapter may have at most 200,000 characters. Please split it into two.',
  commentEmpty: 'Empty Comment: Please write something before submitting',
  commentTooLong: 'A comment may have at most 5,000 characters.',
  commentSignedOut: 'You need to be logged in to comment',
  unprintable: 'This text contains characters that cannot be stored. Please remove them and try again.',
  signedOut: 'Login Required: You need to be logged in to do this',
  notAllowed: 'Only the author of this story can do this.',
  notYourComment: 'Only the writer of a comment can change it.',
  commentRuleMissing: 'Please choose one of these.',
  ownSticker: 'This is a story of yours.',
  notAnswerable: 'You cannot reply to this comment.',
  threadFrozen: 'The author of this story has closed this conversation. Your words are still here: you can copy them.',
  notRemovable: 'Only the writer of a comment or the author of the story can remove it.',
  storyMissing: 'This story no longer exists.',
  chapterMissing: 'This chapter no longer exists.',
  hiddenPlayer: 'The operators of this site have hidden you, so you cannot comment.',
  commentMissing: 'This comment no longer exists.',
  commentNames: 'A collection holds this story back, and a comment would name you. You can comment once it is out under your name.',
  blockNames: 'A block would show whose this story is before the collection does. Remove the comment, and block once your name is out.',
  passageChanged: 'The author has just changed this paragraph. Your words are still here: you can post them as a comment on the chapter.',
  chapterChanged: 'This chapter was changed elsewhere in the meantime. Copy your text, reload the page, and paste it in again.',
  chapterThere: 'Other words were published from another tab as this chapter. Press the button again to add these as a separate chapter.',
  storyThere: 'Other words were published from another tab as this story. Press the button again to publish these as a separate story.',
  lastChapter: 'A story needs at least one chapter. To remove this one, delete the story.',
  tooManyChapters: 'A story may have at most 500 chapters.',
  unknownFandom: 'There is no such fandom, so nothing can be published in it.',
  addChapterFailed: 'Failed to add chapter',
  saveFailed: 'Your change could not be saved. Please try again.',
  commentFailed: 'Failed to post your comment',
  databaseAway: awayTexts.text,
  deleteStory: 'The story, its chapters and all comments on it will be gone for good. This cannot be undone.',
  deleteChapter: 'The chapter will be gone for good; comments on it stay with the story. This cannot be undone.',
} as const;

/** Texts for a text that was written in more than one place. */
export const versionTexts = {
  changed: {
    title: 'There are two versions of this chapter',
    text: 'It was saved from another tab or device in the meantime, so nothing has been overwritten. Your words are in the form below; this is the saved version:',
  },
  chooseFirst: 'Choose one of the two versions first. Nothing is sent until you do.',
  merged: 'It was changed elsewhere in the meantime. Both changes are in the text below: check it and send it again.',
  saved: 'The saved version',
  keep: { mine: 'Continue with my words', theirs: 'Continue with the saved version' },
  others: 'Words kept from another tab',
  other: 'The other words',
  elsewhere: 'You are also writing this in another tab. Each tab keeps its own words on this device.',
} as const;

/** Texts for chapters being written. */
export const draftTexts = {
  saved: (day: string) => `Saved ${day}`,
  remove: 'Delete',
  notPublished: (why: string) => `It was not published on time. ${why}`,
  tooMany: 'You have 100 unpublished chapters. Publish or delete one of them to keep another.',
  kept: 'Kept as a draft. Only you can see it, on any device where you sign in.',
  keptForAll: 'Kept as a draft. Only those who write this story can see it.',
  onDevice: 'Not on the server yet. Your words are kept on this device and sent as soon as possible.',
  conflict: 'Not saved: choose one of the two versions above. Your words are kept on this device.',
  signedOut: 'You are signed out. Your words are kept on this device until you sign in again.',
  notKept: 'This browser cannot keep your words. Stay on this page until they are saved.',
  gone: 'This draft was published or deleted from another tab or device. Your words are still here: copy them, or publish them.',
  unpublished: 'Unpublished chapters',
  unpublishedStories: 'Your unpublished stories here',
  drafts: 'Unpublished',
  untitled: 'Untitled',
  another: 'Start another',
  toCome: (count: number) =>
    `${pluralText(count, { one: 'One more chapter comes', other: `${numberText(count)} more chapters come` })} with this story. Once it is published, you will find ${pluralText(count, { one: 'it', other: 'them' })} under 'Arrange chapters', unpublished. Deleting this draft deletes ${pluralText(count, { one: 'it', other: 'them' })} too.`,
  discard: { title: 'Delete this draft?', description: 'Its words will be gone for good. What is published stays as it is.' },
} as const;

/** Texts of the page on which an author arranges the chapters of a story. */
export const arrangingTexts = {
  heading: 'Arrange Chapters',
  intro:
    'Drag a chapter to another place, or use its arrows. Readers see the new order immediately; comments and bookmarks stay with their chapter.',
  moved: (title: string, number: number, of: number) => `${title} is now chapter ${number} of ${of}.`,
  unpublished: 'Unpublished chapters',
  none: 'No unpublished chapters. Add one, and it stays here until you publish it.',
  atEnd: 'At the end',
  publishAll: (count: number) => `Publish all ${count} in this order`,
  timeMissing: 'Please choose a day and a time.',
  timePast: 'This time has passed. Please choose a later one.',
  timeFar: 'A chapter can be scheduled for at most a year from now.',
  titleFirst: 'Please give this chapter a title first.',
  wordsFirst: 'Please write something in this chapter first.',
  move: 'Move',
  notMoved: 'The new order could not be saved. Please try again.',
  done: {
    moved: 'The chapter has been moved.',
    published: 'The chapter is published.',
    allPublished: 'The chapters are published.',
    scheduled: 'The chapter is scheduled.',
    unscheduled: 'The chapter stays unpublished until you publish it.',
    split: 'The chapter is now two.',
  },
  notUnpublished: 'This chapter has already been published.',
  splitIntro: 'Choose the paragraph that begins the new chapter. Comments stay with the first half.',
  splitNowhere: 'This chapter has only one paragraph, so it cannot be split.',
  splitWhere: 'Please choose a paragraph.',
  splitDraft: 'This chapter has changes that are not published. Save or discard them before you split it.',
} as const;

/** Texts of the page on which an author imports chapters from a file. */
export const importTexts = {
  file: 'Files',
  importChosen: 'Import chosen chapters',
  heading: 'Import Chapters',
  link: 'Import from a file',
  intro: (megabytes: number) =>
    `Choose one or more Word documents (.docx), text files (.txt, .md), or HTML downloads from Archive of Our Own, up to ${megabytes} MB each. They are read on this device; only what you choose is sent. Several files come in the order of their names.`,
  kept: 'They become unpublished chapters, which only you can see.',
  keptAsStory:
    'The first one becomes an unpublished story, and the others come with it as its unpublished chapters. Only you can see them.',
  needsScript: 'Reading a file needs JavaScript, which is off in this browser.',
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Please import it in parts.`,
  unknown: 'This is not a .docx, .txt, .md or .html file.',
  unreadable: 'This file could not be read. It may be damaged, or not the type its name says.',
  notLoaded: 'Reading a file needs a connection. Please choose it again once you are connected.',
  empty: 'There are no words in this file.',
  notSent: 'Some chapters could not be sent. Please try again: none will be saved twice.',
  signedOut: 'You are signed out. Sign in on another tab, then try again.',
  gone: 'This story or chapter has been deleted in the meantime.',
  done: (count: number) =>
    pluralText(count, { one: 'One chapter has been imported.', other: `${numberText(count)} chapters have been imported.` }),
} as const;

/** Texts for an author's form that has succeeded. */
export const doneTexts = {
  storyKept: { title: 'Story Kept', text: 'Nobody but you sees it until you publish it under ‘Who reads it’.' },
  storyPublished: { title: 'Story Published', text: 'Your story is in the arena now.' },
  publishedInto: {
    title: 'Story Added',
    text: 'The collection has your story. Until it appears there, only you and the maintainers read it.',
  },
  notTaken: { title: 'Saved for Only You', text: (why: string) => `The collection did not take it: ${why}` },
  chapterAdded: { title: 'Chapter Added', text: 'Readers can see it now.' },
  chapterSaved: { title: 'Chapter Saved', text: 'Everyone can see your changes now.' },
  chapterDeleted: { title: 'Chapter Deleted', text: 'The chapters after it have moved up.' },
  draftDeleted: { title: 'Draft Deleted', text: 'What is published stays as it is.' },
  commentRuleSaved: { title: 'Comment Settings Saved', text: 'This applies to everything written from now on.' },
  notesSaved: { title: 'Notes Saved', text: 'Readers see them before and after the chapter.' },
  titleSaved: { title: 'Title Saved', text: 'Your story has its new title.' },
  storyDeleted: { title: 'Story Deleted', text: 'The story is gone.' },
} as const;

/** Texts for readers. */
export const readingTexts = {
  loadingStory: 'Loading story...',
  loadingStories: 'Loading stories...',
  loadingComments: 'Loading comments...',
  noComments: 'No comments yet. Be the first to share your thoughts!',
  noCommentsShort: 'No comments yet',
  commentsFailed: 'Failed to load comments',
  chaptersFailed: 'Could not load story chapters. Please try again.',
  storyFailed: 'Could not open the story. Please try again.',
  detailsFailed: 'Failed to load story details',
  narrowedFandom: 'No story of this fandom matches your filters.',
  emptyFandom: 'No fan fiction stories found for this fandom yet. Be the first to write one!',
  publishSignedOut: 'You need to be logged in to publish stories.',
  joinConversation: 'Want to join the conversation?',
  commentAdded: { title: 'Comment Added', text: 'Your comment has been posted!' },
  commentWaits: { title: 'Comment Sent', text: 'It will appear once the author of the story approves it.' },
  commentApproved: { title: 'Comment Approved', text: 'Everyone can read it now.' },
  commentsWait: 'Comments here appear once the author approves them.',
  waitsForAuthor: 'Waiting for approval. Other readers don’t see it yet.',
  waitsForYou: 'Waiting for your approval. Only you and its writer see it.',
  noneWaiting: 'Nothing is waiting for your approval.',
  posting: 'Posting...',
  commentGone: 'This comment is not shown.',
  threadFrozen: 'The author has closed this conversation.',
  commentBehindDoor: 'Reported as dangerous, and not yet reviewed. Show it',
  markdown:
    '*emphasis*, **strong**, ++underlined++, ~~struck through~~, [words](https://...) for a link, lines that begin with * or 1. for a list, a line of *** for a new scene, > before a quote. Line breaks stay as you type them.',
} as const;
