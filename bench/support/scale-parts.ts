// What the benchmarks at scale and the seeding scripts take from the product, loaded as one so that its parts know each other.

export { createFanFictionService } from '~/fan-fiction/fan-fiction.server';
export { createLeaderboardService } from '~/leaderboard/leaderboard.server';
export { systemClock } from '~/platform/clock';
export { createLimitedQueries } from '~/platform/database/limited-queries.server';
export { migrate } from '~/platform/database/migrate.server';
export { openServerDatabase } from '~/platform/database/server-database.server';
export { typeParsers } from '~/platform/database/type-parsers';
export { createRateLimiter } from '~/platform/rate-limit.server';
export { createPlayersService } from '~/players/players.server';
export { createProgressService } from '~/progress/progress.server';
export { cursorOf } from '~/stories/cursor.server';
export { createRatingsService } from '~/stories/ratings.server';
export { createStoriesService } from '~/stories/stories.server';
export { GAME_IDS } from '~/word-games/word-game';
export { fandoms } from '~content/fandoms';
