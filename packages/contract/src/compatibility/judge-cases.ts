import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type Comparison, judgeChanges, reduceVersions } from './breaking-changes.ts';
import type { OpenApi } from './document.ts';
import { buildEdited, type Edit } from './document-edits.ts';
import { joinDocuments, splitChanges } from './joined-documents.ts';
import { type Change, runRedoclyDiff, type Versions } from './redocly-diff.ts';

const same: Edit = () => undefined;

/** A change of the contract's document, and its expected judgement. */
interface Case {
  readonly name: string;
  /** Edits the revision. */
  readonly change?: Edit;
  /** Edits the base. */
  readonly before?: Edit;
  /** Edits base and revision, first. */
  readonly both?: Edit;
  /** Part of the only message of a breaking change; undefined if harmless. */
  readonly message?: string | undefined;
}

const namesIn = ({ paths, components = {} }: OpenApi) =>
  [paths, ...Object.values(components)].map(Object.keys);

/**
 * Whether a path or component exists in one version only: redocly takes a removed one for a similar new one, or
 * another server.
 */
const hasOtherNames = ([base, revision]: Versions) => !isDeepStrictEqual(namesIn(base), namesIn(revision));

/** Finds the changes of each document; compares those with the same names in one run of redocly, which starts slowly. */
async function findChanges(documents: readonly Versions[]): Promise<ReadonlyMap<Versions, Change[]>> {
  const alike = documents.filter((versions) => !hasOtherNames(versions));
  const joined: Versions = [
    joinDocuments(alike.map(([base]) => base)),
    joinDocuments(alike.map(([, revision]) => revision)),
  ];
  const split = splitChanges(await runRedoclyDiff(joined), alike.length);
  const found = new Map(alike.map((versions, at) => [versions, split[at] ?? []]));
  for (const versions of documents.filter(hasOtherNames)) found.set(versions, await runRedoclyDiff(versions));
  return found;
}

/** Judges all cases together at the first request; the result returns the judgement of one. */
function judgeCases(cases: readonly Case[]): (one: Case) => Promise<Comparison> {
  async function judgeAll() {
    const documents = cases.map(({ change = same, before = same, both = same }) =>
      reduceVersions([buildEdited(both, before), buildEdited(both, change)]),
    );
    const changes = await findChanges(documents);
    return new Map(
      documents.map((versions, at) => [cases[at], judgeChanges(changes.get(versions) ?? [], versions)]),
    );
  }
  let judged: ReturnType<typeof judgeAll> | undefined;
  return async (one) => {
    judged ??= judgeAll();
    const found = (await judged).get(one);
    if (!found) throw new Error(`${one.name} is not among the cases`);
    return found;
  };
}

/** Name of a change · edit of the revision · part of its message, undefined if harmless · another edit. */
export type CaseRow = readonly [
  name: string,
  change: Edit,
  message: string | undefined,
  other?: Edit | undefined,
];

/**
 * Tests that each change is judged as its row says; the other edit changes the base, or both documents. Harmless rows
 * also say whether they are additions, which demand a higher second number of the version.
 */
export function testCases(
  title: string,
  rows: readonly CaseRow[],
  other: 'before' | 'both',
  isAddition?: boolean,
): void {
  const cases = rows.map(([name, change, message, edit]): Case => ({
    name,
    change,
    message,
    ...(edit && { [other]: edit }),
  }));
  const judge = judgeCases(cases);
  test.each(cases)(`${title}: $name`, async (one) => {
    const { breaks, hasAdditions } = await judge(one);
    const expected = one.message === undefined ? [] : [expect.stringContaining(one.message)];
    expect(breaks.map(({ message }) => message)).toEqual(expected);
    if (isAddition !== undefined) expect(hasAdditions).toBe(isAddition);
  });
}
