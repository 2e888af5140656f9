import { classNames } from '../../class-names.ts';
import { formatCompact, formatCompactMoney, formatPercent } from '../../format/numbers.ts';
import { Link } from '../../link.tsx';
import { formatCountGenitive, type Noun } from '../../format/plural.ts';
import { useIsRowHighlighted, useRowHighlight } from '../../row-highlight.tsx';
import { summarizeLeader } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';

/** One of those who are ranked. */
export interface RankedItem {
  /** Its row in the report, by index. */
  readonly key: number;
  /** Empty for goods without a brand. */
  readonly title: string;
  /** ₸ in the week. */
  readonly revenue: number;
  /** Its profile, if it has one. */
  readonly href: string | undefined;
}

/** As many bars as are told apart at a glance. */
const SHOWN = 10;

interface BarProps {
  readonly ranked: RankedItem;
  /** The largest revenue, and that of all, ₸. */
  readonly most: number;
  readonly total: number;
}

const Bar = ({ ranked, most, total }: BarProps) => {
  const { key, title, revenue, href } = ranked;
  const pointed = useRowHighlight();
  const isPointed = useIsRowHighlighted(key);
  return (
    <li>
      <div
        role="presentation"
        onPointerEnter={() => pointed?.point(key)}
        onPointerLeave={() => pointed?.point(null)}
        onFocus={() => pointed?.point(key)}
        onBlur={() => pointed?.point(null)}
        className={classNames(
          'flex h-6 items-center rounded-mark text-badge font-normal hover:bg-hover max-md:h-7',
          isPointed && 'bg-hover outline-[Highlight] forced-colors:outline',
        )}
      >
        <span className="w-36 shrink-0 truncate pr-3" title={title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className="rounded-mark py-1 -outline-offset-2 hover:underline">
              {title}
            </Link>
          )}
        </span>
        <span className="flex min-w-0 flex-1 items-center gap-2 border-l border-line [--room:4.5rem] md:[--room:7.5rem]">
          <span
            className={classNames(
              'h-3 shrink-0 rounded-r-mark mark',
              isPointed ? 'bg-accent' : 'bg-bar-strong',
            )}
            style={{ width: `calc((100% - var(--room)) * ${revenue / most})` }}
          />
          <span className="figures font-medium whitespace-nowrap">{formatCompact(revenue)}</span>
          <span className="figures text-ink-3 max-md:hidden">{formatPercent(revenue / total)}</span>
        </span>
      </div>
    </li>
  );
};

interface Props {
  readonly title: string;
  /** All of them, in any order. */
  readonly ranked: readonly RankedItem[];
  readonly noun: Noun;
  /** Of the whole they lead, where only the leaders are given: how many there are, and their revenue in ₸. */
  readonly all?: { readonly count: number; readonly revenue: number };
  readonly className?: string;
}

/** Who leads and by how much: bars from zero, the value at the end, each name a link. */
export const RankingBars = ({ title, ranked, noun, all, className }: Props) => {
  const total = all?.revenue ?? ranked.reduce((sum, { revenue }) => sum + revenue, 0);
  const leaders = ranked.toSorted((one, other) => other.revenue - one.revenue).slice(0, SHOWN);
  const most = leaders[0]?.revenue ?? 0;
  if (most === 0) return null;
  const named = leaders.map((leader) => ({ ...leader, title: leader.title || 'Без бренда' }));
  return (
    <ChartFigure
      title={title}
      note={`${leaders.length} из ${formatCountGenitive(all?.count ?? ranked.length, noun)}`}
      answer={summarizeLeader(named, total)}
      table={{
        heads: ['Название', 'Выручка', 'Доля'],
        rows: named.map((each) => [
          each.title,
          formatCompactMoney(each.revenue),
          formatPercent(each.revenue / total),
        ]),
      }}
      {...(className !== undefined && { className })}
    >
      <ol>
        {named.map((each) => (
          <Bar key={each.key} ranked={each} most={most} total={total} />
        ))}
      </ol>
    </ChartFigure>
  );
};
