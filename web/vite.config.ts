import { defineConfig } from 'vitest/config';

// The server's own address, for `npm run dev`; the built site is served by the server itself. The host name is passed on
// as it is: the server compares it with the page's origin.
const server = process.env.VARIORUM_URL ?? 'http://127.0.0.1:8080';

/** The texts of the languages that are fetched on demand: all but English, which comes with the site. */
const TRANSLATION = /\/locales\/((?!en\/)[^/]+)\/(?:site\/|endings|errors)/;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, changeOrigin: false, ws: true } } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // Fixed names: the built site is committed, and the server's ETag does the caching.
      output: {
        // A language is one chunk, `de.js`; the server names it in a Link header.
        codeSplitting: {
          groups: [
            {
              test: TRANSLATION,
              name: (path) => TRANSLATION.exec(path)?.[1] ?? null,
              debugName: 'translation',
            },
          ],
        },
        entryFileNames: 'app.js',
        // A page's own chunk has its name; what several chunks share is called so, or names would differ by case alone.
        chunkFileNames: ({ isDynamicEntry, moduleIds }) =>
          isDynamicEntry || moduleIds.some((id) => TRANSLATION.test(id)) ? '[name].js' : 'shared-[name].js',
        assetFileNames: (asset) =>
          asset.names.some((n) => n.endsWith('.css')) ? 'app.css' : '[name][extname]',
      },
    },
  },
  test: { environment: 'happy-dom', include: ['test/**/*.test.{ts,tsx}'], globals: false },
});
