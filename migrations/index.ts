import type { SchemaChange } from '~/platform/migrations/schema-change';
import * as accounts from './0001-accounts';
import * as stories from './0002-stories';
import * as progress from './0003-progress';
import * as live from './0004-live';
import * as wordGames from './0005-word-games';
import * as storyWeave from './0006-story-weave';
import * as fanFiction from './0007-fan-fiction';
import * as players from './0008-players';
import * as donations from './0009-donations';
import * as pageChanges from './0010-page-changes';
import * as jobsToSend from './0011-jobs-to-send';
import * as search from './0012-search';
import * as hidden from './0013-hidden';
import * as morePageChanges from './0015-more-page-changes';
import * as ranks from './0016-ranks';
import * as refunds from './0017-refunds';
import * as hiddenNames from './0018-hidden-names';
import * as wovenPageChanges from './0020-woven-page-changes';
import * as searchWords from './0021-search-words';
import * as signUpAttempts from './0022-sign-up-attempts';
import * as ratingOrder from './0023-rating-order';
import * as hashedLimits from './0024-hashed-limits';
import * as oldRatingOrder from './0026-old-rating-order';
import * as noAttachments from './0027-no-attachments';
import * as openersMet from './0028-openers-met';
import * as repliesMet from './0029-replies-met';
import * as runFaults from './0030-run-faults';
import * as wordGamesScores from './0031-word-games-scores';
import * as gameRecords from './0032-game-records';
import * as bestRunCurves from './0033-best-run-curves';
import * as lexiconDisputes from './0034-lexicon-disputes';
import * as myWords from './0035-my-words';
import * as kindsOfRooms from './0036-kinds-of-rooms';
import * as battleRounds from './0037-battle-rounds';
import * as dailyPageChanges from './0038-daily-page-changes';
import * as agreedTerms from './0039-agreed-terms';
import * as chapterDrafts from './0040-chapter-drafts';
import * as textVersions from './0041-text-versions';
import * as scheduledChapters from './0042-scheduled-chapters';
import * as afterTheClock from './0044-after-the-clock';
import * as sessionRecordings from './0045-session-recordings';
import * as writingGoals from './0046-writing-goals';
import * as weaveMarks from './0047-weave-marks';
import * as weaveEndings from './0048-weave-endings';
import * as dayRanks from './0052-day-ranks';
import * as markedStories from './0055-marked-stories';
import * as moreTime from './0056-more-time';
import * as bookmarks from './0057-bookmarks';
import * as storyCovers from './0060-story-covers';
import * as notifications from './0061-notifications';
import * as blocks from './0065-blocks';
import * as reports from './0066-reports';
import * as contentRatings from './0067-content-ratings';
import * as roles from './0070-roles';
import * as moderation from './0071-moderation';
import * as secondFactors from './0074-second-factors';
import * as erasures from './0075-erasures';
import * as siteBanner from './0076-site-banner';
import * as newestDonations from './0077-newest-donations';
import * as commentThreads from './0078-comment-threads';
import * as oldCommentIndexes from './0079-old-comment-indexes';
import * as outbox from './0082-outbox';
import * as chaptersToCome from './0088-chapters-to-come';
import * as takenSaves from './0089-taken-saves';
import * as moreCoverTurns from './0090-more-cover-turns';
import * as loggedOutboxSequence from './0094-logged-outbox-sequence';
import * as invitations from './0100-invitations';
import * as withheldParts from './0101-withheld-parts';
import * as barredAddresses from './0102-barred-addresses';
import * as bannedPlayers from './0107-banned-players';
import * as boards from './0115-boards';
import * as confirmedReports from './0120-confirmed-reports';
import * as names from './0135-names';
import * as suspensionsOutlive from './0136-suspensions-outlive';
import * as endedFollows from './0140-ended-follows';
import * as ratingXpBounds from './0141-rating-xp-bounds';
import * as evidence from './0150-evidence';
import * as broughtAlong from './0180-brought-along';
import * as doings from './0181-doings';
import * as backupsMade from './0210-backups-made';
import * as health from './0211-health';
import * as rulesOfRuns from './0220-rules-of-runs';
import * as takenCases from './0221-taken-cases';
import * as keptReasons from './0222-kept-reasons';
import * as caseNotes from './0223-case-notes';
import * as earlierNameSearch from './0224-earlier-name-search';
import * as copyright from './0225-copyright';
import * as duty from './0230-duty';
import * as lawChanges from './0232-law-changes';
import * as commentSettings from './0240-comment-settings';
import * as comingBack from './0241-coming-back';
import * as changedParts from './0260-changed-parts';
import * as passageMarks from './0261-passage-marks';
import * as moreTitles from './0262-more-titles';
import * as unlistedStories from './0270-unlisted-stories';
import * as daysLine from './0271-days-line';
import * as skills from './0272-skills';
import * as toldAtOnce from './0280-told-at-once';
import * as push from './0281-push';
import * as doors from './0289-doors';
import * as reachedPeople from './0295-reached-people';
import * as doorsOfPeople from './0296-doors-of-people-and-passages';
import * as duels from './0310-duels';
import * as duelRings from './0311-duel-rings';
import * as openTables from './0320-open-tables';
import * as fold from './0321-fold';
import * as withoutAName from './0322-without-a-name';
import * as writerAnswers from './0330-writer-answers';
import * as timesOfSets from './0340-times-of-sets';
import * as wordChallenges from './0341-word-challenges';
import * as refusedAnswers from './0342-refused-answers';
import * as withheldPassages from './0360-withheld-passages';
import * as slowRooms from './0380-slow-rooms';
import * as circles from './0381-circles';
import * as firstReaders from './0390-first-readers';
import * as weeklyChallenge from './0391-weekly-challenge';
import * as tags from './0400-tags';
import * as storyFacts from './0401-story-facts';
import * as siteSettings from './0420-site-settings';
import * as signUpInvitations from './0421-sign-up-invitations';
import * as foldLineEvidence from './0430-fold-line-evidence';
import * as deskRecordings from './0431-desk-recordings';
import * as tenRounds from './0432-ten-rounds';
import * as markupOfTexts from './0433-markup-of-texts';
import * as followedSearches from './0434-followed-searches';
import * as shorterRounds from './0437-shorter-rounds';
import * as puzzles from './0440-puzzles';
import * as lostWords from './0441-lost-words';
import * as abandonedRuns from './0442-abandoned-runs';
import * as daysOfPlayers from './0443-days-of-players';
import * as puzzleMoves from './0444-puzzle-moves';
import * as collections from './0445-collections';
import * as lists from './0446-lists';
import * as wrangling from './0450-wrangling';
import * as oneIndexOfWrittenTags from './0451-one-index-of-written-tags';
import * as likenessOfTags from './0452-likeness-of-tags';
import * as originsOfLikeness from './0453-origins-of-likeness';
import * as hiddenStories from './0454-hidden-stories';
import * as keptFilters from './0455-kept-filters';
import * as passages from './0456-passages';
import * as coAuthors from './0457-co-authors';
import * as silentStories from './0458-silent-stories';
import * as chapterHolds from './0459-chapter-holds';
import * as storyListing from './0460-story-listing';
import * as marksOnTags from './0461-marks-on-tags';
import * as guestKudos from './0462-guest-kudos';
import * as notes from './0463-notes';
import * as readingLists from './0464-reading-lists';
import * as readingPositions from './0464-reading-positions';
import * as wordRooms from './0465-word-rooms';
import * as sharesOfChapters from './0466-shares-of-chapters';
import * as namedFandoms from './0469-named-fandoms';
import * as reachOfStories from './0470-reach-of-stories';
import * as takeout from './0471-takeout';
import * as readsByDay from './0472-reads-by-day';
import * as frozenThreads from './0473-frozen-threads';
import * as stickers from './0474-stickers';
import * as withheldResults from './0475-withheld-results';
import * as importedWorks from './0476-imported-works';
import * as dealingInBatches from './0477-dealing-in-batches';
import * as storyReaders from './0478-story-readers';
import * as scoresWithoutAnIndex from './0479-scores-without-an-index';
import * as saidOfDrafts from './0480-said-of-drafts';
import * as betaReaders from './0481-beta-readers';
import * as betaNotes from './0482-beta-notes';
import * as answersOfPuzzles from './0483-answers-of-puzzles';
import * as dailyRunsInChallenges from './0484-daily-runs-in-challenges';
import * as failedImports from './0486-failed-imports';
import * as visitorsComments from './0487-visitors-comments';
import * as storyMentions from './0488-story-mentions';
import * as storySources from './0489-story-sources';
import * as casesOfChildren from './0490-cases-of-children';
import * as leastTimeOfPuzzles from './0494-least-time-of-puzzles';
import * as sharedCollections from './0500-shared-collections';
import * as reveals from './0501-reveals';
import * as collectionPrompts from './0502-collection-prompts';
import * as collectionMaintainers from './0503-collection-maintainers';
import * as penNames from './0505-pen-names';
import * as crossovers from './0506-crossovers';
import * as heldImports from './0508-held-imports';
import * as neverPublic from './0509-never-public';
import * as healthFigures from './0510-health-figures';
import * as countsOfFandoms from './0511-counts-of-fandoms';
import * as neverListed from './0513-never-listed';
import * as handingOver from './0515-handing-over';
import * as coAuthorsNames from './0516-co-authors-names';
import * as wordRematches from './0520-word-rematches';
import * as decisionsSideBySide from './0522-decisions-side-by-side';
import * as countsForMembers from './0526-counts-for-members';
import * as curvesByTheirClock from './0530-curves-by-their-clock';
import * as collectionsWithoutNames from './0531-collections-without-names';
import * as hiddenAlone from './0533-hidden-alone';
import * as shelvesOfOtherArenas from './0534-shelves-of-other-arenas';
import * as browsersOfEntries from './0541-browsers-of-entries';
import * as recordsByTheirClock from './0542-records-by-their-clock';
import * as collectionsOfPlayers from './0545-collections-of-players';
import * as outOfSight from './0550-out-of-sight';
import * as nothingHeldForNobody from './0551-nothing-held-for-nobody';
import * as factsOfFindings from './0552-facts-of-findings';
import * as givenBackHidden from './0563-given-back-hidden';
import * as draftsNotPublished from './0575-drafts-not-published';
import * as severalRematches from './0578-several-rematches';
import * as tagsInSearch from './0582-tags-in-search';
import * as dueOnce from './0583-due-once';
import * as namesSearchedLater from './0585-names-searched-later';

