// `npm run mock`: the site with made-up data, no server needed.
import { defineConfig } from 'vite';
import { mockApi } from './plugin';

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [mockApi()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
