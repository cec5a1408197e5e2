import { defineConfig, devices } from '@playwright/test';
import type { JourneyOptions } from './e2e/fixtures.ts';
import { findBrowser } from './e2e/support/browser/browser.ts';

if (!process.env.BASE_URL || !process.env.PLATFORM_URL) {
  throw new Error(
    'The journeys need a shop of their own: run them with "npm run test:e2e", or set BASE_URL and PLATFORM_URL.',
  );
}

const { executablePath, args, env } = await findBrowser();
const report = process.env.JOURNEYS_REPORT;

export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ...(report ? ([['json', { outputFile: report }]] as const) : [])],
  fullyParallel: false,
  // Twice the processors of a small machine: journeys wait for mail, payments and clocks, and for what is drawn.
  workers: 4,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    actionTimeout: 15_000,
    // Routes that a journey breaks would not be seen through one; what it does has journeys of its own.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: { executablePath, args: [...args], env: { ...process.env, ...env } },
  },
  // A journey runs on the desktop; its tags say where else.
  projects: [
    { name: 'desktop', grepInvert: /@only-/ },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    // A browser that has been here before: the service worker in control, and what earlier visits left.
    { name: 'returning', grep: /@returning/, use: { returning: true, serviceWorkers: 'allow' } },
    { name: 'no-js', grep: /@no-js/, use: { javaScriptEnabled: false } },
  ],
});
