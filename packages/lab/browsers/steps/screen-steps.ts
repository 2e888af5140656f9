import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPictures } from '../../pictures/screens.ts';
import type { Picture } from '../../pictures/picture.ts';
import type { MarketIds } from '../../start/market.ts';
import { DESKTOP, type Person, PHONE } from '../person.ts';
import { expectThat, type Step } from './step.ts';

/** Lists the screens that a signed-in person opens by address alone. */
const listScreens = (market: MarketIds): Picture[] =>
  createPictures(market).filter(
    ({ prepare, interact, isPrinted, isSignedOut }) => !prepare && !interact && !isPrinted && !isSignedOut,
  );

/** Opens every screen; each must have a heading, fit the window and report nothing. */
async function openScreens(person: Person, size: readonly [number, number], folder: string | undefined) {
  const { tab, market, open, reports } = person;
  await tab.resize(...size);
  const broken: string[] = [];
  const screens = listScreens(market);
  for (const { name, path } of screens) {
    const before = reports.length;
    try {
      await open(path);
    } catch (error) {
      broken.push(`${path}: ${String(error)}`);
    }
    const width = await tab.evaluate(() => document.documentElement.scrollWidth);
    if (width > size[0]) broken.push(`${path} is ${width} px wide`);
    broken.push(...reports.slice(before));
    if (folder !== undefined) writeFileSync(join(folder, `${name}-${size[0]}.png`), await tab.takePicture());
  }
  expectThat(screens.length >= 45, `Only ${screens.length} screens.`);
  expectThat(broken.length === 0, broken.join('\n'));
}

/** Creates the steps that open every screen, with a screenshot if a folder is given. */
export function createScreenSteps(folder: string | undefined): Step[] {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  return [
    { name: 'every screen loads', run: (person) => openScreens(person, DESKTOP, folder) },
    ...(folder === undefined
      ? []
      : [
          {
            name: 'every screen loads on a phone',
            run: (person: Person) => openScreens(person, PHONE, folder),
          },
        ]),
  ];
}
