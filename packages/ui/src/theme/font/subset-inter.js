// Makes inter.woff2 beside this file: `pnpm --filter @vitrina/ui font`.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const latin = range(0x20, 0x7e) + range(0xa0, 0xff);
const cyrillic = range(0x400, 0x45f) + 'ӘәҒғҚқҢңӨөҰұҮүҺһ';
const spaces = '\u2009\u202f\u2011';
const signs = '–—‘’“”„…•‹›−₸€₽№≈≤≥Σ√←→↑↓⌘⇧↵';

const source = fileURLToPath(import.meta.resolve('inter-ui/variable/InterVariable.woff2'));
const font = await subsetFont(await readFile(source), latin + cyrillic + spaces + signs, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 14, wght: { min: 400, max: 650 } },
});
await writeFile(fileURLToPath(new URL('inter.woff2', import.meta.url)), font);
process.stdout.write(`inter.woff2: ${(font.length / 1000).toFixed(1)} KB\n`);
