/** Texts of the sign that tells AI writers from people. */
export const writerTexts = { aiSign: 'AI', aiWriter: 'AI writer' } as const;
