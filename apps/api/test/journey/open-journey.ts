import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { browserFlags, findBrowser } from '../../../../.config/find-browser.ts';
import { runCommand } from '../command.ts';
import { freePort, startServer } from '../server-process.ts';
import { startSmtp } from '../smtp.ts';

/** Columns shared by a journey's feed rows: seller 101, and no picture, which a test could not load. */
export const journeySeller = {
  seller_id: '101',
  seller_kaspi_id: '30114095',
  seller_title: 'ИП «Нұрлы Жол»',
  product_main_img_link: '',
};

/** Opens a browser and a mail server for journeys through started servers. */
export async function openJourney() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-journey-'));
  const smtp = await startSmtp();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
  return {
    browser,
    smtp,
    /** Starts a server and publishes offers of week 45; it is killed when the test has finished. */
    serveOffers: async (name: string, offers: string) => {
      const port = String(await freePort());
      const settings = {
        DATA_DIR: join(folder, name),
        PORT: port,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Vitrina <codes@vitrina.example>',
        IMPORTERS: '*',
        NODE_ENV: 'production',
      };
      const server = startServer(settings);
      onTestFinished(() => void server.process.kill('SIGKILL'));
      await server.ready;
      await writeFile(join(folder, `${name}.csv`), offers);
      const { output } = await runCommand(['ingest', `${name}.csv`], folder, settings);
      expect(output).toContain('2026-W45');
      return { ...server, origin: `http://localhost:${port}` };
    },
    close: async () => {
      await browser.close();
      await smtp.close();
      await rm(folder, { recursive: true });
    },
  };
}
