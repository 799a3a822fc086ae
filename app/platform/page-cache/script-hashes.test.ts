import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keptHtml } from './kept-html';

const NONCE = 'bm9uY2UrLz0=';
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the HTML of a kept page', () => {
  it('holds no nonce, and names each inline script by its hash', () => {
    const rendered = `<script nonce="${NONCE}">theme()</script><p>Words</p><script nonce="${NONCE}">\n go(1 < 2);\n</script>`;
    const { html, scriptHashes } = keptHtml(rendered, NONCE);
    expect(html).toBe('<script>theme()</script><p>Words</p><script>\n go(1 < 2);\n</script>');
    expect(scriptHashes).toEqual([hashOf('theme()'), hashOf('\n go(1 < 2);\n')]);
  });

  it('leaves files to the rule for files', () => {
    const { scriptHashes } = keptHtml(`<script nonce="${NONCE}" type="module" src="/assets/a.js"></script>`, NONCE);
    expect(scriptHashes).toEqual([]);
  });
});
