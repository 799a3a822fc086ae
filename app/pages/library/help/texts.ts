/** Texts of the page that explains searches. Examples are searches that can be tried. */
export const searchHelpTexts = {
  title: 'How to search',
  intro: 'A search looks in titles, names of writers, prompts, tags, summaries and texts. Fields narrow it as the filters do.',
  words: {
    title: 'Words',
    examples: [
      { search: 'lighthouse keeper', says: 'Stories with both words, in any form: “keepers” too.' },
      { search: '"the ninth gate"', says: 'These words in a row.' },
      { search: 'dragon or wyvern', says: 'One of the two.' },
      { search: 'dragon -war', says: 'The first, and not the second. A search needs at least one word to look for.' },
    ],
  },
  fields: {
    title: 'Fields',
    intro:
      'Write a field like this, with quotes around what has spaces. A minus sign before tags, ratings and warnings leaves them out, and turns numbers and “yes” or “no” around. Before any other field it makes the field plain words to leave out. “or” works between words and between ratings: of other fields, stories have all.',
    examples: [
      {
        search: 'character:"Sherlock Holmes" -tag:angst',
        says: 'By tags: tag, fandom, character and relationship. “tag” finds those of every kind.',
      },
      { search: 'words>10000', says: 'Longer than 10,000 words. <, <=, >, >= and : are understood, and 10k or 1.5k.' },
      { search: 'kudos>=5', says: 'With kudos from five readers or more.' },
      {
        search: 'stars>=4',
        says: 'Rated 4 stars or more on average. There is also “stars>=3”, and “>” and “:” mean the same as “>=” here.',
      },
      {
        search: 'rating:teen -warning:death',
        says: 'By audience (none, general, teen, mature), and by warnings (violence, abuse, death, self-harm, other).',
      },
      { search: 'complete:yes', says: 'Complete stories, or with “no” those that are not.' },
      { search: 'updated:week', says: 'New, or with a new chapter, in the last day, week, month or year.' },
      { search: 'crossover:no', says: 'No crossovers, or with “yes” only crossovers.' },
      {
        search: 'language:Deutsch',
        says: 'In a language, by its own name or its code. Stories whose authors have not said are included too.',
      },
      { search: 'ai:no', says: 'Without AI writers, or with “yes” those with some.' },
    ],
  },
  together: {
    title: 'Together',
    examples: [{ search: 'pipes character:"Mrs. Hudson" -rating:mature words<20k', says: 'Words and fields in any order.' }],
  },
  library: 'Story Library',
} as const;
