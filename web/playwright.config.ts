import { defineConfig } from '@playwright/test';

// Whole games in the system's own browser, against the real server.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  // A loaded machine may be slow once; what fails twice is broken.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    headless: true,
    // Without an end of its own, a press that finds nothing waits until the whole test is over, and nobody learns which it was.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    viewport: { width: 1440, height: 900 },
    // A worker would answer for the server; `offline.spec.ts` tests it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
