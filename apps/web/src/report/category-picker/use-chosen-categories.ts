import type { CategoriesWeekBody, ReportPeriod } from '@vitrina/contract';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { categoryReports, categoryTsr } from '../../api/category.ts';
import { idParam, useTypedSearchParams } from '../../routing/search-params.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import {
  buildCategoryNodes,
  type CategoryNode,
  findFewestNodes,
  resolveLeaves,
} from '../../search/category-nodes.ts';

/** As many leaf categories as one search may name (the contract's bound). */
const MOST = 5000;

/** Ids in an address, separated by commas. */
const idsInSearch = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[0-9]+(,[0-9]+)*$/)),
    z.transform((text) => text.split(',')),
  ),
  z.array(idParam).check(z.maxLength(MOST)),
);

const inAddress = { categoryId: idParam, categoryIds: idsInSearch };

/** A chosen category in a word: a leaf, or a section all of which is chosen. */
type ChosenCategory = Pick<CategoryNode, 'id' | 'title' | 'leaves'>;

/** What is chosen in the address: `categoryIds`, of any level, else the one that `categoryId` preselects. */
export interface ChosenCategories {
  isAny: boolean;
  /** The chosen leaves, ascending; undefined until the tree is there that knows them. */
  leaves: readonly number[] | undefined;
  /** The same in as few words as possible. */
  inShort: readonly ChosenCategory[];
  choose: (leaves: readonly number[]) => void;
}

const unknown = (id: number): ChosenCategory => ({ id, title: `Категория ${id}`, leaves: [id] });

/** Reads and changes which categories are chosen. A whole section is kept as one id, so that addresses stay short. */
export function useChosenCategories(): ChosenCategories {
  const [{ categoryId, categoryIds }, change] = useTypedSearchParams(inAddress);
  const { data: tree, isError } = categoryTsr.tree.useQuery(categoryReports.tree(useReportParams().week));
  const nodes = useMemo(() => (tree ? buildCategoryNodes(tree) : isError ? [] : undefined), [tree, isError]);
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
            .slice(0, MOST)
            .toSorted((a, b) => a - b),
    [nodes, ids],
  );
  const short = (chosen: readonly number[]): ChosenCategory[] => {
    const cover = findFewestNodes(nodes ?? [], new Set(chosen));
    const known = new Set(cover.flatMap((node) => node.leaves));
    return [...cover, ...chosen.filter((leaf) => !known.has(leaf)).map(unknown)];
  };
  const choose = (chosen: readonly number[]) => {
    const names = short(chosen).map(({ id }) => id);
    change({ categoryId: undefined, categoryIds: names.length === 0 ? undefined : names.join(',') });
  };
  return { isAny: ids.length > 0, leaves, inShort: leaves === undefined ? [] : short(leaves), choose };
}

/** Body of a search by the chosen categories; undefined, so that no request is sent, while none is chosen. */
export const toCategoriesBody = (
  week: ReportPeriod | undefined,
  leaves: readonly number[] | undefined,
): CategoriesWeekBody | undefined =>
  week && leaves && leaves.length > 0 ? { ...week, categoryIds: [...leaves] } : undefined;
