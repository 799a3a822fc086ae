import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const alias = {
  '~content': folder('./content'),
  '~migrations': folder('./migrations/index.ts'),
  '~': folder('./app'),
};

/**
 * Few files for the browser rather than many tiny ones: the framework, which seldom changes, and what most pages
 * share. What fewer pages need comes with them, so that no page loads what it does not use.
 */
const browserFiles = {
  groups: [
    { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    { name: 'shared', minShareCount: 8, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias },
  // The server's own entry and the routes are one bundle: what server/main.ts makes is the very
  // instance that loaders import.
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: browserFiles } } } },
  },
});
