import { describe, expect, it } from 'vitest';
import { readMail } from '~/platform/testing/servers/read-mail';
import { receiptMail } from './receipt-mail';

const receipt = {
  id: '5f0c7f62-0000-4000-8000-000000000001',
  amountCents: 2550,
  name: undefined,
  paidAt: new Date('2026-03-01T23:30:00Z'),
  siteUrl: new URL('https://quillarena.example'),
};

describe('a receipt', () => {
  it('states amount, date and number in both parts', async () => {
    const { subject, text, words, links } = await readMail(receiptMail(receipt));
    expect(subject).toBe('Thank you for your donation of $25.50');
    for (const part of [text, words]) {
      for (const said of ['$25.50 (USD)', 'Mar 1, 2026', receipt.id]) expect(part).toContain(said);
    }
    expect(links[0]).toBe('https://quillarena.example/about');
  });

  it('greets a player by name, escaped', async () => {
    const { html, words } = await readMail(receiptMail({ ...receipt, name: '<i>Ivo</i>' }));
    expect(html).not.toContain('<i>');
    expect(words).toContain('<i>Ivo</i>, what you gave');
  });
});
