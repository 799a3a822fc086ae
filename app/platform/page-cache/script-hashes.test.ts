import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scriptHashes } from './script-hashes';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the script hashes of a page', () => {
  it('name each inline script once, by its content', () => {
    const html = '<script>theme()</script><p>Words</p><script type="module">\n go(1 < 2);\n</script><script>theme()</script>';
    expect(scriptHashes(html)).toEqual([hashOf('theme()'), hashOf('\n go(1 < 2);\n')]);
  });

  it('leave files to the rule for files', () => {
    expect(scriptHashes('<script type="module" src="/assets/a.js"></script>')).toEqual([]);
  });
});
