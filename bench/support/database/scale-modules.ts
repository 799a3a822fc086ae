// Modules of the product for the scale benchmarks and the seeding scripts, loaded together so that they share instances.

export { createFanFictionService } from '~/arenas/fan-fiction/fan-fiction.server';
export { games } from '~/arenas/word-games/games/games';
export { circleCompany } from '~/circles/company.server';
export { pairWaiting } from '~/duels/pairing/pair-waiting.server';
export { dealDue } from '~/duels/reading/deal-due.server';
export { createLeaderboardService } from '~/leaderboard/leaderboard.server';
export { systemClock } from '~/platform/clock/clock';
export { openEmbeddedDatabase } from '~/platform/database/embedded/embedded-database.server';
export { createLimitedQueries } from '~/platform/database/limited-queries.server';
export { openServerDatabase } from '~/platform/database/server-database.server';
export { typeParsers } from '~/platform/database/type-parsers';
export { createRateLimiter } from '~/platform/limits/rate-limit.server';
export { createLog } from '~/platform/log/log.server';
export { migrate } from '~/platform/migrations/migrate.server';
export { createPlayersService } from '~/players/players.server';
export { createProgressService } from '~/progress/progress.server';
export { cursorOf } from '~/stories/listing/cursor.server';
export { createRatingsService } from '~/stories/ratings/ratings.server';
export { createReadCounter } from '~/stories/reading/counting/reads.server';
export { createStoriesService } from '~/stories/stories.server';
export { createTags } from '~/tags/tags.server';
export { fandoms } from '~content/fandoms';
