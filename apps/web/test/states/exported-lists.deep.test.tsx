import { fieldDefinitions, type DefinedField } from '@vitrina/ui/fields';
import { fieldKinds } from '@vitrina/ui/fields/field-definition';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mswWorker } from '../msw-worker.ts';
import { renderApp } from '../render-app.tsx';
import { weekScreens, withWeek } from '../screens.ts';

const fields = Object.keys(fieldDefinitions) as DefinedField[];

/** What the rows of some lists have beyond the response: computed by the screen from its other figures. */
const computedFields: ReadonlySet<string> = new Set<DefinedField>([
  'revenueDifference',
  'revenueChange',
  'facts',
  'gapToOthers',
  'room',
  'shareChange',
  'shareOfChosen',
  'shareRevenueFromTotal',
  'averagePrice',
  'priceChange',
  'revenueBefore',
]);

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Every name that a list of the sources may have. */
const listNames = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bname(?:=|: )["']([a-z]+)["']/g)].map(([, name]) => name),
  ),
);
/** Search params that show every column of every list. */
const allColumns = [...listNames].map((name) => `${name}.columns=${fields.join('~')}`).join('&');

type ResponseRow = Readonly<Record<string, unknown>>;

/** Lists every array of objects in a response. */
function collectRows(body: unknown, found: ResponseRow[][] = []): ResponseRow[][] {
  if (typeof body !== 'object' || body === null) return found;
  if (Array.isArray(body) && typeof body[0] === 'object' && body[0] !== null) found.push(body);
  for (const value of Object.values(body)) collectRows(value, found);
  return found;
}

/** Records the rows of all responses of a test. */
function recordRows(): readonly ResponseRow[][] {
  const recorded: ResponseRow[][] = [];
  mswWorker.events.on('response:mocked', ({ response }) => {
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) return;
    void response
      .clone()
      .json()
      .then((body: unknown) => recorded.push(...collectRows(body)));
  });
  return recorded;
}

/** Saves the list on the screen as CSV. */
async function saveCsv(): Promise<readonly (readonly string[])[]> {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved = blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Экспорт' }).first().click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await expect.poll(() => saved).toBeDefined();
  const text = (await saved?.text()) ?? '';
  return text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
}

/** The fields that a head may be of: some have the same short label. */
const findFields = (head: string): readonly DefinedField[] =>
  fields.filter((field) => {
    const { label, shortLabel = label } = fieldDefinitions[field];
    return head === label || head.startsWith(`${label}, `) || head.startsWith(`${shortLabel}, `);
  });

/** Whether a cell under its head says the value of the response. */
function isSaid(field: DefinedField, head: string, cell: string, value: unknown): boolean {
  if (typeof value !== 'number') return cell.replace(/^'/, '') === (typeof value === 'string' ? value : '');
  const { kind } = fieldDefinitions[field];
  if (cell === '') return value === 0 && fieldKinds[kind].isZeroUnknown;
  const factor = /, (%|п\. п\.)$/.test(head) ? 100 : 1;
  const decimals = /,(\d+)$/.exec(cell)?.[1]?.length ?? 0;
  const tolerance = (fieldKinds[kind].rounding.isTruncated ? 1 : 0.501) / 10 ** decimals;
  return Math.abs(Number(cell.replace(',', '.')) - value * factor) <= tolerance;
}

/** Whether a cell says the value of its head's field in a row of a response; why not, if not. */
function findFault(head: string, cell: string, at: number, given: ResponseRow): string | undefined {
  const candidates = findFields(head);
  if (candidates.length === 0 && head !== 'Состояние') return `unknown head ${head}`;
  const known = candidates.map((field) => ({
    field,
    value: at === 0 ? (given[field] ?? given['title']) : given[field],
  }));
  const valued = known.filter(({ value }) => value !== undefined);
  if (valued.some(({ field, value }) => isSaid(field, head, cell, value))) return undefined;
  const [first] = valued;
  if (first !== undefined) return `${head}: «${cell}» of ${String(first.value)}`;
  return candidates.every((field) => computedFields.has(field)) ? undefined : `${head} is in no response`;
}

/** The faults of an exported row; those of the row of a response that it is most alike. */
function findFaults(
  heads: readonly string[],
  row: readonly string[],
  rows: readonly ResponseRow[],
): readonly string[] {
  const faults = rows.map((given) =>
    heads.flatMap((head, at) => findFault(head, row[at] ?? '', at, given) ?? []),
  );
  return faults.toSorted((one, other) => one.length - other.length)[0] ?? ['no rows'];
}

const exportButton = page.getByRole('button', { name: 'Экспорт' });

/** Compares the list on the screen with the responses. */
async function expectExportedList(recorded: readonly ResponseRow[][], where: string) {
  await expect.element(page.getByRole('grid').first()).toBeVisible();
  const [heads = [], ...rows] = await saveCsv();
  expect(rows.length, where).toBeGreaterThan(0);
  const wrong = rows.flatMap((row) => findFaults(heads, row, recorded.flat()));
  expect(wrong, where).toEqual([]);
}

const listScreens = weekScreens.filter(({ tableCount }) => tableCount === 1);

test.each(listScreens)(
  'each cell of each column of the lists of $href is exported with the value of the response',
  async ({ href }) => {
    await page.viewport(1440, 900);
    const recorded = recordRows();
    await renderApp(`${withWeek(href, 46)}&${allColumns}`);
    await expectExportedList(recorded, href);
    const tabs = page.getByRole('main').getByRole('tab');
    for (const at of tabs.elements().keys()) {
      await tabs.nth(at).click();
      await expect.element(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
      if (exportButton.elements().length > 0)
        await expectExportedList(recorded, `${href} ${tabs.nth(at).element().textContent}`);
    }
  },
);
