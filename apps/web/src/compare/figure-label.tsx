import { insertElements } from '@vitrina/ui/insert-elements';
import { AgainstMenu } from '../period/against-menu.tsx';
import type { FigureRow } from './figure-rows.ts';
import * as texts from '#texts/compare/compare';

/** The name of a row; that of the change, which alone depends on the compared week, holds its menu. */
export const FigureLabel = ({ row }: { row: FigureRow }) =>
  row.isChange
    ? insertElements(texts.revenueAgainst('{against}'), {
        against: (
          <span className="ml-1.5 inline-flex align-middle">
            <AgainstMenu isInToolbar isSilent />
          </span>
        ),
      })
    : row.label;
