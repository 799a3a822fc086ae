import { describe, expect, it } from 'vitest';
import { formTexts } from '../texts';
import { commentForm, titleForm } from './forms';

const fault = (title: string) => titleForm.safeParse({ title }).error?.issues[0]?.message;

describe('a title', () => {
  it.each(['', ' \n', '\u200b\u2060', '\u202e\u200b', '\u3164'])('is missing when nothing of %j is visible', (title) => {
    expect(fault(title)).toBe(formTexts.storyTitleRequired);
  });

  it('is one line without characters that change its direction', () => {
    expect(titleForm.parse({ title: ' The\u202e \n Gate\ufffe ' }).title).toBe('The Gate');
    expect(fault('?!')).toBeUndefined();
  });
});

describe('a comment', () => {
  it('is empty when nothing of it is visible', () => {
    const sent = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', text: '\u200b\u2800' };
    expect(commentForm.safeParse(sent).error?.issues[0]?.message).toBe(formTexts.commentEmpty);
  });
});
