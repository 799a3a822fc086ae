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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias },
  // The server's own entry and the routes are one bundle: what server/main.ts makes is the very
  // instance that loaders import.
  environments: { ssr: { build: { rollupOptions: { input: './server/main.ts' } } } },
});
