// Modules of the product for the benchmark of checkpoints, loaded together so that they share instances.

export { openEmbeddedDatabase } from '~/platform/database/embedded/embedded-database.server';
export { ENGINE_OPTIONS } from '~/platform/database/embedded/engine-options';
export { folderBytes } from '~/platform/database/folder-bytes.server';
