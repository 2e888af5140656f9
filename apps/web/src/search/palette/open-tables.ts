import type { Noun } from '@vitrina/ui/format/plural';
import { type RefObject, useEffect, useRef } from 'react';

/** A table on the screen, as the palette can narrow it. */
export interface OpenTable {
  /** What it shows: «Товары категории». */
  caption: string;
  noun: Noun;
  /** How many of its rows have a text in their name. */
  count: (text: string) => number;
  /** Shows these rows alone. */
  narrow: (text: string) => void;
}

const inFront = new Set<RefObject<OpenTable>>();

/** The tables on the screen, from the top. */
export const listOpenTables = (): readonly OpenTable[] => [...inFront].map(({ current }) => current);

/** Offers a table in the palette for as long as it is on the screen. */
export function useOpenTable(table: OpenTable): void {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(() => {
    inFront.add(latest);
    return () => void inFront.delete(latest);
  }, []);
}
