import type { Rng } from '@vitrina/conformance/rng.ts';

/** One of the items. Throws if there are none. */
export function pick<Item>(items: readonly Item[], rng: Rng): Item {
  const [item] = rng.sample(items, 1);
  if (item === undefined && items.length === 0) throw new Error('Nothing to pick from');
  return item as Item;
}

/** Texts that a path, a query or a field does not expect. */
export const hostileTexts: readonly string[] = [
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x2e',
  '+46',
  '046',
  '54',
  '٤٦',
  '4294967295',
  '4294967296',
  '9007199254740993',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '%00',
  '%',
  '%ff',
  '%c0%ae',
  '%e2%80%ae',
  '%2e%2e%2f',
  '..',
  '%2f',
  '%5c',
  '%0d%0aX:1',
  ';',
  '&',
  '#',
  "'",
  '"',
  "1' OR '1'='1",
  '1; DROP TABLE offer',
  '{x:UInt32}',
  '%25',
  '\\',
  '__proto__',
  'constructor',
  'toString',
  '[]',
  '[0]',
  '2026-W54',
  '2026-W00',
  '9999-W53',
  '0001-W01',
  '🛒',
  'x'.repeat(3000),
];

/** Values that a field of a body does not expect. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 32 - 1,
  2 ** 32,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 1 },
  '\u0000',
  '\ud800',
  '\u202e',
  'а\u0301'.repeat(200),
  Array.from({ length: 6000 }, (_, index) => index + 1),
];

/** Damages the bytes of a text: cut, changed, repeated or followed by something. */
export function damageText(text: string, rng: Rng): Buffer {
  const bytes = Buffer.from(text);
  const at = rng.below(bytes.length + 1);
  const damages = [
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([rng.below(256)]), bytes.subarray(at)]),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.from(bytes.map((byte, index) => (index === at ? rng.below(256) : byte))),
    () => Buffer.from(text.replace(/\d+/, '1e999')),
    () => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.alloc(70_000, ' '),
  ];
  return pick(damages, rng)();
}
