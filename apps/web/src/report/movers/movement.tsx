import * as texts from '#texts/report/movers/movers';
import type { Movers } from '@vitrina/contract';
import { formatCompactMoney, formatInteger, formatMoney } from '@vitrina/ui/format/numbers';
import { formatCount } from '@vitrina/ui/format/plural';
import { classNames } from '@vitrina/ui/class-names';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Segments } from '@vitrina/ui/primitives/segments';
import { type ReactNode, useState } from 'react';
import { MissingWeek } from '../../period/nearest-week.tsx';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { type MoverKind, moverKinds } from './mover-kinds.ts';
import { type GroupName, groupTitles, toMoverRows } from './mover-rows.ts';
import { Overtakers } from './overtakers.tsx';
import { useMoverKind } from './use-mover-kind.ts';
import { type MoverScope, useMovers } from './use-movers.ts';

const groupNames = ['gained', 'lost', 'entered', 'left'] as const;

const formatSigned = (amount: number): string =>
  amount > 0 ? `+${formatCompactMoney(amount)}` : formatCompactMoney(amount);

const sumUp = (movers: Movers, read: (group: Movers[GroupName]) => number): number =>
  groupNames.reduce((sum, name) => sum + read(movers[name]), 0);

const groupTones = { gained: 'text-up', lost: 'text-down', entered: '', left: '' } as const;

interface GroupsProps {
  movers: Movers;
  chosen: GroupName | undefined;
  onChoose: (name: GroupName | undefined) => void;
}

/** All that changed, and each group that has rows, with its sum; a press shows its rows, a second one all. */
const Groups = ({ movers, chosen, onChoose }: GroupsProps) => {
  const all = { count: sumUp(movers, ({ count }) => count), change: sumUp(movers, ({ change }) => change) };
  const groups = [
    { name: undefined, title: texts.all, tone: '', ...all },
    ...groupNames.map((name) => ({
      ...movers[name],
      name,
      title: groupTitles[name],
      tone: groupTones[name],
    })),
  ];
  return (
    <div className="flex scroll-sideways border-b border-line whitespace-nowrap">
      {groups
        .filter(({ count }) => count > 0)
        .map(({ name, title, tone, count, change }) => (
          <button
            key={title}
            type="button"
            {...(name === undefined
              ? { 'aria-current': chosen === undefined }
              : { 'aria-pressed': chosen === name })}
            onClick={() => onChoose(chosen === name ? undefined : name)}
            className="flex min-h-10 flex-auto items-center justify-between gap-x-1.5 border-line px-2.5 text-left -outline-offset-2 first:pl-(--gutter) min-[86rem]:gap-x-3 min-[86rem]:px-4 min-[86rem]:last:pr-(--gutter) hover:bg-hover aria-[current=true]:bg-accent-soft aria-pressed:bg-accent-soft max-md:min-h-11 [&+&]:border-l"
          >
            <span>
              {title} <b className="figures font-semibold">{formatInteger(count)}</b>
            </span>{' '}
            <span className={classNames('figures font-semibold', tone)}>
              {/* Those who entered or left may have sold nothing. */}
              {name !== undefined && change === 0 ? null : formatSigned(change)}
            </span>
          </button>
        ))}
    </div>
  );
};

/** Whether the rows of a group are cut. */
const isCut = (movers: Movers): boolean =>
  groupNames.some((name) => movers[name].rows.length < movers[name].count);

/**
 * Below the table: «Вместе +120 269 870 ₸, без изменений 67 продавцов», and whether the table has only the largest rows
 * of each group.
 */
const Summary = ({ kind, movers }: { kind: MoverKind; movers: Movers }) => {
  const change = sumUp(movers, (group) => group.change);
  const text =
    movers.unchangedCount > 0
      ? texts.togetherAndUnchanged(formatCount(movers.unchangedCount, moverKinds[kind].noun))
      : texts.together;
  const sum = `${change > 0 ? '+' : ''}${formatMoney(change)}`;
  return (
    <p className="px-(--gutter) pt-3 text-ink-2">
      {insertElements(text, { sum: <b className="font-semibold text-ink">{sum}</b> })}.{' '}
      {isCut(movers) && texts.cut}
    </p>
  );
};

/** Labels the totals: of all that changed or of a group, or of how many of them the table has. */
function labelTotals(movers: Movers, chosen: GroupName | undefined): string {
  const groups = (chosen === undefined ? groupNames : [chosen]).map((name) => movers[name]);
  const shown = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (shown < count) return texts.totalOfPart(formatInteger(shown), formatInteger(count));
  return chosen === undefined ? texts.total : texts.totalOf(groupTitles[chosen]);
}

interface Props {
  /** Kinds of entities to choose from. */
  kinds: readonly MoverKind[];
  scope: MoverScope;
}

interface ListProps {
  kind: MoverKind;
  movers: Movers;
  /** The choice of a kind, in the toolbar. */
  chips: ReactNode;
}

/** The groups, and the rows of the chosen one; a kind whose chosen group is empty has all rows. */
function MoverList({ kind, movers, chips }: ListProps) {
  const [group, choose] = useState<GroupName>();
  const chosen = group !== undefined && movers[group].count > 0 ? group : undefined;
  const { noun, title } = moverKinds[kind];
  return (
    <>
      <Groups movers={movers} chosen={chosen} onChoose={choose} />
      <ReportList
        name="movers"
        caption={texts.caption(title)}
        noun={noun}
        initialOrder="change"
        totalLabel={labelTotals(movers, chosen)}
        chips={chips}
        {...toMoverRows(kind, movers, chosen)}
        initiallyHidden={['share']}
        phoneLayout={{
          value: 'revenueDifference',
          secondary: ['phoneLine'],
          secondaryValue: 'revenue',
          isNameAlone: kind === 'products',
        }}
        emptyTitle={texts.nothingMoved}
        advice={texts.chooseWeek}
      />
      <Summary kind={kind} movers={movers} />
      <Overtakers kind={kind} movers={movers} />
    </>
  );
}

/** Movers inside an entity: four groups, their rows, and who overtook whom. */
export function Movement({ kinds, scope }: Props) {
  const [kind, setKind] = useMoverKind(kinds, 'sellers');
  const query = useMovers(kind, scope);
  return (
    <Report query={query} what={texts.movementAccusative}>
      {({ against, movers }) =>
        against === null ? (
          <div className="px-(--gutter)">
            <MissingWeek />
          </div>
        ) : (
          <div aria-busy={query.isPlaceholderData || undefined} className="aria-busy:opacity-60">
            <MoverList
              kind={query.of}
              movers={movers}
              chips={
                <Segments
                  label={texts.whatMoved}
                  choices={kinds.map((name) => ({ name, title: moverKinds[name].title }))}
                  value={kind}
                  onChange={setKind}
                  className="max-md:max-w-full max-md:scroll-sideways"
                />
              }
            />
          </div>
        )
      }
    </Report>
  );
}
