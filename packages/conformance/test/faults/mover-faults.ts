import type { MoverGroup, Movers } from '@vitrina/contract';
import { changeBody } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

const changeMovers = (change: (movers: Movers) => Partial<Movers>) =>
  changeBody('market.movers', (body) => {
    const movers = body['movers'] as Movers;
    return { ...body, movers: { ...movers, ...change(movers) } };
  });

const changeRows = (group: MoverGroup, change: (row: MoverGroup['rows'][number]) => object): MoverGroup => ({
  ...group,
  rows: group.rows.map((row) => ({ ...row, ...change(row) })),
});

/** Movers with typical errors. */
export const moverFaults: readonly PlantedFault[] = [
  [
    'the sums of movers are of the rows shown',
    'mover-groups',
    'movers',
    changeMovers(({ gained }) => ({ gained: { ...gained, change: gained.rows[0]?.change ?? 0 } })),
  ],
  [
    'a week without change counts as lost',
    'mover-groups',
    'movers',
    changeMovers(({ lost, unchangedCount }) => ({
      lost: { ...lost, count: lost.count + unchangedCount },
      unchangedCount: unchangedCount + 1,
    })),
  ],
  [
    'absent counts as 0 in a row that entered',
    'mover-rows',
    'movers',
    changeMovers(({ entered }) => ({ entered: changeRows(entered, () => ({ revenueBefore: 0 })) })),
  ],
  [
    'a place of movers is the row’s number',
    'mover-rows',
    'movers',
    changeMovers(({ lost }) => ({
      lost: changeRows(lost, (row) => ({ place: row.place && row.place + 1 })),
    })),
  ],
  [
    'what entered is never new',
    'is-new',
    'movers',
    changeMovers(({ entered }) => ({ entered: changeRows(entered, () => ({ isNew: false })) })),
  ],
  [
    'movers are held against no week',
    'against',
    'movers',
    changeBody('market.movers', (body) => ({ ...body, against: null })),
  ],
  [
    'overtakers count those with equal revenue',
    'overtakers',
    'movers',
    changeMovers(({ overtook }) => ({
      overtook: overtook.map((row) => ({ ...row, overtakenCount: row.overtakenCount + 1 })),
    })),
  ],
];
