import * as texts from '#texts/charts/concentration-strip';
import type { ComponentProps } from 'react';
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
}: Pick<Props, 'width'> & { readonly rest: Strip['rests'][number] }) => (
  <div style={{ width: `${share * 100}%` }} className="min-w-0">
    <p
      aria-hidden={!hasRoomForName({ title, share }, width)}
      className="figures h-7 truncate rounded-mark border border-line-quiet text-label leading-6.5 hatched"
    >
      {share * width >= SHARE_WIDTH ? <span className="px-2">{formatPercent(share)}</span> : null}
    </p>
    {hasRoomForName({ title, share }, width) ? (
      <p className="truncate text-label font-normal text-ink-2">{title}</p>
    ) : null}
  </div>
);

interface LegendProps extends Pick<Strip, 'rests'> {
  readonly leaders: readonly ComponentProps<typeof LegendLeader>[];
  readonly width: number;
}

/** Legend of the parts too narrow for their names; nothing if all have room. */
const StripLegend = ({ leaders, rests, width }: LegendProps) => {
  const narrowLeaders = leaders.filter(({ leader }) => !hasRoomForName(leader, width));
  const narrowRests = rests.filter((rest) => !hasRoomForName(rest, width));
  if (narrowLeaders.length + narrowRests.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {narrowLeaders.map((props) => (
        <li key={props.leader.key} className="min-w-0">
          <LegendLeader {...props} />
        </li>
      ))}
      {narrowRests.map(({ title, share }) => (
        <li key={title} className="flex h-6 items-center gap-1.5 text-label font-normal text-ink-2">
          <span aria-hidden="true" className="size-2.5 rounded-mark border border-line-quiet hatched" />
          {title} <span className="figures">{formatPercent(share)}</span>
        </li>
      ))}
    </ul>
  );
};

/** Parts of a market to scale, names below them; those too narrow for a name are in a legend or in the list below. */
export const StripPicture = ({ strip: { leaders, rests }, width, isListed }: Props) => {
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
  const explained = pointed === null ? undefined : leaders[pointed];
  const before = leaders.slice(0, pointed ?? 0).reduce((sum, { share }) => sum + share, 0);
  return (
    <>
      <div className="relative flex gap-px">
        {leaders.map((leader, position) => (
          <LeaderPart key={leader.key} {...getShared(position)} {...{ leader, width, isListed }} />
        ))}
        {rests.map((rest) => (
          <RestPart key={rest.title} rest={rest} width={width} />
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
        leaders={isListed ? [] : leaders.map((leader, position) => ({ ...getShared(position), leader }))}
        {...{ rests, width }}
      />
    </>
  );
};
