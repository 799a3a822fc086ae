// Modules of the product for the benchmark of tags, loaded together so that they share instances.

export { openEmbeddedDatabase } from '~/platform/database/embedded/embedded-database.server';
export { openServerDatabase } from '~/platform/database/server-database.server';
export { migrate } from '~/platform/migrations/migrate.server';
export { listStories } from '~/stories/listing/list-stories.server';
export { listFacets } from '~/stories/listing/listed/facets.server';
export { moveSome } from '~/tags/wrangling/move-stories.server';
export { createWrangling } from '~/tags/wrangling/wrangling.server';
