import { keepPreviousData } from '@tanstack/react-query';
import type { MoversBody } from '@vitrina/contract';
import { useState } from 'react';
import { reports } from '../../api/reports.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { MoverKind } from './mover-kinds.ts';

/** Scope of movers: a seller, brand, category or section, or the whole market. */
export type MoverScope = Pick<MoversBody, 'categoryId' | 'brandId' | 'sellerId' | 'sectionId'>;

/**
 * Reads the movers of the week against the compared week; while another kind is loading, returns the previous
 * response, whose kind is `of`.
 */
export function useMovers(of: MoverKind, scope: MoverScope = {}) {
  const { week } = useReportParams();
  const { text } = useAgainst();
  const against = text === undefined ? {} : { against: text };
  const query = reports.market.movers.useQuery(week && { ...week, ...scope, ...against, of }, {
    placeholderData: keepPreviousData,
  });
  const [answered, setAnswered] = useState(of);
  if (query.data !== undefined && !query.isPlaceholderData && answered !== of) setAnswered(of);
  return { ...query, of: query.isPlaceholderData ? answered : of };
}
