import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtp } from '../../../apps/api/test/smtp.ts';
import { readOptions } from '../../../.config/read-options.ts';
import { type MarketIds, readMarketIds } from '../start/market.ts';
import { startDemoServer } from '../start/server.ts';
import type { RunningBrowser } from './drivers/running-browser.ts';
import { ensurePackages } from './drivers/ensure-packages.ts';
import { startChromium, startFirefox } from './drivers/chromium-and-firefox.ts';
import { startWebkit } from './drivers/webkit.ts';
import { createPerson, DESKTOP, type Person } from './person.ts';
import { drawingSteps } from './steps/drawing-steps.ts';
import { logoutStep, navigationSteps } from './steps/navigation-steps.ts';
import { createScreenSteps } from './steps/screen-steps.ts';
import { createSignInSteps, type Inbox } from './steps/sign-in-steps.ts';
import type { Step } from './steps/step.ts';
import { tableSteps } from './steps/table-steps.ts';

const help = `Usage: pnpm test:browsers [options]

Walks through the app in several browsers as a person would. Installs those that are missing, on Debian.

  --only A,B       browsers (default: chromium,firefox,webkit)
  --step TEXT      only the steps whose names have this text, after the sign-in
  --pictures DIR   folder for a picture of each screen
`;

const { values: options } = readOptions(help, {
  options: {
    only: { type: 'string', default: 'chromium,firefox,webkit' },
    step: { type: 'string', default: '' },
    pictures: { type: 'string' },
  },
});

const browsers: Readonly<Record<string, (downloads: string) => Promise<RunningBrowser>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

/** Runs the steps and prints a line for each. Returns how many failed. */
async function runSteps(person: Person, steps: Step[]): Promise<number> {
  let failed = 0;
  for (const { name, run } of steps) {
    const before = person.reports.length;
    let failure: string | undefined;
    try {
      await person.tab.resize(...DESKTOP);
      await run(person);
      failure = person.reports.slice(before).join('\n') || undefined;
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    if (failure !== undefined) failed += 1;
    process.stdout.write(failure === undefined ? `  held    ${name}\n` : `  BROKEN  ${name}: ${failure}\n`);
  }
  return failed;
}

async function walk(name: string, origin: string, market: MarketIds, inbox: Inbox): Promise<number> {
  const downloads = mkdtempSync(join(tmpdir(), 'vitrina-downloads-'));
  const browser = await browsers[name]?.(downloads);
  if (browser === undefined) throw new Error(`There is no browser ${name}: ${Object.keys(browsers).join()}`);
  const startedAt = performance.now();
  process.stdout.write(`\n${browser.name}\n`);
  try {
    const folder = options.pictures === undefined ? undefined : join(options.pictures, name);
    const chosen = [...createScreenSteps(folder), ...tableSteps, ...drawingSteps, ...navigationSteps].filter(
      (step) => step.name.includes(options.step),
    );
    const steps = [...createSignInSteps(inbox, `${name}@walk.kz`), ...chosen, logoutStep];
    return await runSteps(createPerson(browser, origin, market), steps);
  } finally {
    await browser.close();
    rmSync(downloads, { recursive: true });
    process.stdout.write(`  ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  }
}

ensurePackages();
const smtp = await startSmtp();
const server = await startDemoServer({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Vitrina <codes@vitrina.example>',
});
let failed = 0;
try {
  const market = await readMarketIds(server.origin);
  for (const name of options.only.split(',')) failed += await walk(name, server.origin, market, smtp);
} finally {
  await server.stop();
  await smtp.close();
}
process.stdout.write(`\n${failed} steps failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
