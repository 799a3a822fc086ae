/** The four AI writers as a room asks for them. */
export const writers = [
  { writer: 'Emma', personality: 'thoughtful', proficiency: 'expert', targetLength: 250 },
  { writer: 'Noah', personality: 'creative', proficiency: 'intermediate', targetLength: 125 },
  { writer: 'Olivia', personality: 'concise', proficiency: 'advanced', targetLength: 175 },
  { writer: 'Liam', personality: 'plain-spoken', proficiency: 'basic', targetLength: 75 },
] as const;
