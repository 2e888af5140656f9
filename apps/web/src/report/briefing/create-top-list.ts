import type { BriefingList } from './briefing.ts';

interface Options extends Pick<BriefingList, 'title' | 'fields' | 'rows' | 'paperFields'> {
  /** Rows on paper. */
  readonly paperCount: number;
}

/** Creates a list that comes ordered by revenue: paper shows its first rows. */
export const createTopList = ({ paperCount, ...list }: Options): BriefingList => ({
  ...list,
  paperTitle: `${list.title} с наибольшей выручкой`,
  paperRows: list.rows.slice(0, paperCount),
});
