import * as texts from '#texts/charts/treemap';
import { classNames } from '../../class-names.ts';
import { isolateBidi } from '../../format/bidi.ts';
import {
  formatCompact,
  formatCompactMoney,
  formatIndex,
  formatPercent,
  formatUnits,
} from '../../format/numbers.ts';
import { describeProspect, findProspect } from '../../format/prospect.ts';
import { Link } from '../../link.tsx';
import { DIMMED_TILE_CLASS, TILE_CLASS, type TileProps } from './tile-props.ts';
import { TileText } from './tile-text.tsx';
import type { LeafTileBox } from './treemap-layout.ts';
import type { TreemapLeaf } from './treemap-nodes.ts';

const describeLeaf = ({ title, revenue, index }: TreemapLeaf, total: number): string =>
  texts.leaf(
    isolateBidi(title),
    formatCompactMoney(revenue),
    formatPercent(revenue / total),
    formatIndex(index),
    findProspect(index)?.label ?? '',
  );

/** Tooltip of a leaf: revenue, sales, prospect. */
export const listLeafFigures = ({ revenue, salesCount, index }: TreemapLeaf, total: number) =>
  [
    [texts.revenue, `${formatCompactMoney(revenue)} · ${formatPercent(revenue / total)}`],
    [texts.sales, formatUnits(salesCount)],
    [texts.prospects, describeProspect(index)],
  ] as const;

interface Props extends TileProps {
  readonly tile: LeafTileBox;
}

/** A leaf as a link to its profile. */
export const LeafTile = ({ tile, total, isOutlined, tone, hasPassed, ...shared }: Props) => (
  <Link
    {...shared}
    href={tile.leaf.href}
    aria-label={describeLeaf(tile.leaf, total)}
    data-tile=""
    className={classNames(TILE_CLASS, hasPassed ? tone : DIMMED_TILE_CLASS, isOutlined && 'z-1 outline-2')}
  >
    <TileText name={tile.name} figure={formatCompact(tile.leaf.revenue)} />
  </Link>
);
