import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

// The server's own address, for `npm run dev`; the built site is served by the server itself. The host name is passed on
// as it is: the server compares it with the page's origin.
const server = process.env.VARIORUM_URL ?? 'http://127.0.0.1:8080';

/** The texts of the languages that are fetched on demand: all but English, which comes with the site. */
const TRANSLATION = /\/locales\/((?!en\/)[^/]+)\/(?:site\/|endings|errors)/;

/** Answers that are the same for everybody, kept for reading without a net. Nothing of accounts or games in progress is ever kept. */
const READABLE = /\/api\/(?:games(?:\/[^/?]+(?:\/lesson)?)?|pieces|levels)(?:\?[^#]*)?$/;

const pwa = VitePWA({
  registerType: 'prompt',
  // The site registers it itself (`state/offline.ts`).
  injectRegister: null,
  filename: 'sw.js',
  manifest: {
    id: '/',
    name: 'Variorum',
    short_name: 'Variorum',
    description: 'Chess variants that other programs cannot play.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f4ee',
    theme_color: '#f6f4ee',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  },
  includeManifestIcons: false,
  workbox: {
    inlineWorkboxRuntime: true,
    sourcemap: false,
    // All of the site but the view that can be turned: it is larger than all else together.
    globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
    globIgnores: ['scene.js', 'sw.js'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [
      /^\/api(?:\/|$)/,
      /^\/health(?:\/|$)/,
      /^\/\.well-known\//,
      /^\/[^/]*\.[^/]*$/,
    ],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    runtimeCaching: [
      {
        urlPattern: READABLE,
        handler: 'NetworkFirst',
        options: {
          cacheName: 'variorum-read',
          cacheableResponse: { statuses: [200] },
          expiration: { maxEntries: 150, purgeOnQuotaError: true },
        },
      },
    ],
  },
});

/** Comments in messages are for translators. */
const shortMessages = {
  name: 'short-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ftl\?raw$/ },
    handler: (code: string) => code.replace(/^#.*\n+/gm, ''),
  },
} as const;

export default defineConfig({
  plugins: [shortMessages, pwa],
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
