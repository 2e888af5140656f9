import * as texts from '#texts/charts/concentration-strip';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatPercent } from '../../format/numbers.ts';
import { useHasPassed, useHighlightedRow } from '../../row-highlight.tsx';
import { MarkTooltip } from '../mark-tooltip.tsx';
import { usePointedMark } from '../use-pointed-mark.ts';
import { hasRoomForName, SHARE_WIDTH, type Strip } from './strip-layout.ts';
import { LeaderPart, LegendLeader } from './strip-leader.tsx';

interface Props {
  readonly strip: Strip;
  /** px */
  readonly width: number;
  /** Whether a list below names the leaders that have no room for their names. */
  readonly isListed: boolean;
}

/** An aggregated rest, to scale; its name below if it fits. */
const RestPart = ({
  rest: { title, share },
  width,
  isNamed,
}: Pick<Props, 'width'> & { readonly rest: Strip['rests'][number]; readonly isNamed: boolean }) => (
  <div style={{ width: `${share * 100}%` }} className="min-w-0">
    <p
      aria-hidden={!isNamed}
      className="figures h-7 truncate rounded-mark border border-line-quiet text-label leading-6.5 hatched"
    >
      {share * width >= SHARE_WIDTH ? <span className="px-2">{formatPercent(share)}</span> : null}
    </p>
    {isNamed ? <p className="truncate text-label font-normal text-ink-2">{title}</p> : null}
  </div>
);

interface LegendProps extends Pick<Strip, 'rests'> {
  readonly leaders: readonly ComponentProps<typeof LegendLeader>[];
  /** Whether it is one line, in which names are cut. */
  readonly isOneLine: boolean;
}

/** Legend of the parts that are not named below them; nothing if all are. */
const StripLegend = ({ leaders, rests, isOneLine }: LegendProps) =>
  leaders.length + rests.length === 0 ? null : (
    <ul className={classNames('flex gap-x-4', !isOneLine && 'mt-1 flex-wrap')}>
      {leaders.map((props) => (
        <li key={props.leader.key} className="min-w-0">
          <LegendLeader {...props} />
        </li>
      ))}
      {rests.map(({ title, share }) => (
        <li
          key={title}
          className="flex h-6 items-center gap-1.5 text-label font-normal whitespace-nowrap text-ink-2"
        >
          <span aria-hidden="true" className="size-2.5 rounded-mark border border-line-quiet hatched" />
          {title} <span className="figures">{formatPercent(share)}</span>
        </li>
      ))}
    </ul>
  );

/** Least width at which one line names all parts, px. */
const ONE_LINE_WIDTH = 960;

/**
 * Chooses the place of the names: below the parts, in one line if few have room, or in the list below the picture.
 */
const findNames = ({ leaders }: Strip, width: number, isListed: boolean) => {
  const roomy = leaders.filter((leader) => hasRoomForName(leader, width)).length;
  const isOneLine = isListed && width >= ONE_LINE_WIDTH && 2 * roomy < leaders.length;
  return {
    isOneLine,
    isNamedBelow: (part: { readonly title: string; readonly share: number }): boolean =>
      !isOneLine && hasRoomForName(part, width),
  };
};

/** Parts of a market to scale, names below them or in a legend; on a phone a list below may name them. */
export const StripPicture = ({ strip, width, isListed }: Props) => {
  const { leaders, rests } = strip;
  const { isOneLine, isNamedBelow } = findNames(strip, width, isListed);
  const { pointed, clear, getHandlers } = usePointedMark();
  const highlightedRow = useHighlightedRow();
  const hasPassed = useHasPassed();
  const getShared = (position: number) => {
    const key = leaders[position]?.key ?? -1;
    return {
      ...getHandlers(position, key),
      position,
      isOutlined: pointed === null ? highlightedRow === key : pointed === position,
      hasPassed: hasPassed(key),
    };
  };
  const isInLegend = (leader: Strip['leaders'][number]) => !isNamedBelow(leader) && (isOneLine || !isListed);
  const explained = pointed === null ? undefined : leaders[pointed];
  const before = leaders.slice(0, pointed ?? 0).reduce((sum, { share }) => sum + share, 0);
  return (
    <>
      <div className="relative flex gap-px">
        {leaders.map((leader, position) => (
          <LeaderPart
            key={leader.key}
            {...getShared(position)}
            {...{ leader, width }}
            isNamed={isNamedBelow(leader)}
            isInLegend={isInLegend(leader)}
          />
        ))}
        {rests.map((rest) => (
          <RestPart key={rest.title} {...{ rest, width }} isNamed={isNamedBelow(rest)} />
        ))}
        {explained && (
          <MarkTooltip
            key={pointed}
            title={explained.title}
            rows={[
              [texts.revenue, formatCompactMoney(explained.revenue)],
              [texts.share, formatPercent(explained.share)],
            ]}
            style={{ left: `${100 * before}%`, width: `${100 * explained.share}%`, top: 0, bottom: 0 }}
            onClose={clear}
          />
        )}
      </div>
      <StripLegend
        leaders={leaders
          .map((leader, position) => ({ ...getShared(position), leader }))
          .filter(({ leader }) => isInLegend(leader))}
        rests={rests.filter((rest) => !isNamedBelow(rest))}
        isOneLine={isOneLine}
      />
    </>
  );
};
