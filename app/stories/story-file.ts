const MAX_NAME = 60;

/** The name of a story's text file in a download, without its ending: valid in every file system. */
export function storyFile(title: string, storyId: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `stories/${plain.slice(0, MAX_NAME).toLowerCase() || 'story'}-${storyId.slice(0, 8)}`;
}
