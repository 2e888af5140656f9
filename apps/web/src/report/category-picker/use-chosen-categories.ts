import * as texts from '#texts/report/finder';
import type { CategoriesWeekBody, CategoryTree, ReportPeriod } from '@vitrina/contract';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { reports } from '../../api/reports.ts';
import { combineResults } from '../../api/combine-results.ts';
import type { ReportResult } from '../../api/report-result.ts';
import { idParam, useTypedSearchParams } from '../../routing/search-params.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import {
  buildCategoryNodes,
  type CategoryNode,
  findFewestNodes,
  resolveLeaves,
} from '../../search/category-nodes.ts';

/** Maximum number of leaf categories in one request (the contract's limit). */
const MAX_CATEGORIES = 5000;

/** Comma-separated ids in an address. */
const idListParam = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[0-9]+(,[0-9]+)*$/)),
    z.transform((text) => text.split(',')),
  ),
  z.array(idParam).check(z.maxLength(MAX_CATEGORIES)),
);

const searchShape = { categoryId: idParam, categoryIds: idListParam };

/** A chosen leaf, or a section whose leaves are all chosen. */
type ChosenCategory = Pick<CategoryNode, 'id' | 'title' | 'leaves'>;

/** The categories chosen in the address: `categoryIds`, of any level, else `categoryId`. */
export interface ChosenCategories {
  hasChoice: boolean;
  /** The chosen leaves, ascending; undefined until the tree is fetched. */
  leaves: readonly number[] | undefined;
  /** The listed leaves: the chosen ones, by default all of the week. */
  listed: readonly number[] | undefined;
  /** The chosen categories in the fewest nodes. */
  shortest: readonly ChosenCategory[];
  choose: (leaves: readonly number[]) => void;
  /** The tree, which gives the chosen ids their meaning. */
  tree: ReportResult<CategoryTree>;
}

const toUnknownCategory = (id: number): ChosenCategory => ({
  id,
  title: texts.unknownCategory(id),
  leaves: [id],
});

/** Every leaf of the week, as many as one request may name. */
const useAllLeaves = (nodes: readonly CategoryNode[] | undefined) =>
  useMemo(
    () =>
      nodes
        ?.flatMap((node) => node.leaves)
        .slice(0, MAX_CATEGORIES)
        .toSorted((a, b) => a - b),
    [nodes],
  );

/** Reads and changes the chosen categories. The address stores a fully chosen section as one id. */
export function useChosenCategories(): ChosenCategories {
  const [{ categoryId, categoryIds }, change] = useTypedSearchParams(searchShape);
  const tree = reports.category.tree.useQuery(useReportParams().week);
  const nodes = useMemo(() => tree.data && buildCategoryNodes(tree.data), [tree.data]);
  const ids = useMemo(
    () => categoryIds ?? (categoryId === undefined ? [] : [categoryId]),
    [categoryId, categoryIds],
  );
  const leaves = useMemo(
    () =>
      ids.length === 0
        ? ids
        : nodes &&
          resolveLeaves(nodes, ids)
            .slice(0, MAX_CATEGORIES)
            .toSorted((a, b) => a - b),
    [nodes, ids],
  );
  const all = useAllLeaves(nodes);
  const findFewest = (chosen: readonly number[]): ChosenCategory[] => {
    const cover = findFewestNodes(nodes ?? [], new Set(chosen));
    const known = new Set(cover.flatMap((node) => node.leaves));
    return [...cover, ...chosen.filter((leaf) => !known.has(leaf)).map(toUnknownCategory)];
  };
  const choose = (chosen: readonly number[]) => {
    const ids = findFewest(chosen).map(({ id }) => id);
    change({ categoryId: undefined, categoryIds: ids.length === 0 ? undefined : ids.join(',') });
  };
  return {
    hasChoice: ids.length > 0,
    leaves,
    listed: ids.length > 0 ? leaves : all,
    shortest: leaves === undefined ? [] : findFewest(leaves),
    choose,
    tree,
  };
}

/** Body of a search by the chosen categories; undefined, so that no request is sent, while none is chosen. */
export const toCategoriesBody = (
  week: ReportPeriod | undefined,
  leaves: readonly number[] | undefined,
): CategoriesWeekBody | undefined =>
  week && leaves && leaves.length > 0 ? { ...week, categoryIds: [...leaves] } : undefined;

/**
 * Combines the rows of the listed categories with the tree: fails if the tree fails; empty if the week has no
 * categories.
 */
export const combineWithTree = <Row>(
  { tree, listed }: ChosenCategories,
  rows: ReportResult<readonly Row[]>,
): ReportResult<readonly Row[]> =>
  listed?.length === 0 ? combineResults([tree], () => []) : combineResults([tree, rows], () => rows.data);
