import * as texts from '#texts/report/briefing/pages';
import type { BriefingList } from './briefing.ts';

interface Options extends Pick<BriefingList, 'title' | 'fields' | 'rows' | 'paperFields'> {
  /** Rows on paper. */
  readonly paperCount: number;
}

/** Creates a list ordered by revenue; paper shows its first rows. */
export const createTopList = ({ paperCount, ...list }: Options): BriefingList => ({
  ...list,
  paperTitle: texts.topList(list.title),
  paperRows: list.rows.slice(0, paperCount),
});
