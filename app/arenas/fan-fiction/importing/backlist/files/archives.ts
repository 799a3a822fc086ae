/** Archives from which works come, by the beginning of their works' addresses. */
const archives = [
  {
    name: 'AO3',
    work: /^https?:\/\/(?:www\.)?archiveofourown\.org\/(?:collections\/[^/]+\/)?works\/(\d{1,12})(?:[/?#].*)?$/,
    to: 'https://archiveofourown.org/works/',
  },
  {
    name: 'FanFiction.net',
    work: /^https?:\/\/(?:www\.|m\.)?fanfiction\.net\/s\/(\d{1,12})(?:[/?#].*)?$/,
    to: 'https://www.fanfiction.net/s/',
  },
  { name: 'Wattpad', work: /^https?:\/\/(?:www\.)?wattpad\.com\/story\/(\d{1,12})(?:[-/?#].*)?$/, to: 'https://www.wattpad.com/story/' },
] as const;

/** A work's one address in an archive. */
interface ArchivedAddress {
  archive: (typeof archives)[number]['name'];
  address: string;
}

/**
 * The address of a work in an archive, always spelled the same, so that a work is recognised by it. Undefined for every other
 * address: the site leads nowhere else.
 */
export function archivedAddress(address: string): ArchivedAddress | undefined {
  for (const { name, work, to } of archives) {
    const id = work.exec(address.trim())?.[1];
    if (id !== undefined) return { archive: name, address: to + id };
  }
  return undefined;
}