/** Every schema change in the order of its number; one that has landed is never edited again. */
export const migrations: Readonly<Record<string, SchemaChange>> = {
  '0001-accounts': accounts,
  '0002-stories': stories,
  '0003-progress': progress,
  '0004-live': live,
  '0005-word-games': wordGames,
  '0006-story-weave': storyWeave,
  '0007-fan-fiction': fanFiction,
  '0008-players': players,
  '0009-donations': donations,
  '0010-page-changes': pageChanges,
  '0011-jobs-to-send': jobsToSend,
  '0012-search': search,
  '0013-hidden': hidden,
  '0015-more-page-changes': morePageChanges,
  '0016-ranks': ranks,
  '0017-refunds': refunds,
  '0018-hidden-names': hiddenNames,
  '0020-woven-page-changes': wovenPageChanges,
  '0021-search-words': searchWords,
  '0022-sign-up-attempts': signUpAttempts,
  '0023-rating-order': ratingOrder,
  '0024-hashed-limits': hashedLimits,
  '0026-old-rating-order': oldRatingOrder,
  '0027-no-attachments': noAttachments,
  '0028-openers-met': openersMet,
  '0029-replies-met': repliesMet,
  '0030-run-faults': runFaults,
  '0031-word-games-scores': wordGamesScores,
  '0032-game-records': gameRecords,
  '0033-best-run-curves': bestRunCurves,
  '0034-lexicon-disputes': lexiconDisputes,
  '0035-my-words': myWords,
  '0036-kinds-of-rooms': kindsOfRooms,
  '0037-battle-rounds': battleRounds,
  '0038-daily-page-changes': dailyPageChanges,
  '0039-agreed-terms': agreedTerms,
  '0040-chapter-drafts': chapterDrafts,
  '0041-text-versions': textVersions,
  '0042-scheduled-chapters': scheduledChapters,
  '0044-after-the-clock': afterTheClock,
  '0045-session-recordings': sessionRecordings,
  '0046-writing-goals': writingGoals,
  '0047-weave-marks': weaveMarks,
  '0048-weave-endings': weaveEndings,
  '0052-day-ranks': dayRanks,
  '0055-marked-stories': markedStories,
  '0056-more-time': moreTime,
  '0057-bookmarks': bookmarks,
  '0060-story-covers': storyCovers,
  '0061-notifications': notifications,
  '0065-blocks': blocks,
  '0066-reports': reports,
  '0067-content-ratings': contentRatings,
  '0070-roles': roles,
  '0071-moderation': moderation,
  '0074-second-factors': secondFactors,
  '0075-erasures': erasures,
  '0076-site-banner': siteBanner,
  '0077-newest-donations': newestDonations,
  '0078-comment-threads': commentThreads,
  '0079-old-comment-indexes': oldCommentIndexes,
  '0082-outbox': outbox,
  '0088-chapters-to-come': chaptersToCome,
  '0089-taken-saves': takenSaves,
  '0090-more-cover-turns': moreCoverTurns,
  '0094-logged-outbox-sequence': loggedOutboxSequence,
  '0100-invitations': invitations,
  '0101-withheld-parts': withheldParts,
  '0102-barred-addresses': barredAddresses,
  '0107-banned-players': bannedPlayers,
  '0115-boards': boards,
  '0120-confirmed-reports': confirmedReports,
  '0135-names': names,
  '0136-suspensions-outlive': suspensionsOutlive,
  '0140-ended-follows': endedFollows,
  '0141-rating-xp-bounds': ratingXpBounds,
  '0150-evidence': evidence,
  '0180-brought-along': broughtAlong,
  '0181-doings': doings,
  '0210-backups-made': backupsMade,
  '0211-health': health,
  '0220-rules-of-runs': rulesOfRuns,
  '0221-taken-cases': takenCases,
  '0222-kept-reasons': keptReasons,
  '0223-case-notes': caseNotes,
  '0224-earlier-name-search': earlierNameSearch,
  '0225-copyright': copyright,
  '0230-duty': duty,
  '0232-law-changes': lawChanges,
  '0240-comment-settings': commentSettings,
  '0241-coming-back': comingBack,
  '0260-changed-parts': changedParts,
  '0261-passage-marks': passageMarks,
  '0262-more-titles': moreTitles,
  '0270-unlisted-stories': unlistedStories,
  '0271-days-line': daysLine,
  '0272-skills': skills,
  '0280-told-at-once': toldAtOnce,
  '0281-push': push,
  '0289-doors': doors,
  '0295-reached-people': reachedPeople,
  '0296-doors-of-people-and-passages': doorsOfPeople,
  '0310-duels': duels,
  '0311-duel-rings': duelRings,
  '0320-open-tables': openTables,
  '0321-fold': fold,
  '0322-without-a-name': withoutAName,
  '0330-writer-answers': writerAnswers,
  '0340-times-of-sets': timesOfSets,
  '0341-word-challenges': wordChallenges,
  '0342-refused-answers': refusedAnswers,
  '0360-withheld-passages': withheldPassages,
  '0380-slow-rooms': slowRooms,
  '0381-circles': circles,
  '0390-first-readers': firstReaders,
  '0391-weekly-challenge': weeklyChallenge,
  '0400-tags': tags,
  '0401-story-facts': storyFacts,
  '0420-site-settings': siteSettings,
  '0421-sign-up-invitations': signUpInvitations,
  '0430-fold-line-evidence': foldLineEvidence,
  '0431-desk-recordings': deskRecordings,
  '0432-ten-rounds': tenRounds,
  '0433-markup-of-texts': markupOfTexts,
  '0434-followed-searches': followedSearches,
  '0437-shorter-rounds': shorterRounds,
  '0440-puzzles': puzzles,
  '0441-lost-words': lostWords,
  '0442-abandoned-runs': abandonedRuns,
  '0443-days-of-players': daysOfPlayers,
  '0444-puzzle-moves': puzzleMoves,
  '0445-collections': collections,
  '0446-lists': lists,
  '0450-wrangling': wrangling,
  '0451-one-index-of-written-tags': oneIndexOfWrittenTags,
  '0452-likeness-of-tags': likenessOfTags,
  '0453-origins-of-likeness': originsOfLikeness,
  '0454-hidden-stories': hiddenStories,
  '0455-kept-filters': keptFilters,
  '0456-passages': passages,
  '0457-co-authors': coAuthors,
  '0458-silent-stories': silentStories,
  '0459-chapter-holds': chapterHolds,
  '0460-story-listing': storyListing,
  '0461-marks-on-tags': marksOnTags,
  '0462-guest-kudos': guestKudos,
  '0463-notes': notes,
  '0464-reading-lists': readingLists,
  '0464-reading-positions': readingPositions,
  '0465-word-rooms': wordRooms,
  '0466-shares-of-chapters': sharesOfChapters,
  '0469-named-fandoms': namedFandoms,
  '0470-reach-of-stories': reachOfStories,
  '0471-takeout': takeout,
  '0472-reads-by-day': readsByDay,
  '0473-frozen-threads': frozenThreads,
  '0474-stickers': stickers,
  '0475-withheld-results': withheldResults,
  '0476-imported-works': importedWorks,
  '0477-dealing-in-batches': dealingInBatches,
  '0478-story-readers': storyReaders,
  '0479-scores-without-an-index': scoresWithoutAnIndex,
  '0480-said-of-drafts': saidOfDrafts,
  '0481-beta-readers': betaReaders,
  '0482-beta-notes': betaNotes,
  '0483-answers-of-puzzles': answersOfPuzzles,
  '0484-daily-runs-in-challenges': dailyRunsInChallenges,
  '0486-failed-imports': failedImports,
  '0487-visitors-comments': visitorsComments,
  '0488-story-mentions': storyMentions,
  '0489-story-sources': storySources,
  '0490-cases-of-children': casesOfChildren,
  '0494-least-time-of-puzzles': leastTimeOfPuzzles,
  '0500-shared-collections': sharedCollections,
  '0501-reveals': reveals,
  '0502-collection-prompts': collectionPrompts,
  '0503-collection-maintainers': collectionMaintainers,
  '0505-pen-names': penNames,
  '0506-crossovers': crossovers,
  '0508-held-imports': heldImports,
  '0509-never-public': neverPublic,
  '0510-health-figures': healthFigures,
  '0511-counts-of-fandoms': countsOfFandoms,
  '0513-never-listed': neverListed,
  '0515-handing-over': handingOver,
  '0516-co-authors-names': coAuthorsNames,
  '0520-word-rematches': wordRematches,
  '0522-decisions-side-by-side': decisionsSideBySide,
  '0526-counts-for-members': countsForMembers,
  '0530-curves-by-their-clock': curvesByTheirClock,
  '0531-collections-without-names': collectionsWithoutNames,
  '0533-hidden-alone': hiddenAlone,
  '0534-shelves-of-other-arenas': shelvesOfOtherArenas,
  '0541-browsers-of-entries': browsersOfEntries,
  '0542-records-by-their-clock': recordsByTheirClock,
  '0545-collections-of-players': collectionsOfPlayers,
  '0550-out-of-sight': outOfSight,
  '0551-nothing-held-for-nobody': nothingHeldForNobody,
  '0552-facts-of-findings': factsOfFindings,
  '0563-given-back-hidden': givenBackHidden,
  '0575-drafts-not-published': draftsNotPublished,
  '0578-several-rematches': severalRematches,
  '0582-tags-in-search': tagsInSearch,
  '0583-due-once': dueOnce,
  '0585-names-searched-later': namesSearchedLater,
};
