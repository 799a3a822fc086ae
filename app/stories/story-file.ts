const MAX_NAME = 60;

/** Where a story's text lies in a download, without its ending: a name that every file system takes. */
export function storyFile(title: string, storyId: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `stories/${plain.slice(0, MAX_NAME).toLowerCase() || 'story'}-${storyId.slice(0, 8)}`;
}
