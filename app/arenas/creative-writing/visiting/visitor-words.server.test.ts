import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { onWritingFixture } from '../testing/writing-fixture';
import { texts } from '../texts';
import { MAX_VISITOR_WORDS } from './visitor-form';

const fixture = onWritingFixture();

const keep = (body: string, earlierId?: string, promptId = fixture.writing.promptOfDay().id) =>
  fixture.writing.keepVisitorWords({ promptId, body }, { clientAddress: '203.0.113.5', earlierId });

describe('what a visitor wrote', () => {
  it('becomes a draft of whoever takes it, with its prompt, once', async () => {
    const id = await keep('The ferry came in late.');
    expect(await fixture.writing.broughtWords(fixture.ann, id)).toEqual({ kind: 'waiting', body: 'The ferry came in late.' });
    await fixture.writing.takeBrought(fixture.ann, id);
    await fixture.writing.takeBrought(fixture.bob, id);
    expect(await fixture.storyRow(id)).toMatchObject({
      author_id: fixture.ann.id,
      status: 'draft',
      prompt: fixture.writing.promptOfDay().text,
      body: 'The ferry came in late.',
    });
    expect(await fixture.writing.draftsOf(fixture.ann)).toMatchObject([{ id, wordCount: 5 }]);
    expect(await fixture.writing.broughtWords(fixture.ann, id)).toMatchObject({ kind: 'kept', storyId: id, wordCount: 5 });
    expect(await fixture.writing.broughtWords(fixture.bob, id)).toBeUndefined();
  });

  it('is replaced by what the same browser keeps next, until it is a draft', async () => {
    const id = await keep('The ferry.');
    expect(await keep('The ferry came.', id)).toBe(id);
    await fixture.writing.takeBrought(fixture.ann, id);
    expect((await fixture.storyRow(id)).body).toBe('The ferry came.');
    expect(await keep('Another story.', id)).not.toBe(id);
  });

  it('is refused without a word, and where it is too long', async () => {
    await expect(keep(' … \n')).rejects.toThrow(texts.nothingToKeep);
    await expect(keep('a'.repeat(MAX_VISITOR_WORDS + 1))).rejects.toThrow(texts.tooLongToKeep);
    expect((await keep('a'.repeat(MAX_VISITOR_WORDS), undefined, 'no-such-prompt')).length).toBe(36);
  });

  it('is forgotten after a day without an account', async () => {
    const early = await keep('Early.');
    fixture.clock.advance(DAY_MS);
    const late = await keep('Late.');
    await fixture.writing.forgetVisitorWords();
    expect(await fixture.writing.broughtWords(fixture.ann, early)).toBeUndefined();
    expect(await fixture.writing.broughtWords(fixture.ann, late)).toMatchObject({ kind: 'waiting' });
  });
});
