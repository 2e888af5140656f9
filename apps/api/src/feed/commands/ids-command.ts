import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import type { Command, Terminal } from '../../command/command.ts';
import { FeedError } from '../../command/feed-error.ts';
import { escapeUnprintable } from '../../command/printable.ts';
import { openAppStore } from '../../installation/open-sources.ts';
import { readKeys, readMergedIds } from '../../store/entity-keys.ts';
import type { Store } from '../../store/store.ts';
import { type KeyKind, keyKinds } from '../../store/week-tables.ts';
import { lockFeed } from '../feed-lock.ts';
import { mergeKeys } from '../keys/merge-keys.ts';

const help = `Usage: pnpm ids [list [KIND]], pnpm ids export, or pnpm ids merge KIND FROM INTO

Shows the registry that gives sellers, products, brands and categories their ids. KIND is one of these four
words in the singular.

  list [KIND]            list ids with their keys: Kaspi ids, articles, titles
  export                 write all of them as CSV: kind, id, key, merged_into
  merge KIND FROM INTO   give what has the id FROM the id INTO, from the next ingest on; published weeks stay
  --help                 print this text
`;

const options = { help: { type: 'boolean', default: false } } as const;

/** A key in the order of ids. */
interface ListedKey {
  kind: KeyKind;
  id: number;
  key: string;
  mergedInto: number | undefined;
}

const listKeys = async (store: Store, kinds: readonly KeyKind[]): Promise<ListedKey[]> => {
  const merged = await readMergedIds(store);
  const listed: ListedKey[] = [];
  for (const kind of kinds) {
    const keys: ListedKey[] = [];
    await readKeys(store, kind, (key, id) => keys.push({ kind, id, key, mergedInto: merged[kind].get(id) }));
    for (const key of keys.toSorted((one, other) => one.id - other.id)) listed.push(key);
  }
  return listed;
};

const parseKind = (text: string): KeyKind => {
  const kind = keyKinds.find((one) => one === text);
  if (kind === undefined)
    throw new FeedError('usage', `${text === '' ? 'No kind' : text} is not one of ${keyKinds.join(', ')}`);
  return kind;
};

const parseId = (text: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(text))
    throw new FeedError(
      'usage',
      `${text === '' ? 'Nothing' : text} is not an id: give two ids, FROM and INTO`,
    );
  return Number(text);
};

const formatLine = ({ kind, id, key, mergedInto }: ListedKey): string =>
  `${kind} ${id}: ${escapeUnprintable(key)}${mergedInto === undefined ? '' : `, merged into ${mergedInto}`}\n`;

/** Quotes a key for CSV. A key that a spreadsheet would take for a formula begins with an apostrophe. */
const quoteKey = (key: string): string => {
  const text = /^[=+\-@\t\r]/.test(key) ? `'${key}` : key;
  return `"${text.replaceAll('"', '""')}"`;
};

const formatCsv = ({ kind, id, key, mergedInto }: ListedKey): string =>
  `${kind},${id},${quoteKey(key)},${mergedInto ?? ''}\r\n`;

const runAction = async (
  store: Store,
  [action = 'list', kind, from = '', into = '', ...more]: readonly string[],
  stdout: Terminal['stdout'],
): Promise<void> => {
  if (more.length > 0) throw new FeedError('usage', `${more.join(' ')} is too much; see  pnpm ids --help`);
  if (action === 'list') {
    const keys = await listKeys(store, kind === undefined ? keyKinds : [parseKind(kind)]);
    if (keys.length === 0) stdout.write('No id was given yet.\n');
    for (const key of keys) stdout.write(formatLine(key));
  } else if (action === 'export') {
    stdout.write('kind,id,key,merged_into\r\n');
    for (const key of await listKeys(store, keyKinds)) stdout.write(formatCsv(key));
  } else if (action === 'merge') {
    const ids = { kind: parseKind(kind ?? ''), from: parseId(from), into: parseId(into) };
    await using _ = await lockFeed(store);
    await mergeKeys(store, ids);
    stdout.write(
      `From the next ingest on, what has the ${ids.kind} id ${ids.from} gets the id ${ids.into}.\n`,
    );
  } else throw new FeedError('usage', `${action} is none of list, export and merge; see  pnpm ids --help`);
};

/** `pnpm ids`: shows the ids of keys, and merges two of them. */
export const idsCommand: Command = async (args, { stdout }) => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) {
    stdout.write(help);
    return;
  }
  const store = await openAppStore(readConfig());
  try {
    await runAction(store, positionals, stdout);
  } finally {
    await store.close();
  }
};
