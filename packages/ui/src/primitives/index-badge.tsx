import { createContext, memo, type ReactNode, useContext } from 'react';
import * as texts from '#texts/primitives';
import type { IndexScope } from '../fields/index-scope.ts';
import { findProspect } from '../format/prospect.ts';
import { ProspectIndexBadge, ProspectMark } from './prospect-badge.tsx';

/** Source of a row's index. */
export interface IndexSource {
  /** The row's own formula, or the mean of its products' indices. */
  readonly origin: 'own' | 'mean';
  /** Whether no list shows the products of a mean, so that its badge opens nothing. */
  readonly isUnlisted?: boolean;
  /** Scope of the index; undefined if nothing else has such an index. */
  readonly scope?: IndexScope | undefined;
}

/** Explains the indices on a screen. */
export interface IndexDetails {
  /** Finds the source of a row's index; undefined if nothing explains it. */
  readonly find: (row: object) => IndexSource | undefined;
  /** Shows beside a badge the parts of its index; without it badges open nothing. */
  readonly open?: ((badge: HTMLElement, row: object) => void) | undefined;
}

/** The details that badges open; null where badges open nothing. */
export const IndexDetailsContext = createContext<IndexDetails | null>(null);

const IndexRowContext = createContext<object | null>(null);

/** Names the row or profile that the badges inside belong to. */
export const IndexRow = ({ row, children }: { readonly row: object; readonly children: ReactNode }) => (
  <IndexRowContext value={row}>{children}</IndexRowContext>
);

function useSource(row: object | undefined) {
  const details = useContext(IndexDetailsContext);
  const profile = useContext(IndexRowContext);
  const subject = row ?? profile;
  return { details, subject, source: subject === null ? undefined : details?.find(subject) };
}

/** Returns the scope of a row's index, by default the row of `IndexRow`; undefined if unknown. */
export const useIndexScope = (row?: object): IndexScope | undefined => useSource(row).source?.scope;

/** States below the index of a profile that it is a mean of products; nothing below an own index or a section's mean. */
export const IndexCaption = () => {
  const { source } = useSource(undefined);
  return source?.origin === 'mean' && !source.isUnlisted ? texts.productMean : null;
};

interface Props {
  /** 0–1. */
  readonly index: number;
  /** The row; by default the one of `IndexRow`. */
  readonly row?: object;
  /** In a list: meter and number without the word. */
  readonly isMark?: boolean;
  /** Not a button: the whole row opens. */
  readonly isStatic?: boolean;
  readonly tabIndex?: number;
}

/** Badge of an index, which opens the parts of the index; outlined for a mean of product indices. Null without sales. */
export const IndexBadge = memo(({ index, row, isMark = false, isStatic = false, tabIndex }: Props) => {
  const { details, subject, source } = useSource(row);
  const Badge = isMark ? ProspectMark : ProspectIndexBadge;
  const badge = <Badge index={index} isMean={source?.origin === 'mean'} scope={source?.scope} />;
  const open = details?.open;
  if (findProspect(index) === undefined) return null;
  if (!open || subject === null || source === undefined || source.isUnlisted || isStatic) return badge;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      tabIndex={tabIndex}
      onClick={({ currentTarget }) => open(currentTarget, subject)}
      className="relative inline-flex rounded-badge align-middle after:absolute after:-inset-x-1 after:-inset-y-2 hover:brightness-[0.97]"
    >
      {badge}
    </button>
  );
});
